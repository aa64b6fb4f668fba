// Slips that are stepped in the way of a course: from the right, and with a call for each move.

#include "core/practice/eventlog.h"
#include "core/practice/sliptrace.h"
#include "tests/enough.h"
#include "tests/practice/naiveslip.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>
#include <algorithm>

using namespace prunus;
using oracle::Draw;
using oracle::NaiveTree;

namespace {

std::vector<std::uint32_t> readIn(const std::vector<Event>& events) {
    std::vector<std::uint32_t> leaves;
    for (const Event& each : events) {
        if (each.kind == EventKind::leaf) {
            leaves.push_back(each.node.value);
        }
    }
    return leaves;
}

/// The same with the children of each node the other way round; its nodes keep their numbers.
oracle::NaiveNode mirrored(oracle::NaiveNode node) {
    std::ranges::reverse(node.children);
    for (oracle::NaiveNode& child : node.children) {
        child = mirrored(child);
    }
    return node;
}

} // namespace

class TestSlipWays : public QObject {
    Q_OBJECT

  private slots:
    void waysOfAnsweringAreNoRuns();
    void fromTheRightIsTheMirrorImage();
    void rootMovesAreSearchedApart_data();
    void rootMovesAreSearchedApart();
};

void TestSlipWays::waysOfAnsweringAreNoRuns() {
    for (const MisconceptionTraits& each : everyMisconception) {
        const auto options = steppable(procedureOf(each.misconception, SearchOptions()));
        QCOMPARE(options.has_value(), each.isRun);
        if (options) {
            QCOMPARE(procedureOf(*options), procedureOf(each.misconception, SearchOptions()));
        }
    }
    Procedure course;
    QVERIFY(steppable(course) == SearchOptions());
    course.callPerRootChild = true;
    SearchOptions apart;
    apart.slip = {SlipId::none, 0, true};
    QVERIFY(steppable(course) == apart);
    QVERIFY(procedureOf(apart) == course);
    QVERIFY(!isMistaken(apart) && rightOf(apart) == apart);
    const SearchOptions mistaken = *steppable(procedureOf(Misconception::wrongSide, course));
    QVERIFY(isMistaken(mistaken) && rightOf(mistaken) == apart);
    // Where there are no windows, that is no way of its own.
    course.options.algorithm = Algorithm::minimax;
    QVERIFY(!steppable(course)->slip);
}

/// What is done from the right on a tree is done from the left on its mirror image.
void TestSlipWays::fromTheRightIsTheMirrorImage() {
    Draw draw(71);
    for (std::uint64_t k = 0; k < oracle::enough(60); ++k) {
        const NaiveTree tree = oracle::randomTree(draw, 5, 4);
        NaiveTree image = tree;
        image.root = mirrored(tree.root);
        SearchOptions options = oracle::randomOptions(draw, Algorithm::alphaBeta);
        options.order = MoveOrder::asWritten;
        for (const MisconceptionTraits& each : everyMisconception) {
            // A move that is left on the board is one in another place of the image.
            if (!each.isRun || each.misconception == Misconception::cutBeforeUndo) {
                continue;
            }
            Procedure course;
            course.options = options;
            course.rightToLeft = true;
            const Procedure turned = procedureOf(each.misconception, course);
            const auto trace = recordStepped(gameTree(tree), *steppable(turned));
            oracle::NaiveSlip naive;
            naive.id = each.id;
            naive.negamax = traits(turned.options.algorithm).negamaxForm;
            naive.options = settled(turned.options);
            const auto outcome = oracle::naiveOutcome(image, naive);
            QCOMPARE(trace.has_value(), outcome.has_value());
            if (trace) {
                QVERIFY2((*trace)->value() == outcome->value, each.id.data());
                QVERIFY2(readIn((*trace)->plain() != nullptr
                                    ? (*trace)->plain()->run().events
                                    : std::vector<Event>()) == outcome->reads,
                         each.id.data());
            }
        }
    }
}

void TestSlipWays::rootMovesAreSearchedApart_data() {
    QTest::addColumn<QString>("slip");
    // Those that neither stop at the root, nor have anything in common with the call before.
    for (const char* id : {"", "M01", "M04", "M05", "M12", "M13", "M21", "M23"}) {
        QTest::newRow(*id == 0 ? "no mistake" : id) << id;
    }
}

/// As if each child of the root were the root of a tree of its own.
void TestSlipWays::rootMovesAreSearchedApart() {
    QFETCH(const QString, slip);
    Draw draw(73);
    std::uint64_t read = 0;
    for (std::uint64_t k = 0; k < oracle::enough(100); ++k) {
        const NaiveTree tree = oracle::randomTree(draw, 5, 4);
        if (tree.root.children.empty()) {
            continue;
        }
        SearchOptions options;
        options.cut = draw.oneIn(2) ? CutRule::greater : CutRule::greaterOrEqual;
        options.fail = draw.oneIn(2) ? FailMode::soft : FailMode::hard;
        Procedure course;
        course.options = options;
        course.callPerRootChild = true;
        const auto m = misconceptionFromId(slip.toStdString());
        const SearchOptions asked = *steppable(m ? procedureOf(*m, course) : course);
        QVERIFY(asked.slip && asked.slip->callPerRootChild);
        const auto trace = recordStepped(gameTree(tree), asked);
        std::vector<std::uint32_t> reads;
        bool complete = true;
        for (const oracle::NaiveNode& child : tree.root.children) {
            NaiveTree part = tree;
            part.root = child;
            part.player = opponent(tree.player);
            oracle::NaiveSlip naive;
            naive.id = slip.toStdString();
            naive.options = options;
            const auto outcome = oracle::naiveOutcome(part, naive);
            complete = complete && outcome;
            if (outcome) {
                reads.insert(reads.end(), outcome->reads.begin(), outcome->reads.end());
            }
        }
        QCOMPARE(trace.has_value(), complete);
        if (trace) {
            QCOMPARE(readIn((*trace)->plain()->run().events), reads);
            read += reads.size();
        }
    }
    QVERIFY(read > oracle::enough(100));
}

QTEST_APPLESS_MAIN(TestSlipWays)
#include "tst_slipways.moc"
