"""For scripts of Tools: `--help` prints what a script is for, and does nothing else."""
import sys


def answer(description):
    """Prints the description and ends, where the first argument is -h or --help."""
    if sys.argv[1:2] in (["-h"], ["--help"]):
        print(description.strip())
        sys.exit()
