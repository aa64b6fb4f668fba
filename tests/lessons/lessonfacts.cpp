#include "tests/lessons/lessonfacts.h"

#include "tests/practice/naiveexam.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <numeric>

namespace prunus::oracle {

namespace {

const NaiveNode& at(const NaiveTree& tree, const std::string& path) {
    const NaiveNode* node = &tree.root;
    for (const char c : path) {
        node = &node->children.at(static_cast<std::size_t>(c - '0'));
    }
    return *node;
}

} // namespace

double leaf(const char* tree, const std::string& path) {
    return at(naiveTree(tree), path).value.value();
}
double worth(const char* tree, const std::string& path) {
    const NaiveTree whole = naiveTree(tree);
    return naiveMinimax(at(whole, path), path.size() % 2 == 0);
}
double leaves(const char* tree, const std::string& path) {
    const NaiveTree whole = naiveTree(tree);
    return static_cast<double>(leavesOf(at(whole, path)).size());
}

NaiveSlip slip(const char* id, bool exhaustive, bool negamax) {
    NaiveSlip made;
    made.id = id;
    made.exhaustive = exhaustive;
    made.negamax = negamax;
    return made;
}
NaiveOutcome run(const char* tree, const NaiveSlip& procedure) {
    return naiveOutcome(naiveTree(tree), procedure).value();
}
double reads(const char* tree, const NaiveSlip& procedure) {
    return static_cast<double>(run(tree, procedure).reads.size());
}
double value(const char* tree, const NaiveSlip& procedure) {
    return run(tree, procedure).value;
}
double returned(const char* tree, std::uint32_t n, const NaiveSlip& procedure) {
    return run(tree, procedure).returned.at(n);
}
double readAs(const char* tree, std::size_t k, const NaiveSlip& procedure) {
    const NaiveTree whole = naiveTree(tree);
    return whole.nodes.at(run(tree, procedure).reads.at(k))->value.value();
}
NaiveSlip soft(NaiveSlip made) {
    made.options.fail = FailMode::soft;
    return made;
}
NaiveSlip above() {
    NaiveSlip made;
    made.options.cut = CutRule::greater;
    return made;
}
NaiveSlip toDepth(std::uint32_t depth) {
    NaiveSlip made = slip("", true);
    made.options.depth = depth;
    return made;
}

NaiveSlip within(double alpha, double beta) {
    NaiveSlip made;
    made.options.window = {alpha, beta};
    return made;
}

double readByFirstDraft(const char* tree) {
    return reads(tree, soft(slip("M05")));
}
double readBySecondDraft(const char* tree) {
    return reads(tree, slip("M04"));
}

std::pair<double, double> readsInAllOrders(const char* text) {
    const NaiveTree tree = naiveTree(text);
    std::vector<std::vector<NaiveNode>> families;
    for (NaiveNode family : tree.root.children) {
        std::ranges::sort(family.children, {}, [](const NaiveNode& n) { return *n.value; });
        families.push_back(family.children);
    }
    std::pair<double, double> ends{1e9, 0};
    std::vector<std::size_t> root(families.size());
    std::iota(root.begin(), root.end(), 0);
    const auto less = [](const NaiveNode& a, const NaiveNode& b) { return *a.value < *b.value; };
    do {
        std::function<void(std::size_t)> each = [&](std::size_t k) {
            if (k == families.size()) {
                NaiveNode top;
                for (const std::size_t child : root) {
                    top.children.push_back({std::nullopt, families[child], 0});
                }
                NaiveRun run;
                run.carryOut(NaiveTree(top));
                ends.first = std::min(ends.first, double(run.reads.size()));
                ends.second = std::max(ends.second, double(run.reads.size()));
                return;
            }
            do {
                each(k + 1);
            } while (std::next_permutation(families[k].begin(), families[k].end(), less));
        };
        each(0);
    } while (std::next_permutation(root.begin(), root.end()));
    return ends;
}

double leastOf(int b, int d) {
    double ofMax = 1;
    double ofMin = 1;
    for (int level = 0; level < d; ++level) {
        (level % 2 == 0 ? ofMin : ofMax) *= b;
    }
    return ofMax + ofMin - 1; // they share one leaf
}

namespace {

/// Tic-tac-toe on nine letters.
struct Squares {
    std::string text;
    int visits = 0;

    [[nodiscard]] bool won(char by) const {
        static const std::vector<std::array<std::size_t, 3>> lines{
            {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
        return std::ranges::any_of(lines, [&](const auto& line) {
            return text[line[0]] == by && text[line[1]] == by && text[line[2]] == by;
        });
    }
    /// By minimax, or alpha-beta; the value comes back.
    int search(char mover, int alpha, int beta, bool cuts) {
        ++visits;
        if (won('x') || won('o') || text.find('.') == std::string::npos) {
            return won('x') ? 1 : won('o') ? -1 : 0;
        }
        int best = mover == 'x' ? -2 : 2;
        for (std::size_t k = 0; k < 9; ++k) {
            if (text[k] != '.') {
                continue;
            }
            text[k] = mover;
            const int v = search(mover == 'x' ? 'o' : 'x', alpha, beta, cuts);
            text[k] = '.';
            best = mover == 'x' ? std::max(best, v) : std::min(best, v);
            (mover == 'x' ? alpha : beta) = mover == 'x' ? std::max(alpha, v) : std::min(beta, v);
            if (cuts && alpha >= beta) {
                break;
            }
        }
        return best;
    }
};
} // namespace

double visitsOf(const char* squares, bool cuts) {
    Squares board{squares, 0};
    board.search('x', -2, 2, cuts);
    return board.visits;
}
double valueOf(std::string squares, char mover) {
    return Squares{std::move(squares), 0}.search(mover, -2, 2, false);
}

double waysToPlay(const test::NaiveGame& game, int moves) {
    double ways = moves == 0 ? 1 : 0;
    for (const std::string& move : moves == 0 ? std::vector<std::string>() : game.moves()) {
        ways += waysToPlay(*game.after(move), moves - 1);
    }
    return ways;
}
test::NaiveQuiescence chess(const char* fen, int depth) {
    return test::naiveQuiescence(*test::naiveChess(fen), depth, 10'000).value();
}

double materialAfter(const char* fen, const std::vector<std::string>& moves) {
    test::NaiveStart at = test::naiveChess(fen);
    for (const std::string& move : moves) {
        at = at->after(move);
    }
    return test::naiveMaterial(*at);
}

double capturesOf(const char* fen) {
    return double(
        std::ranges::count_if(test::naiveChess(fen)->moves(), [](const std::string& move) {
            return move.find('x') != std::string::npos;
        }));
}

double nim(const std::vector<int>& heaps) {
    std::map<std::string, int> known;
    return solved(*test::naiveNim(heaps, 3, true), known);
}

} // namespace prunus::oracle
