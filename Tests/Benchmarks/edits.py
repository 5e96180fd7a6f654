#!/usr/bin/env python3
"""edits.py PROGRAM CATALOG [EDITS]

Drives `longpress serve` and a browser: changes one title, waits until the page has loaded itself again, and does so EDITS
times (50). Prints the distribution in milliseconds from the save to the page's load event, and the program's memory
before and after. CATALOG is copied to a temporary folder first. Needs playwright, as the browser tests do.
"""
import os
import pathlib
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time

from playwright.sync_api import sync_playwright


def memory(process):
    """Resident and highest resident memory in MiB; nothing where the system does not tell."""
    try:
        text = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    except OSError:
        return None
    return [int(re.search(name + r":\s+(\d+)", text).group(1)) / 1024 for name in ("VmRSS", "VmHWM")]


def share(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def main():
    program, source = sys.argv[1], pathlib.Path(sys.argv[2])
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 50
    with tempfile.TemporaryDirectory() as made, sync_playwright() as play:
        folder = pathlib.Path(made) / "catalog"
        shutil.copytree(source, folder)
        process = subprocess.Popen([program, "serve", "-C", folder], stdout=subprocess.PIPE, text=True)
        home = next(line.split(" at ")[1].split(" ")[0] for line in process.stdout if " at http://" in line)
        threading.Thread(target=lambda: [None for _ in process.stdout], daemon=True).start()
        apps = sorted(path.name for path in (folder / "content/apps").iterdir())
        app = apps[len(apps) // 2]
        strings = folder / "content/apps" / app / "en.lproj/InfoPlist.strings"
        text = strings.read_text(encoding="utf-8")
        entry = next(line for line in text.splitlines() if " = " in line and "Action" not in line.split(" = ")[1])
        browser = play.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        tab = browser.new_page()
        loads = []
        tab.expose_binding("loaded", lambda source, text: loads.append((time.monotonic(), text)))
        tab.add_init_script("addEventListener('load', () => loaded(document.querySelector('main').textContent))")
        tab.goto(home + f"apps/{app}/", wait_until="load")
        tab.wait_for_timeout(500)
        start, times = memory(process), []
        for number in range(count):
            wanted = f"Edit {number:04d}."
            beside = strings.with_suffix(".new")
            beside.write_text(text.replace(entry, entry.split(" = ")[0] + f' = "{wanted}";', 1), encoding="utf-8")
            moment = time.monotonic()
            os.replace(beside, strings)
            while not any(wanted in seen for _, seen in loads):
                if time.monotonic() - moment > 60:
                    raise SystemExit(f"{wanted} was not shown")
                tab.wait_for_timeout(2)
            times.append(1000 * (next(at for at, seen in loads if wanted in seen) - moment))
            loads.clear()
            tab.wait_for_timeout(60)
        end = memory(process)
        browser.close()
        process.send_signal(signal.SIGINT)
        process.wait(timeout=30)
        print(f"{count} edits, save to load in ms: least {min(times):.0f}, median {statistics.median(times):.0f}, "
              f"9 in 10 below {share(times, 0.9):.0f}, most {max(times):.0f}")
        print(f"within 300 ms: {sum(one <= 300 for one in times)} of {count}")
        if start and end:
            print(f"memory in MiB: {start[0]:.0f} before, {end[0]:.0f} after, {end[1]:.0f} at most")


main()
