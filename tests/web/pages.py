#!/usr/bin/env python3
"""pages.py PROGRAM PANESPAGE SOURCES BROWSER [TEST…]: pages that the program has exported, in a
browser.

What a page shows is held against the figures that the program writes of the same steps, shape by
shape. Without the browser nothing is tested (exit 77), but where CI is set that is a failure.
"""

import base64
import hashlib
import html
import http.server
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import threading
import unittest

sys.dont_write_bytecode = True
import browser as browsers  # pylint: disable=wrong-import-position

HERE = pathlib.Path(__file__).parent
DRAWN = (HERE / "drawn.js").read_text()
PROGRAM, PANESPAGE, SOURCES, BROWSER = sys.argv[1:5]
FIGURE = SOURCES + "/resources/examples/aima-5-2.json"
SKIPPED = 77

# Trees and searches whose every step is looked at: the textbook's; one with passes; one of a game,
# with boards.
SEARCHES = {
    "textbook": [FIGURE, "--algorithm", "alpha-beta"],
    "negamax": ["[[5,6,[7,4]],B:[3,x:9],(1 2 0)]", "--algorithm", "alpha-beta-negamax"],
    "passes": ["[[3,9],[2,4],[8,1]]", "--algorithm", "mtdf"],
    "table": ["[[3,9],[2,4]]", "--algorithm", "pvs", "--minimal-tree"],
    "hidden": [FIGURE, "--algorithm", "alpha-beta", "--hide-unread-leaves"],
    "boards": ["game:tic-tac-toe@xo./xo./...:x", "--depth", "2", "--algorithm", "alpha-beta"],
}
THEMES = ["light", "dark", "high-contrast", "black-and-white"]


def prunus(*arguments):
    environment = dict(os.environ, LC_ALL="C.UTF-8", LANG="C.UTF-8")
    done = subprocess.run([PROGRAM, *arguments], capture_output=True, env=environment, check=False)
    if done.returncode != 0:
        raise AssertionError(f"prunus {' '.join(arguments)}: {done.stderr.decode()}")
    return done.stdout.decode()


class Pages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.files = tempfile.TemporaryDirectory(prefix="pages-")
        cls.own = browsers.folder()
        kind = {kind.name: kind for kind in browsers.PROGRAMS}[BROWSER]
        cls.browser = kind(cls.own.name)
        cls.made = {}

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.own.cleanup()
        cls.files.cleanup()

    def written(self, name, *arguments):
        """The page that the program writes into a file of this name."""
        path = pathlib.Path(self.files.name, name)
        prunus(*arguments, "-o", str(path))
        return path

    def shown(self, path):
        self.browser.open("about:blank")
        self.browser.open(path.as_uri())
        return path

    def page(self, name="textbook"):
        """The page of a search, at its start."""
        if name not in self.made:
            self.made[name] = self.written(f"{name}.html", "render", *SEARCHES[name], "--at", "all")
        return self.shown(self.made[name])

    def step(self):
        return self.browser.run("return Number(document.getElementById('slider').value)")

    def text(self, name):
        return self.browser.run("return document.getElementById(arguments[0]).textContent", name)

    def each(self, selector, of="e.textContent"):
        """An expression for every element e that the selector finds."""
        return self.browser.run(
            f"return [...document.querySelectorAll(arguments[0])].map(e => {of})", selector)

    def rows(self, table):
        return self.each(f"#{table} tr", "[...e.children].map(cell => cell.textContent)")

    def choose(self, menu, value):
        self.browser.run("const menu = document.getElementById(arguments[0]); menu.value = arguments[1];"
                         "menu.dispatchEvent(new Event('change'))", menu, value)

    def go(self, step):
        self.browser.run("location.hash = arguments[0]", f"#{step}")
        self.browser.wait(f"return document.getElementById('slider').value === '{step}'")

    def figures(self, name, theme):
        """The program's figures of all steps."""
        stem = f"{name}-{theme}-"
        prunus("render", *SEARCHES[name], "--at", "all", "--theme", theme, "-o",
               f"{self.files.name}/{stem}%d.svg")
        found = pathlib.Path(self.files.name).glob(f"{stem}*.svg")
        return sorted(found, key=lambda path: int(path.stem.rsplit("-", 1)[1]))

    def drawn_figures(self, paths):
        """What the browser draws of figures, each by itself."""
        all_of_them = pathlib.Path(self.files.name, "figures.html")
        svgs = [re.sub(r"<\?xml.*?\?>", "", path.read_text()) for path in paths]
        all_of_them.write_text("<!DOCTYPE html><meta charset=utf-8>" + "".join(svgs))
        self.browser.open(all_of_them.as_uri())
        return [self.browser.run(DRAWN, "svg", k) for k in range(len(paths))]

    def test_every_step_is_the_programs_figure(self):
        for name in SEARCHES:
            for theme in THEMES if name in ("textbook", "boards") else THEMES[:1]:
                expected = self.drawn_figures(self.figures(name, theme))
                self.page(name)
                self.choose("theme", theme)
                self.assertGreater(len(expected), 5)
                for step, figure in enumerate(expected):
                    self.go(step)
                    with self.subTest(search=name, theme=theme, step=step):
                        self.assertGreater(len(figure), 20)
                        self.assertEqual(self.browser.run(DRAWN, "#picture"), figure)

    def test_steps_in_any_order_are_the_same(self):
        expected = self.drawn_figures(self.figures("textbook", "light"))
        self.page()
        last = len(expected) - 1
        for step in [last, 0, 14, 13, 15, 3, 26, 25, 1, 20, 0, last]:
            self.go(step)
            self.assertEqual(self.browser.run(DRAWN, "#picture"), expected[step], f"step {step}")

    def test_words_are_the_programs(self):
        paths = self.figures("textbook", "light")
        self.page()
        for step, path in enumerate(paths):
            self.go(step)
            said = html.unescape(re.search(r"<desc>(.*?)</desc>", path.read_text(), re.S)[1])
            shown = f"{self.text('head')} {self.text('body')}".strip()
            self.assertEqual(shown.replace("\u00a0", " "), said)

    def panes(self):
        """The page of minimax, alpha-beta and MTD(f) side by side, and its figures."""
        folder = pathlib.Path(self.files.name, "panes")
        if not folder.exists():
            folder.mkdir()
            subprocess.run([PANESPAGE, str(folder)], check=True,
                           env=dict(os.environ, QT_QPA_PLATFORM="offscreen"))
        return (folder / "page.html").as_uri(), sorted(
            folder.glob("*.svg"), key=lambda path: int(path.stem))

    def test_panes_stay_in_step_with_the_figures(self):
        page, figures = self.panes()
        expected = self.drawn_figures(figures)
        self.assertGreater(len(expected), 30)
        self.browser.open(page)
        for beat in [*range(len(expected)), 3, 20, 4, 0]:
            self.go(beat)
            with self.subTest(beat=beat):
                self.assertGreater(len(expected[beat]), 60)
                self.assertEqual(self.browser.run(DRAWN, "#picture"), expected[beat])

    def head_of(self, pane):
        self.choose("pane", str(pane))
        return self.text("head")

    def test_details_are_of_the_pane_that_is_picked(self):
        # By the book: minimax reads 9 leaves and visits 13 nodes, alpha-beta cuts once, at C, and
        # reads 7 leaves.
        self.browser.open(self.panes()[0])
        self.assertEqual(self.each("#pane option")[0], "Minimax")
        self.assertEqual(self.browser.run("return document.getElementById('pane').value"), "1")
        cutoffs = []  # what each pane says where some pane has cut
        while True:
            before = self.step()
            self.browser.press("Right", "Ctrl")
            if self.step() == before:
                break
            cutoffs.append([self.head_of(pane) for pane in range(3)])
        self.assertEqual([said[1] for said in cutoffs if "cutoff" in said[1]],
                         [said[1] for said in cutoffs if said[1].startswith("α-cutoff at C (MIN).")])
        self.assertEqual(sum("cutoff" in said[1] for said in cutoffs), 1)
        for said in cutoffs:
            self.assertNotIn("cutoff", said[0])
            self.assertIn("cutoff", said[1] + said[2])
        self.browser.press("End")
        counts = {}
        for pane in range(3):
            self.choose("pane", str(pane))
            counts[pane] = {row[0]: row[1] for row in self.rows("counts")}
        self.assertEqual([counts[0]["nodes visited"], counts[0]["leaves read"]], ["13", "9"])
        self.assertEqual([counts[1]["nodes visited"], counts[1]["leaves read"]], ["11", "7"])
        self.assertNotEqual(counts[2], counts[1])

    def test_cards_at_the_cutoff(self):
        # Step 14 of figure 5.2, worked out by hand from the book's algorithm: the root's 3 is α at
        # C, which has returned 2 from its first leaf; four leaves are read, two skipped.
        self.page()
        self.go(14)
        self.assertTrue(self.text("head").startswith("α-cutoff at C (MIN)."))
        self.assertEqual(self.rows("counts"), [
            ["nodes visited", "7", "13"], ["leaves read", "4", "9"],
            ["cutoffs", "1", "0"], ["leaves skipped", "2", "0"]])
        self.assertEqual(self.rows("stack"), [["C", "MIN", "3", "2", "2", "leaf 2"],
                                              ["A", "MAX", "3", "+∞", "3", "B"]])
        lit = self.each("#listing .lit")
        self.assertEqual(len(lit), 1)
        self.assertIn("if", lit[0])

    def test_the_tree_can_be_heard(self):
        self.page()
        self.go(14)
        self.browser.run("document.querySelector('#nodes summary').click()")
        said = self.browser.wait("const all = [...document.querySelectorAll('#nodes li > span')]"
                                 ".map(each => each.textContent); return all.length > 0 && all")
        self.assertEqual(len(said), 13)
        self.assertTrue(said[0].startswith("MAX A, at least 3, window 3 to plus infinity"), said[0])
        c = [each for each in said if each.startswith("MIN C")]
        self.assertEqual(len(c), 1)
        self.assertIn("at most 2", c[0])
        self.assertIn("two children skipped", c[0])
        self.assertIn("current node", c[0])
        for depth, nodes in ((1, 13), (2, 12), (3, 9), (4, 0)):
            self.assertEqual(len(self.each("#nodes " + depth * "ul " + "li")), nodes)
        self.go(0)
        self.assertNotIn("at most", "".join(self.each("#nodes li")))

    def test_keys(self):
        self.page()
        for keys, step in [(("Right",), 1), (("PageDown",), 2), (("Left",), 1), (("PageUp",), 0),
                           (("End",), 26), (("Home",), 0), (("Right", "Ctrl"), 14),
                           (("Left",), 13), (("Right", "Ctrl"), 14), (("Right",), 15),
                           (("Left", "Ctrl"), 14), (("Home",), 0), (("Right",), 1),
                           (("Right",), 2), (("Right", "Shift"), 9)]:
            self.browser.press(*keys)
            self.assertEqual(self.step(), step, keys)

    def test_the_slider_keeps_the_programs_keys(self):
        self.page()
        self.browser.run("document.getElementById('slider').focus()")
        self.browser.press("Right")
        self.assertEqual(self.step(), 1)
        self.browser.press("End")
        self.browser.press("Left", "Ctrl")
        self.assertEqual(self.step(), 14)

    def test_a_number_can_be_typed(self):
        self.page()
        self.browser.press("g", "Ctrl")
        for key in ["1", "4", "Enter"]:
            self.browser.press(key)
        self.assertEqual(self.step(), 14)

    def test_play_goes_to_the_end(self):
        self.page()
        self.choose("speed", "64")
        self.browser.press("Space")
        self.browser.wait("return document.getElementById('slider').value === '26'")
        self.browser.wait("return !document.getElementById('play').classList.contains('playing')")

    def test_fingers(self):
        self.page()
        x, y, w, h = self.browser.run(
            "const r = document.getElementById('drawing').getBoundingClientRect();"
            "return [r.x, r.y, r.width, r.height].map(Math.round)")
        middle = (x + w // 2, y + h // 2)
        right = (middle[0] + 80, middle[1])
        self.browser.touch([right, middle])
        self.assertEqual(self.step(), 1, "swiped to the left")
        self.browser.touch([right, middle])
        self.browser.touch([middle, right])
        self.assertEqual(self.step(), 1, "and to the right")
        whole = self.view()
        self.browser.touch([middle, (middle[0] - 60, middle[1])], [right, (right[0] + 60, right[1])])
        self.assertLess(float(self.view().split()[2]), 0.7 * float(whole.split()[2]),
                        "two apart: larger")
        self.browser.touch([right, middle])
        self.assertEqual(self.step(), 1, "one moves what is larger")
        self.browser.run("document.getElementById('fit').click()")
        self.assertEqual(self.view(), whole)

    def view(self):
        return self.each("#picture", "e.getAttribute('viewBox')")[0]

    def test_nothing_is_fetched_and_nothing_foreign_runs(self):
        asked = []

        class Server(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                asked.append(self.path)
                self.send_error(404)

            def log_message(self, *_):
                pass

        server = http.server.HTTPServer(("127.0.0.1", 0), Server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        path = self.page()
        text = path.read_text()
        self.assertNotRegex(text.replace("http://www.w3.org/2000/svg", ""), r"https?://")
        self.assertEqual(self.browser.run(
            "return performance.getEntriesByType('resource').map(r => r.name)"
            ".filter(name => !name.startsWith('data:'))"), [])
        # What somebody might smuggle into a page does nothing.
        there = f"http://127.0.0.1:{server.server_port}"
        foreign = pathlib.Path(self.files.name, "foreign.html")
        foreign.write_text(text.replace("<main>", f"<img src='{there}/image'><script>document.title"
                                        f"='run'</script><script src='{there}/script'></script>"
                                        f"<main style='display:none'>", 1))
        self.browser.open(foreign.as_uri())
        self.assertNotEqual(self.browser.run("return document.title"), "run")
        self.assertNotEqual(self.browser.run(
            "return getComputedStyle(document.querySelector('main')).display"), "none")
        self.assertEqual(self.browser.run("return document.documentElement.className"), "ready")
        server.shutdown()
        server.server_close()
        self.assertEqual(asked, [])

    def widen(self, width, height):
        """The page's room; a window of Firefox stays as wide as its narrowest."""
        if BROWSER == "chromium":
            self.browser.devtools("Emulation.setDeviceMetricsOverride", width=width, height=height,
                                  deviceScaleFactor=2, mobile=width < 800)
            self.addCleanup(self.browser.devtools, "Emulation.clearDeviceMetricsOverride")
        else:
            self.browser.resize(width, height)

    def wider_than_their_room(self):
        """What would have to be scrolled sideways, of the page and of its frames."""
        return self.browser.wait("""
            const frames = [...document.querySelectorAll('iframe')].map(f => f.contentDocument);
            if (!frames.every(d => d.documentElement.className === 'ready')) return null;
            const all = [document, ...frames].flatMap((d, k) => [d.documentElement,
                ...d.querySelectorAll('.card, table, select, #listing, #listing li')].map(e =>
                [k, e.id || e.tagName, e.scrollWidth, e.clientWidth,
                 e.getBoundingClientRect().right, d.documentElement.clientWidth]));
            return [all.filter(([, , is, may, right, room]) => is > may || right > room)];""")[0]

    def test_nothing_is_wider_than_a_phone(self):
        # A title that has nowhere to break; searches side by side, whose names are long, in frames;
        # a blank to write on.
        named = pathlib.Path(self.files.name, "word" * 15 + ".txt")
        named.write_text("[[3,9],[2,4]]")
        page = self.written("named.html", "render", str(named), "--algorithm", "alpha-beta-tt",
                            "--at", "all")
        self.page()
        self.widen(360, 740)
        for step in (0, 14, 26):
            self.go(step)
            self.assertEqual(self.wider_than_their_room(), [])
        for what, load in [
                ("title", lambda: self.browser.open(page.as_uri())),
                ("frames", lambda: self.lesson_page(
                    SOURCES + "/resources/lessons/negamax.prunus-lesson.json")),
                ("blank", lambda: self.lesson_page("set:first-steps"))]:
            load()
            with self.subTest(what):
                self.assertEqual(self.wider_than_their_room(), [])

    def test_no_line_of_a_listing_is_cut(self):
        # NegaScout has the longest. A line goes on further in than it begins.
        page = self.written("listing.html", "render", "[[3,9],[2,4]]", "--algorithm", "negascout",
                            "--at", "all")
        for width in (360, 1280):
            self.widen(width, 800)
            self.browser.open(page.as_uri())
            with self.subTest(width=width):
                self.assertEqual(self.wider_than_their_room(), [])
                begins = self.each("#listing li", """{
                    const text = e.querySelector('code').firstChild;
                    const range = document.createRange();
                    range.setStart(text, text.data.search(/\\S/));
                    range.setEnd(text, text.length);
                    return [...range.getClientRects()].map(line => line.left); }""")
                self.assertGreater(len([lines for lines in begins if len(lines) > 1]), 2)
                for first, *others in begins:
                    for other in others:
                        self.assertGreater(other, first + 10)

    def lesson_page(self, lesson):
        return self.shown(self.written("lesson.html", "lesson", "page", lesson))

    def test_a_lesson_is_a_page(self):
        # The moment is step 14 of figure 5.2, its first cutoff; the key of the question is the
        # book's: the second and the third leaf of C are not examined.
        lesson = pathlib.Path(self.files.name, "week3.json")
        tree = "[[3,12,8],[2,4,6],[14,5,2]]"
        lesson.write_text(json.dumps({
            "format": "prunus-lesson", "version": 1, "id": "week3", "title": "Third week",
            "steps": [{"text": "Read **this**."},
                      {"show": {"tree": tree, "algorithm": "alpha-beta", "at": 14}},
                      {"exercise": "e1", "tree": tree, "questions": [{"type": "cross-out"}]}]}))
        path = self.lesson_page(str(lesson))
        self.assertNotRegex(path.read_text().replace("http://www.w3.org/2000/svg", ""), r"https?://")
        said = self.browser.run("return document.querySelector('main').innerText")
        self.assertIn("Third week", said)
        self.assertIn("Read this.", said)
        self.assertIn("What is right stands in this page", said)
        self.assertIn("What is right, and why", said)
        self.assertNotIn("not read", said)
        self.browser.run("document.querySelector('summary').click()")
        self.assertIn("not read", self.browser.wait(
            "const all = document.querySelector('details').innerText;"
            "return all.includes('not read') && all"))
        self.assertTrue(self.browser.wait(
            "return [...document.images].every(each => each.complete && each.naturalWidth > 100)"))
        inside = "document.querySelector('iframe').contentDocument"
        self.assertTrue(self.browser.wait(
            f"return {inside}.getElementById('head')"
            f" && {inside}.getElementById('head').textContent.startsWith('α-cutoff at C (MIN).')"))
        self.browser.run(f"{inside}.getElementById('step').click()")
        self.assertEqual(self.browser.run(f"return {inside}.getElementById('slider').value"), "15")

    def test_a_ready_set_is_a_page(self):
        path = self.lesson_page("set:cut-or-not")
        self.assertEqual(len(self.each("details")), path.read_text().count("<details>"))
        self.assertGreater(len(self.each("details")), 1)
        self.assertEqual(self.each("details[open]"), [])
        self.assertEqual(self.violations(), [])

    def test_each_ready_set_asks_something(self):
        page = pathlib.Path(self.files.name, "set.html")
        told = subprocess.run([PROGRAM, "lesson", "page", "set:bugs", "-o", str(page)],
                              capture_output=True, check=False)
        self.assertEqual(told.returncode, 1)
        self.assertFalse(page.exists())
        names = re.findall(r"set:[a-z-]+", told.stderr.decode().split("there are")[1])
        self.assertIn("set:first-steps", names)
        for name in names:
            page = self.written("set.html", "lesson", "page", name)
            self.assertIn("<details>", page.read_text(), name)

    def test_axe_finds_nothing(self):
        if axe() is None:
            self.skipTest("axe-core is not to be had")
        self.page()
        for theme in THEMES:
            self.browser.run("document.documentElement.dataset.theme = arguments[0]", theme)
            for step in (0, 14):
                self.go(step)
                self.assertEqual(self.violations(), [], f"{theme}, step {step}")

    def violations(self):
        """What axe-core finds in the page; nothing where it is not to be had."""
        if axe() is None:
            return []
        self.browser.run(axe())
        return self.browser.run_until(
            "const done = arguments[arguments.length - 1];"
            "axe.run().then(r => done(r.violations.map(v => v.id + ': ' +"
            " v.nodes.map(n => n.html.slice(0, 120) + ' ' + n.failureSummary).join('; '))))")


def axe():
    """The script of axe-core as axe.json pins it, from the npm registry; none without npm."""
    kept = pathlib.Path("axe.min.js")
    pinned = json.loads((HERE / "axe.json").read_text())
    if not kept.exists() and shutil.which("npm"):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["npm", "pack", "--silent", "--pack-destination", folder,
                            f"{pinned['package']}@{pinned['version']}"], check=True,
                           stdout=subprocess.DEVNULL)
            packed = next(pathlib.Path(folder).iterdir()).read_bytes()
        digest = base64.b64encode(hashlib.sha512(packed).digest()).decode()
        if "sha512-" + digest != pinned["integrity"]:
            raise AssertionError("this axe-core is not the one that is pinned")
        with tarfile.open(fileobj=io.BytesIO(packed)) as files:
            kept.write_bytes(files.extractfile("package/axe.min.js").read())
    return kept.read_text() if kept.exists() else None


if __name__ == "__main__":
    if BROWSER not in [kind.name for kind in browsers.available()]:
        print(f"{BROWSER} is not installed")
        sys.exit(1 if os.environ.get("CI") else SKIPPED)
    unittest.main(argv=[sys.argv[0], *sys.argv[5:]], verbosity=2)
