// What a listener hears, field by field, from the algorithms on a position that is no GameTree:
// the naive tree itself. Searches that leave no trace, as on games, tell their steps this way.

#include "core/trace/run.h"
#include "tests/search/oracle/eventline.h"
#include "tests/search/oracle/heard.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>
#include <algorithm>

using namespace prunus;
using oracle::Draw;
using oracle::NaiveTree;

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
    void hearsEveryFieldOfEveryEvent_data();
    void hearsEveryFieldOfEveryEvent();
};

void TestListener::hearsEveryFieldOfEveryEvent_data() {
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmTraits& each : everyAlgorithm) {
        QTest::newRow(each.id.data()) << static_cast<int>(each.algorithm);
    }
}

void TestListener::hearsEveryFieldOfEveryEvent() {
    QFETCH(int, algorithm);
    for (std::uint64_t seed = 0; seed < oracle::enough(2000); ++seed) {
        Draw draw(seed + 9000000);
        const NaiveTree tree = randomTree(draw);
        SearchOptions options = randomOptions(draw, static_cast<Algorithm>(algorithm));
        options.order = MoveOrder::asWritten;
        const oracle::Orders orders = naiveOrders(tree, options);
        const auto expected = naiveSearch(tree, options, orders);
        const auto* log = std::get_if<oracle::Log>(&expected);
        if (log == nullptr) {
            continue; // a static value is missing at the depth limit
        }
        const oracle::Heard heard = oracle::heard(tree, options, orders);
        const std::string message = "seed " + std::to_string(seed) + ": " + oracle::text(tree) +
                                    " " + oracle::text(options) + ": ";
        const std::string wrong = firstDifference(heard.log, *log);
        QVERIFY2(wrong.empty(), (message + wrong).c_str());
        const auto recorded = recordSearch(gameTree(tree), options).value();
        QVERIFY2(heard.log.size() == recorded->end().value, message.c_str());
        QVERIFY2(heard.pliesLeft == pliesLeft(*log), message.c_str());
        const bool negated =
            traits(options.algorithm).negamaxForm && rootPlayer(tree, options) == Player::min;
        QVERIFY2(heard.value == (negated ? 0 - log->back().value : log->back().value),
                 message.c_str());
    }
}

QTEST_APPLESS_MAIN(TestListener)
#include "tst_listener.moc"
