// Every step of thousands of small searches: what Moment answers against a plain replay of the
// oracle's log, asked forward, backward and at random.

#include "tests/search/oracle/difference.h"
#include "tests/search/oracle/eventline.h"
#include "tests/search/randomsearches.h"

#include <QTest>
#include <algorithm>
#include <numeric>

using namespace prunus;
using oracle::Draw;
using oracle::NaiveTree;
using oracle::Replay;
using oracle::SearchedTwice;

namespace {

const std::uint64_t searchesPerAlgorithm = oracle::enough(1500);

/// All steps, forward, backward and shuffled.
std::vector<std::uint32_t> itinerary(Draw& draw, std::uint32_t end) {
    std::vector<std::uint32_t> forward(end + 1);
    std::iota(forward.begin(), forward.end(), 0U);
    std::vector<std::uint32_t> shuffled = forward;
    for (std::uint32_t left = end + 1; left > 1; --left) {
        std::swap(shuffled[left - 1], shuffled[draw.below(left)]);
    }
    std::vector<std::uint32_t> all = forward;
    all.insert(all.end(), forward.rbegin(), forward.rend());
    all.insert(all.end(), shuffled.begin(), shuffled.end());
    return all;
}

std::string checkEvent(const Moment& moment, const oracle::Log& log) {
    const Event event = moment.event();
    const std::uint32_t t = moment.step().value;
    if (t == 0) {
        const bool isStart = event.kind == EventKind::start && moment.currentNode() == noNode;
        return isStart ? "" : "step 0 is not the start";
    }
    const std::string found = oracle::eventLine(moment.tree(), event);
    const std::string right = oracle::eventLine(log[t - 1], t);
    if (found != right) {
        return found + " should be " + right;
    }
    const bool here = moment.currentNode() == NodeId{log[t - 1].node};
    const bool player = event.player == log[t - 1].player;
    return here && player ? "" : "wrong node or player";
}

Replay replayed(const SearchedTwice& s, std::size_t t) {
    return {s.naive, s.options, s.orders, s.log, t};
}

std::string wrongAt(const SearchedTwice& s, const Replay& replay, std::uint32_t t) {
    const Moment moment(s.tree, *s.trace, Step{t});
    std::string wrong = checkEvent(moment, s.log);
    wrong = wrong.empty() ? oracle::difference(moment, replay) : wrong;
    return wrong.empty() ? wrong : "step " + std::to_string(t) + ": " + wrong;
}

/// Asks every step in three orders; the first wrong answer, or nothing.
std::string checkAllSteps(Draw& draw, const SearchedTwice& s) {
    std::vector<Replay> replays;
    for (std::size_t t = 0; t <= s.log.size(); ++t) {
        replays.push_back(replayed(s, t));
    }
    for (const std::uint32_t t : itinerary(draw, s.trace->end().value)) {
        const std::string wrong = wrongAt(s, replays[t], t);
        if (!wrong.empty()) {
            return wrong;
        }
    }
    return {};
}

/// Asks so many steps, drawn by lot; the first wrong answer, or nothing.
std::string checkSomeSteps(Draw& draw, const SearchedTwice& s, std::uint64_t count) {
    for (std::uint64_t i = 0; i < oracle::enough(count); ++i) {
        const std::uint32_t t = draw.below(s.trace->end().value + 1);
        const std::string wrong = wrongAt(s, replayed(s, t), t);
        if (!wrong.empty()) {
            return wrong;
        }
    }
    return {};
}

/// Whether nodes were first and last visited where the log has them.
bool visitsAreKnown(const SearchedTwice& s) {
    std::vector<std::uint32_t> first(s.tree.nodeCount());
    std::vector<std::uint32_t> last(s.tree.nodeCount());
    for (std::uint32_t t = 1; t <= s.log.size(); ++t) {
        const std::uint32_t n = s.log[t - 1].node;
        first[n] = first[n] == 0 ? t : first[n];
        last[n] = t;
    }
    for (std::uint32_t n = 0; n < s.tree.nodeCount(); ++n) {
        const std::optional<Visit> visit = visitOf(s.tree, *s.trace, NodeId{n});
        if (visit.has_value() != (first[n] != 0) ||
            (visit ? visit->first : Step{}) != Step{first[n]} ||
            (visit ? visit->last : Step{}) != Step{last[n]}) {
            return false;
        }
    }
    return true;
}

/// Whether before and after each step the nearest cutoffs are found that the log has there.
bool cutoffsAreFound(const SearchedTwice& s) {
    constexpr Step none{~std::uint32_t{0}};
    std::optional<Step> previous;
    for (Step t; t <= s.trace->end(); ++t) {
        const auto after = s.log.begin() + t.value;
        const auto isCutoff = [](const auto& event) { return event.kind == EventKind::cutoff; };
        const auto found = std::find_if(after, s.log.end(), isCutoff);
        // GCC 12 takes the value of an optional that has none for one that is read.
        const Step next =
            found == s.log.end() ? none : t + 1 + static_cast<std::uint32_t>(found - after);
        if (nextCutoff(*s.trace, t).value_or(none) != next ||
            previousCutoff(*s.trace, t) != previous) {
            return false;
        }
        previous = t.value > 0 && isCutoff(s.log[t.value - 1]) ? std::optional(t) : previous;
    }
    return true;
}

/// A root with 100 leaves, an inner node with 200 and 150 more leaves after it.
std::string wideTree(Draw& draw) {
    const auto leaves = [&draw](std::uint32_t count) {
        std::string text;
        for (std::uint32_t k = 0; k < count; ++k) {
            text += (k == 0 ? "" : ",") + std::to_string(draw.below(1000));
        }
        return text;
    };
    return "[" + leaves(100) + ",[" + leaves(200) + "]," + leaves(150) + "]";
}

SearchedTwice wholeSearch(NaiveTree tree, SearchOptions options, std::uint64_t seed) {
    options.depth.reset();
    return oracle::searchedTwice({std::move(tree), options, seed}).value();
}

} // namespace

class TestMoment : public QObject {
    Q_OBJECT

  private slots:
    void answersAsAReplayDoes_data() { oracle::algorithmRows(); }
    void answersAsAReplayDoes();
    void answersOnLargerTreesToo_data() { oracle::algorithmRows(); }
    void answersOnLargerTreesToo();
    void ofWideFamiliesTooItKnowsWhatIsProved_data() { oracle::algorithmRows(); }
    void ofWideFamiliesTooItKnowsWhatIsProved();
};

void TestMoment::answersAsAReplayDoes() {
    QFETCH(Algorithm, algorithm);
    std::uint64_t checked = 0;
    for (std::uint64_t seed = 0; seed < searchesPerAlgorithm; ++seed) {
        Draw draw(seed + 500000);
        NaiveTree tree = seed % 50 == 0 ? randomTree(draw, 7, 2) : randomTree(draw, 4, 3);
        const auto both =
            oracle::searchedTwice({std::move(tree), randomOptions(draw, algorithm), seed});
        if (!both) {
            continue; // a static value is missing, which other tests look at
        }
        QCOMPARE(both->trace->end().value, both->log.size());
        const std::string wrong = checkAllSteps(draw, *both);
        QVERIFY2(wrong.empty(), (both->about + wrong).c_str());
        QVERIFY2(visitsAreKnown(*both), both->about.c_str());
        QVERIFY2(cutoffsAreFound(*both), both->about.c_str());
        ++checked;
    }
    QVERIFY(checked > searchesPerAlgorithm / 2);
}

/// Families wider than a machine word of bits, and more steps than lie between the places where
/// the trace keeps the innermost node.
void TestMoment::answersOnLargerTreesToo() {
    QFETCH(Algorithm, algorithm);
    std::uint32_t longest = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Draw draw(seed + 600000);
        NaiveTree tree = seed % 2 == 0 ? randomTree(draw, 2, 80) : randomTree(draw, 10, 2);
        const SearchedTwice both =
            wholeSearch(std::move(tree), randomOptions(draw, algorithm), seed);
        QCOMPARE(both.trace->end().value, both.log.size());
        longest = std::max(longest, both.trace->end().value);
        const std::string wrong = checkSomeSteps(draw, both, 40);
        QVERIFY2(wrong.empty(), (both.about + wrong).c_str());
    }
    QVERIFY(longest > 3 * SearchTrace::innermostSpacing);
}

/// Families in which the trace keeps several times what their first children prove.
void TestMoment::ofWideFamiliesTooItKnowsWhatIsProved() {
    QFETCH(Algorithm, algorithm);
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Draw draw(seed + 700000);
        NaiveTree tree = oracle::naiveTree(wideTree(draw));
        const SearchedTwice both =
            wholeSearch(std::move(tree), randomOptions(draw, algorithm), seed);
        const std::string wrong = checkSomeSteps(draw, both, 25);
        QVERIFY2(wrong.empty(), (both.about + wrong).c_str());
    }
}

QTEST_APPLESS_MAIN(TestMoment)
#include "tst_moment.moc"
