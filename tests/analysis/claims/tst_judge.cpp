// The judge of claims is judged: by claims, true and false, that were worked out by hand.

#include "tests/analysis/claims/claimtext.h"
#include "tests/analysis/claims/judge.h"

#include <QTest>

using namespace prunus;
using oracle::NaiveTree;

class TestJudge : public QObject {
    Q_OBJECT

  private slots:
    void claimsWorkedOutByHand_data();
    void claimsWorkedOutByHand();
    void strangeClaimsAreNoClaims_data();
    void strangeClaimsAreNoClaims();
};

void TestJudge::claimsWorkedOutByHand_data() {
    QTest::addColumn<QString>("tree");
    QTest::addColumn<QString>("algorithm");
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("claim");
    QTest::addColumn<bool>("holds");

    const auto row = [](const char* name, const char* tree, const char* algorithm, int step,
                        const char* claim, bool holds) {
        QTest::newRow(name) << QString(tree) << QString(algorithm) << step << QString(claim)
                            << holds;
    };
    // The window of E, [1,0,0], closes under 22; A, [], has 27 from its first child.
    const auto atDeep = [&](const char* name, const char* claim, bool holds) {
        row(name, "[27,[[[22,1],[40,30]],[[50,60],[20,30]]]]", "alpha-beta", 9, claim, holds);
    };
    atDeep("a deep cutoff: the leaf skipped cannot change the root's value",
           R"({"claim":"cannot-change","nodes":[[1,0,0,1]],"of":[],"scope":"root"})", true);
    atDeep("nor can the whole of E, once it is worth at most 22",
           R"({"claim":"cannot-change","nodes":[[1,0,0]],"of":[],"scope":"root"})", true);
    atDeep("but it can change the value of C, where E is a child",
           R"({"claim":"cannot-change","nodes":[[1,0,0,1]],"of":[1,0],"scope":"root"})", false);
    atDeep("the leaf beside E can change the root's value",
           R"({"claim":"cannot-change","nodes":[[1,0,1,0]],"of":[],"scope":"root"})", false);
    atDeep("MAX has 27 in hand at A from leaf 27",
           R"({"claim":"in-hand","player":"max","node":[],"through":[0],"value":27})", true);
    atDeep("not 28", R"({"claim":"in-hand","player":"max","node":[],"through":[0],"value":28})",
           false);
    atDeep("nor by moving to B",
           R"({"claim":"in-hand","player":"max","node":[],"through":[1],"value":27})", false);
    atDeep("MIN can hold MAX to 22 at E",
           R"({"claim":"in-hand","player":"min","node":[1,0,0],"through":[1,0,0,0],"value":22})",
           true);
    atDeep("it is MIN who moves at E",
           R"({"claim":"in-hand","player":"max","node":[1,0,0],"through":[1,0,0,0],"value":22})",
           false);
    atDeep("E is worth at most 22", R"({"claim":"at-most","node":[1,0,0],"value":22})", true);
    atDeep("not at most 21", R"({"claim":"at-most","node":[1,0,0],"value":21})", false);
    atDeep("not exactly 22", R"({"claim":"is","node":[1,0,0],"value":22})", false);
    atDeep("A is worth at least 27", R"({"claim":"at-least","node":[],"value":27})", true);
    atDeep("not exactly: the best move is B", R"({"claim":"is","node":[],"value":27})", false);
    atDeep("B is not worth at most 27: play may come to it",
           R"({"claim":"at-most","node":[1],"value":27})", false);
    atDeep(
        "the bound is A's, three levels above E",
        R"({"claim":"bound-from","node":[1,0,0],"ancestor":[],"levels":3,"value":27,"source":"ancestor"})",
        true);
    atDeep(
        "not of its parent",
        R"({"claim":"bound-from","node":[1,0,0],"ancestor":[1,0],"levels":1,"value":27,"source":"ancestor"})",
        false);
    atDeep(
        "there is no first window",
        R"({"claim":"bound-from","node":[1,0,0],"ancestor":null,"levels":null,"value":27,"source":"first-window"})",
        false);
    atDeep(
        "C's window is not closed",
        R"({"claim":"bound-from","node":[1,0],"ancestor":[],"levels":2,"value":27,"source":"ancestor"})",
        false);
    atDeep("alpha and beta of E", R"({"claim":"window","node":[1,0,0],"alpha":27,"beta":22})",
           true);
    atDeep("alpha and beta of B", R"({"claim":"window","node":[1],"alpha":27,"beta":"inf"})", true);
    atDeep("B's window has begun", R"({"claim":"window","node":[1],"alpha":"-inf","beta":"inf"})",
           false);
    atDeep("E's best is 22, from its first child",
           R"({"claim":"best","node":[1,0,0],"child":[1,0,0,0],"value":22})", true);
    atDeep("C has nothing but what it was given",
           R"({"claim":"best","node":[1,0],"child":null,"value":27})", true);
    atDeep("the leaf returned 22", R"({"claim":"returned","node":[1,0,0,0],"value":22})", true);
    atDeep("E has not returned", R"({"claim":"returned","node":[1,0,0],"value":27})", false);
    atDeep("the leaf's static value", R"({"claim":"static","node":[1,0,0,1],"value":1})", true);
    atDeep("the leaf 1 is skipped", R"({"claim":"skipped","nodes":[[1,0,0,1]]})", true);
    atDeep("nothing else is", R"({"claim":"skipped","nodes":[[1,0,0,1],[1,0,1]]})", false);

    row("the drafts' variables: the second keeps its parameters", "[[3,12,8],[2,4,6],[14,5,2]]",
        "alpha-beta-second-draft", 10,
        R"({"claim":"window","node":[],"alpha":"-inf","beta":"inf"})", true);
    row("though its best is 3", "[[3,12,8],[2,4,6],[14,5,2]]", "alpha-beta-second-draft", 10,
        R"({"claim":"best","node":[],"child":[0],"value":3})", true);
    row("the first draft has no window", "[[3,12,8],[2,4,6],[14,5,2]]", "alpha-beta-first-draft",
        10, R"({"claim":"window","node":[],"alpha":3,"beta":"inf"})", false);
    row("the first draft's bound is the parent's best", "[[3,12,8],[2,4,6],[14,5,2]]",
        "alpha-beta-first-draft", 14,
        R"({"claim":"bound-from","node":[1],"ancestor":[],"levels":1,"value":3,"source":"ancestor"})",
        true);
    // By hand, in tests/data/hand-traces.json: the probe of [1] ends at step 9.
    row("a probe's answer is its own matter", "[1,[4,3],0]", "pvs", 10,
        R"({"claim":"window","node":[],"alpha":1,"beta":"inf"})", true);
    row("what it proves holds", "[1,[4,3],0]", "pvs", 10,
        R"({"claim":"at-least","node":[1],"value":3})", true);
    row("a pass asks with its own window", "[[2,5],[4,7]]", "sss-star", 16,
        R"({"claim":"asked","node":[],"alpha":3.9999999999999996,"beta":4})", true);
    row("not with that of the first", "[[2,5],[4,7]]", "sss-star", 16,
        R"({"claim":"asked","node":[],"alpha":1.7976931348623157e308,"beta":"inf"})", false);
    const char* const grown = R"([{"value":1,"children":[5,0]},{"value":2,"children":[4,3]}])";
    row("the second iteration begins with the move that the first found best", grown,
        "iterative-deepening", 7, R"({"claim":"tried-first","node":[],"child":[1]})", true);
    row("not with the first", grown, "iterative-deepening", 7,
        R"({"claim":"tried-first","node":[],"child":[0]})", false);
    row("what the first read proves nothing in the second", grown, "iterative-deepening", 7,
        R"({"claim":"at-least","node":[],"value":2})", false);
    row("it did in the first", grown, "iterative-deepening", 6,
        R"({"claim":"is","node":[],"value":2})", true);
    row("the first iteration is to depth 1", grown, "iterative-deepening", 1,
        R"({"claim":"at-work","scope":"iteration","number":1,"depth":1})", true);
    row("it has read a node with children, so another follows", grown, "iterative-deepening", 6,
        R"({"claim":"goes-on","scope":"iteration"})", true);
    row("not before it is over", grown, "iterative-deepening", 5,
        R"({"claim":"goes-on","scope":"iteration"})", false);
    const char* const bare = "[[[[1],2]],3]";
    row("depths without static values are left out", bare, "iterative-deepening", 1,
        R"({"claim":"left-out","first":1,"last":3})", true);
    row("all of them", bare, "iterative-deepening", 1, R"({"claim":"left-out","first":2,"last":3})",
        false);
    row("none is left out before depth 1", grown, "iterative-deepening", 1,
        R"({"claim":"left-out","first":1,"last":1})", false);
    // The first pass of MTD(f) asks for 0 and finds at least 3 in 12 steps, the last one ends with
    // step 35; see tests/ui/words/tst_callsentences.cpp.
    const char* const figure52 = "[[3,12,8],[2,4,6],[14,5,2]]";
    row("with one bound a pass follows", figure52, "mtdf", 12,
        R"({"claim":"goes-on","scope":"pass"})", true);
    row("when both have met, none", figure52, "mtdf", 35, R"({"claim":"goes-on","scope":"pass"})",
        false);
    row("the second pass", figure52, "mtdf", 13,
        R"({"claim":"at-work","scope":"pass","number":2,"depth":null})", true);
    row("what a probe found better is called next", "[[3,12,8],[20,14,6],[7,5,2]]", "pvs", 19,
        R"({"claim":"called-next","node":[1],"alpha":3,"beta":"inf"})", true);
    row("with the parent's window", "[[3,12,8],[20,14,6],[7,5,2]]", "pvs", 19,
        R"({"claim":"called-next","node":[1],"alpha":6,"beta":"inf"})", false);
    row("in NegaScout from what the probe returned", "[[3,12,8],[20,14,6],[7,5,2]]", "negascout",
        19, R"({"claim":"called-next","node":[1],"alpha":3.0000000000000004,"beta":"inf"})", true);
    // The second pass of SSS* recalls [0] at step 16, between 3.9999999999999996 and 4.
    row("a pass asks on which side of it the value lies", "[[2,5],[4,7]]", "sss-star", 16,
        R"({"claim":"cannot-change","nodes":[[0,1]],"of":[],"scope":"pass"})", true);
    row("and not between other numbers", "[[2,5],[4,7]]", "sss-star", 16,
        R"({"claim":"cannot-change","nodes":[[0,1]],"of":[0],"scope":"probe"})", false);
}

void TestJudge::claimsWorkedOutByHand() {
    QFETCH(QString, tree);
    QFETCH(QString, algorithm);
    QFETCH(int, step);
    QFETCH(QString, claim);
    QFETCH(bool, holds);
    const NaiveTree naive = oracle::naiveTree(tree.toStdString());
    SearchOptions options;
    options.algorithm = *algorithmFromId(algorithm.toStdString());
    options = settled(options);
    const auto log =
        std::get<oracle::Log>(naiveSearch(naive, options, oracle::naiveOrders(naive, options)));
    oracle::Judge judge(naive, options);
    for (int t = 0; t < step; ++t) {
        judge.hear(log.at(static_cast<std::size_t>(t)));
    }
    const std::string fault = judge.fault(oracle::claimFrom(claim.toStdString(), naive));
    QVERIFY2(fault.empty() == holds, fault.c_str());
}

void TestJudge::strangeClaimsAreNoClaims_data() {
    QTest::addColumn<QString>("claim");
    QTest::newRow("a kind that is none") << R"({"claim":"foretold","node":[],"value":3})";
    QTest::newRow("a field too many") << R"({"claim":"is","node":[],"value":3,"sure":true})";
    QTest::newRow("a field too few") << R"({"claim":"is","node":[]})";
    QTest::newRow("a node that is none") << R"({"claim":"is","node":[7],"value":3})";
    QTest::newRow("an infinity by another name") << R"({"claim":"is","node":[],"value":"∞"})";
    QTest::newRow("levels without an ancestor")
        << R"({"claim":"bound-from","node":[0],"ancestor":null,"levels":1,"value":3,"source":"probe"})";
}

void TestJudge::strangeClaimsAreNoClaims() {
    QFETCH(QString, claim);
    const NaiveTree tree = oracle::naiveTree("[[3,12,8],[2,4,6]]");
    QVERIFY_THROWS_EXCEPTION(std::exception,
                             static_cast<void>(oracle::claimFrom(claim.toStdString(), tree)));
}

QTEST_APPLESS_MAIN(TestJudge)
#include "tst_judge.moc"
