"""Proves that each rule finds what it should, and nothing else, in the files of `examples`.

A line there that must be reported says so: `// expect: RULE` (`#` in scripts, `<!-- -->` in pages); where the comment itself is what is
looked at, the line above says `expect-below: RULE`. `expect-file: RULE` is for what is reported of the whole file, and the key `expects` of
a target in `targets.json` for what is reported of it. All other lines are counter-examples. A rule that nothing expects fails too.
"""
import json
import os
import pathlib
import re
import shutil
import tempfile

from . import sources

EXPECTATION = re.compile(r"(?://|#|<!--) expect(-below|-file)?: ([\w-]+(?:, [\w-]+)*)")
# Files that would be too long, or are no text.
LONG = "// expect-file: length\n" + "\n" * 600
IGNORED_WARNING = "public import of 'Foundation' was not used in public declarations of this file"


def prepare(root):
    """Copies the examples into a folder, and adds the files that are made."""
    shutil.copytree(sources.EXAMPLES, root, dirs_exist_ok=True)
    (root / "Modules/ListModel/Long.swift").write_text(LONG)
    products = root / ".build/debug/ListModel.build"
    products.mkdir(parents=True)
    for name, message, is_compiled in (("Warned", "variable 'a' was never used", True), ("Ignored", IGNORED_WARNING, True),
                                       ("Gone", "variable 'a' was never used", False)):
        source = root / f"Modules/ListModel/{name}.swift"
        source.write_text("// expect-file: warning\n" if name == "Warned" else "\n")
        (products / f"{name}.dia").write_bytes(b"\0" + str(source).encode() + b"\0" + message.encode() + b"\0")
        if is_compiled:
            (products / f"{name}.swift.o").touch()
        os.utime(source, (0, 0))


def expected(root):
    """Where the examples expect which rule: (path, line, rule)."""
    for file in sorted(path for path in root.rglob("*") if path.is_file() and ".build" not in path.parts):
        for number, line in enumerate(file.read_text().split("\n"), 1):
            for where, rules in EXPECTATION.findall(line):
                for rule in rules.split(", "):
                    yield file.relative_to(root).as_posix(), {"-file": 0, "-below": number + 1}.get(where, number), rule
    for target in json.loads((root / "targets.json").read_text()):
        for rule in target.get("expects", ()):
            yield target["name"], 0, rule


def run(modules):
    """Prints what is found and should not be, and the other way round; 1 if there is any."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder).resolve()
        prepare(root)
        wanted = {*expected(root), ("ScreenTesting", 0, "no-target")}
        # The table has more targets than the examples.
        found = {(one.path, one.line, one.rule) for module in modules for one in module.check(root)
                 if one.rule != "no-target" or one.path == "ScreenTesting"}
    wrong = [f"{path}:{line}: {rule} is expected and not reported" for path, line, rule in sorted(wanted - found)]
    wrong += [f"{path}:{line}: {rule} is reported and not expected" for path, line, rule in sorted(found - wanted)]
    proved = {rule for _, _, rule in wanted}
    rules = {rule for module in modules for rule in module.RULES}
    wrong += [f"{rule}: no example expects it" for rule in sorted(rules - proved)] + [f"{rule}: no such rule" for rule in sorted(proved - rules)]
    print(*wrong, f"self-test: {len(rules)} rules, {len(wanted)} violations, {len(wrong) or 'no'} mistakes", sep="\n")
    return 1 if wrong else 0
