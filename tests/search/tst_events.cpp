// Searches whose events were worked out by hand from the definitions, compared line by line.

#include "core/trace/moment.h"
#include "core/trace/run.h"
#include "tests/search/oracle/eventline.h"

#include <QTest>
#include <fstream>
#include <nlohmann/json.hpp>

using namespace prunus;

namespace {

using Json = nlohmann::ordered_json;

const Json& handTraces() {
    static const Json traces = [] {
        std::ifstream file(PRUNUS_TEST_TREES "/hand-traces.json");
        return Json::parse(file).at("traces");
    }();
    return traces;
}

Value bound(const Json& json) {
    return json.is_string() ? (json == "inf" ? infinity : -infinity) : json.get<Value>();
}

SearchOptions optionsOf(const Json& json) {
    SearchOptions options;
    options.algorithm = algorithmFromId(json.at("algorithm").get<std::string>()).value();
    if (json.contains("depth")) {
        options.depth = json.at("depth").get<std::uint32_t>();
    }
    if (json.contains("root")) {
        options.root = json.at("root") == "min" ? Player::min : Player::max;
    }
    if (json.contains("window")) {
        options.window = {bound(json.at("window").at(0)), bound(json.at("window").at(1))};
    }
    options.fail = json.value("fail", "hard") == "soft" ? FailMode::soft : FailMode::hard;
    options.cut = json.value("cut", "ge") == "gt" ? CutRule::greater : CutRule::greaterOrEqual;
    options.order = json.value("order", "as-written") == "best-first" ? MoveOrder::bestFirst
                                                                      : MoveOrder::asWritten;
    return options;
}

oracle::NaiveTree treeOf(const Json& trace) {
    std::optional<Value> failure;
    if (trace.contains("failureValue")) {
        failure = trace.at("failureValue").get<Value>();
    }
    return oracle::naiveTree(trace.at("tree").dump(), Player::max, failure);
}

} // namespace

class TestEvents : public QObject {
    Q_OBJECT

  private slots:
    void areAsWorkedOutByHand_data();
    void areAsWorkedOutByHand();
};

void TestEvents::areAsWorkedOutByHand_data() {
    QTest::addColumn<std::size_t>("number");
    for (std::size_t i = 0; i < handTraces().size(); ++i) {
        QTest::newRow(handTraces()[i].at("title").get<std::string>().c_str()) << i;
    }
}

/// Those of the program, and those of the oracle.
void TestEvents::areAsWorkedOutByHand() {
    QFETCH(std::size_t, number);
    const Json& row = handTraces()[number];
    const Json& events = row.at("events");
    const oracle::NaiveTree naive = treeOf(row);
    const GameTree tree = oracle::gameTree(naive);
    const SearchOptions options = optionsOf(row.at("options"));
    const RecordedSearch search = recordSearch(tree, options);
    QVERIFY(search.has_value());
    const SearchTrace& trace = **search;
    const auto result = oracle::naiveSearch(naive, options, oracle::naiveOrders(naive, options));
    const auto* log = std::get_if<oracle::Log>(&result);
    QVERIFY(log != nullptr);
    for (std::uint32_t t = 1; t <= std::min<std::size_t>(trace.end().value, events.size()); ++t) {
        const std::string line = oracle::eventLine(tree, Moment(tree, trace, Step{t}).event());
        QCOMPARE(line, events[t - 1].dump());
    }
    QCOMPARE(trace.end().value, events.size());
    for (std::size_t t = 1; t <= std::min(log->size(), events.size()); ++t) {
        QCOMPARE(oracle::eventLine((*log)[t - 1], t), events[t - 1].dump());
    }
    QCOMPARE(log->size(), events.size());
    QCOMPARE(trace.value(), row.at("value").get<Value>());
    QCOMPARE(Moment(tree, trace, Step{0}).event().kind, EventKind::start);
}

QTEST_APPLESS_MAIN(TestEvents)
#include "tst_events.moc"
