// Keys of questions about where a search stops, against naive searches of nested nodes, each to one
// depth; and what going a ply too far or too short looks like.

#include "core/formats/importtree.h"
#include "core/practice/answerjson.h"
#include "core/practice/deepening.h"
#include "core/practice/diagnosis.h"
#include "tests/practice/naiveslip.h"
#include "tests/practice/randomprofile.h"
#include "tests/practice/rightsheet.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>
#include <algorithm>
#include <map>

using namespace prunus;
using oracle::Draw;
using oracle::NaiveNode;
using oracle::NaiveTree;

namespace {

/// Three plies, and each depth plays another move: to depth 1 C with 5, to depth 2 D with 7, to
/// depth 3 B with 5. Alpha-beta reads 3, 5 and 12 values for that, and visits 4, 9 and 22 nodes.
constexpr auto threePlies = R"({"format": "prunus-tree", "version": 1, "tree": {"children": [
    {"value": 4, "children": [{"value": 3, "children": [5, 1]}, {"value": 6, "children": [2, 8]}]},
    {"value": 5, "children": [{"value": 2, "children": [7, 9]}, {"value": 1, "children": [3, 4]}]},
    {"value": 2, "children": [{"value": 7, "children": [6, 4]}, {"value": 9, "children": [1, 2]}]}
    ]}})";

std::uint32_t heightOf(const NaiveTree& tree) {
    std::size_t height = 0;
    for (const oracle::Path& each : tree.paths) {
        height = std::max(height, each.size());
    }
    return static_cast<std::uint32_t>(height);
}

std::optional<oracle::NaiveOutcome> naive(const NaiveTree& tree, const Profile& profile,
                                          std::uint32_t depth, bool exhaustive,
                                          const char* slip = "", int form = 0) {
    oracle::NaiveSlip run;
    run.id = slip;
    run.form = form;
    run.exhaustive = exhaustive;
    run.options.root = profile.root;
    run.options.fail = profile.fail;
    run.options.cut = profile.cut;
    run.options.depth = depth;
    return naiveOutcome(tree, run);
}

/// Whether the root's child is worth as much as the root to this depth.
bool isBest(const NaiveTree& tree, const Profile& profile, std::uint32_t depth,
            std::uint32_t move) {
    const auto all = naive(tree, profile, depth, true);
    return all->returned.at(tree.root.children[move].id) == all->value;
}

/// The first of equal moves, or the last.
std::optional<std::uint32_t> moveOf(const NaiveTree& tree, const Profile& profile,
                                    std::uint32_t depth) {
    std::optional<std::uint32_t> move;
    for (std::uint32_t k = 0; k < tree.root.children.size(); ++k) {
        const bool goesOn = !move || profile.tieMove == Profile::Ties::last;
        move = goesOn && isBest(tree, profile, depth, k) ? std::optional(k) : move;
    }
    return move;
}

struct Played {
    std::uint32_t depth = 0;
    std::optional<std::uint32_t> move;
};

/// One search after the other; nothing where one of them comes to a node without a value.
std::optional<Played> played(const NaiveTree& tree, const Profile& profile, const Budget& budget) {
    Played last;
    std::uint64_t spent = 0;
    for (std::uint32_t depth = 1; depth <= std::max(1U, heightOf(tree)); ++depth) {
        const auto run = naive(tree, profile, depth, false);
        if (!run) {
            return std::nullopt;
        }
        spent += budget.unit == Budget::Unit::nodes ? run->returned.size() : run->reads.size();
        if (spent > budget.most) {
            break;
        }
        last = {depth, moveOf(tree, profile, depth)};
    }
    return last;
}

Procedure toDepth(const Profile& profile, Question question, std::optional<std::uint32_t> depth) {
    Procedure procedure = procedureUnder(profile, question);
    procedure.options.depth = depth;
    return procedure;
}

bool isRight(const Grade& grade, const char* item) {
    const auto at = std::ranges::find(grade.items, std::string(item), &GradedItem::item);
    return at != grade.items.end() && at->verdict == GradedItem::Verdict::right;
}

std::string namesOf(const Diagnosis& diagnosis) {
    std::string names;
    for (const Misconception m : diagnosis.named) {
        names += traits(m).id;
    }
    return names;
}

} // namespace

class TestDepthKeys : public QObject {
    Q_OBJECT

  private slots:
    void byHand_data();
    void byHand();
    void whatTakesHowMuch();
    void depthLimits();
    void budgets();
    void eachHalfIsWorthHalf();
    void nothingIsNoAnswer();
    void aPlyTooFewOrTooMany();
    void depthsThatMeanAnother();
};

void TestDepthKeys::byHand_data() {
    QTest::addColumn<QString>("question");
    QTest::addColumn<int>("number"); // the depth, or how many evaluations
    QTest::addColumn<QString>("key");
    const auto row = [](const char* name, const char* question, int number, const char* key) {
        QTest::newRow(name) << question << number << key;
    };
    row("one ply", "depth-limit", 1, R"({"move": 1, "value": 5})");
    row("one move of each", "depth-limit", 2, R"({"move": 2, "value": 7})");
    row("all plies", "depth-limit", 3, R"({"move": 0, "value": 5})");
    row("a limit below all leaves", "depth-limit", 9, R"({"move": 0, "value": 5})");
    row("nothing at all", "budget", 0, R"({"depth": 0, "move": null})");
    row("one too few for depth 1", "budget", 2, R"({"depth": 0, "move": null})");
    row("just enough for depth 1", "budget", 3, R"({"depth": 1, "move": 1})");
    row("depth 1 is counted again", "budget", 7, R"({"depth": 1, "move": 1})");
    row("just enough for depth 2", "budget", 8, R"({"depth": 2, "move": 2})");
    row("one too few for all", "budget", 19, R"({"depth": 2, "move": 2})");
    row("just enough for all", "budget", 20, R"({"depth": 3, "move": 0})");
    row("more than there is", "budget", 1000, R"({"depth": 3, "move": 0})");
}

void TestDepthKeys::byHand() {
    QFETCH(const QString, question);
    QFETCH(const int, number);
    QFETCH(const QString, key);
    const GameTree tree = readTree(threePlies).value();
    const Question asked = practicetest::questionOf(question);
    Terms terms;
    terms.budget.most = static_cast<std::uint64_t>(number);
    const auto depth = asked == Question::budget
                           ? std::nullopt
                           : std::optional(static_cast<std::uint32_t>(number));
    const Sheet right = makeSheet(tree, toDepth({}, asked, depth)).value();
    const Answer answer = answerOf(tree, asked, right, {}, terms);
    QCOMPARE(QString::fromStdString(writeAnswer(tree, asked, answer)), key);
    QCOMPARE(gradeAnswer(tree, asked, right, answer, {}, false, terms).credit, 1.0);
}

void TestDepthKeys::whatTakesHowMuch() {
    const GameTree tree = readTree(threePlies).value();
    const auto totals = [&](Algorithm algorithm, Budget::Unit unit) {
        Procedure procedure;
        procedure.options.algorithm = algorithm;
        std::vector<std::uint64_t> all;
        const Deepened made = deepenWithin(tree, procedure, {100, unit}).value();
        for (const Iteration& each : made.iterations) {
            all.push_back(each.total);
        }
        return all;
    };
    using Totals = std::vector<std::uint64_t>;
    QCOMPARE(totals(Algorithm::alphaBeta, Budget::Unit::evaluations), Totals({3, 8, 20}));
    QCOMPARE(totals(Algorithm::alphaBeta, Budget::Unit::nodes), Totals({4, 13, 35}));
    QCOMPARE(totals(Algorithm::minimax, Budget::Unit::evaluations), Totals({3, 9, 21}));
    QCOMPARE(totals(Algorithm::minimax, Budget::Unit::nodes), Totals({4, 14, 36}));
}

void TestDepthKeys::depthLimits() {
    Draw draw(821);
    std::uint64_t limited = 0;
    std::uint64_t refused = 0;
    for (std::uint64_t k = 0; k < oracle::enough(3000); ++k) {
        const NaiveTree tree = oracle::randomTree(draw, 5);
        const Profile profile = practicetest::randomProfile(draw);
        const std::uint32_t depth = draw.below(5);
        const GameTree game = gameTree(tree);
        const auto right = makeSheet(game, toDepth(profile, Question::depthLimit, depth));
        const auto expected = naive(tree, profile, depth, true);
        QCOMPARE(right.has_value(), expected.has_value());
        if (!expected) {
            QCOMPARE(right.error().kind, SearchError::Kind::missingStaticValue);
            ++refused;
            continue;
        }
        const Answer key = answerOf(game, Question::depthLimit, *right, profile);
        QCOMPARE(*key.result, expected->value);
        const auto move = depth == 0 ? std::nullopt : moveOf(tree, profile, depth);
        QCOMPARE(key.move, move);
        for (std::uint32_t m = 0; depth > 0 && m < tree.root.children.size(); ++m) {
            Answer given = key;
            given.move = m;
            const bool any = profile.tieMove == Profile::Ties::any;
            QCOMPARE(isRight(gradeAnswer(game, Question::depthLimit, *right, given, profile, false),
                             "move"),
                     any ? isBest(tree, profile, depth, m) : m == *move);
        }
        limited += depth < heightOf(tree) ? 1 : 0;
    }
    QVERIFY(limited > oracle::enough(200) && refused > oracle::enough(200));
}

void TestDepthKeys::budgets() {
    Draw draw(822);
    std::map<std::string, std::uint64_t> cases;
    for (std::uint64_t k = 0; k < oracle::enough(6000); ++k) {
        const NaiveTree tree = oracle::randomTree(draw, 5);
        const Profile profile = practicetest::randomProfile(draw);
        Terms terms;
        terms.budget.most = draw.below(draw.oneIn(2) ? 12 : 60);
        terms.budget.unit = draw.oneIn(2) ? Budget::Unit::nodes : Budget::Unit::evaluations;
        const GameTree game = gameTree(tree);
        const Procedure procedure = toDepth(profile, Question::budget, std::nullopt);
        const auto made = deepenWithin(game, procedure, terms.budget);
        const auto expected = played(tree, profile, terms.budget);
        QCOMPARE(made.has_value(), expected.has_value());
        const Sheet right = makeSheet(game, procedure).value();
        const Answer key = answerOf(game, Question::budget, right, profile, terms);
        if (!expected) {
            QCOMPARE(made.error().kind, SearchError::Kind::missingStaticValue);
            QVERIFY(key == Answer{});
            ++cases["refused"];
            continue;
        }
        QCOMPARE(*key.depth, expected->depth);
        QCOMPARE(key.move, expected->move);
        for (std::uint32_t m = 0; expected->depth > 0 && m < tree.root.children.size(); ++m) {
            Answer given = key;
            given.move = m;
            const bool any = profile.tieMove == Profile::Ties::any;
            const Grade grade =
                gradeAnswer(game, Question::budget, right, given, profile, false, terms);
            QCOMPARE(isRight(grade, "move"),
                     any ? isBest(tree, profile, expected->depth, m) : m == *expected->move);
        }
        ++cases[expected->depth == 0                ? "none fits"
                : expected->depth >= heightOf(tree) ? "all fit"
                                                    : "some fit"];
    }
    QCOMPARE(cases.size(), 4U);
    for (const auto& [name, count] : cases) {
        QVERIFY2(count > oracle::enough(300), (name + ' ' + std::to_string(count)).c_str());
    }
}

void TestDepthKeys::eachHalfIsWorthHalf() {
    const GameTree tree = readTree(threePlies).value();
    const auto credit = [&](Question asked, std::optional<std::uint32_t> depth,
                            std::uint64_t budget, const char* text) {
        const Sheet right = makeSheet(tree, toDepth({}, asked, depth)).value();
        Terms terms;
        terms.budget.most = budget;
        return gradeAnswer(tree, asked, right, readAnswer(text, tree, asked).value(), {}, false,
                           terms)
            .credit;
    };
    using enum Question;
    QCOMPARE(credit(depthLimit, 2, 0, R"({"move": 2, "value": 5})"), 0.5);
    QCOMPARE(credit(depthLimit, 2, 0, R"({"move": 1, "value": 7})"), 0.5);
    QCOMPARE(credit(depthLimit, 2, 0, R"({"value": 7})"), 0.5);
    QCOMPARE(credit(depthLimit, 2, 0, R"({"move": 1, "value": 5})"), 0.0);
    QCOMPARE(credit(budget, {}, 8, R"({"depth": 2, "move": 1})"), 0.5);
    QCOMPARE(credit(budget, {}, 8, R"({"depth": 3, "move": 2})"), 0.5);
    QCOMPARE(credit(budget, {}, 8, R"({"depth": 3, "move": 0})"), 0.0);
    QCOMPARE(credit(budget, {}, 0, R"({"depth": 0, "move": 1})"), 0.5);
}

/// That there is no move is said by a number: who writes nothing at all has not said it.
void TestDepthKeys::nothingIsNoAnswer() {
    const GameTree tree = readTree(threePlies).value();
    Terms terms; // nothing fits
    for (const Question asked : {Question::depthLimit, Question::budget}) {
        const Sheet right = makeSheet(tree, toDepth({}, asked, {})).value();
        QCOMPARE(gradeAnswer(tree, asked, right, {}, {}, false, terms).credit, 0.0);
    }
    const Sheet right = makeSheet(tree, toDepth({}, Question::budget, {})).value();
    Answer none;
    none.depth = 0;
    QCOMPARE(gradeAnswer(tree, Question::budget, right, none, {}, false, terms).credit, 1.0);
}

/// The table's example: L has 1 and replies 3 and 4, R has 2 and replies 0 and 9. Depth 1 plays R,
/// depth 2 plays L.
void TestDepthKeys::aPlyTooFewOrTooMany() {
    const GameTree tree = readTree(
                              R"({"format": "prunus-tree", "version": 1, "tree": {"children": [
            {"value": 1, "children": [3, 4]}, {"value": 2, "children": [0, 9]}]}})")
                              .value();
    const auto named = [&](std::uint32_t depth, const char* text) {
        const Sheet right = makeSheet(tree, toDepth({}, Question::depthLimit, depth)).value();
        const Answer given = readAnswer(text, tree, Question::depthLimit).value();
        return namesOf(diagnose(tree, Question::depthLimit, right, given, {}));
    };
    QCOMPARE(named(1, R"({"move": 0, "value": 3})"), "M33");
    QCOMPARE(named(2, R"({"move": 1, "value": 2})"), "M33");
    QCOMPARE(named(2, R"({"move": 0, "value": 3})"), "");
    QCOMPARE(named(2, R"({"value": 3})"), ""); // a move is missing, and nothing is wrong
}

/// Whoever counts plies otherwise is named, whatever the tree, unless that gives what is right.
void TestDepthKeys::depthsThatMeanAnother() {
    Draw draw(823);
    std::uint64_t named = 0;
    for (std::uint64_t k = 0; k < oracle::enough(2000); ++k) {
        const NaiveTree tree = oracle::randomTree(draw, 5);
        const std::uint32_t depth = 1 + draw.below(3);
        const int form = static_cast<int>(draw.below(3));
        Profile profile = practicetest::randomProfile(draw);
        profile.tieMove = Profile::Ties::first;
        const auto slip = naive(tree, profile, depth, true, "M33", form);
        const GameTree game = gameTree(tree);
        const auto right = makeSheet(game, toDepth(profile, Question::depthLimit, depth));
        if (!slip || slip->line.empty() || !right) {
            continue;
        }
        Answer given;
        given.result = slip->value;
        given.move = slip->line.front();
        const Answer key = answerOf(game, Question::depthLimit, *right, profile);
        const Diagnosis told = diagnose(game, Question::depthLimit, *right, given, profile);
        QCOMPARE(namesOf(told), given == key ? "" : "M33");
        named += told.named.empty() ? 0 : 1;
    }
    QVERIFY(named > oracle::enough(100));
}

QTEST_APPLESS_MAIN(TestDepthKeys)
#include "tst_depthkeys.moc"
