"""Screens and view models know their rows by type: none of their files casts, wraps rows or finds them by a text.

Foundations hands every row back with its own type, so a screen that asks what something is has gone round it. Found are, in screens
(Modules/Moments): `as?`, `as!`, `is`, `let x as T`, `type(of:)` compared, `AnyListItem`; texts written in the code that something is
compared with (`==`, `case`, `hasPrefix`, `hasSuffix`, `contains`), because what they tell apart should be a type; and pools of cells by name.

View models (LiveViewModels, DemoViewModels) and Composition build sections of typed rows, so the same casts are looked for there, and in
AppCoordinator, which knows its screens from when it opened them. Errors may be cast, because `catch` erases them; and Composition
finds out which protocols a provider has, and what a file enumerator returns.
"""
import re

from . import sources
from .sources import Finding, Rule

NAME = "features"
SEES = "sees an erased row; sections take rows of any types as they are"
CASTS = "casts; Foundations hands rows on with their types"
NO_ERROR = "casts something that is no error; keep its type"
TEXT_MESSAGE = "finds something by a text; give it a type"
# What `catch` erased, and the gesture recognizers of any scroll view around, about which UIKit asks a view.
ERROR = r"(?<!\berror )(?<!\bcatch )(?<!\bgestureRecognizer )"
IS = r"\bis (?:any )?\(?[A-Z]\w*"
PATTERN = r"\b(?:let|var) \w+ as (?:any )?\(?[A-Z]\w*"

# A text of at least two characters, but for media types, which are the words of a standard.
WORD = r'"(?!\w+/[\w*+.-]*")[^"\\\n]{2,}"'
IDENTITY = r"(?:[iI]d|ID|[iI]dentity|[iI]dentifier|[kK]ind|rawValue)"
TEXTS = [
    Rule("text", re.compile(rf"[!=]=\s*{WORD}|{WORD}\s*[!=]=|(?:^|[{{;])[ \t]*case (?:[^:\n]*, )?{WORD}\s*(?:[,:]|where\b)"
                            rf"|\.(?:has(?:Pre|Suf)fix|contains|starts)\((?:with: )?{WORD}\)", re.M), TEXT_MESSAGE),
    # A single letter too, where an identity is what is compared.
    Rule("identity", re.compile(rf'\b\w*{IDENTITY}(?:\.rawValue)?(?:\s*[!=]=\s*|\.(?:has(?:Pre|Suf)fix|contains|starts)\((?:with: )?)"'
                                rf'|"\s*[!=]=\s*[\w.]*{IDENTITY}\b|\bswitch [\w.?]*{IDENTITY}(?:\.rawValue)?\s*\{{\s*case "'), TEXT_MESSAGE),
]
METATYPE = Rule("metatype", re.compile(r"\btype\(of: [^)]*\)\s*[!=]=|[!=]=\s*type\(of:"), "compares types; keep what is known of them")
SCREENS = [
    Rule("cast", re.compile(rf"(?<!\bgestureRecognizer )(?:\bas[?!](?=\s)|(?<!\berror )(?<!\bcatch ){IS})|(?<!\bcatch ){PATTERN}"), CASTS),
    METATYPE,
    Rule("erased-row", re.compile(r"\bAnyListItem\b"), SEES),
    *TEXTS,
    Rule("cell-pool", re.compile(r"\bforCellWithReuseIdentifier:|\bwithReuseIdentifier:|\bforCellReuseIdentifier:"),
         "names a pool of cells; register the view, or use a CellRegistration"),
]
# The closures of a list's texts take an error (`failure: { $0 is HiddenPeople ? ...`).
CASTS_IN_MODELS = Rule("model-cast", re.compile(rf"{ERROR}\bas[?!](?=\s)|{ERROR}(?<!\bfailure: {{ \$0 ){IS}|(?<!\bcatch ){PATTERN}"), NO_ERROR)
# What a function that passes the rows of a section on gets from the builder is not looked into.
ERASED = Rule("model-erased-row", re.compile(r"(?<!-> \[)\bAnyListItem\b|\.as\(\w+\.self\)"), SEES)
VIEW_MODELS = [CASTS_IN_MODELS, METATYPE, ERASED, *TEXTS]
COMPOSITION = [
    Rule("composition-cast",
         re.compile(rf"{ERROR}\bas[?!]\s+(?!any \w|URL\b)|{ERROR}\bis (?!any )\(?[A-Z]\w*|(?<!\bcatch )\b(?:let|var) \w+ as (?!any )\(?[A-Z]\w*"),
         "casts something that is no error, to something that is no protocol; keep its type"),
    METATYPE, ERASED, *TEXTS,
]
FOLDERS = {
    "Modules/Moments": SCREENS,
    "Modules/LiveViewModels": VIEW_MODELS,
    "Modules/DemoViewModels": VIEW_MODELS,
    "Modules/AppCoordinator": VIEW_MODELS,
    "Modules/Composition": COMPOSITION,
}
# What compares texts because they come from outside, where nothing gives them a type.
FROM_OUTSIDE = {
    "Modules/Moments/Language/Strings+Languages.swift": "tags of languages",
    "Modules/Moments/Language/WritingLanguage.swift": "tags of languages",
    "Modules/Moments/Contracts/Moment/LinkPreview.swift": "host names",
    "Modules/Moments/Contracts/Routes/Route+Link.swift": "addresses",
}
# What is looked for where texts are blanked; the others look at texts.
IN_CODE = {"cast", "metatype", "erased-row", "cell-pool", "model-cast", "model-erased-row", "composition-cast"}
RULES = {rule.name for rules in FOLDERS.values() for rule in rules} | {"unused-exception"}


def check(root):
    for folder, rules in FOLDERS.items():
        for source in sources.swift_files(root, folder):
            yield from source.breaks([rule for rule in rules if rule.name in IN_CODE], "code")
            texts = list(source.breaks([rule for rule in rules if rule.name not in IN_CODE]))
            if source.path not in FROM_OUTSIDE:
                yield from texts
            elif not texts:
                yield Finding(source.path, 0, "unused-exception", "compares no text any more: remove it from FROM_OUTSIDE")
