// What is said of a row of the transposition table. In the tree of figure 5.2 node 0 is A, where
// MAX moves; 1 to 3 are B, C and D, where MIN does; 4 to 12 the leaves from left to right.

#include "core/formats/importtree.h"
#include "core/trace/run.h"
#include "tests/rows.h"
#include "ui/words/language.h"
#include "ui/words/tablewords.h"

#include <QLocale>

using namespace prunus;

namespace {

constexpr NodeId nodeA{0};
constexpr NodeId nodeB{1};
constexpr NodeId nodeC{2};
constexpr NodeId nodeD{3};

/// The tree of the figure, searched with a table.
struct Figure {
    GameTree tree = *readTree("[[3,12,8],[2,4,6],[14,5,2]]");
    DisplayNames names{tree};
    std::shared_ptr<const SearchTrace> trace = *recordSearch(tree, options());
    Moment moment{tree, *trace, trace->end()};
    Naming naming{moment, names};

    static SearchOptions options() {
        SearchOptions options;
        options.algorithm = Algorithm::alphaBetaWithMemory;
        return options;
    }
};

HeldPosition held(NodeId node, Bounds bounds, std::span<const NodeId> alike = {}) {
    return {{node, Step{1234}, bounds, 1}, alike};
}

} // namespace

class TestTableWords : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        installLanguage();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }
    void boundsAreTold_data();
    void boundsAreTold();
    void othersOfThePositionAreNamed_data();
    void othersOfThePositionAreNamed();
    void detailsTellWhereItWasStored();
    void everyStepHasItsSentence();
};

void TestTableWords::boundsAreTold_data() {
    // from MAX's side
    const Rows<NodeId, Bounds, Side, QString, QString, QString> row("node", "bounds", "side",
                                                                    "word", "sign", "value");
    row("a value", nodeB, {3, 3}, Side::max, "exact", "=", "3");
    row("a lower bound", nodeB, {3, infinity}, Side::max, "at least", "≥", "3");
    row("an upper bound", nodeB, {-infinity, -2.5}, Side::max, "at most", "≤", "−2.5");
    row("both", nodeB, {-1, 3}, Side::max, "between", "…", "−1…3");
    row("neither", nodeB, {}, Side::max, "·", "·", "·");
    row("at most 3 to MAX is at least −3 to MIN", nodeB, {-infinity, 3}, Side::mover, "at least",
        "≥", "−3");
    row("both, as MIN sees it", nodeB, {-1, 3}, Side::mover, "between", "…", "−3…1");
    row("where MAX moves nothing is turned", nodeA, {-infinity, 3}, Side::mover, "at most", "≤",
        "3");
}

void TestTableWords::boundsAreTold() {
    QFETCH(const NodeId, node);
    QFETCH(const Bounds, bounds);
    QFETCH(const Side, side);
    const Figure figure;
    const auto cell = [&](TableColumn column, BoundForm form = BoundForm::word) {
        return tableCell(figure.naming, side, held(node, bounds), column, form);
    };
    QTEST(cell(TableColumn::bound), "word");
    QTEST(cell(TableColumn::bound, BoundForm::sign), "sign");
    QTEST(cell(TableColumn::value), "value");
    QTEST(cell(TableColumn::value, BoundForm::sign), "value");
    QCOMPARE(cell(TableColumn::pliesLeft), "1");
    QCOMPARE(cell(TableColumn::step), "1,234");
}

void TestTableWords::othersOfThePositionAreNamed_data() {
    const Rows<std::vector<NodeId>, QString> row("alike", "position");
    row("none", {}, "C");
    row("itself", {nodeC}, "C");
    row("one", {nodeB, nodeC}, "C, also B");
    row("two", {nodeB, nodeC, nodeD}, "C, also B and D");
    row("three", {nodeA, nodeB, nodeC, nodeD}, "C, also A, B and 1 more");
}

void TestTableWords::othersOfThePositionAreNamed() {
    QFETCH(const std::vector<NodeId>, alike);
    const Figure figure;
    QTEST(tableCell(figure.naming, Side::max, held(nodeC, {2, 2}, alike), TableColumn::position),
          "position");
}

void TestTableWords::detailsTellWhereItWasStored() {
    const Figure figure;
    QCOMPARE(tableDetails(figure.naming, held(nodeC, {2, 2})), "Stored at C in step 1,234.");
    const std::vector alike{nodeB, nodeC};
    HeldPosition two = held(nodeC, {2, 2}, alike);
    QCOMPARE(tableDetails(figure.naming, two), "Stored at C in step 1,234. One position: B and C.");
    two.mirrors = true;
    QCOMPARE(tableDetails(figure.naming, two),
             "Stored at C in step 1,234. One position, or mirror images of it: B and C.");
    QCOMPARE(tableDetails(Naming(figure.moment, figure.names), held(NodeId{4}, {3, 3})),
             "Stored at 3 in step 1,234.");
}

void TestTableWords::everyStepHasItsSentence() {
    const Figure figure;
    const auto said = [&figure](TableUse use, std::uint32_t rows) {
        return tableStep(figure.naming, use, nodeC, rows);
    };
    QCOMPARE(said(TableUse::none, 0), "The table is empty.");
    QCOMPARE(said(TableUse::none, 1), "The table holds 1 position.");
    QCOMPARE(said(TableUse::none, 2000), "The table holds 2,000 positions.");
    QCOMPARE(said(TableUse::stored, 7), "Stored in this step: C.");
    QCOMPARE(said(TableUse::answered, 7), "Answers in this step: C.");
    QCOMPARE(said(TableUse::asked, 7), "Asked in this step, and does not suffice: C.");
    QCOMPARE(litPosition(TableUse::stored, "C"), "C, stored in this step");
    QCOMPARE(litPosition(TableUse::answered, "C"), "C, answers in this step");
    QCOMPARE(litPosition(TableUse::asked, "C"), "C, asked in this step");
    QCOMPARE(litPosition(TableUse::none, "C"), "C");
}

QTEST_GUILESS_MAIN(TestTableWords)
#include "tst_tablewords.moc"
