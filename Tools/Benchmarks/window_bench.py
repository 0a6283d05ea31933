#!/usr/bin/python3 -W ignore
"""A wheel scroll of a timeline with photos in a window under Xvfb: processor time and memory, beside Qt Quick's list.

    window_bench.py MOMENTS QT_QUICK_WINDOW [SECONDS [PROGRAM]]

600 posts, of which every third has one of 40 JPEGs of 1600 by 1200. The wheel turns a click each frame of 60 a second, down for half
of the time and up again; of more than a minute, each minute so. Three rounds of all programs, or one of the program that is named. One
JSON line a program: percent of a core, of the program alone, and its peak memory. `moments` chooses by itself how it draws; `moments_gl`
is told to take GL, which the processor draws here. The exit status is 1 where `moments` needs more than 200 MB, however long it scrolls.
"""

import json
import math
import os
import random
import signal
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "desktop"))
from display import Display  # noqa: E402

POSTS, PHOTOS, SIZE, CLICKS = 600, 40, (1600, 1200), 60
MOST_MEGABYTES = 200
WORDS = "the a light on water over hills we walked until evening and nobody said much about it then came rain".split()


def feed(folder):
    """Posts as a server answers them, which both programs read, and their photos."""
    import gi
    gi.require_version("GdkPixbuf", "2.0")
    from gi.repository import GdkPixbuf, GLib
    chance = random.Random(7)
    for index in range(PHOTOS):
        # Blurred areas of color: only the time to decode a photo of this size matters.
        small = bytes(chance.randrange(256) for _ in range(40 * 30 * 3))
        photo = GdkPixbuf.Pixbuf.new_from_bytes(GLib.Bytes.new(small), GdkPixbuf.Colorspace.RGB, False, 8, 40, 30, 120)
        photo = photo.scale_simple(*SIZE, GdkPixbuf.InterpType.BILINEAR)
        photo.savev(f"{folder}/{index}.jpg", "jpeg", ["quality"], ["88"])
    posts = []
    for index in range(POSTS):
        posts.append({
            "id": str(10_000 - index), "created_at": time.strftime("%Y-%m-%dT%H:%M:%S.000Z", time.gmtime(1.7e9 - index * 600)),
            "content": f"<p>{' '.join(chance.choices(WORDS, k=chance.randint(8, 67)))}</p>", "visibility": "public",
            "favourites_count": index % 100, "replies_count": 0, "reblogs_count": 0, "url": f"https://example.social/{index}",
            "account": {"id": str(index % 30), "username": f"person{index % 30}", "acct": f"person{index % 30}",
                        "display_name": f"Person {index % 30}", "url": "https://example.social/@p", "avatar": ""},
            "media_attachments": [] if index % 3 else [
                {"id": str(index), "type": "image", "url": f"{index // 3 % PHOTOS}.jpg", "preview_url": f"{index // 3 % PHOTOS}.jpg",
                 "description": "A photo", "meta": {"original": {"width": SIZE[0], "height": SIZE[1]}}}],
        })
    with open(f"{folder}/statuses.json", "w", encoding="utf-8") as file:
        json.dump(posts, file)


def seconds_of(pid):
    """Processor time of a process so far."""
    with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def peak_of(pid):
    with open(f"/proc/{pid}/status", encoding="utf-8") as file:
        return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmHWM"))


def until(found, what, limit=60):
    end = time.monotonic() + limit
    while time.monotonic() < end:
        answer = found()
        if answer:
            return answer
        time.sleep(0.1)
    sys.exit(f"window_bench: no {what}")


def measure(name, command, variables, seconds):
    with Display((390, 844)) as display, tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "DISPLAY": display, "XDG_DATA_HOME": home, "XDG_CACHE_HOME": home, "NO_AT_BRIDGE": "1"}
        environment.pop("WAYLAND_DISPLAY", None)
        environment.pop("GSK_RENDERER", None)
        environment.update(variables)

        def tool(*words):
            return subprocess.run(["xdotool", *map(str, words)], env=environment, capture_output=True, text=True).stdout.split()
        program = subprocess.Popen(["dbus-run-session", "--", *command], env=environment, stderr=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, start_new_session=True)
        try:
            window = until(lambda: tool("search", "--onlyvisible", "--name", "."), "window")[0]
            owner = os.path.basename(command[0])
            pid = until(lambda: subprocess.run(["pgrep", "-s", str(program.pid), "-x", owner[:15]], capture_output=True,
                                               text=True).stdout.split(), "process")[0]
            tool("mousemove", "--window", window, 195, 500)
            time.sleep(3)
            before, start = seconds_of(pid), time.monotonic()
            turns = math.ceil(seconds / 60)
            for button in (5, 4) * turns:
                tool("click", "--repeat", int(seconds / turns / 2 * CLICKS), "--delay", 1000 // CLICKS, button)
            share = (seconds_of(pid) - before) / (time.monotonic() - start)
            peak = round(peak_of(pid))
            print(json.dumps({"program": name, "core_percent": round(100 * share, 1), "peak_mb": peak}), flush=True)
            return peak
        finally:
            os.killpg(program.pid, signal.SIGTERM)
            program.wait()


def main():
    moments, peer = (os.path.abspath(path) for path in sys.argv[1:3])
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 10
    with tempfile.TemporaryDirectory() as folder:
        feed(folder)
        ours = [moments, "--archive", folder]
        programs = {
            "moments": (ours, {}),
            "moments_gl": (ours, {"GSK_RENDERER": "gl"}),
            "qt_quick_window": ([peer, folder], {"QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software"}),
        }
        chosen = sys.argv[4:5] or [*programs] * 3
        if not programs.keys() >= {*chosen}:
            sys.exit(f"window_bench: no program is called {chosen[0]}; there are {', '.join(programs)}")
        peaks = [(name, measure(name, *programs[name], seconds)) for name in chosen]
        if any(name == "moments" and peak > MOST_MEGABYTES for name, peak in peaks):
            sys.exit(f"window_bench: moments needs more than {MOST_MEGABYTES} MB")


main()
