#!/usr/bin/env python3
"""The visit-count signature, computed without any of the program's code.

Searches every tree of tests/data/published.json with every algorithm, --fail, --cut and every
order but the random one, straight from the definitions, and adds up the nodes visited. Before
that, it checks itself against the answers that were published with the trees. With a number as
argument it fails unless the sum is that number.
"""

import itertools
import json
import math
import pathlib
import sys

ALGORITHMS = ("minimax", "negamax", "alpha-beta-first-draft", "alpha-beta-second-draft",
              "alpha-beta", "alpha-beta-negamax")


def minimax(tree, maximising):
    if not isinstance(tree, list):
        return tree
    values = [minimax(child, not maximising) for child in tree]
    return max(values) if maximising else min(values)


def reorder(tree, maximising, order):
    """The tree as the search meets it: Python's sort is stable."""
    if not isinstance(tree, list) or order == "as-written":
        return tree
    descending = maximising == (order == "best-first")
    sign = -1 if descending else 1
    ranked = sorted(tree, key=lambda child: sign * minimax(child, not maximising))
    return [reorder(child, not maximising, order) for child in ranked]


class Search:
    def __init__(self, fail, cut):
        self.hard = fail == "hard"
        self.closed = (lambda a, b: a >= b) if cut == "ge" else (lambda a, b: a > b)
        self.nodes = self.leaves = 0

    def visit(self, tree):
        self.nodes += 1
        self.leaves += not isinstance(tree, list)
        return not isinstance(tree, list)

    def exhaustive(self, tree, maximising):
        if self.visit(tree):
            return tree
        values = [self.exhaustive(child, not maximising) for child in tree]
        return max(values) if maximising else min(values)

    def first_draft(self, tree, maximising, parents_best):
        """Shallow cutoffs only: the node stops when it reaches its parent's best so far."""
        if self.visit(tree):
            return tree
        best = -math.inf if maximising else math.inf
        for child in tree:
            value = self.first_draft(child, not maximising, best)
            best = max(best, value) if maximising else min(best, value)
            if self.closed(best, parents_best) if maximising else self.closed(parents_best, best):
                break
        if self.hard:
            best = min(best, parents_best) if maximising else max(best, parents_best)
        return best

    def alpha_beta(self, tree, maximising, alpha, beta, narrow):
        """The final form; without narrow the second draft, whose children get the entry window."""
        if self.visit(tree):
            return tree
        best = -math.inf if maximising else math.inf
        a, b = alpha, beta
        for child in tree:
            window = (a, b) if narrow else (alpha, beta)
            value = self.alpha_beta(child, not maximising, *window, narrow)
            if maximising:
                best, a = max(best, value), max(a, value)
            else:
                best, b = min(best, value), min(b, value)
            if self.closed(a, b):
                break
        return min(max(best, alpha), beta) if self.hard else best

    def run(self, algorithm, tree, maximising):
        if algorithm in ("minimax", "negamax"):
            return self.exhaustive(tree, maximising)
        if algorithm == "alpha-beta-first-draft":
            return self.first_draft(tree, maximising, math.inf if maximising else -math.inf)
        narrow = algorithm != "alpha-beta-second-draft"
        return self.alpha_beta(tree, maximising, -math.inf, math.inf, narrow)


def check_published(entry):
    search = Search(entry["options"]["fail"], entry["options"]["cut"])
    value = search.run("alpha-beta", entry["tree"], entry["root"] == "max")
    published, computed = entry["published"], entry["computed"]
    assert value == published.get("value", computed["value"]), entry["id"]
    assert search.nodes == published.get("alphaBetaNodesVisited", search.nodes), entry["id"]
    assert search.nodes - 1 == published.get("alphaBetaMovesConsidered", search.nodes - 1)
    assert search.nodes == computed["alphaBetaNodesVisited"], entry["id"]
    assert search.leaves == computed["alphaBetaLeavesEvaluated"], entry["id"]


def signature(entries):
    total = 0
    for entry in entries:
        maximising = entry["root"] == "max"
        for order in ("as-written", "best-first", "worst-first"):
            tree = reorder(entry["tree"], maximising, order)
            for algorithm, fail, cut in itertools.product(
                    ALGORITHMS, ("hard", "soft"), ("ge", "gt")):
                search = Search(fail, cut)
                value = search.run(algorithm, tree, maximising)
                assert value == minimax(entry["tree"], maximising), (entry["id"], algorithm)
                total += search.nodes
    return total


def main():
    data = pathlib.Path(__file__).parent.parent / "data" / "published.json"
    entries = json.loads(data.read_text(encoding="utf-8"))["trees"]
    for entry in entries:
        check_published(entry)
    total = signature(entries)
    print(total)
    return 0 if len(sys.argv) < 2 or int(sys.argv[1]) == total else 1


if __name__ == "__main__":
    sys.exit(main())
