"""Swift files are formatted as Tools/format does it."""
import subprocess

from .sources import Finding

NAME = "format"
RULES = set()


def check(root):
    run = subprocess.run([root / "Tools/format", "--check"], cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if run.returncode != 0:
        for line in run.stdout.strip().split("\n"):
            yield Finding(line, 0, "format", "run Tools/format")
