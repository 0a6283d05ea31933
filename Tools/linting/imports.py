"""The arrows of the architecture, and other rules about whole files and targets.

Every import of every target is compared with the table in `imports_table`, which docs/architecture.md prints, and with Package.swift.
C libraries stay internal. Platform conditions stay in the one file per module that may hold them. No file that people write grows past 600 lines. Nothing
above Platform has an isolated deinit, which iOS 16 has not.
Timers are made with the date at which they fire. A conformance of another module's type stands beside a type, for a linker takes a file of a
static archive only for its symbols, and casts name none. Platform asks no rectangle by `intersects`, which is Foundation's on Linux and
counts rectangles that only touch. Above Platform, nothing
defaults to the time of the machine's clock.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

from . import sources
from .imports_table import ALLOWED, BEHIND_UIKIT, C_LIBRARIES, EVERYWHERE, MARKS, NEVER_LINKS, ONE_FILE, TEST_LIBRARIES, TOOLCHAIN, UNRESTRICTED, page
from .sources import Finding, Rule

NAME = "imports"
PAGE = "docs/architecture.md"
RULES = {"length", "lone-conformance", "isolated-deinit", "intersects", "clock", "timer", "conditions", "c-library", "undeclared", "stranger", "architecture",
         "no-rule", "dependency", "behind-uikit", "linked", "no-target", "page", "one-file"}
IMPORT = re.compile(r"^\s*((?:@\w+(?:\([^)]*\))?\s+)*)(?:(public|package|internal|fileprivate|private)\s+)?import\s+"
                    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?([A-Za-z_]\w*)", re.M)
CONDITION = re.compile(r"^\s*#(?:if|elseif)\b.*\b(?:os|canImport)\(", re.M)
INTERSECTS = Rule("intersects", re.compile(r"\.intersects\("),
                  "true of rectangles that share only an edge, on Linux; compare the edges, as `meets` does")
CLOCK = Rule("clock", re.compile(r"\bDate\??\s*=\s*(?:Date\(\)|(?:Date)?\.now\b)"),
             "reads the clock for a default: let the owner pass the time, from its one source")
TIMER = Rule("timer", re.compile(r"\bTimer(?:\.init)?\(timeInterval:"),
             "fires at once, on Linux; Timer(fire:interval:repeats:) fires when it is due")
LONGEST = 600
# Nobody reads what a script writes.
GENERATED = "// swift-format-ignore-file\n// Written by Tools/generators/"
# Classes with so many open members that their bodies are longer: Swift can only override members in the class body. They
# contain declarations, and no implementation (decision 0115).
LONG_BODIES = {"Modules/Platform/UIKit/Core/UIView.swift": 950,
               "Modules/Platform/UIKit/Controllers/UIViewController.swift": 790,
               "Modules/Platform/UIKit/Tables/UITableView.swift": 650, "Modules/Platform/QuartzCore/CALayer.swift": 770,
               "Modules/Platform/UIKitValues/Text/TextKit/NSLayoutManager.swift": 690,
               "Modules/Platform/UIKit/TextInput/Views/UITextField.swift": 620,
               "Modules/Platform/UIKit/TextInput/Views/UITextView.swift": 613}
# At the start of a line: what has symbols that others name.
DECLARATION = re.compile(r"^(?:@\w+(?:\([^)\n]*\))?\s+)*(?:(?:public|open|package|internal|final|indirect|nonisolated)\s+)*"
                         r"(?:class|struct|enum|protocol|actor)\s", re.M)
ISOLATED_DEINIT = Rule("isolated-deinit", re.compile(r"(?<!\w)isolated deinit\b"),
                       "needs iOS 18.4: let what the object owns end its work in a plain deinit, as DisposeBag does")


def of_files(source, target):
    """What a file breaks beside its imports."""
    count, longest = source.text.count("\n"), LONG_BODIES.get(source.path, LONGEST)
    if count > longest and not source.text.startswith(GENERATED):
        yield Finding(source.path, 0, "length", f"{count} lines; {longest} is the most")
    yield from source.breaks([TIMER], "code")
    if target["path"].startswith("Modules/") and "@retroactive" in source.code and not DECLARATION.search(source.code):
        yield Finding(source.path, 0, "lone-conformance", "conformances that a static archive loses: put them into the file of a type")
    if target["path"].startswith("Modules/Platform/"):
        yield from source.breaks([INTERSECTS], "code")
    elif target["path"].startswith("Modules/"):
        yield from source.breaks([CLOCK, ISOLATED_DEINIT], "code")


def of_imports(source, target, targets):
    name, kind, declared = target["name"], target["type"], set(target.get("target_dependencies", ()))
    for match in IMPORT.finditer(source.code):
        attributes, access, module = match.groups()
        line = source.line_of(match.start(3))

        def finding(rule, message):
            return Finding(source.path, line, rule, f"import {module}: {message}")
        if module in TOOLCHAIN or module == name or (kind == "test" or name in TEST_LIBRARIES) and module == "Testing":
            continue
        if module in C_LIBRARIES and (access not in (None, "internal") or "_exported" in attributes):
            yield finding("c-library", "a C library is imported internally only")
        if module in targets and module not in declared:
            yield finding("undeclared", f"Package.swift does not make {name} depend on it")
        only = ONE_FILE.get((name, module))
        if only and source.file.name != only:
            yield finding("one-file", f"{only} alone may")
        if kind == "test" or name in UNRESTRICTED or target["path"].startswith("Tests/"):
            if module not in targets and module != "FoundationNetworking":
                yield finding("stranger", "not a module of this package")
            elif module in BEHIND_UIKIT and kind != "test":
                yield finding("architecture", "UIKit exports it")
        elif module not in EVERYWHERE and module not in ALLOWED.get(name, ()):
            yield finding("architecture", f"the architecture does not let {name} see it")


def of_target(root, target, targets):
    name, kind = target["name"], target["type"]
    conditions = []
    for source in sources.swift_files(root, target["path"]):
        yield from of_files(source, target)
        yield from of_imports(source, target, targets)
        if CONDITION.search(source.code):
            conditions.append(source.path)
    if len(conditions) > 1:
        yield Finding(name, 0, "conditions", f"platform conditions in more than one file: {', '.join(conditions)}")
    if kind == "library" and name not in ALLOWED and not target["path"].startswith("Tests/"):
        yield Finding(name, 0, "no-rule", "no rule; add one to Tools/linting/imports_table.py")
    declared = set(target.get("target_dependencies", ()))
    behind = BEHIND_UIKIT & targets.keys() if "UIKit" in declared else set()
    extra = (declared & targets.keys()) - EVERYWHERE - behind - ALLOWED.get(name, targets.keys())
    if kind == "library" and extra:
        yield Finding(name, 0, "dependency", f"Package.swift lets it depend on {', '.join(sorted(extra))}")
    if missing := behind - declared:
        yield Finding(name, 0, "behind-uikit", f"is not compiled again when {', '.join(sorted(missing))} changes: use `dependencies(_:)` of Package.swift")


def linked_with(name, targets):
    """The modules that a target is linked with: those it depends on, those that they depend on, and so on."""
    found, waiting = set(), [name]
    while waiting:
        for dependency in targets.get(waiting.pop(), {}).get("target_dependencies", ()):
            if dependency not in found:
                found.add(dependency)
                waiting.append(dependency)
    return found


def of_links(targets):
    for name, target in targets.items():
        forbidden = NEVER_LINKS.get(name, set()) | (TEST_LIBRARIES if target["type"] == "executable" else set())
        for module in sorted(linked_with(name, targets) & forbidden):
            yield Finding(name, 0, "linked", f"is linked with {module}, which it must never be")
    for name in sorted((NEVER_LINKS.keys() | ALLOWED.keys()) - targets.keys()):
        yield Finding(name, 0, "no-target", "has a rule and is no target")


def described(root):
    """The targets by name, as the package manager lists them; all of them, even if only some are built."""
    if root != sources.ROOT:
        return {target["name"]: target for target in json.loads((root / "targets.json").read_text())}
    environment = {name: value for name, value in os.environ.items() if name != "MOMENTS_MODULES"}
    # In a folder of its own, so that it waits for no build that is running.
    with tempfile.TemporaryDirectory() as scratch:
        run = subprocess.run(["swift", "package", "--scratch-path", scratch, "describe", "--type", "json"],
                             cwd=root, capture_output=True, text=True, env=environment)
    if run.returncode != 0:
        sys.exit(run.stderr)
    return {target["name"]: target for target in json.loads(run.stdout)["targets"]}


def written(text):
    """The page with the table as it should be; None for a page without marks."""
    start, end = text.find(MARKS[0]), text.find(MARKS[1])
    return text[:start] + page() + text[end + len(MARKS[1]):] if 0 <= start < end else None


def write(root):
    """Writes the table into the page."""
    file = root / PAGE
    text = written(file.read_text())
    if text is None:
        sys.exit(f"lint: {PAGE} has no marks for the table: {' and '.join(MARKS)}")
    file.write_text(text)


def check(root):
    targets = described(root)
    for target in targets.values():
        if target["type"] != "system-target" and target.get("module_type") != "ClangTarget":
            yield from of_target(root, target, targets)
    yield from of_links(targets)
    text = (root / PAGE).read_text()
    if written(text) != text:
        yield Finding(PAGE, 0, "page", "the table of allowed imports is not that of the lint: Tools/lint imports --write")
