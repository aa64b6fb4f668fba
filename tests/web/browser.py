"""Browsers without a window, driven as WebDriver has it: Chromium through chromedriver, Firefox
through its own Marionette. Both know the same few commands."""

import base64
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


class BrowserError(Exception):
    """What the browser says of a command that failed."""


class Browser:
    """Commands are sent by send(method, path of WebDriver, name in Marionette, parameters)."""

    def __init__(self, command, folder):
        environment = dict(os.environ, HOME=folder, MOZ_HEADLESS="1")
        environment.pop("DISPLAY", None)
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment, text=True)

    def open(self, url):
        self.send("POST", "/url", "WebDriver:Navigate", {"url": url})

    def run(self, script, *arguments):
        """What the body of a function returns in the page."""
        return self.send("POST", "/execute/sync", "WebDriver:ExecuteScript",
                         {"script": script, "args": list(arguments)})

    def run_until(self, script, *arguments):
        """What it gives to its last argument, a function."""
        return self.send("POST", "/execute/async", "WebDriver:ExecuteAsyncScript",
                         {"script": script, "args": list(arguments)})

    def act(self, *sources):
        self.send("POST", "/actions", "WebDriver:PerformActions", {"actions": list(sources)})
        self.send("DELETE", "/actions", "WebDriver:ReleaseActions", {})

    def press(self, key, *held):
        """A key by its character or its name, while others are held down."""
        def each(kind, keys):
            return [{"type": kind, "value": KEYS.get(k, k)} for k in keys]
        self.act({"type": "key", "id": "keys",
                  "actions": each("keyDown", [*held, key]) + each("keyUp", [key, *held])})

    def touch(self, *fingers):
        """Each finger goes through places of the window, as (x, y), all at the same time."""
        self.act(*[{
            "type": "pointer", "id": f"finger{k}", "parameters": {"pointerType": "touch"},
            "actions": [{"type": "pointerMove", "duration": 0, "x": way[0][0], "y": way[0][1]},
                        {"type": "pointerDown", "button": 0}] +
                       [{"type": "pointerMove", "duration": 60, "x": x, "y": y}
                        for x, y in way[1:]] +
                       [{"type": "pointerUp", "button": 0}]} for k, way in enumerate(fingers)])

    def resize(self, width, height):
        """The page's own room, where that is possible."""
        for _ in range(2):
            inner = self.run("return [innerWidth, innerHeight]")
            outer = self.run("return [outerWidth, outerHeight]")
            self.send("POST", "/window/rect", "WebDriver:SetWindowRect",
                      {"width": width + outer[0] - inner[0], "height": height + outer[1] - inner[1]})

    def screenshot(self, path):
        shot = self.send("GET", "/screenshot", "WebDriver:TakeScreenshot", {"full": False})
        pathlib.Path(path).write_bytes(base64.b64decode(shot))

    def wait(self, script, seconds=10):
        """Until the script returns something true, which is given."""
        end = time.monotonic() + seconds
        while not (found := self.run(script)):
            if time.monotonic() > end:
                raise BrowserError(f"never came true: {script}")
            time.sleep(0.02)
        return found


class Chromium(Browser):
    name = "chromium"

    def __init__(self, folder):
        super().__init__(["chromedriver", "--port=0"], folder)
        for line in self.process.stdout:
            if found := re.search(r"started successfully on port (\d+)", line):
                self.address = f"http://127.0.0.1:{found[1]}/session"
                break
        else:
            raise BrowserError("chromedriver did not start")
        options = {"binary": shutil.which("chromium"), "args": [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--force-device-scale-factor=1", "--hide-scrollbars", f"--user-data-dir={folder}/chromium"]}
        session = self.call("POST", "", {"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": options}}})
        self.address += "/" + session["sessionId"]

    def call(self, method, path, parameters):
        body = None if method == "GET" else json.dumps(parameters).encode()
        request = urllib.request.Request(self.address + path, body, method=method,
                                         headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise BrowserError(json.load(error)["value"]["message"]) from error

    def send(self, method, path, _name, parameters):
        return self.call(method, path, parameters)

    def devtools(self, command, **parameters):
        return self.call("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def close(self):
        self.call("DELETE", "", {})
        self.process.terminate()
        self.process.communicate()


class Firefox(Browser):
    name = "firefox"

    def __init__(self, folder):
        profile = pathlib.Path(folder, "firefox")
        profile.mkdir()
        prefs = {"marionette.port": 0, "browser.shell.checkDefaultBrowser": False,
                 "datareporting.policy.dataSubmissionEnabled": False, "app.update.enabled": False,
                 "toolkit.telemetry.enabled": False, "network.captive-portal-service.enabled": False,
                 "browser.startup.page": 0, "dom.w3c_touch_events.enabled": 1,
                 "remote.prefs.recommended": True}
        (profile / "user.js").write_text("".join(
            f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in prefs.items()))
        super().__init__(["firefox-esr", "--headless", "--no-remote", "--marionette", "--profile",
                          str(profile)], folder)
        port = profile / "MarionetteActivePort"
        end = time.monotonic() + 60
        while not port.exists() or not port.read_text().strip():
            if time.monotonic() > end or self.process.poll() is not None:
                raise BrowserError("firefox-esr did not start")
            time.sleep(0.05)
        self.socket = socket.create_connection(("127.0.0.1", int(port.read_text())), timeout=120)
        self.number = 0
        self.receive()  # says who it is
        self.command("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {}}})

    def receive(self):
        length = b""
        while (byte := self.socket.recv(1)) != b":":
            if not byte:
                raise BrowserError("firefox-esr has ended")
            length += byte
        body = b""
        while len(body) < int(length):
            body += self.socket.recv(int(length) - len(body))
        return json.loads(body)

    def command(self, name, parameters):
        self.number += 1
        body = json.dumps([0, self.number, name, parameters]).encode()
        self.socket.sendall(str(len(body)).encode() + b":" + body)
        _, _, error, result = self.receive()
        if error:
            raise BrowserError(error["message"])
        return result["value"] if isinstance(result, dict) and set(result) == {"value"} else result

    def send(self, _method, _path, name, parameters):
        return self.command(name, parameters)

    def close(self):
        self.command("Marionette:Quit", {"flags": ["eForceQuit"]})
        self.process.communicate(timeout=30)


KEYS = {"Right": "\ue014", "Left": "\ue012", "Home": "\ue011", "End": "\ue010",
        "PageDown": "\ue00f", "PageUp": "\ue00e", "Ctrl": "\ue009", "Shift": "\ue008",
        "Tab": "\ue004", "Enter": "\ue007", "Space": " "}

PROGRAMS = {Chromium: ["chromium", "chromedriver"], Firefox: ["firefox-esr"]}


def available():
    """The kinds of browsers that are installed."""
    return [kind for kind, programs in PROGRAMS.items() if all(map(shutil.which, programs))]


def folder():
    """For a browser's files; goes with the context."""
    return tempfile.TemporaryDirectory(prefix="browser-", ignore_cleanup_errors=True)
