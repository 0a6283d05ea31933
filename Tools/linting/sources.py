"""Files as the rule sets read them: without comments, without texts, each line where it was."""
import functools
import pathlib
import re
import subprocess
import typing

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# The deliberate violations of `Tools/lint --self-test`.
EXAMPLES = ROOT / "Tools/linting/examples"

# A text may have interpolations, which may have texts and calls.
INNER = r'"(?:\\.|[^"\\\n])*"'
INTERPOLATION = rf'\\\((?:[^()"\n]|{INNER}|\((?:[^()"\n]|{INNER}|\([^()"\n]*\))*\))*\)'
TEXT = rf'#+"(?:"")?.*?"(?:"")?#+|""".*?"""|"(?:{INTERPOLATION}|\\.|[^"\\\n])*"'
TOKEN = re.compile(rf"(?P<comment>//[^\n]*|/\*.*?\*/)|(?P<text>{TEXT})", re.S)


class Finding(typing.NamedTuple):
    """One violation: where it is (line 0 for a whole file), the rule that it breaks, and what to do."""

    path: str
    line: int
    rule: str
    message: str

    def __str__(self):
        place = f"{self.path}:{self.line}" if self.line else self.path
        return f"{place}: {self.message}"


class Rule(typing.NamedTuple):
    """A pattern that no line may have: its name, and what to do instead."""

    name: str
    pattern: re.Pattern
    message: str


def blank(text):
    return re.sub(r"[^\n]", " ", text)


class Source:
    """A Swift file. All its versions have the lines and columns of the file itself."""

    def __init__(self, root, path):
        self.file, self.path = path, path.relative_to(root).as_posix()

    @functools.cached_property
    def text(self):
        return self.file.read_text()

    @functools.cached_property
    def lines(self):
        return self.text.split("\n")

    def _only(self, *kinds):
        """The file with the tokens of some kinds ("comment", "text", "code") and everything else blanked."""
        parts, end = [], 0
        for match in TOKEN.finditer(self.text):
            code = self.text[end:match.start()]
            parts.append(code if "code" in kinds else blank(code))
            parts.append(match.group() if match.lastgroup in kinds else blank(match.group()))
            end = match.end()
        parts.append(self.text[end:] if "code" in kinds else blank(self.text[end:]))
        return "".join(parts)

    @functools.cached_property
    def without_comments(self):
        return self._only("code", "text")

    @functools.cached_property
    def code(self):
        """Without comments and texts."""
        return self._only("code")

    @functools.cached_property
    def without_texts(self):
        return self._only("code", "comment")

    @functools.cached_property
    def comments(self):
        return self._only("comment")

    def line_of(self, offset):
        return self.text.count("\n", 0, offset) + 1

    def breaks(self, rules, version="without_comments"):
        """The rules that lines of the file break, each once a line."""
        version = getattr(self, version)
        for rule in rules:
            last = None
            for match in rule.pattern.finditer(version):
                line = self.line_of(match.start())
                if line != last:
                    yield Finding(self.path, line, rule.name, f"{rule.message}: {self.lines[line - 1].strip()}")
                last = line


@functools.lru_cache
def source(root, path):
    return Source(root, path)


def swift_files(root, *folders):
    """The Swift files below some folders of a root, without those of builds."""
    for folder in folders:
        for path in sorted((root / folder).rglob("*.swift")):
            if ".build" not in path.parts and not path.is_relative_to(EXAMPLES):
                yield source(root, path)


@functools.lru_cache
def repository_files(root, *patterns):
    """The files that git has or would add, by patterns of git; of the self-test's, all files."""
    if root != ROOT:
        return sorted({path for pattern in patterns for path in (root.rglob(pattern) if "*" in pattern else (root / pattern).rglob("*"))
                       if path.is_file()})
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *patterns],
                            cwd=root, capture_output=True, text=True, check=True).stdout
    paths = [root / name for name in listed.split("\0") if name]
    return sorted(path for path in paths if path.is_file() and not path.is_relative_to(EXAMPLES))
