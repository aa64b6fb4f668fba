// What is said of a row of the transposition table. In the tree of figure 5.2 node 0 is A, where
// MAX moves; 1 to 3 are B, C and D, where MIN does; 4 to 12 the leaves from left to right.

#include "core/formats/importtree.h"
#include "core/trace/run.h"
#include "ui/words/language.h"
#include "ui/words/tablewords.h"

#include <QLocale>
#include <QTest>

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
    QTest::addColumn<NodeId>("node");
    QTest::addColumn<Bounds>("bounds"); // from MAX's side
    QTest::addColumn<Side>("side");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("sign");
    QTest::addColumn<QString>("value");
    QTest::newRow("a value") << nodeB << Bounds{3, 3} << Side::max << "exact"
                             << "="
                             << "3";
    QTest::newRow("a lower bound") << nodeB << Bounds{3, infinity} << Side::max << "at least"
                                   << "≥"
                                   << "3";
    QTest::newRow("an upper bound") << nodeB << Bounds{-infinity, -2.5} << Side::max << "at most"
                                    << "≤"
                                    << "−2.5";
    QTest::newRow("both") << nodeB << Bounds{-1, 3} << Side::max << "between"
                          << "…"
                          << "−1…3";
    QTest::newRow("neither") << nodeB << Bounds{} << Side::max << "·"
                             << "·"
                             << "·";
    QTest::newRow("at most 3 to MAX is at least −3 to MIN")
        << nodeB << Bounds{-infinity, 3} << Side::mover << "at least"
        << "≥"
        << "−3";
    QTest::newRow("both, as MIN sees it") << nodeB << Bounds{-1, 3} << Side::mover << "between"
                                          << "…"
                                          << "−3…1";
    QTest::newRow("where MAX moves nothing is turned")
        << nodeA << Bounds{-infinity, 3} << Side::mover << "at most"
        << "≤"
        << "3";
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
    QCOMPARE(cell(TableColumn::pliesLeft), QStringLiteral("1"));
    QCOMPARE(cell(TableColumn::step), QStringLiteral("1,234"));
}

void TestTableWords::othersOfThePositionAreNamed_data() {
    QTest::addColumn<std::vector<NodeId>>("alike");
    QTest::addColumn<QString>("position");
    QTest::newRow("none") << std::vector<NodeId>{} << "C";
    QTest::newRow("itself") << std::vector{nodeC} << "C";
    QTest::newRow("one") << std::vector{nodeB, nodeC} << "C, also B";
    QTest::newRow("two") << std::vector{nodeB, nodeC, nodeD} << "C, also B and D";
    QTest::newRow("three") << std::vector{nodeA, nodeB, nodeC, nodeD} << "C, also A, B and 1 more";
}

void TestTableWords::othersOfThePositionAreNamed() {
    QFETCH(const std::vector<NodeId>, alike);
    const Figure figure;
    QTEST(tableCell(figure.naming, Side::max, held(nodeC, {2, 2}, alike), TableColumn::position),
          "position");
}

void TestTableWords::detailsTellWhereItWasStored() {
    const Figure figure;
    QCOMPARE(tableDetails(figure.naming, held(nodeC, {2, 2})),
             QStringLiteral("Stored at C in step 1,234."));
    const std::vector alike{nodeB, nodeC};
    HeldPosition two = held(nodeC, {2, 2}, alike);
    QCOMPARE(tableDetails(figure.naming, two),
             QStringLiteral("Stored at C in step 1,234. One position: B and C."));
    two.mirrors = true;
    QCOMPARE(tableDetails(figure.naming, two),
             QStringLiteral(
                 "Stored at C in step 1,234. One position, or mirror images of it: B and C."));
    QCOMPARE(tableDetails(Naming(figure.moment, figure.names), held(NodeId{4}, {3, 3})),
             QStringLiteral("Stored at 3 in step 1,234."));
}

void TestTableWords::everyStepHasItsSentence() {
    const Figure figure;
    const auto said = [&figure](TableUse use, std::uint32_t rows) {
        return tableStep(figure.naming, use, nodeC, rows);
    };
    QCOMPARE(said(TableUse::none, 0), QStringLiteral("The table is empty."));
    QCOMPARE(said(TableUse::none, 1), QStringLiteral("The table holds 1 position."));
    QCOMPARE(said(TableUse::none, 2000), QStringLiteral("The table holds 2,000 positions."));
    QCOMPARE(said(TableUse::stored, 7), QStringLiteral("Stored in this step: C."));
    QCOMPARE(said(TableUse::answered, 7), QStringLiteral("Answers in this step: C."));
    QCOMPARE(said(TableUse::asked, 7),
             QStringLiteral("Asked in this step, and does not suffice: C."));
    QCOMPARE(litPosition(TableUse::stored, "C"), QStringLiteral("C, stored in this step"));
    QCOMPARE(litPosition(TableUse::answered, "C"), QStringLiteral("C, answers in this step"));
    QCOMPARE(litPosition(TableUse::asked, "C"), QStringLiteral("C, asked in this step"));
    QCOMPARE(litPosition(TableUse::none, "C"), QStringLiteral("C"));
}

QTEST_GUILESS_MAIN(TestTableWords)
#include "tst_tablewords.moc"
