#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Starts `acmotion view` with a small page and the sample creatures as a file, and asks it as browsers and others do.

  view_served.py TOOL
"""
import http.client
import os
import pathlib
import pty
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest

TOOL = pathlib.Path(sys.argv.pop(1)).resolve()
PAGE = {
    "index.html": b"<!doctype html><p>page</p>",
    "assets/a.js": b"'script'",
    "assets/e.wasm": bytes(range(256)) * 4096,
}


ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def take_signals():
    """Shells start what runs in the background with SIGINT ignored, and the tool leaves that as it is."""
    for number in ENDING:
        signal.signal(number, signal.SIG_DFL)


class Served:
    """The tool while it serves."""

    def __init__(self, *arguments, tool=TOOL):
        self.process = subprocess.Popen([tool, "view", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        text=True, preexec_fn=take_signals)
        self.address = self.process.stdout.readline().strip().removeprefix("The viewer is at ")
        match = re.fullmatch(r"http://127\.0\.0\.1:(\d+)(/([0-9a-f]+)/)(\S*)", self.address)
        if not match:
            raise AssertionError(f"no address: {self.address} {self.process.stderr.read()}")
        self.port, self.root, self.secret, self.query = int(match[1]), match[2], match[3], match[4]

    def ask(self, path, method="GET", headers=None, body=None):
        """Status, headers and body; the path is sent as it is."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in {"Host": f"127.0.0.1:{self.port}", **(headers or {})}.items():
            if value is not None:
                connection.putheader(name, value)
        connection.endheaders(body)
        response = connection.getresponse()
        content = response.read()
        connection.close()
        return response.status, response.headers, content

    def status(self, path, **options):
        return self.ask(path, **options)[0]

    def end(self, number=signal.SIGINT):
        self.process.send_signal(number)
        code = self.process.wait(20)
        errors = self.process.stderr.read()
        self.process.stdout.close()
        self.process.stderr.close()
        return code, errors


def put(folder, files):
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


class ViewServed(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.path = pathlib.Path(cls.folder.name)
        put(cls.path / "page", PAGE)
        put(cls.path, {"secret.txt": b"not to be served"})
        cls.dat = cls.path / "my portal.dat"
        subprocess.run([TOOL, "dat", "sample", cls.dat], check=True, capture_output=True)
        cls.bytes = cls.dat.read_bytes()
        cls.served = Served("--no-open", "--page", cls.path / "page", "--dat", cls.dat)
        cls.file = cls.served.root + "dat/my%20portal.dat"

    @classmethod
    def tearDownClass(cls):
        code, errors = cls.served.end()
        cls.folder.cleanup()
        assert (code, errors) == (0, ""), (code, errors)

    def slice(self, text):
        return self.served.ask(self.file, headers={"Range": text})

    def test_the_page_and_its_files_are_served(self):
        for name, content in PAGE.items():
            status, headers, body = self.served.ask(self.served.root + name)
            self.assertEqual((status, body), (200, content), name)
            self.assertEqual(headers["Content-Length"], str(len(content)))
        self.assertEqual(self.served.ask(self.served.root + self.served.query)[2], PAGE["index.html"])
        self.assertEqual(self.served.ask(self.served.root + "assets/a.js")[1]["Content-Type"],
                         "text/javascript; charset=utf-8")
        self.assertEqual(self.served.ask(self.served.root + "assets/e.wasm")[1]["Content-Type"], "application/wasm")

    def test_headers_keep_others_out(self):
        for path, method in ((self.served.root, "GET"), (self.file, "HEAD"), ("/", "GET"), (self.served.root, "POST")):
            headers = self.served.ask(path, method=method)[1]
            self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
            self.assertEqual(headers["Cross-Origin-Resource-Policy"], "same-origin")
            self.assertEqual(headers["Referrer-Policy"], "no-referrer")
            self.assertEqual(headers["Cache-Control"], "no-store")
            self.assertIn("frame-ancestors 'none'", headers["Content-Security-Policy"])
            self.assertIsNone(headers["Access-Control-Allow-Origin"])
            self.assertEqual(len(headers.get_all("Content-Length")), 1)

    def test_the_path_cannot_be_guessed(self):
        self.assertGreaterEqual(len(self.served.secret) * 4, 128)
        other = Served("--no-open", "--page", self.path / "page")
        self.assertNotEqual(other.secret, self.served.secret)
        self.assertEqual(other.query, "")
        self.assertEqual(self.served.status(f"/{other.secret}/"), 404)
        for path in ("/", "/index.html", f"/{'0' * len(self.served.secret)}/", self.served.root[:-2] + "/"):
            self.assertEqual(self.served.status(path), 404, path)
        self.assertEqual(other.end(), (0, ""))

    def test_only_this_machine_is_answered(self):
        port = self.served.port
        self.assertEqual(self.served.status(self.served.root, headers={"Host": f"localhost:{port}"}), 200)
        for host in (f"evil.example:{port}", "127.0.0.1", f"127.0.0.1:{port + 1}", None):
            self.assertEqual(self.served.status(self.served.root, headers={"Host": host}), 403, host)

    def test_nothing_else_of_the_disk_is_served(self):
        for path in ("../secret.txt", "..%2fsecret.txt", "%2e%2e/secret.txt", "assets/../../secret.txt", "assets/",
                     "assets", "dat/", "dat/..", "dat/secret.txt", "dat/../../secret.txt", "//etc/passwd",
                     "..\\secret.txt", "assets/..%5c..%5csecret.txt", "index.html%00", "index.html/"):
            status, _, body = self.served.ask(self.served.root + path)
            self.assertEqual(status, 404, path)
            self.assertNotIn(b"not to be", body)

    def test_other_methods_are_refused(self):
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"):
            status, headers, _ = self.served.ask(self.served.root, method=method)
            self.assertEqual((status, headers["Allow"]), (405, "GET, HEAD"), method)
        self.assertEqual(self.served.status(self.served.root, method="POST", headers={"Content-Length": "4"},
                                            body=b"body"), 405)
        self.assertEqual(self.served.status(self.served.root, method="BREW"), 400)

    def test_the_bytes_of_the_file_are_the_same(self):
        status, headers, body = self.served.ask(self.file)
        self.assertEqual((status, body == self.bytes), (200, True))
        status, headers, body = self.served.ask(self.file, method="HEAD")
        self.assertEqual((status, headers["Content-Length"], headers["Accept-Ranges"], body),
                         (200, str(len(self.bytes)), "bytes", b""))

    def test_ranges_are_slices(self):
        size = len(self.bytes)
        chosen = random.Random(20260)
        for _ in range(40):
            first = chosen.randrange(size)
            last = chosen.randrange(first, size)
            status, headers, body = self.slice(f"bytes={first}-{last}")
            self.assertEqual((status, headers["Content-Range"]), (206, f"bytes {first}-{last}/{size}"))
            self.assertEqual(headers["Content-Length"], str(last + 1 - first))
            self.assertTrue(body == self.bytes[first:last + 1], f"{first}-{last}")
        for text, first in (("bytes=-100", size - 100), (f"bytes={size - 7}-", size - 7), (f"bytes=-{size * 2}", 0)):
            status, headers, body = self.slice(text)
            self.assertEqual((status, headers["Content-Range"]), (206, f"bytes {first}-{size - 1}/{size}"))
            self.assertTrue(body == self.bytes[first:], text)

    def test_wrong_ranges_are_refused(self):
        size = len(self.bytes)
        for text in (f"bytes={size}-", f"bytes={size + 5}-{size + 9}", "bytes=0-1,4-5"):
            status, headers, _ = self.slice(text)
            self.assertEqual((status, headers["Content-Range"]), (416, f"bytes */{size}"), text)
        for text in ("bytes=9-3", "bytes=a-b", "lines=0-1"):
            self.assertEqual(self.slice(text)[0], 416, text)

    def test_no_other_address_listens(self):
        others = ["127.0.0.2"]
        try:
            others += [entry[4][0] for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
        except OSError:
            pass  # a machine without a name in its own network
        for address in {a for a in others if a != "127.0.0.1"}:
            with self.assertRaises(OSError, msg=address):
                socket.create_connection((address, self.served.port), 5).close()
        with self.assertRaises(OSError):
            socket.create_connection(("::1", self.served.port), 5).close()

    def test_many_connections_that_stay_silent_do_not_stop_it(self):
        silent = [socket.create_connection(("127.0.0.1", self.served.port), 5) for _ in range(20)]
        self.assertEqual(self.served.status(self.served.root), 200)
        for connection in silent:
            connection.close()

    def test_broken_requests_are_refused(self):
        long = b"GET /" + b"a" * 20000 + b" HTTP/1.1\r\n\r\n"
        for text in (b"\0\1\2\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9\r\n\r\n", long):
            with socket.create_connection(("127.0.0.1", self.served.port), 10) as connection:
                connection.sendall(text)
                self.assertRegex(connection.recv(1000), rb"^HTTP/1\.1 4\d\d ")
        upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
                   "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
        self.assertEqual(self.served.status(self.served.root, headers=upgrade), 400)
        self.assertEqual(self.served.status(self.served.root), 200)

    def test_requests_beyond_the_limits_are_refused(self):
        self.assertEqual(self.served.status(self.served.root, headers={f"X-{i}": "1" for i in range(90)}), 200)
        self.assertEqual(self.served.status(self.served.root, headers={f"X-{i}": "1" for i in range(110)}), 400)
        self.assertEqual(self.served.status(self.served.root, headers={"X-Long": "a" * 8200}), 400)
        self.assertEqual(self.served.status(self.served.root + "?" + "a" * 8200), 414)
        with socket.create_connection(("127.0.0.1", self.served.port), 10) as connection:
            head = f"POST / HTTP/1.1\r\nHost: 127.0.0.1:{self.served.port}\r\nContent-Length: 1000000000\r\n\r\n"
            connection.sendall(head.encode() + b"a" * 2000)
            self.assertTrue(connection.recv(4096).startswith(b"HTTP/1.1 405 "))
            try:
                while connection.recv(4096):  # to the end, which comes though the body does not
                    pass
            except ConnectionResetError:
                pass  # what was not read makes the end a hard one

    def test_a_port_that_is_taken_is_refused(self):
        taken = ["--page", self.path / "page", "--port", str(self.served.port)]
        done = subprocess.run([TOOL, "view", *taken], capture_output=True, text=True, timeout=20, check=False)
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn(f"port {self.served.port} of 127.0.0.1 cannot be used", done.stderr)

    def test_it_ends_cleanly_while_connections_are_open(self):
        for number, sent in zip(ENDING, (b"GET / HTTP/1.1\r\nHost: x\r\n", b"", b"")):
            served = Served("--page", self.path / "page")
            with socket.create_connection(("127.0.0.1", served.port), 5) as connection:
                connection.sendall(sent)
                self.assertEqual(served.end(number), (0, ""))

    def test_its_port_can_be_had_again_at_once(self):
        served = Served("--no-open", "--page", self.path / "page")
        self.assertEqual(served.status(served.root), 200)
        served.end()
        again = Served("--no-open", "--page", self.path / "page", "--port", str(served.port))
        self.assertEqual(again.port, served.port)
        self.assertEqual(again.end(), (0, ""))

    def opened_by(self, *arguments):
        """What a browser was started with, when the output is a terminal; the one here only notes it."""
        note = self.path / "opened"
        note.unlink(missing_ok=True)
        script = b'#!/bin/sh\nprintf %s "$1" >"$NOTE.part" && mv "$NOTE.part" "$NOTE"\n'
        put(self.path / "programs", {"xdg-open": script})
        (self.path / "programs/xdg-open").chmod(0o755)
        environment = dict(os.environ, PATH=f"{self.path}/programs:{os.environ['PATH']}", NOTE=str(note))
        outer, inner = pty.openpty()
        process = subprocess.Popen([TOOL, "view", "--page", self.path / "page", *arguments], stdout=inner,
                                   env=environment, preexec_fn=take_signals)
        os.close(inner)
        printed = b""
        while b"Ctrl-C" not in printed:
            printed += os.read(outer, 4096)
        end = time.monotonic() + (20 if "--no-open" not in arguments else 0.5)
        while not note.exists() and time.monotonic() < end:
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(20), 0)
        os.close(outer)
        self.assertIn(b"http://127.0.0.1:", printed)
        return note.read_bytes() if note.exists() else None, printed

    def test_a_browser_is_opened_from_a_terminal(self):
        opened, printed = self.opened_by()
        self.assertRegex(opened, rb"^http://127\.0\.0\.1:\d+/[0-9a-f]+/$")
        self.assertIn(opened, printed)
        self.assertIsNone(self.opened_by("--no-open")[0])

    def test_the_page_beside_the_tool_is_found(self):
        for page in ("share/acmotion/viewer", "../viewer"):
            top = self.path / page.replace("/", "-") / "release"
            put(top / page, {"index.html": page.encode()})
            (top / "bin").mkdir(parents=True)
            tool = shutil.copy2(TOOL, top / "bin")
            served = Served("--no-open", tool=tool)
            self.assertEqual(served.ask(served.root)[2], page.encode())
            self.assertEqual(served.end(), (0, ""))

    def test_without_the_page_it_says_where_it_looked(self):
        (self.path / "bin").mkdir()
        tool = shutil.copy2(TOOL, self.path / "bin")
        done = subprocess.run([tool, "view"], capture_output=True, text=True, timeout=20, check=False)
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn(f"neither {self.path}/share/acmotion/viewer nor ", done.stderr)


if __name__ == "__main__":
    unittest.main()
