// What a listener hears, field by field, from the algorithms on a position that is no GameTree:
// the naive tree itself. Searches that leave no trace, as on games, tell their steps this way.

#include "tests/search/oracle/eventline.h"
#include "tests/search/oracle/heard.h"
#include "tests/search/randomsearches.h"

#include <QTest>
#include <algorithm>

using namespace prunus;

namespace {

/// A listener learns neither path nor player, and is told an open window where there is none.
oracle::LoggedEvent asHeard(oracle::LoggedEvent event) {
    event.path.clear();
    event.player = Player::max;
    event.depthLeft.reset();
    event.visit = 0;
    event.known.reset();
    const bool hasWindow = event.kind == EventKind::enter || event.kind == EventKind::leaf ||
                           event.kind == EventKind::recall || event.kind == EventKind::back;
    if (hasWindow) {
        event.window = event.window.value_or(Window{});
    }
    return event;
}

std::string firstDifference(const oracle::Log& heard, const oracle::Log& log) {
    for (std::size_t i = 0; i < std::min(heard.size(), log.size()); ++i) {
        const std::string found = oracle::eventLine(heard[i], i + 1);
        const std::string right = oracle::eventLine(asHeard(log[i]), i + 1);
        if (found != right || heard[i].node != log[i].node) {
            return found + " should be " + right + " at node " + std::to_string(log[i].node);
        }
    }
    return heard.size() == log.size() ? "" : "wrong number of events";
}

/// What a search of the whole tree starts with: more than any tree has.
constexpr std::uint32_t everyPly = 0xFFFFFFFFU;

/// The plies left that the log tells, with "all" as what a whole search starts with less the depth.
std::vector<std::uint32_t> pliesLeft(const oracle::Log& log) {
    std::vector<std::uint32_t> result;
    for (const oracle::LoggedEvent& event : log) {
        if (event.kind == EventKind::enter) {
            const auto depth = static_cast<std::uint32_t>(event.path.size());
            result.push_back(event.depthLeft.value_or(everyPly - depth));
        }
    }
    return result;
}

} // namespace

class TestListener : public QObject {
    Q_OBJECT

  private slots:
    void hearsEveryFieldOfEveryEvent_data() { oracle::algorithmRows(); }
    void hearsEveryFieldOfEveryEvent();
};

void TestListener::hearsEveryFieldOfEveryEvent() {
    QFETCH(Algorithm, algorithm);
    for (std::uint64_t seed = 0; seed < oracle::enough(2000); ++seed) {
        const auto both = oracle::searchedTwice(
            oracle::randomSearch(seed + 9000000, algorithm, {.asWritten = true}));
        if (!both) {
            continue; // a static value is missing at the depth limit
        }
        const SearchOptions& options = both->options;
        const oracle::Heard heard = oracle::heard(both->naive, options, both->orders);
        const std::string wrong = firstDifference(heard.log, both->log);
        QVERIFY2(wrong.empty(), (both->about + wrong).c_str());
        QVERIFY2(heard.log.size() == both->trace->end().value, both->about.c_str());
        QVERIFY2(heard.pliesLeft == pliesLeft(both->log), both->about.c_str());
        const bool negated =
            traits(algorithm).negamaxForm && rootPlayer(both->naive, options) == Player::min;
        const Value returned = both->log.back().value;
        QVERIFY2(heard.value == (negated ? 0 - returned : returned), both->about.c_str());
    }
}

QTEST_APPLESS_MAIN(TestListener)
#include "tst_listener.moc"
