// What is said of a step. The expected sentences were written from the definitions of the
// searches, by hand, for each step.

#include "tests/rows.h"
#include "tests/ui/words/told.h"
#include "ui/words/language.h"
#include "ui/words/words.h"

using namespace prunus;

namespace {

Said at(const char* text, std::uint32_t t, const SearchOptions& options, Side side = Side::max) {
    return Told(text, options).said(t, side);
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
    void firstDraft();
    void secondDraft();
    void depthLimit();
};

void TestSentences::numbers_data() {
    const Rows<double, QString> row("value", "shown");
    row("a whole number has no point", 3.0, "3");
    row("the minus is a minus sign", -2.5, "−2.5");
    row("infinity has a sign", infinity, "+∞");
    row("negative infinity", -infinity, "−∞");
}

void TestSentences::numbers() {
    QFETCH(double, value);
    QTEST(shownNumber(value), "shown");
    QCOMPARE(shownBounds({3, 3}), "3");
    QCOMPARE(shownBounds({3, infinity}), "≥3");
    QCOMPARE(shownBounds({-infinity, 2}), "≤2");
    QCOMPARE(shownBounds({2, 5}), "2…5");
    QCOMPARE(shownBounds({}), QString());
}

void TestSentences::sentences_data() {
    const Rows<QByteArray, uint, QString, QString> row("tree", "step", "title", "body");
    row("before the start", figure52, 0, "The search has not started.",
        "The algorithm is Alpha-beta. It begins at A, where MAX moves.");
    row("the root is entered", figure52, 1, "The search starts at A (MAX).",
        "A looks for its child of greatest value. It is called with α = −∞ and β = +∞.");
    row("a node is entered with a window, and who set it", figure52, 11,
        "The search enters C (MIN).",
        "C looks for its child of least value. It is called with α = 3 and β = +∞. MAX is already "
        "sure of at least 3 at A, by moving to B.");
    row("a leaf", figure52, 3, "The search reads leaf 3.", "Its static value 3 goes back to B.");
    row("MIN improves", figure52, 4, "MIN is sure of at most 3 at B.",
        "MIN can move to leaf 3, which returns 3, so β falls to 3.");
    row("MIN does not improve", figure52, 6, "Nothing changes at B: leaf 12 returns 12.",
        "MIN is already sure of at most 3 at B, by moving to leaf 3.");
    row("MAX improves", figure52, 10, "MAX is sure of at least 3 at A.",
        "MAX can move to B, which returns 3, so α rises to 3.");
    row("a cutoff names two witnesses and what is skipped", figure52, 14, "α-cutoff at C (MIN).",
        "MIN is sure of at most 2 at C, by moving to leaf 2. MAX is sure of at least 3 at A, by "
        "moving to B, and so has no reason to move to C. The last 2 children of C are skipped "
        "(leaf 4 and leaf 6). They cannot change the root’s value.");
    row("fail-hard says that it clamps a bound", figure52, 15, "C returns 3.",
        "Its value is at most 2. Instead, fail-hard returns α = 3, where its window begins.");
    row("MAX does not improve", figure52, 16, "Nothing changes at A: C returns 3.",
        "MAX is already sure of at least 3 at A, by moving to B. The value of C is at most 2. "
        "Fail-hard has returned 3 for it.");
    // F is max(4, 4) = 4, below its window's α = 5, so the code gets and holds 5 at C.
    const char* const clamped = "[[5,[1,9]],[[4,4],2],[7,0,[3,8]]]";
    row("a back with a clamped number says what is proved", clamped, 21,
        "MIN is sure of at most 5 at C.",
        "MIN can move to F, which returns 5, so β falls to 5. The value of F is 4. Fail-hard has "
        "returned 5 for it.");
    row("the cutoff after it says what is proved, and not again what the code holds", clamped, 22,
        "α-cutoff at C (MIN).",
        "MIN is sure of at most 4 at C, by moving to F. MAX is sure of at least 5 at A, by moving "
        "to B, and so has no reason to move to C. The last child of C is skipped (leaf 2). It "
        "cannot change the root’s value.");
    row("the last child closes the window", figure52, 23, "MIN is sure of at most 2 at D.",
        "MIN can move to leaf 2, which returns 2, so β falls to 2. Here D could stop, but leaf 2 "
        "was its last child: nothing is skipped.");
    row("fail-hard says that it clamps a value", figure52, 24, "D returns 3.",
        "Its value is 2. Instead, fail-hard returns α = 3, where its window begins.");
    row("a value that is proved", figure52, 9, "B returns 3.", "That is its value.");
    row("the result", figure52, 26, "The search is over: A is worth 3.",
        "The best move of MAX is to B.");
    row("the result names the move, where moves have names",
        R"({"format":"prunus-tree","version":1,)"
        R"("tree":[{"move":"e4","value":1},{"move":"d4","value":3}]})",
        6, "The search is over: A is worth 3.", "The best move of MAX is d4, to leaf 3.");
    row("in a game's tree moves are names",
        R"({"format":"prunus-tree","version":1,"game":"nim:1:2",)"
        R"("tree":[{"move":"A-1","children":[{"move":"A-1","value":1}]}]})",
        7, "The search is over: A is worth 1.", "The best move of MAX is A-1.");
    row("also where moves are numbers",
        R"({"format":"prunus-tree","version":1,"game":"connect-four:2,2,2",)"
        R"("tree":[{"move":"2","value":1},{"move":"1","value":0}]})",
        6, "The search is over: A is worth 1.", "The best move of MAX is 2.");
    row("a move is written as players do",
        R"({"format":"prunus-tree","version":1,"game":"tic-tac-toe","tree":[)"
        R"({"move":"a1","children":[{"move":"b1","value":1},{"move":"c1","value":2}]},)"
        R"({"move":"b1","children":[{"move":"a1","value":0},{"move":"c1","value":5}]}]})",
        12, "α-cutoff at b1 (MIN).",
        "MIN is sure of at most 0 at b1, by moving to leaf 0 (a1). MAX is sure of at least 1 at A, "
        "by moving to a1, and so has no reason to move to b1. The last child of b1 is skipped "
        "(leaf 5 (c1)). It cannot change the root’s value.");
    const char* const smallLetter = "A: [a: [4, 7], b: [1, 9]]";
    row("a name in small letters stays as it is where it returns", smallLetter, 7, "a returns 4.",
        "That is its value.");
    row("and at its parent", smallLetter, 8, "MAX is sure of at least 4 at A.",
        "MAX can move to a, which returns 4, so α rises to 4.");
    row("and where it is entered", smallLetter, 9, "The search enters b (MIN).",
        "b looks for its child of least value. It is called with α = 4 and β = +∞. MAX is already "
        "sure of at least 4 at A, by moving to a.");
    row("a deep cutoff says how far up the bound was set", "[5,[[[3,9],1],2]]", 9,
        "α-cutoff at D (MIN).",
        "MIN is sure of at most 3 at D, by moving to leaf 3. 3 levels above D, MAX is sure of at "
        "least 5 at A, by moving to leaf 5. MAX would rather take that than let play come to D. "
        "The last child of D is skipped (leaf 9). It cannot change the root’s value.");
    // The best move is B in the end, but E is not where its value comes from.
    row("a deep cutoff does not foretell", "[27,[[[22,1],[40,30]],[[50,60],[20,30]]]]", 9,
        "α-cutoff at E (MIN).",
        "MIN is sure of at most 22 at E, by moving to leaf 22. 3 levels above E, MAX is sure of at "
        "least 27 at A, by moving to leaf 27. MAX would rather take that than let play come to E. "
        "The last child of E is skipped (leaf 1). It cannot change the root’s value.");
    row("a deep cutoff of equal numbers", "[5,[[[5,9],1],2]]", 9, "α-cutoff at D (MIN).",
        "MIN is sure of at most 5 at D, by moving to leaf 5 (1st child of D). 3 levels above D, "
        "MAX is sure of at least 5 at A, by moving to leaf 5 (1st child of A). MAX gains nothing "
        "by letting play come to D instead. The last child of D is skipped (leaf 9 (2nd child of "
        "D)). It cannot change the root’s value.");
    row("a bound from further up is not beaten", "[5,[[[3,9],1],2]]", 11,
        "Nothing changes at C: D returns 5.",
        "MAX is already sure of at least 5 at A, by moving to leaf 5. That is why α is 5 here. The "
        "value of D is at most 3. Fail-hard has returned 5 for it.");
    row("a tie is not called better", "[[3,4],[3,9]]", 12, "α-cutoff at C (MIN).",
        "MIN is sure of at most 3 at C, by moving to leaf 3. MAX is sure of at least 3 at A, by "
        "moving to B, and gains nothing by moving to C. The last child of C is skipped (leaf 9). "
        "It cannot change the root’s value.");
    row("a MIN root cuts with beta",
        R"({"format":"prunus-tree","version":1,"root":"min","tree":[[3,5],[7,9]]})", 12,
        "β-cutoff at C (MAX).",
        "MAX is sure of at least 7 at C, by moving to leaf 7. MIN is sure of at most 5 at A, by "
        "moving to B, and so has no reason to move to C. The last child of C is skipped (leaf 9). "
        "It cannot change the root’s value.");
    row("more than three skipped children are counted", "[[3],[2,4,6,8,10]]", 10,
        "α-cutoff at C (MIN).",
        "MIN is sure of at most 2 at C, by moving to leaf 2. MAX is sure of at least 3 at A, by "
        "moving to B, and so has no reason to move to C. The last 4 children of C are skipped. "
        "They cannot change the root’s value.");
    row("a root that is a leaf", "7", 1, "The search is over: leaf 7 is worth 7.",
        "It is a leaf: its static value is the answer.");
}

void TestSentences::sentences() {
    QFETCH(QByteArray, tree);
    QFETCH(uint, step);
    const Said said = at(tree.constData(), step, {});
    QTEST(said.title, "title");
    QTEST(said.body, "body");
}

void TestSentences::softAndNegamax() {
    const SearchOptions soft = with(Algorithm::alphaBeta, FailMode::soft);
    QCOMPARE(at(figure52, 15, soft).body, "Its value is at most 2.");

    const Said negamax = at(figure52, 4, with(Algorithm::negamax));
    QCOMPARE(negamax.title, "MIN is sure of at most 3 at B.");
    QCOMPARE(negamax.body, "MIN can move to leaf 3, which returns 3, the best so far.");
    const Said mover = at(figure52, 4, with(Algorithm::negamax), Side::mover);
    QCOMPARE(mover.title, "MIN is sure of at least −3 at B.");
    QCOMPARE(mover.body, "MIN can move to leaf 3, which returns 3 (−3 to MIN), the best so far.");
    const SearchOptions form = with(Algorithm::alphaBetaNegamax);
    QCOMPARE(at(figure52, 14, form).body, at(figure52, 14, {}).body);
    QCOMPARE(at(figure52, 14, form).title,
             "β-cutoff at C (MIN) in the code; from MAX’s side it is at α.");
    QCOMPARE(at(figure52, 14, form, Side::mover).title, "β-cutoff at C (MIN).");
    QCOMPARE(at(figure52, 2, form).body.section(u'.', 0, 0),
             "B looks for the child that is best for MIN");
    QCOMPARE(at(figure52, 2, form, Side::mover).body.section(u'.', 0, 0),
             "B looks for its child of greatest value to MIN");
    QCOMPARE(at(figure52, 14, with(Algorithm::alphaBetaFirstDraft)), at(figure52, 14, {}));
}

void TestSentences::firstWindow() {
    SearchOptions options;
    options.window = {5, infinity};
    QCOMPARE(at(figure52, 5, options).body,
             "MIN is sure of at most 3 at B, by moving to leaf 3. The first window asks only for "
             "values of A above 5. The last 2 children of B are skipped (leaf 12 and leaf 8). They "
             "cannot change what the search finds.");
    options.fail = FailMode::soft;
    const Said bound = at(figure52, 7, options);
    QCOMPARE(bound.title, "The best number so far at A is 3.");
    QCOMPARE(bound.body, "The value of B is at most 3. That is not above α = 5, so α stays.");
    // D is min(14, 5, …): at most 5, which is not above α.
    const Said atAlpha = at(figure52, 21, options);
    QCOMPARE(atAlpha.body, "The value of D is at most 5. That is not above α = 5, so α stays.");
    // With the 30 read, fail-soft would return 30: another bound of the same side.
    SearchOptions narrow = options;
    narrow.window = {2, 5};
    QCOMPARE(at("[27,30]", 4, narrow).body,
             "MAX is sure of at least 27 at A, by moving to leaf 27. The first window asks only "
             "for values of A below 5. The last child of A is skipped (leaf 30). It cannot change "
             "on which side of the window the value lies, nor a value inside it.");
    narrow.window = {7, 9};
    QCOMPARE(at("7", 1, narrow).body,
             "The value of leaf 7 is 7. That is not above 7, where the first window begins.");
    const Said low = at(figure52, 22, options);
    QCOMPARE(low.title, "The search fails low with 5.");
    QCOMPARE(low.body,
             "The value of A is at most 5. That is not above 5, where the first window begins.");
    // Where the root's mover is the other player, the window's other end.
    SearchOptions negamax = with(Algorithm::alphaBetaNegamax);
    negamax.root = Player::min;
    negamax.window = {2, 5};
    QCOMPARE(at(figure52, 12, negamax, Side::mover).body,
             "That is not above α = 2: for A, the first window ends at −2.");
    options.depth = 1;
    const char* const deep = R"({"format": "prunus-tree", "version": 1,
                                 "tree": [3, {"value": 2, "children": [30, 4]}]})";
    QCOMPARE(at(deep, 6, options).title, "To depth 1, the search fails low with 3.");
}

/// Under A, which has 5, B has nothing yet when C is entered, and C nothing when D is.
void TestSentences::firstDraft() {
    const SearchOptions first = with(Algorithm::alphaBetaFirstDraft);
    const char* const deep = "[5,[[[3,9],1],2]]";
    QCOMPARE(at(deep, 1, first).body, "A looks for its child of greatest value.");
    QCOMPARE(at(deep, 3, first).body, "MAX can move to leaf 5, which returns 5, so α rises to 5.");
    QCOMPARE(at(deep, 4, first).body,
             "B looks for its child of least value. It is called with α = 5, which its parent A "
             "has, and stops as soon as it finds that or less.");
    QCOMPARE(at(deep, 6, first).body,
             "D looks for its child of least value. Its parent C has found nothing yet that could "
             "stop it early. The 5 that A has found so far is not handed down.");
    QCOMPARE(at(deep, 18, first).body,
             "Its value is at most 3. Instead, fail-hard returns the 5 that its parent has.");
    QCOMPARE(
        at(figure52, 15, first, Side::mover).body,
        "Its value is at least −2. Instead, fail-hard returns −3, because its parent A has 3.");
    SearchOptions strict = first;
    strict.cut = CutRule::greater;
    QCOMPARE(at(deep, 4, strict).body,
             "B looks for its child of least value. It is called with α = 5, which its parent A "
             "has, and stops as soon as it finds less.");
}

void TestSentences::secondDraft() {
    const SearchOptions second = with(Algorithm::alphaBetaSecondDraft);
    QCOMPARE(at(figure52, 10, second).body,
             "MAX can move to B, which returns 3, the best so far. What was handed down stays as "
             "it is: α = −∞ and β = +∞.");
    QCOMPARE(at(figure52, 11, second).body,
             "C looks for its child of least value. It is called with α = −∞ and β = +∞, as its "
             "parent was. The 3 that A has found so far is not handed down.");
}

void TestSentences::depthLimit() {
    const char* const document = R"({"format": "prunus-tree", "version": 1,
        "tree": {"children": [{"value": 4, "children": [1, 2]}, 3]}})";
    const Said said = at(document, 2, toDepth(1));
    QCOMPARE(said.title, "The search reads B at the depth limit.");
    QCOMPARE(said.body, "Its static value 4 goes back to A.");
}

QTEST_GUILESS_MAIN(TestSentences)
#include "tst_sentences.moc"
