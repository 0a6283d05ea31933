"""The folders of UIKit's core, and those of its values, are rooms: which of them may name which, by the types that they declare.

The compiler has those of a module as one, so nothing but a table keeps them apart. An arrow leads from a folder to another of its module whose
types it names: those that are declared outside of all others, in names of code, without comments and texts. The table has a line for each
folder, with the folders that it names, and shall only shrink: a new arrow is a violation, and so is one that is used no more and still stands in the table.
`Tools/lint rooms --write` removes those; new ones it does not add.
"""
import re

from . import sources
from .sources import Finding

NAME = "rooms"
RULES = {"new-arrow", "old-arrow"}
# Folders of modules, and what the table has before the names of their folders.
HOUSES = {"Modules/Platform/UIKit": "", "Modules/Platform/UIKitValues": "UIKitValues/"}
TABLE = "Tools/linting/rooms.txt"
NAMED = r"(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)"
# At the start of a line: a type in no other.
OUTER = re.compile(rf"^(?:@\w+(?:\([^)\n]*\))?\s+)*(?:(?:public|open|package|internal|final|indirect|nonisolated)\s+)*{NAMED}", re.M)
INNER = re.compile(rf"^[ \t]+[^\n=]*?\b{NAMED}", re.M)
# Not a member, which has the name of its type before it.
WORD = re.compile(r"(?<![.\w])[A-Z]\w*")
LINE = re.compile(r"^([\w/]+):([ \w]*)")


def arrows(root):
    """Where a folder names which other: {(from, to): (path, line, name)}, the first place of each."""
    return {(prefix + folder, other): place for house, prefix in HOUSES.items() for (folder, other), place in arrows_in(root, house).items()}


def arrows_in(root, house):
    folders, homes, inner = {}, {}, {}
    for source in sources.swift_files(root, house):
        folder, _, rest = source.path[len(house) + 1:].partition("/")
        if rest:
            folders.setdefault(folder, []).append(source)
            inner.setdefault(folder, set()).update(INNER.findall(source.code))
            for name in OUTER.findall(source.code):
                homes.setdefault(name, set()).add(folder)
    # A name of two folders does not say which is meant.
    home = {name: next(iter(of)) for name, of in homes.items() if len(of) == 1}
    found = {}
    for folder, files in folders.items():
        for source in files:
            for match in WORD.finditer(source.code):
                arrow = folder, home.get(match.group(), folder)
                if arrow[1] != folder and arrow not in found and match.group() not in inner[folder]:
                    found[arrow] = source.path, source.line_of(match.start()), match.group()
    return found


def table(root):
    """The lines of the table, each with its number, its folder and the folders that this names; None for other lines."""
    for number, line in enumerate((root / TABLE).read_text().splitlines(), 1):
        match = LINE.match(line)
        yield number, line, match and (match.group(1), match.group(2).split())


def write(root):
    """Removes the arrows that are used no more."""
    found, lines = arrows(root), []
    for _, line, entry in table(root):
        if entry:
            folder, others = entry
            left = [other for other in others if (folder, other) in found]
            line = f"{folder}: {' '.join(left)}" if left else None
        lines += [line] if line is not None else []
    (root / TABLE).write_text("\n".join(lines) + "\n")


def check(root):
    found = arrows(root)
    allowed = {(entry[0], other): number for number, _, entry in table(root) if entry for other in entry[1]}
    for (folder, other), (path, line, name) in found.items():
        if (folder, other) not in allowed:
            yield Finding(path, line, "new-arrow", f"{name}: {folder} may not name {other}, and the table of arrows only shrinks")
    for (folder, other), number in allowed.items():
        if (folder, other) not in found:
            yield Finding(TABLE, number, "old-arrow", f"{folder} names {other} no more: Tools/lint rooms --write")
