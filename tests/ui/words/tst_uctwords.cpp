// What is said of the steps of a Monte Carlo tree search. The numbers are those of the course's
// figure 5.2 with C = √2 and seed 1, computed by another program.

#include "core/notation/readtree.h"
#include "core/uct/recorduct.h"
#include "ui/words/language.h"
#include "ui/words/uctwords.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace prunus;

namespace {

std::shared_ptr<const UctTrace> searched(const char* tree, const UctOptions& options) {
    const auto shared = std::make_shared<const GameTree>(readText(tree).value());
    return recordUct(shared, options).value();
}

std::shared_ptr<const UctTrace> figure(std::uint32_t iterations) {
    UctOptions options;
    options.iterations = iterations;
    return searched("R: [A: [3,12,8], B: [2,4,6], C: [14,5,2]]", options);
}

} // namespace

class TestUctWords : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(*QCoreApplication::instance()); }
    void aStep_data();
    void aStep();
    void whereItIs();
    void whatIsKnownOfANode();
    void anEstimateHasItsSign_data();
    void anEstimateHasItsSign();
    void nothingIsCalledProved();
    void everyPhaseHasALine();
};

void TestUctWords::aStep_data() {
    QTest::addColumn<int>("iteration");
    QTest::addColumn<UctEventKind>("kind");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("body");
    using Kind = UctEventKind;
    QTest::newRow("children without visits come first, in their order")
        << 2 << Kind::select << "At R, MAX chooses B."
        << "It has no visits yet; such children come first, in the order of the moves.";
    QTest::newRow("a new node") << 2 << Kind::expand << "B joins the tree."
                                << "An iteration adds one node, below the last that it selected.";
    QTest::newRow("a playout") << 2 << Kind::simulate << "A playout from B ends with 2."
                               << "1 move was drawn at random. That is a reward of 0.000 for MAX.";
    QTest::newRow("the formula with its numbers")
        << 6 << Kind::select << "At R, MAX chooses A."
        << "A: 0.500 + 1.794 = 2.294. B has 1.794, C has 1.786.";
    QTest::newRow("a node counts")
        << 1 << Kind::backpropagate << "A counts the playout."
        << "N = 1 visit, W = 0.500 in rewards, a mean of 0.500; as a value that is ≈8.";
}

void TestUctWords::aStep() {
    QFETCH(const int, iteration);
    QFETCH(const UctEventKind, kind);
    QFETCH(const QString, title);
    QFETCH(const QString, body);
    const auto trace = figure(10);
    const DisplayNames names(trace->tree());
    const UctMoment moment(*trace, firstStepOf(*trace, std::uint32_t(iteration), kind));
    const Said said = UctWords(moment, names).step();
    QCOMPARE(said.title, title);
    QCOMPARE(said.body, body);
}

void TestUctWords::whereItIs() {
    const auto trace = figure(10);
    const DisplayNames names(trace->tree());
    const Step at = firstStepOf(*trace, 6, UctEventKind::simulate);
    QCOMPARE(UctWords(UctMoment(*trace, at), names).where(),
             QStringLiteral("Step %1 of %2 · iteration 6 of 10 · playout")
                 .arg(at.value)
                 .arg(trace->end().value));
    QCOMPARE(UctWords(UctMoment(*trace, Step{0}), names).where(),
             QStringLiteral("Step 0 of %1").arg(trace->end().value));
}

void TestUctWords::whatIsKnownOfANode() {
    const auto trace = figure(10);
    const DisplayNames names(trace->tree());
    const Step at = firstStepOf(*trace, 3, UctEventKind::simulate); // A: 8, B: 2; C is new
    const UctMoment moment(*trace, at);
    const UctWords words(moment, names);
    QCOMPARE(words.node(NodeId{1}), QStringLiteral("1 visit, worth ≈8"));
    QCOMPARE(words.node(NodeId{3}), QStringLiteral("no visits yet, on the path of this iteration"));
    QCOMPARE(words.node(NodeId{4}), QStringLiteral("not in the tree yet"));
}

void TestUctWords::anEstimateHasItsSign_data() {
    QTest::addColumn<int>("iterations");
    QTest::addColumn<QString>("shown");
    QTest::newRow("10") << 10 << "≈7";
    QTest::newRow("30") << 30 << "≈5.567";
    QTest::newRow("100") << 100 << "≈4.5";
    QTest::newRow("1,000") << 1000 << "≈3.3";
}

void TestUctWords::anEstimateHasItsSign() {
    QFETCH(const int, iterations);
    QFETCH(const QString, shown);
    const auto trace = figure(std::uint32_t(iterations));
    const DisplayNames names(trace->tree());
    const Said said = UctWords(UctMoment(*trace, trace->end()), names).step();
    QVERIFY2(
        said.body.contains(QStringLiteral("worth %1. That is an estimate and no proof").arg(shown)),
        qPrintable(said.body));
}

void TestUctWords::nothingIsCalledProved() {
    static const QRegularExpression claims(QStringLiteral("prove|exact|certain|must be"));
    UctOptions options;
    options.iterations = 60;
    for (const char* tree : {"[[3,12,8],[2,4,6],[14,5,2]]", "[[1],[[2,2],3],4]", "5"}) {
        const auto trace = searched(tree, options);
        const DisplayNames names(trace->tree());
        for (Step t; t <= trace->end(); t = t + 1) {
            const Said said = UctWords(UctMoment(*trace, t), names).step();
            QVERIFY2(!claims.match(said.title + said.body).hasMatch(), qPrintable(said.body));
            QVERIFY(!said.title.isEmpty() && !said.title.contains(u'%'));
            QVERIFY(!said.body.contains(u'%'));
        }
    }
}

void TestUctWords::everyPhaseHasALine() {
    const Listing listing = UctWords::listing();
    QSet<std::size_t> lines;
    for (const UctEventKind kind :
         {UctEventKind::select, UctEventKind::expand, UctEventKind::simulate,
          UctEventKind::backpropagate, UctEventKind::leave}) {
        const auto line = UctWords::lineOf(kind);
        QVERIFY(line && *line < listing.lines().size());
        lines.insert(*line);
    }
    QCOMPARE(lines.size(), 5);
    QVERIFY(!UctWords::lineOf(UctEventKind::start));
}

QTEST_GUILESS_MAIN(TestUctWords)
#include "tst_uctwords.moc"
