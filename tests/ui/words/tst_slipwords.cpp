// What is shown of slips: sentences that say what the program does and never that it is right, and
// listings in which the wrong line is marked.

#include "core/analysis/story.h"
#include "core/notation/readtree.h"
#include "core/practice/sliptrace.h"
#include "tests/rows.h"
#include "tests/search/oracle/randomtree.h"
#include "ui/words/language.h"
#include "ui/words/listing.h"
#include "ui/words/sentences.h"
#include "ui/words/slipwords.h"
#include "ui/words/storytext.h"

#include <algorithm>
#include <array>
#include <optional>

using namespace prunus;

namespace {

SearchOptions slipped(Misconception m, std::uint8_t form = 0, SearchOptions options = {}) {
    return *steppable(procedureOf(m, options, form));
}

QString saidAt(const GameTree& tree, const SearchTrace& trace, Step t, Side side) {
    const Moment moment(tree, trace, t);
    const DisplayNames names(tree);
    const Said said = Sentences(Naming(moment, names), side).of(explain(moment));
    return QStringLiteral("%1 %2").arg(said.title, said.body).trimmed();
}

/// Which searches have slips: alpha-beta, one without windows, and those of other courses.
enum class Way : std::uint8_t { usual, exhaustive, perChild, fromTheRight };

std::optional<SearchOptions> slippedIn(Way way, Misconception m, std::uint8_t form,
                                       const SearchOptions& options) {
    Procedure right;
    right.options = options;
    right.callPerRootChild = way == Way::perChild;
    right.rightToLeft = way == Way::fromTheRight;
    const auto wrong = way == Way::exhaustive ? exhaustiveProcedureOf(m, right, form)
                                              : procedureOf(m, right, form);
    return wrong ? steppable(*wrong) : std::nullopt;
}

/// Rows of each slip in each of its forms.
void slipRows() {
    const Rows<Misconception, std::uint8_t, Way> row("slip", "form", "way");
    const std::array ways{std::pair(Way::usual, ""), std::pair(Way::exhaustive, ", no windows"),
                          std::pair(Way::perChild, ", a call a root move"),
                          std::pair(Way::fromTheRight, ", from the right")};
    for (const MisconceptionTraits& each : everyMisconception) {
        for (std::uint8_t form = 0; each.isRun && form < formsOf(each.misconception); ++form) {
            for (const auto& [way, words] : ways) {
                if (slippedIn(way, each.misconception, form, {})) {
                    const std::string name =
                        std::string(each.id) + ", form " + std::to_string(form) + words;
                    row(name.c_str(), each.misconception, form, way);
                }
            }
        }
    }
}

std::vector<ListingLine> wrongLines(const SearchOptions& options, Player player) {
    std::vector<ListingLine> lines = Listing::of(options, player).lines();
    std::erase_if(lines, [](const ListingLine& each) { return !each.wrong; });
    return lines;
}

} // namespace

class TestSlipWords : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }
    void saysWhatTheProgramDoes_data();
    void saysWhatTheProgramDoes();
    void saysNothingIsProved_data() { slipRows(); }
    void saysNothingIsProved();
    void everyListingHasItsLines_data() { slipRows(); }
    void everyListingHasItsLines();
    void theWrongLineIsMarked_data();
    void theWrongLineIsMarked();
    void aListingWithoutWindows();
    void theCourseIsNamed();
    void theRightAnswerIsKeptBackWithTheLeaves();
    void namesTellFormsApart();
    void theStoryIsPlain();
};

void TestSlipWords::saysWhatTheProgramDoes_data() {
    const Rows<Misconception, QByteArray, uint, QString> row("slip", "tree", "step", "said");
    using M = Misconception;
    row("before it begins", M::lastChildWins, "[2,1]", 0,
        "Alpha-beta with a slip: takes the last answer. All steps and numbers are this program’s, "
        "right or wrong. A (MAX) is its root. A node keeps the best of its children, not the "
        "latest.");
    row("a call", M::wrongSide, "[2,[1,3]]", 4,
        "The program enters B (MIN). It is called with α = −∞ and β = 2.");
    row("a start of its own", M::bestStartsAtZero, "[-2,-1]", 1,
        "The program enters A (MAX). It is called with α = −∞ and β = +∞. Its best number starts "
        "from 0.");
    row("a leaf as it is", M::lastChildWins, "[2,1]", 2,
        "The program reads leaf 2. Its static value is 2. The program returns 2.");
    row("a leaf turned round", M::negatedMinLeaf, "[1,2]", 2,
        "The program reads leaf 1. Its static value is 1. The program returns −1.");
    row("a comparison", M::lastChildWins, "[2,1]", 5,
        "For leaf 1 the program has got 1 at A. It takes that for its best number: 1. At A, α = 2 "
        "and β = +∞ now.");
    row("a cutoff", M::equality, "[2,[1,3,4]]", 7,
        "The program’s test to stop holds at B. The last 2 children of B are skipped. At B, α = 2 "
        "and β = 1 now.");
    row("children left without a cutoff", M::returnInLoop, "[1,2,3]", 4,
        "The program is over. Its answer: 1, by moving to leaf 1. Minimax says 3.");
    row("wrong in the end", M::lastChildWins, "[2,1]", 6,
        "The program is over. Its answer: 1, by moving to leaf 1. Minimax says 2.");
    row("right by a worse move", M::lastEqualWins, "[2,[1,1]]", 10,
        "The program is over. Its answer: 2, by moving to B. Minimax says 2, too, but that move is "
        "worth 1. The line of play that it gives ends with a static value of 1.");
    row("right without a move", M::bestStartsAtZero, "[-2,-1]", 6,
        "The program is over. Its answer: 0, without a move. Minimax says −1.");
    row("a line that is none", M::lastChildsPath, "[2,[1,3]]", 10,
        "The program is over. Its answer: 2, by moving to leaf 2. Minimax says 2, too. The line of "
        "play that it gives is none in this tree.");
}

void TestSlipWords::saysWhatTheProgramDoes() {
    QFETCH(const Misconception, slip);
    QFETCH(const QByteArray, tree);
    QFETCH(const uint, step);
    const GameTree read = *readText(tree.toStdString());
    SearchOptions options;
    options.fail = slip == Misconception::lastEqualWins ? FailMode::hard : FailMode::soft;
    const auto trace = *recordStepped(read, slipped(slip, 0, options));
    QTEST(saidAt(read, *trace, Step{step}, Side::max), "said");
}

/// On random trees, from both sides: something is said of each step, and none of the words by which
/// the right searches tell what is proved.
void TestSlipWords::saysNothingIsProved() {
    QFETCH(const Misconception, slip);
    QFETCH(const std::uint8_t, form);
    QFETCH(const Way, way);
    oracle::Draw draw(61);
    for (std::uint64_t k = 0; k < oracle::enough(15); ++k) {
        const GameTree tree = gameTree(oracle::randomTree(draw));
        const SearchOptions options =
            *slippedIn(way, slip, form, oracle::randomOptions(draw, Algorithm::alphaBeta));
        const auto trace = recordStepped(tree, options);
        for (Step t{0}; trace && t <= (*trace)->end(); ++t) {
            for (const Side side : {Side::max, Side::mover}) {
                const QString said = saidAt(tree, **trace, t, side);
                QVERIFY(!said.isEmpty() && !said.contains(u'%'));
                const bool ofWindows = said.contains(u'α') || said.contains(u'β');
                QVERIFY2(way != Way::exhaustive || !ofWindows, qPrintable(said));
                for (const char* word :
                     {"sure", "proof", "prove", "cannot", "at least", "at most", "best move"}) {
                    QVERIFY2(t == Step{0} || !said.contains(QLatin1String(word)), qPrintable(said));
                }
            }
        }
    }
}

/// Under all rules and for both players: a line of each kind that the program's steps light, and a
/// wrong one.
void TestSlipWords::everyListingHasItsLines() {
    QFETCH(const Misconception, slip);
    QFETCH(const std::uint8_t, form);
    QFETCH(const Way, way);
    oracle::Draw draw(67);
    for (const FailMode fail : {FailMode::hard, FailMode::soft}) {
        SearchOptions rules;
        rules.fail = fail;
        rules.depth = 3;
        const SearchOptions options = *slippedIn(way, slip, form, rules);
        QVERIFY(!wrongLines(options, Player::max).empty() ||
                !wrongLines(options, Player::min).empty());
        for (const Player player : {Player::max, Player::min}) {
            const Listing whole = Listing::of(options, player);
            for (const ListingLine& line : whole.lines()) {
                QVERIFY(!line.code.contains(u'{') && !line.code.contains(u'|'));
                QVERIFY2(line.code.size() <= 60, qPrintable(line.code));
                const bool ofWindows = line.code.contains(u'α') || line.code.contains(u'β');
                QVERIFY2(way != Way::exhaustive || !ofWindows, qPrintable(line.code));
            }
            const bool apart = std::ranges::any_of(whole.lines(), [](const ListingLine& each) {
                return each.code.contains(QStringLiteral("at the root −∞, +∞"));
            });
            // Bounds that are one for all calls are handed down to none.
            QCOMPARE(apart, options.slip->callPerRootChild && slip != Misconception::sharedBounds);
        }
        const Listing ofMax = Listing::of(options, Player::max);
        const Listing ofMin = Listing::of(options, Player::min);
        for (int k = 0; k < 20; ++k) {
            const GameTree tree = gameTree(oracle::randomTree(draw));
            const auto trace = recordStepped(tree, options);
            for (Step t{1}; trace && t <= (*trace)->end(); ++t) {
                const Moment moment(tree, **trace, t);
                const bool max = moment.event().player == Player::max;
                const Listing& listing = max ? ofMax : ofMin;
                const LineRole role = litRole(moment);
                QCOMPARE(std::ranges::count(listing.lines(), role, &ListingLine::role), 1);
            }
        }
    }
}

void TestSlipWords::theWrongLineIsMarked_data() {
    const Rows<Misconception, QStringList, QStringList> row("slip", "max", "min");
    using M = Misconception;
    row("no test at MAX", M::noBetaCutoffs, {"// no test here: maxValue never stops"}, {});
    row("the minus of a leaf", M::negatedMinLeaf, {}, {"return −(static value of node)"});
    row("undone after the test", M::cutBeforeUndo, {"take the move back    // not after a return"},
        {"take the move back    // not after a return"});
    row("a plain test", M::testBeforeUpdate, {"if α ≥ β then return clamp(best)    // too early"},
        {"if β ≤ α then return clamp(best)    // too early"});
    row("the other bound", M::wrongSide, {"β ← min(β, v)"}, {"α ← max(α, v)"});
    row("a bound believed", M::noResearch,
        {"v ← −pvs(child, depth − 1, −colour, −b, −α)    // once"},
        {"v ← −pvs(child, depth − 1, −colour, −b, −α)    // once"});
}

void TestSlipWords::theWrongLineIsMarked() {
    QFETCH(const Misconception, slip);
    for (const Player player : {Player::max, Player::min}) {
        QStringList wrong;
        for (const ListingLine& each : wrongLines(slipped(slip), player)) {
            wrong << each.code.trimmed();
        }
        QTEST(wrong, player == Player::max ? "max" : "min");
    }
    const Listing early = Listing::of(slipped(Misconception::testBeforeUpdate), Player::max);
    QVERIFY(*early.lineOf(LineRole::cutoff) == *early.lineOf(LineRole::compare) + 1);
}

/// What is left of alpha-beta's where there is neither α nor β.
void TestSlipWords::aListingWithoutWindows() {
    const auto codeOf = [](const SearchOptions& options, Player player) {
        QStringList code;
        const Listing listing = Listing::of(options, player);
        for (const ListingLine& each : listing.lines()) {
            code << (each.wrong ? QStringLiteral("✗") : QStringLiteral(" ")) + each.code;
        }
        return code;
    };
    QCOMPARE(codeOf(*slippedIn(Way::exhaustive, Misconception::lastChildWins, 0, {}), Player::min),
             (QStringList{" function minValue(node, depth)", "   if depth = 0 or node is a leaf",
                          "     return static value of node", "   best ← +∞",
                          "   for each child of node", "     make the move to child",
                          "     v ← maxValue(child, depth − 1)", "     take the move back",
                          "✗    best ← v, line ← child …", "   return best"}));
    QCOMPARE(
        codeOf(*slippedIn(Way::exhaustive, Misconception::lostMinus, 0, {}), Player::max),
        (QStringList{" function negamax(node, depth, colour)", "   if depth = 0 or node is a leaf",
                     "     return colour · static value of node", "   best ← −∞",
                     "   for each child of node", "     make the move to child",
                     "✗    v ← negamax(child, depth − 1, −colour)", "     take the move back",
                     "     if v > best then best ← v, line ← child …", "   return best"}));
}

void TestSlipWords::theCourseIsNamed() {
    const SearchOptions last = *slippedIn(Way::exhaustive, Misconception::lastChildWins, 0, {});
    QCOMPARE(shownProgram(last), "Minimax with a slip: takes the last answer");
    const SearchOptions apart = *slippedIn(Way::perChild, Misconception::lastChildWins, 0, {});
    QCOMPARE(shownProgram(apart),
             "Alpha-beta, called once for each root move, with a slip: takes the last answer");
    const SearchOptions right = rightOf(apart);
    QCOMPARE(shownProgram(right), "Alpha-beta, called once for each root move");
    QVERIFY(wrongLines(right, Player::max).empty());
    const GameTree tree = *readText("[2,[1,3]]");
    QCOMPARE(saidAt(tree, **recordStepped(tree, right), Step{0}, Side::max),
             "Alpha-beta, called once for each root move. All steps and numbers are this "
             "program’s. A (MAX) is its root. Each child of the root is searched with an open "
             "window, whatever the ones before it are worth.");
    const SearchOptions left = *slippedIn(Way::fromTheRight, Misconception::rightToLeft, 0, {});
    QCOMPARE(shownProgram(left), "Alpha-beta with a slip: searches from the left");
    QVERIFY(wrongLines(left, Player::max).front().code.endsWith("from the left"));
    QCOMPARE(whyNothingProved({}), QString());
    QCOMPARE(whyNothingProved(last), "A search with a slip proves nothing.");
    QVERIFY(whyNothingProved(right).contains("once for each root move"));
}

void TestSlipWords::theRightAnswerIsKeptBackWithTheLeaves() {
    const GameTree tree = *readText("[1,2,3]");
    const auto trace = *recordStepped(tree, slipped(Misconception::returnInLoop));
    const Moment end(tree, *trace, trace->end());
    const DisplayNames names(tree);
    const auto bodyOf = [&](bool hides) {
        return Sentences(Naming(end, names, hides)).of(explain(end)).body;
    };
    QCOMPARE(bodyOf(false), "Minimax says 3.");
    QCOMPARE(bodyOf(true), "");
}

void TestSlipWords::namesTellFormsApart() {
    QStringList names;
    for (const MisconceptionTraits& each : everyMisconception) {
        for (std::uint8_t form = 0; each.isRun && form < formsOf(each.misconception); ++form) {
            names << shownSlip(slipped(each.misconception, form));
        }
    }
    const qsizetype all = names.size();
    QVERIFY(!names.contains(QString()));
    QCOMPARE(names.removeDuplicates(), 0);
    QCOMPARE(all, 35);
    QCOMPARE(shownProgram(SearchOptions()), "Alpha-beta");
    QVERIFY(!explainedSlip(slipped(Misconception::equality)).contains("question"));
    QVERIFY(!explainedSlip(slipped(Misconception::rightToLeft)).contains("question"));
}

void TestSlipWords::theStoryIsPlain() {
    const GameTree tree = *readText("[2,[1,3,4]]");
    const auto trace = *recordStepped(tree, slipped(Misconception::equality));
    const Moment end(tree, *trace, trace->end());
    const DisplayNames names(tree);
    const auto linesOf = [&](NodeId n) {
        QStringList lines;
        for (const StoryLine& line :
             StoryText(Naming(end, names), Side::max).of(storyOf(end, n)).lines) {
            lines << line.text;
        }
        return lines.join(u' ');
    };
    QCOMPARE(linesOf(NodeId{2}),
             "Entered with the window [2, +∞]. 2 children were skipped. Returned 2.");
    QCOMPARE(linesOf(NodeId{4}), "Skipped when the program stopped at B.");
    QCOMPARE(linesOf(NodeId{1}), "Read: its static value is 2. The program returned 2.");
}

QTEST_GUILESS_MAIN(TestSlipWords)
#include "tst_slipwords.moc"
