"""An X server without a screen, for Tools/desktop/walk and Tools/Benchmarks/window_bench.py; scripts of bash have Tools/lib/desktop.sh."""

import os
import subprocess


class Display:
    """The server; its name (`:7`) is the value of the context, which ends it."""

    def __init__(self, size):
        self.size = size

    def __enter__(self):
        # The server chooses a free display and prints its name.
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{self.size[0]}x{self.size[1]}x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as file:
            return f":{file.readline().strip()}"

    def __exit__(self, *_):
        self.server.kill()
        self.server.wait()
