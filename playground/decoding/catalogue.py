"""The one list of strategies, transforms in the default order of application.

To add a strategy: write its file, add its class here. Everything else follows from its declaration.
"""

from playground.decoding.searches.greedy import Greedy
from playground.decoding.searches.sample import Sample
from playground.decoding.strategy import Search, Strategy, Transform
from playground.decoding.transforms.allow import Allow
from playground.decoding.transforms.ban import Ban
from playground.decoding.transforms.dry import DRY
from playground.decoding.transforms.dynatemp import DynamicTemperature
from playground.decoding.transforms.epsilon import Epsilon
from playground.decoding.transforms.eta import Eta
from playground.decoding.transforms.frequency_penalty import FrequencyPenalty
from playground.decoding.transforms.grammar import Grammar
from playground.decoding.transforms.guidance import Guidance
from playground.decoding.transforms.length_decay import LengthDecay
from playground.decoding.transforms.logit_bias import LogitBias
from playground.decoding.transforms.min_new_tokens import MinNewTokens
from playground.decoding.transforms.min_p import MinP
from playground.decoding.transforms.mirostat import Mirostat
from playground.decoding.transforms.mirostat_v1 import MirostatV1
from playground.decoding.transforms.no_repeat_ngram import NoRepeatNGram
from playground.decoding.transforms.p_less import PLess
from playground.decoding.transforms.presence_penalty import PresencePenalty
from playground.decoding.transforms.repetition_penalty import RepetitionPenalty
from playground.decoding.transforms.smoothing import Smoothing
from playground.decoding.transforms.temperature import Temperature
from playground.decoding.transforms.tfs import TailFree
from playground.decoding.transforms.top_a import TopA
from playground.decoding.transforms.top_h import TopH
from playground.decoding.transforms.top_k import TopK
from playground.decoding.transforms.top_n_sigma import TopNSigma
from playground.decoding.transforms.top_p import TopP
from playground.decoding.transforms.typical_p import TypicalP
from playground.decoding.transforms.xtc import XTC

TRANSFORMS: tuple[type[Transform], ...] = (
    Guidance,
    LogitBias,
    RepetitionPenalty,
    FrequencyPenalty,
    PresencePenalty,
    DRY,
    NoRepeatNGram,
    Ban,
    MinNewTokens,
    LengthDecay,
    Allow,
    Grammar,
    Temperature,
    DynamicTemperature,
    Smoothing,
    TopH,
    TopK,
    TopP,
    MinP,
    TypicalP,
    Epsilon,
    Eta,
    TopA,
    TopNSigma,
    PLess,
    TailFree,
    XTC,
    MirostatV1,
    Mirostat,
)
SEARCHES: tuple[type[Search], ...] = (Greedy, Sample)
STRATEGIES: tuple[type[Strategy], ...] = (*TRANSFORMS, *SEARCHES)
BY_KEY: dict[str, type[Strategy]] = {strategy.about.key: strategy for strategy in STRATEGIES}
