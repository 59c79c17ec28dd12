"""Finding text in a tree of tokens."""

import pytest

from playground.session.session import Place
from playground.session.tree import Prompt, TokenTree
from playground.session.tree_search import find
from tests.session.test_tree_layout import add


@pytest.fixture
def tree() -> TokenTree:
    """The cat sat / The cat ran / The Äpfel."""
    tree = TokenTree()
    tree.plant(Prompt("The", (1,), (b"The",)))
    add(tree, 1, b" cat")
    add(tree, 2, b" s")
    add(tree, 3, b"at")
    add(tree, 2, b" ran")
    add(tree, 1, " Äp".encode())
    add(tree, 6, b"fel")
    return tree


@pytest.mark.parametrize(
    ("wanted", "nodes"),
    [
        ("cat", [2]),
        ("CAT", [2]),
        ("sat", [4]),
        ("cat sat", [4]),
        ("cat ran", [5]),
        ("a", [2, 4, 5]),
        ("␣ran", [5]),
        ("äpfel", [7]),
        ("The", []),
        ("zebra", []),
        ("", []),
    ],
)
def test_the_token_that_completes_a_text_is_found(tree: TokenTree, wanted: str, nodes: list[int]) -> None:
    assert sorted(find(tree, Place(), wanted)) == nodes


def test_hidden_branches_are_not_searched(tree: TokenTree) -> None:
    assert find(tree, Place(hidden=frozenset({2}), names={4: "cat"}), "cat") == []


def test_names_are_found(tree: TokenTree) -> None:
    assert find(tree, Place(names={5: "Second try"}), "second") == [5]
