#!/usr/bin/env python3
"""Makes a repository with many tagged releases of a small app, for measuring `release-notes --history`.

Usage: make-history.py FOLDER [TAGS]   (200 tags unless told otherwise; five files a tag, each of which changes at every tag)

Then:  time longpress release-notes -C FOLDER/App --history --tags 'v*' --output /dev/null
"""
import os
import subprocess
import sys

folder, tags = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 200
titles = ["Search", "New Note", "Scan Document", "Favorites", "Recent", "Share", "Compose", "Download"]


def data(path, text):
    body = text.encode()
    return b"M 100644 inline %s\ndata %d\n%s\n" % (path.encode(), len(body), body)


def plist(number):
    items = ""
    for place in range(4):
        title = titles[(number // (place + 1) + place) % len(titles)]
        kind = title.lower().replace(" ", "-")
        items += (
            f"<dict><key>UIApplicationShortcutItemType</key><string>com.example.{kind}</string>"
            f"<key>UIApplicationShortcutItemTitle</key><string>{title}</string>"
            f"<key>UIApplicationShortcutItemUserInfo</key><dict><key>url</key><string>/{kind}/{number // 7}</string></dict></dict>\n"
        )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>\n'
        "<key>CFBundleIdentifier</key><string>com.example.notes</string><key>CFBundleName</key><string>Notes</string>\n"
        f"<key>CFBundleShortVersionString</key><string>1.{number}</string>\n"
        f"<key>UIApplicationShortcutItems</key><array>\n{items}</array></dict></plist>\n"
    )


def table(number, mark):
    return "".join(f'"{title}" = "{title} {mark}{number % 5}";\n' for title in titles)


os.makedirs(folder, exist_ok=True)
subprocess.run(["git", "init", "-q", "-b", "main", folder], check=True)
stream = b""
for number in range(1, tags + 1):
    when = 1_600_000_000 + number * 86_400
    who = f"Tester <tester@example.org> {when} +0000"
    stream += f"commit refs/heads/main\nmark :{number}\ncommitter {who}\ndata 3\none\n".encode()
    stream += data("App/Info.plist", plist(number))
    for code, mark in [("en", "e"), ("de", "d"), ("fr", "f")]:
        stream += data(f"App/{code}.lproj/InfoPlist.strings", table(number, mark))
    stream += data("App/notes.txt", f"Build {number}\n")
    stream += f"reset refs/tags/v1.{number}\nfrom :{number}\n".encode()
subprocess.run(["git", "fast-import", "--quiet"], cwd=folder, input=stream, check=True)
subprocess.run(["git", "reset", "-q", "--hard"], cwd=folder, check=True)
