// Fixed work, of which the script `instructions` beside this has valgrind count the instructions:
// those in measured() count, and what it needs is made before. Without an argument it lists the
// names.

#include "core/analysis/explanation.h"
#include "core/base/portablerandom.h"
#include "core/layout/tidylayout.h"
#include "core/trace/run.h"
#include "tests/bench/trees.h"

#include <array>
#include <cstdio>
#include <functional>
#include <limits>
#include <string>
#include <utility>
#include <vector>

using namespace prunus;
using bench::with;
using enum Algorithm;

namespace {

using Work = std::function<void()>;
volatile double kept; ///< so that no work is left out

/// Four children each, 21,845 nodes, of values drawn at random.
GameTree grown() {
    constexpr std::uint32_t inner = 5'461;
    std::mt19937_64 random(1);
    std::vector<std::uint32_t> offsets{1};
    std::vector<Value> values;
    for (std::uint32_t n = 0; n < 4 * inner + 1; ++n) {
        offsets.push_back(offsets.back() + (n < inner ? 4 : 0));
        values.push_back(n < inner ? std::numeric_limits<Value>::quiet_NaN()
                                   : static_cast<Value>(randomBelow(random, 100'000)));
    }
    return {std::move(offsets), std::move(values)};
}

const GameTree& tree() {
    static const GameTree tree = grown();
    return tree;
}

Work searching(Algorithm algorithm) {
    return [=] { kept = summariseSearch(tree(), with(algorithm))->value; };
}

Work recording(Algorithm algorithm) {
    return [=] { kept = (*recordSearch(tree(), with(algorithm)))->value(); };
}

/// Steps in any order, and what the window asks of each.
Work stepping(Algorithm algorithm) {
    return [trace = *recordSearch(tree(), with(algorithm))] {
        std::mt19937_64 random(1);
        for (int i = 0; i < 200; ++i) {
            const auto t = static_cast<std::uint32_t>(randomBelow(random, trace->end().value));
            const Moment moment(tree(), *trace, Step{1 + t});
            kept = double(explain(moment).index()) + double(moment.counts().nodesVisited);
            for (const NodeId open : moment.stack()) {
                kept = moment.window(open).alpha + moment.best(open);
            }
            kept = double(moment.bestLine().size() + moment.provenOnStack().size());
        }
    };
}

Work layingOut(Algorithm /*algorithm*/) {
    return [] { kept = TidyLayout(tree()).width(); };
}

/// What drawing asks: which nodes of each row are in view, in which state they are, and which wear
/// the mark of a cutoff.
Work showing(Algorithm algorithm) {
    return [trace = *recordSearch(tree(), with(algorithm)), layout = TidyLayout(tree())] {
        for (std::uint32_t frame = 0; frame < 8; ++frame) {
            const Step t{trace->end().value / 8 * (frame + 1)};
            const Moment moment(tree(), *trace, t);
            const double left = layout.width() / 16 * frame;
            for (Row row; row.value <= tree().height(); ++row) {
                const NodeRange all = tree().row(row);
                const NodeRange seen{layout.firstAtOrAfter(all, left),
                                     layout.firstAtOrAfter(all, left + layout.width() / 2)};
                for (const NodeId n : seen) {
                    kept = double(moment.state(n)) + moment.proven(n).lower;
                }
                trace->forEachCutoff(seen, t, [](NodeId n) { kept = n.value; });
            }
        }
    };
}

struct Case {
    const char* name;
    Work (*prepare)(Algorithm);
    Algorithm algorithm;
};
constexpr std::array cases{
    Case{"search/minimax", searching, minimax},
    Case{"search/alpha-beta", searching, alphaBeta},
    Case{"search/pvs", searching, principalVariationSearch},
    Case{"search/mtdf", searching, mtdf},
    Case{"record/minimax", recording, minimax},
    Case{"record/alpha-beta", recording, alphaBeta},
    Case{"record/pvs", recording, principalVariationSearch},
    Case{"record/mtdf", recording, mtdf},
    Case{"step/minimax", stepping, minimax},
    Case{"step/alpha-beta", stepping, alphaBeta},
    Case{"step/mtdf", stepping, mtdf},
    Case{"layout", layingOut, minimax},
    Case{"frame/alpha-beta", showing, alphaBeta},
    Case{"frame/mtdf", showing, mtdf},
};

} // namespace

extern "C" [[gnu::noinline]] void measured(const Work& work) {
    work();
}

int main(int argc, char** argv) {
    for (const Case& each : cases) {
        if (argc == 1) {
            std::puts(each.name);
        } else if (argv[1] == std::string(each.name)) {
            (void)tree();
            measured(each.prepare(each.algorithm));
            return 0;
        }
    }
    return argc == 1 ? 0 : 2;
}
