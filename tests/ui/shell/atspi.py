#!/usr/bin/python3
"""Asks the window what a screen reader would ask, through AT-SPI: atspi.py PROGRAM

Goes to the cutoff of figure 5.2 by the slider, finds the node where it happened, jumps to where
that node was entered, and gives it the keyboard. Run it under tests/xcb tests/screenreader.
"""

import subprocess
import sys
import time

import pyatspi

PATIENCE = 20  # seconds
NODE = "table cell"  # what Qt makes of a tree item


def wait_for(what, question):
    """The first true answer to a question, or the end of the program."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            answer = question()
            if answer:
                return answer
        except Exception:  # an object that is not ready yet, or was replaced meanwhile
            pass
        time.sleep(0.05)
    sys.exit(f"did not happen in {PATIENCE} s: {what}")


def below(accessible):
    """An accessible object and all below it."""
    accessible.clearCache()
    yield accessible
    for child in accessible:
        if child is not None:
            yield from below(child)


def find(root, role, beginning):
    """The first object of a role whose name begins so, or None."""
    for each in below(root):
        if each.getRoleName() == role and each.name.startswith(beginning):
            return each
    return None


def application(process):
    desktop = pyatspi.Registry.getDesktop(0)
    return next((each for each in desktop if each and each.get_process_id() == process.pid), None)


def act(accessible, name):
    actions = accessible.queryAction()
    names = [actions.getName(i) for i in range(actions.nActions)]
    assert name in names, f"{accessible.name} has no action {name}, only {names}"
    actions.doAction(names.index(name))


def walk_through(process):
    program = wait_for("the program is known", lambda: application(process))
    tree = wait_for("the canvas is a tree", lambda: find(program, "tree", "Tree"))
    slider = wait_for("the track is a slider", lambda: find(program, "slider", "Step"))
    value = slider.queryValue()
    assert (value.minimumValue, value.maximumValue) == (0, 26)
    value.currentValue = 14
    name = "MIN C, at most 2, window 3 to 2, two children skipped"
    cut = wait_for(name, lambda: find(tree, NODE, name))
    assert cut.description == "being searched, current node", cut.description
    assert [each.name for each in cut] == ["leaf 2", "leaf 4", "leaf 6"]
    assert cut.parent.name.startswith("MAX A, at least 3"), cut.parent.name
    wait_for("the sentence", lambda: find(program, "notification", "α-cutoff at C (MIN). MIN is"))

    box = cut.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    canvas = tree.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    assert canvas.x < box.x and box.x + box.width < canvas.x + canvas.width, (box, canvas)
    assert canvas.y < box.y and box.y + box.height < canvas.y + canvas.height, (box, canvas)

    act(cut, "jump")
    wait_for("C is entered at step 11", lambda: slider.queryValue().currentValue == 11)
    cut.queryComponent().grabFocus()

    def focused():
        cut.clearCache()
        return cut.getState().contains(pyatspi.STATE_FOCUSED)

    wait_for("C has the focus", focused)


def main():
    process = subprocess.Popen([sys.argv[1]])
    try:
        walk_through(process)
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    main()
