"""Bash scripts pass shellcheck, scripts of both kinds begin with what they do, and no text names a script that is not there.

A script is a file of Tools or .ci that begins with `#!`, or one of Tools/lib that those source. The comment at its top, which is its
help, names it as it is called. A script that is called by hand, directly in Tools, prints it for `--help`, and does nothing else.
"""
import json
import re
import shutil
import subprocess
import sys

from . import sources
from .sources import Finding

NAME = "scripts"
RULES = {"shellcheck", "help", "usage", "missing"}
MENTION = re.compile(r"(?<![\w/$}])Tools/[\w+./-]*\w")
TEXTS = ["*.md", "*.swift", "*.yml", "*.json", "Tools", ".ci"]
ANSWERS = re.compile(r"lib/usage\.sh|usage\.answer\(__doc__\)|--help")
# The first line of a script, and a comment or a docstring behind it.
HELP = re.compile(r'(?:#![^\n]*\n)?(?:# \w|"""\w)')


def scripts(root):
    """The scripts with their interpreter: `bash` or `python3`."""
    for file in sources.repository_files(root, "Tools", ".ci"):
        if file.suffix == ".sh":
            yield file, "bash"
        elif file.suffix in ("", ".py"):
            with open(file, "rb") as opened:
                first = opened.readline()
            if first.startswith(b"#!"):
                yield file, "bash" if b"bash" in first else "python3"


def check(root):
    found = list(scripts(root))
    in_bash = [file for file, interpreter in found if interpreter == "bash"]
    if in_bash and not shutil.which("shellcheck"):
        sys.exit("lint: shellcheck is not installed: Tools/setup")
    # A file that is sourced is checked by itself, too.
    run = subprocess.run(["shellcheck", "--external-sources", "--source-path", str(root), "--format", "json", *map(str, in_bash)],
                         capture_output=True, text=True) if in_bash else None
    for one in json.loads(run.stdout or "[]") if run else []:
        path = str(one["file"]).removeprefix(f"{root}/")
        yield Finding(path, one["line"], "shellcheck", f"SC{one['code']}: {one['message']}")
    for file in sources.repository_files(root, *TEXTS):
        if file.suffix not in ("", ".md", ".swift", ".sh", ".py", ".c", ".yml", ".json"):
            continue
        text = file.read_text()
        for match in MENTION.finditer(text):
            if not (root / match.group()).exists():
                yield Finding(file.relative_to(root).as_posix(), text.count("\n", 0, match.start()) + 1, "missing", f"there is no {match.group()}")
    for file, interpreter in found:
        text, path = file.read_text(), file.relative_to(root).as_posix()
        if not HELP.match(text):
            yield Finding(path, 0, "help", "does not begin with a comment on what it does")
        if file.parent == root / "Tools" and file.suffix == "" and not ANSWERS.search(text):
            yield Finding(path, 0, "usage", "does not print its comment for --help: Tools/lib/usage.sh or usage.py")
