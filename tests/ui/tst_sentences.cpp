// What is said of a step. The expected sentences were written from the definitions of the
// searches, by hand, for each step.

#include "core/notation/readtree.h"
#include "core/search/run.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/text/words.h"

#include <QTest>

using namespace prunus;

namespace {

const char* const figure52 = "[[3,12,8],[2,4,6],[14,5,2]]";

Said at(const char* text, std::uint32_t t, const SearchOptions& options) {
    const GameTree tree = readTree(text).value();
    const DisplayNames names(tree);
    const auto trace = recordSearch(tree, options).value();
    const Moment moment(tree, *trace, Step{t});
    return Sentences(Naming(moment, names)).of(explain(moment));
}

SearchOptions with(Algorithm algorithm) {
    SearchOptions options;
    options.algorithm = algorithm;
    return options;
}

} // namespace

class TestSentences : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }
    void numbers_data();
    void numbers();
    void sentences_data();
    void sentences();
    void softAndNegamax();
    void firstWindow();
    void depthLimit();
};

void TestSentences::numbers_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("shown");
    QTest::newRow("a whole number has no point") << 3.0 << QStringLiteral("3");
    QTest::newRow("the minus is a minus sign") << -2.5 << QStringLiteral("−2.5");
    QTest::newRow("infinity has a sign") << infinity << QStringLiteral("+∞");
    QTest::newRow("negative infinity") << -infinity << QStringLiteral("−∞");
}

void TestSentences::numbers() {
    QFETCH(double, value);
    QTEST(shownNumber(value), "shown");
    QCOMPARE(shownBounds({3, 3}), QStringLiteral("3"));
    QCOMPARE(shownBounds({3, infinity}), QStringLiteral("≥3"));
    QCOMPARE(shownBounds({-infinity, 2}), QStringLiteral("≤2"));
    QCOMPARE(shownBounds({2, 5}), QStringLiteral("2…5"));
    QCOMPARE(shownBounds({}), QString());
}

void TestSentences::sentences_data() {
    QTest::addColumn<QByteArray>("tree");
    QTest::addColumn<int>("step");
    QTest::addColumn<int>("root");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("body");
    const auto row = [](const char* name, const char* tree, int step, const char* title,
                        const char* body, Player root = Player::max) {
        QTest::newRow(name) << QByteArray(tree) << step << int(root) << QString::fromUtf8(title)
                            << QString::fromUtf8(body);
    };
    row("before the start", figure52, 0, "The search has not started.",
        "Alpha-beta is about to search from A, where MAX moves.");
    row("the root is entered", figure52, 1, "The search starts at A (MAX).",
        "A looks for its child of greatest value. Every value matters: α = −∞, β = +∞.");
    row("a node is entered with a window", figure52, 11, "The search enters C (MIN).",
        "C looks for its child of least value. Only values between α = 3 and β = +∞ matter here.");
    row("a leaf", figure52, 3, "Leaf 3 is read.", "Its static value 3 goes back to B.");
    row("MIN improves", figure52, 4, "MIN can hold MAX to 3 at B.",
        "Leaf 3 returns 3, so β falls to 3.");
    row("MIN does not improve", figure52, 6, "Leaf 12 returns 12: no change at B.",
        "That is not less than the 3 to which MIN can hold MAX with leaf 3.");
    row("MAX improves", figure52, 10, "MAX has at least 3 in hand at A.",
        "B returns 3, so α rises to 3.");
    row("a cutoff names two witnesses and what is skipped", figure52, 14, "α-cutoff at C (MIN).",
        "C can already hold MAX to 2, but A has 3 in hand from B. MAX will never move to C, so "
        "the last 2 children of C (4 and 6) cannot change the answer.");
    row("fail-hard says that it clamps a bound", figure52, 15, "C returns 3.",
        "The leaves read prove only ≤2. Fail-hard returns the bound α = 3 of the window.");
    row("MAX does not improve", figure52, 16, "C returns 3: no change at A.",
        "That is not more than the 3 that MAX has in hand from B. Fail-hard returned 3 for C, "
        "where "
        "the leaves read prove ≤2.");
    // F is max(4, 4) = 4, below its window's α = 5, so the code gets and holds 5 at C.
    const char* const clamped = "[[5,[1,9]],[[4,4],2],[7,0,[3,8]]]";
    row("a back with a clamped number says what is proved", clamped, 21,
        "MIN can hold MAX to 5 at C.",
        "F returns 5, so β falls to 5. Fail-hard returned 5 for F, where the leaves read prove 4.");
    row("a cutoff by a clamped number says what the code holds", clamped, 22,
        "α-cutoff at C (MIN).",
        "C can already hold MAX to 4, but A has 5 in hand from B. MAX will never move to C, so "
        "the last child of C (2) cannot change the answer. Fail-hard returned 5 for F, where the "
        "leaves read prove 4.");
    row("the last child closes the window", figure52, 23, "MIN can hold MAX to 2 at D.",
        "Leaf 2 returns 2, so β falls to 2. That closes the window, but leaf 2 was the "
        "last child: nothing is skipped.");
    row("fail-hard says that it clamps a value", figure52, 24, "D returns 3.",
        "The leaves read prove that it is worth 2. Fail-hard returns the bound α = 3 of the "
        "window.");
    row("a value that is proved", figure52, 9, "B returns 3.",
        "The leaves read prove that this is its value.");
    row("the result", figure52, 26, "The search is over: A is worth 3.",
        "MAX’s best move is to B.");
    row("the result names the move, where moves have names",
        R"({"format":"prunus-tree","version":1,)"
        R"("tree":[{"move":"e4","value":1},{"move":"d4","value":3}]})",
        6, "The search is over: A is worth 3.", "MAX’s best move is d4, to leaf 3.");
    row("in a game's tree moves are names",
        R"({"format":"prunus-tree","version":1,"game":"nim:1:2",)"
        R"("tree":[{"move":"A-1","children":[{"move":"A-1","value":1}]}]})",
        7, "The search is over: A is worth 1.", "MAX’s best move is A-1.");
    row("also where moves are numbers",
        R"({"format":"prunus-tree","version":1,"game":"connect-four:2,2,2",)"
        R"("tree":[{"move":"2","value":1},{"move":"1","value":0}]})",
        6, "The search is over: A is worth 1.", "MAX’s best move is 2.");
    row("a move at the beginning of a sentence is written as players do",
        R"({"format":"prunus-tree","version":1,"game":"tic-tac-toe","tree":[)"
        R"({"move":"a1","children":[{"move":"b1","value":1},{"move":"c1","value":2}]},)"
        R"({"move":"b1","children":[{"move":"a1","value":0},{"move":"c1","value":5}]}]})",
        12, "α-cutoff at b1 (MIN).",
        "b1 can already hold MAX to 0, but A has 1 in hand from a1. MAX will never move to b1, so "
        "the last child of b1 (5) cannot change the answer.");
    row("a deep cutoff names the far ancestor", "[5,[[[3,9],1],2]]", 9, "α-cutoff at D (MIN).",
        "D can already hold MAX to 3, but A has 5 in hand from leaf 5. MAX will move from A to "
        "leaf 5, and play never comes to D, so the last child of D (9) cannot change the answer.");
    row("a tie is not called better", "[[3,4],[3,9]]", 12, "α-cutoff at C (MIN).",
        "C can already hold MAX to 3, and A already has 3 in hand from B. MAX gains nothing by "
        "letting play come to C, so the last child of C (9) cannot change the answer.");
    row("a MIN root cuts with beta", "[[3,5],[7,9]]", 12, "β-cutoff at C (MAX).",
        "C already gives MAX at least 7, but A can hold MAX to 5 with B. MIN will never move to C, "
        "so the last child of C (9) cannot change the answer.",
        Player::min);
    row("more than three skipped children are counted", "[[3],[2,4,6,8,10]]", 10,
        "α-cutoff at C (MIN).",
        "C can already hold MAX to 2, but A has 3 in hand from B. MAX will never move to C, so "
        "the last 4 children of C cannot change the answer.");
    row("a root that is a leaf", "7", 1, "The search is over: leaf 7 is worth 7.",
        "It is a leaf: its static value is the answer.");
}

void TestSentences::sentences() {
    QFETCH(QByteArray, tree);
    QFETCH(int, step);
    QFETCH(int, root);
    SearchOptions options;
    options.root = Player(root);
    const Said said = at(tree.constData(), static_cast<std::uint32_t>(step), options);
    QTEST(said.title, "title");
    QTEST(said.body, "body");
}

void TestSentences::softAndNegamax() {
    SearchOptions soft;
    soft.fail = FailMode::soft;
    QCOMPARE(at(figure52, 15, soft).body,
             QStringLiteral("That is an upper bound: the leaves read prove ≤2."));

    const Said negamax = at(figure52, 4, with(Algorithm::negamax));
    QCOMPARE(negamax.title, QStringLiteral("MIN can hold MAX to 3 at B."));
    QCOMPARE(negamax.body, QStringLiteral("Leaf 3 returns 3, the best value so far. From MIN’s "
                                          "side, as the code sees it, that is −3."));
    QCOMPARE(at(figure52, 14, with(Algorithm::alphaBetaNegamax)), at(figure52, 14, {}));
    QCOMPARE(at(figure52, 14, with(Algorithm::alphaBetaFirstDraft)), at(figure52, 14, {}));
}

void TestSentences::firstWindow() {
    SearchOptions options;
    options.window = {5, infinity};
    QCOMPARE(at(figure52, 5, options).body,
             QStringLiteral("B can already hold MAX to 3, and the first window asks only for "
                            "values above 5. So the last 2 children of B (12 and 8) cannot change "
                            "the answer."));
    options.fail = FailMode::soft;
    const Said bound = at(figure52, 7, options);
    QCOMPARE(bound.title, QStringLiteral("3 is the best number so far at A."));
    QCOMPARE(bound.body, QStringLiteral("B returns it as an upper bound, and α stays 5."));
}

void TestSentences::depthLimit() {
    const char* const document = R"({"format": "prunus-tree", "version": 1,
        "tree": {"children": [{"value": 4, "children": [1, 2]}, 3]}})";
    const GameTree tree = readTree(document).value();
    const DisplayNames names(tree);
    SearchOptions options;
    options.depth = 1;
    const auto trace = recordSearch(tree, options).value();
    const Moment moment(tree, *trace, Step{2});
    const Said said = Sentences(Naming(moment, names)).of(explain(moment));
    QCOMPARE(said.title, QStringLiteral("B is read at the depth limit."));
    QCOMPARE(said.body, QStringLiteral("Its static value 4 goes back to A."));
}

QTEST_GUILESS_MAIN(TestSentences)
#include "tst_sentences.moc"
