"""What the compiler warned of in the files of the last build.

A build prints warnings only for the files that it compiles, but the compiler also writes them beside each object file (`X.dia`),
where they stay until the file is compiled again. Warnings of unused public imports are left out (decision 0133).
"""
import pathlib
import re
import sys

from .sources import Finding

NAME = "warnings"
RULES = {"warning"}
IGNORED = re.compile(rb"public import of '\w+' was not used in public declarations")
# The texts within the bit stream: paths, messages, links to explanations and the replacements that fix-its offer.
TEXT = re.compile(rb"[\x20-\x7e]{8,}")
OTHER = re.compile(rb"^(/|https://|\w+@https://)")


def check(root):
    products = root / ".build/debug"
    if not products.is_dir():
        sys.exit(f"lint: no build in {products}")
    files = sorted(products.glob("*.build/**/*.dia"))
    if not files:
        sys.exit(f"lint: the compiler left no warnings' files in {products}")
    found = {}
    for path in files:
        # Files that do not compile any more, or were renamed, leave theirs behind.
        if not path.with_suffix(".swift.o").exists():
            continue
        texts = TEXT.findall(path.read_bytes())
        swift = [pathlib.Path(text.decode()) for text in texts if text.startswith(b"/") and text.endswith(b".swift")]
        messages = [text for text in texts if not OTHER.match(text) and not IGNORED.match(text)]
        if not swift or not swift[0].exists() or not messages:
            continue
        # The compiler also writes a warning beside files of the module that it compiled together with the one at fault. These keep it
        # after that one was mended and compiled alone.
        if swift[0].stem != path.stem and swift[0].stat().st_mtime > path.stat().st_mtime:
            continue
        source = swift[0].relative_to(root) if swift[0].is_relative_to(root) else swift[0]
        for message in messages:
            found[Finding(str(source), 0, "warning", message.decode())] = None
    yield from found
