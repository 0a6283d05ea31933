"""The code of the guides, for Tools/check-guides, which type-checks it, and Tools/check-consumer, which builds and runs it.

A comment before a ```swift block says what the block is; several are separated by commas:

    <!-- swift: file Sources/Towns/NamesScreen.swift -->  a part of this file of the package that the reader makes
    <!-- swift: manifest -->                            the package's Package.swift
    <!-- swift: targets -->                             further elements of the manifest's targets
    <!-- swift: body -->                                the body of a function
    <!-- swift: at most 15 lines -->                    may not be longer
    <!-- swift: example Feed/PostFeed.swift -->         lines of this file of Modules/Examples, which is built with the package
    <!-- swift: wrong -->                               shows what not to do, and is not compiled

`<!-- swift-setup ... -->` comments contain code that readers do not see: imports, and what the prose takes as given.
"""
import re

SETUP = re.compile(r"<!-- swift-setup( nonisolated)?\n(.*?)-->", re.S)
BLOCK = re.compile(r"(?:<!-- swift: ([^>]*) -->\n)?[ ]*```swift\n(.*?)```", re.S)
LIMIT = re.compile(r"at most (\d+) lines")
FILE = re.compile(r"file (\S+)")
EXAMPLE = re.compile(r"example (\S+)")


class Block:
    """A block of Swift on a page."""

    def __init__(self, text, match):
        self.directives = [part for part in (match.group(1) or "").split(", ") if part]
        self.code = match.group(2).rstrip("\n")
        # Counted from 0: that of the first line of code.
        self.line = text.count("\n", 0, match.start(2))

    def is_any_of(self, *directives):
        return any(directive in directives for directive in self.directives)

    @property
    def file(self):
        """The file of the reader's package that the block is a part of, if any."""
        return next((match.group(1) for match in map(FILE.fullmatch, self.directives) if match), None)

    @property
    def example(self):
        """The file of Modules/Examples of which the block is an extract, if any."""
        return next((match.group(1) for match in map(EXAMPLE.fullmatch, self.directives) if match), None)

    @property
    def limit(self):
        """The most lines of code that the page promises, if it does."""
        return next((int(match.group(1)) for match in map(LIMIT.fullmatch, self.directives) if match), None)


def blocks(text):
    return [Block(text, match) for match in BLOCK.finditer(text)]


def files(text):
    """The files of the reader's package that a page prints, by path, with each line where the page has it."""
    found = {}
    for block in blocks(text):
        if block.file:
            lines = found.setdefault(block.file, [""] * (text.count("\n") + 1))
            code = block.code.split("\n")
            lines[block.line:block.line + len(code)] = code
    return {path: "\n".join(lines).rstrip("\n") + "\n" for path, lines in found.items()}
