"""Words in names, comments and pages that docs/glossary.md rules out, each with the one to use, and comments that only repeat a name.

Pages are README.md, CONTRIBUTING.md, CHANGELOG.md, those of docs and of DocC; the glossary, which lists the words, is left out. Texts in
quotation marks are left alone: those of the app are for its readers, and those of tests may be anything. So are names in `code`.
"""
import re

from . import sources
from .sources import Finding, Rule

NAME = "words"
# Names that hold such a word and can't change: those of others, and those of files that were written already.
FOREIGN = re.compile(r"picturesDirectory|`[^`\n]*`")


def rule(name, pattern, instead, flags=0):
    return Rule(name, re.compile(pattern, flags), f"say {instead}")


WORDS = [
    rule("image", r"picture(?![a-z])|pictures(?![a-z])", "image (pixels), photo (attached to a post) or snapshot (of a screen)", re.I),
]
# In names alone, for in comments they may be right: a hash tells two values apart.
NAMES = [
    rule("what-who", r"\bfunc \w*(?:(?<![a-z])what|What|(?<![a-z])who|Who)(?=[A-Z])",
         "the behaviour: bookmarksAddRows, not whatIsMarkedStandsInATimeline"),
    rule("tell", r"(?<![A-Za-z])(?:tell|told|heard|hear|wish|wishes|wished|deed|loose)(?![a-z])"
                 r"|(?<!trait)(?:Tell|Told|Heard|Hear|Wish|Deed|Loose)(?:s|es)?(?![a-z])",
         "notify, show, send, receive, request, fetched, requested, action or unordered"),
]
# In the names of the layers of data, where what is written is saved and what was written is stored.
DATA = ("Modules/DataProviders/", "Modules/LiveViewModels/", "Modules/Composition/", "Modules/Moments/", "Modules/AppCoordinator/",
        "Modules/DemoViewModels/", "Apps/")
DATA_NAMES = [
    rule("kept", r"(?<![A-Za-z_])(?:kept|keeper)(?![a-z_])|(?:Kept|Keeper)(?![a-z])", "save, stored, storage or manager"),
]
# In the names of everything below the screens.
BELOW = ("Modules/DataProviders/", "Modules/LiveViewModels/", "Modules/Composition/", "Modules/DemoViewModels/", "Apps/")
BELOW_NAMES = [
    rule("wanted", r"(?<![A-Za-z_])(?:un)?wanted(?![a-z_])|(?:Unw|W)anted(?![a-z])", "requested, needed, optimistic, hidden or withdrawn"),
    rule("news", r"(?<![A-Za-z_])news(?![a-z_])|News(?![a-z])", "events, new rows or new notifications"),
]
# In the names of the modules between screens and providers, whose words the screens and the providers share.
BETWEEN = ("Modules/LiveViewModels/", "Modules/Composition/", "Modules/DemoViewModels/", "Modules/AppCoordinator/")
BETWEEN_NAMES = [
    rule("scope", r"\bscopes?: (?:\[)?TimelineKind", "kind (a scope is a provider's, or of a search)"),
    rule("reader-type", r"\b(?:class|struct|actor|enum|protocol) \w+Reader\b", "pages or reads (a reader is a person)"),
]
# In the names of lists and screens, where a place is an index, a position, an offset, a frame or a location; only word filters have places.
SCREENS = ("Modules/Foundations/", "Modules/Moments/")
SCREEN_NAMES = [
    rule("place", r"(?<![A-Za-z_])places?(?![A-Za-z_])|(?<!ilter)Places?(?![a-z])", "index, position, offset, frame or location"),
    rule("screen-news", r"\b[nN]ews(?=[A-Z])|(?<=[a-z])News(?![a-z])", "new rows, new events"),
]
# In the names of Foundations, whose verbs say what happens to rows.
LIST_NAMES = [rule("go-on", r"\bgoOn\b|\bfunc take\b|\bstale\b", "showWaitingRows, set..., ...DidChange, unshown")]
# In their comments: headings that name no subject.
SCREEN_COMMENTS = [
    rule("heading", r"MARK: (?:Living|Making|Doing|Asking|Looks?|Room|Places?|Coming and going)$",
         "the subject: Set-up, Life cycle, Requests, Appearance, Spacing, Frames", re.M),
]
# In comments and pages: names of stored fields are what they are. What can be told apart may be.
PROSE = [
    rule("notified", r"(?<!Parameter )\b[Tt]old\b(?! apart)|\b[Hh]ears? of\b|\b[Hh]eard\b", "is notified, is passed, receives, fetched"),
    rule("again", r"\b[Aa]new\b|\bafresh\b", "again"),
    rule("comes-and-goes", r"\b(?:[Cc]omes?|[Cc]ame) and (?:goes?|went)\b|\b[Dd]ealt out\b", "is added and removed, allocated"),
    rule("asked-for", r"\b[Aa]sked for\b", "requested"),
    rule("on-its-way", r"\b[Oo]n (?:its|their) way\b", "in progress, being sent"),
    rule("lets-go", r"\b[Ll]ets? go\b|\b[Tt]akes? part\b|\b[Gg]ives? way\b|\b[Hh]ands? out\b", "ends, joins, collapses, returns"),
    rule("stands-for", r"\b[Ss]tands? for\b|\b[Ss]peaks? of\b", "represents, names"),
    rule("lies-over", r"\b[Ll]ies? over\b|\b[Ii]n the place of\b|\b[Ff]or want of\b|\bthe way out\b", "covers, replaces, for lack of, a fallback"),
]
COMMENTS = [
    *PROSE,
    # On pages, a message of the app may say so.
    rule("says-so", r"\b[Ss]ays? so\b", "specifies, names"),
    rule("fails", r"^ *///? ?Fails:", "Returns nil: the reason", re.M),
]
# Rules of Swift files: the folders (none for all), whether they are about code, comments or both, the rules.
LAYERS = [
    ((), "without_texts", WORDS),
    ((), "code", NAMES),
    (("Modules/", "Apps/"), "comments", COMMENTS),
    (DATA, "code", DATA_NAMES),
    (BELOW, "code", BELOW_NAMES),
    (BETWEEN, "code", BETWEEN_NAMES),
    (("Modules/Foundations/",), "code", LIST_NAMES),
    (SCREENS, "comments", SCREEN_COMMENTS),
    (SCREENS, "code", SCREEN_NAMES),
]
# Screens of word filters, which have places.
FILTERS = {rule.name for rule in SCREEN_NAMES}
PAGES = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/*.md", "docs/guides/*.md", "docs/decisions/*.md", "docs/decisions/*/*.md", "Modules/*.md"]
GLOSSARY = "docs/glossary.md"
RULES = {rule.name for _, _, rules in LAYERS for rule in rules} | {"repeats", "formula", "shared-type"}
# Names that two modules use for different types (decision 0057): those of Mastodon's API are the server's words.
SERVER_TYPES = {"Account", "MediaAttachment", "Poll", "Relationship"}
TYPE = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|open|final|nonisolated|indirect) )*(?:struct|enum|class|actor|protocol) (\w+)", re.M
)
# Words of a comment that add nothing to the name of what it is about.
FILLERS = {"the", "a", "an", "of", "its", "is", "this", "it", "to", "and", "or", "in", "for", "with"}


def stem(word):
    """A word without its ending."""
    word = word.lower()
    for ending in ("ing", "ies", "es", "s", "ed"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


def repeats(lines):
    """The lines, counted from 1, of comments of one line whose every word stands in the declaration below."""
    for number, line in enumerate(lines):
        comment = re.match(r"\s*/// (.*)$", line)
        if not comment or number and lines[number - 1].strip().startswith("///"):
            continue
        below = number + 1
        while below < len(lines) - 1 and lines[below].strip().startswith("@") and not re.search(r"\b(var|let|func|case|struct|class|enum|init)\b", lines[below]):
            below += 1
        if below >= len(lines) or lines[below].strip().startswith("///"):
            continue
        parts = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", lines[below])
        words = [stem(word) for word in re.findall(r"[A-Za-z]+", comment.group(1)) if word.lower() not in FILLERS]
        if words and set(words) <= {stem(part) for part in parts}:
            yield number + 1, comment.group(1)


OVERRIDE = re.compile(r"\boverride\b.*?\b(?:func|var|init)\b\s*\(?(\w+)?")


def formulas(files):
    """Comments of one line that three overrides of a member share: what every override of it does, its declaration says."""
    found = {}
    for source in files:
        if not source.path.startswith(("Modules/", "Apps/")):
            continue
        for number, line in enumerate(source.lines[:-1]):
            if not line.strip().startswith("///") or number and source.lines[number - 1].strip().startswith("///"):
                continue
            if match := OVERRIDE.search(source.lines[number + 1]):
                found.setdefault((line.strip(), match.group(1)), []).append((source.path, number + 1))
    for (comment, member), places in sorted(found.items(), key=lambda item: item[1]):
        if len(places) >= 3:
            for path, line in places:
                yield Finding(path, line, "formula", f"\"{comment[4:]}\" is said of {len(places)} overrides of {member}: leave it out")


def module(path):
    """The folder of a file's target."""
    parts = path.split("/")
    return "/".join(parts[:3] if parts[1] in ("Moments", "DataProviders", "Platform") else parts[:2])


def shared_types(files):
    """Types of one name in two modules, but for those of a program, which nobody imports."""
    homes = {}
    for source in files:
        if source.path.startswith("Modules/"):
            for match in TYPE.finditer(source.text):
                homes.setdefault(match.group(1), {}).setdefault(module(source.path), source)
    for name, where in sorted(homes.items()):
        if len(where) > 1 and name not in SERVER_TYPES:
            source = where[sorted(where)[0]]
            line = source.line_of(re.search(rf"\b(?:struct|enum|class|actor|protocol) {name}\b", source.text).start())
            yield Finding(source.path, line, "shared-type", f"{name} is a type of {' and of '.join(sorted(where))}: give one of them another name")


def of_text(path, text, rules):
    """The rules that a text breaks, each once a line."""
    for rule in rules:
        last = None
        for match in rule.pattern.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            if line != last:
                yield Finding(path, line, rule.name, f"\"{match.group(0)}\": {rule.message}")
            last = line


def check(root):
    files = [sources.source(root, path) for path in sources.repository_files(root, "*.swift")]
    yield from shared_types(files)
    yield from formulas(files)
    for source in files:
        if source.path.startswith("Modules/"):
            for line, comment in repeats(source.lines):
                yield Finding(source.path, line, "repeats", f"\"{comment}\" repeats the name: say more, or leave it out where it is not public")
        for folders, version, rules in LAYERS:
            if folders and not source.path.startswith(folders):
                continue
            rules = [rule for rule in rules if not ("Filter" in source.path and rule.name in FILTERS)]
            if any(rule.pattern.search(source.text) for rule in rules):
                text = FOREIGN.sub(lambda match: " " * len(match.group()), getattr(source, version))
                yield from of_text(source.path, text, rules)
    for file in sources.repository_files(root, *PAGES):
        path = file.relative_to(root).as_posix()
        if path != GLOSSARY:
            text = re.sub(r'"[^"\n]*"|' + FOREIGN.pattern, lambda match: " " * len(match.group()), file.read_text())
            yield from of_text(path, text, [*WORDS, *PROSE])
