"""What the tree says of a node in words: for tooltips and for screen readers."""

from playground.session.compare import record_of
from playground.session.explain import why
from playground.session.numbers import count
from playground.session.pieces import text_of, visible
from playground.session.scene import Mark
from playground.session.session import Place
from playground.session.tree import TokenTree
from playground.session.tree_layout import Box
from playground.session.tree_text import ending
from playground.widgets.token_tip import token_tip
from playground.wording import translate

_MOST_PROMPT = 200
_MOST_NAME = 24


def tip_of(tree: TokenTree, place: Place, node: int) -> str:
    """Several lines of plain text about one node."""
    here = tree.nodes[node]
    if here.prompt is not None:
        told = translate("TreeWords", "Prompt, {number} tokens: {text}")
        return told.format(number=count(len(here.prompt.ids)), text=ending(here.prompt.text, _MOST_PROMPT))
    step = record_of(here, place.shown)
    if step is None:
        return visible(here.piece)
    lines = [token_tip(Mark(node, here.token, here.piece, step), here.depth)]
    name = place.names.get(node)
    if name:
        lines.insert(0, translate("TreeWords", "Branch “{name}”").format(name=name))
    return "\n".join(lines)


def described(tree: TokenTree, place: Place, box: Box, node: int) -> str:
    """One node with what is around it, as sentences to be read aloud."""
    here = tree.nodes[node]
    step = record_of(here, place.shown)
    if here.prompt is not None:
        told = [translate("TreeWords", "Prompt: {text}.").format(text=ending(here.prompt.text, _MOST_PROMPT))]
    elif step is None:
        told = [visible(here.piece)]
    else:
        told = [why(step)]
    if len(box.nodes) > 1:
        pieces = [tree.nodes[inner].piece for inner in box.nodes[:40]]
        told.append(
            translate("TreeWords", "In a chain of {number} tokens: {text}").format(
                number=count(len(box.nodes)), text=text_of(pieces)
            )
        )
    if node in place.names:
        told.append(translate("TreeWords", "Named {name}.").format(name=place.names[node]))
    if node in place.stars:
        told.append(translate("TreeWords", "Starred."))
    if node == place.cursor:
        told.append(translate("TreeWords", "The cursor is here."))
    if box.below:
        told.append(
            translate("TreeWords", "{number} tokens are folded away.").format(number=count(box.below))
        )
    elif len(box.children) > 1:
        told.append(
            translate("TreeWords", "{number} branches follow.").format(number=count(len(box.children)))
        )
    return " ".join(told)


def short_name(tree: TokenTree, place: Place, node: int) -> str:
    """What a place is called in a sentence: its name, or the end of its text."""
    if node in place.names:
        return translate("TreeWords", "“{name}”").format(name=place.names[node])
    here = tree.nodes[node]
    if here.prompt is not None:
        return translate("TreeWords", "the prompt")
    if node == place.cursor:
        return translate("TreeWords", "the cursor")
    end = ending(branch_text(tree, node), _MOST_NAME)
    return translate("TreeWords", "“{text}”").format(text=end)


def branch_text(tree: TokenTree, node: int) -> str:
    """The text from the beginning of the prompt to a node, for the clipboard."""
    return text_of(tree.pieces(node))
