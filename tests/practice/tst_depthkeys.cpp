// Keys of questions about where a search stops, against naive searches of nested nodes, each to one
// depth; and what going a ply too far or too short looks like.

#include "core/formats/importtree.h"
#include "core/practice/answerjson.h"
#include "core/practice/deepening.h"
#include "tests/practice/randomprofile.h"
#include "tests/practice/rightsheet.h"

#include <QTest>
#include <algorithm>
#include <map>

using namespace prunus;
using namespace prunus::practicetest;
using oracle::Draw;
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
    oracle::NaiveSlip run = naiveUnder(profile, slip, form);
    run.exhaustive = exhaustive;
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

tl::expected<Sheet, SearchError> toDepth(const GameTree& tree, const Profile& profile,
                                         Question question, std::optional<std::uint32_t> depth) {
    Procedure procedure = procedureUnder(profile, question);
    procedure.options.depth = depth;
    return makeSheet(tree, procedure);
}

/// With each move of the root in place of the key's: all is right with those that the course takes.
void gradeEachMove(const NaiveTree& tree, Question question, const Sheet& right, const Answer& key,
                   const Profile& profile, std::uint32_t depth, const Terms& terms = {}) {
    for (std::uint32_t m = 0; depth > 0 && m < tree.root.children.size(); ++m) {
        Answer given = key;
        given.move = m;
        const bool isRight = profile.tieMove == Profile::Ties::any ? isBest(tree, profile, depth, m)
                                                                   : m == *key.move;
        QCOMPARE(gradeAnswer(gameTree(tree), question, right, given, profile, 0, terms).credit,
                 isRight ? 1.0 : 0.5);
    }
}

} // namespace

class TestDepthKeys : public QObject {
    Q_OBJECT

  private slots:
    void whatTakesHowMuch();
    void depthLimits();
    void budgets();
    void eachHalfIsWorthHalf();
    void aPlyTooFewOrTooMany();
    void depthsThatMeanAnother();
};

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
        const Profile profile = randomProfile(draw);
        const std::uint32_t depth = draw.below(5);
        const GameTree game = gameTree(tree);
        const auto right = toDepth(game, profile, Question::depthLimit, depth);
        const auto expected = naive(tree, profile, depth, true);
        QCOMPARE(right.has_value(), expected.has_value());
        if (!expected) {
            QCOMPARE(right.error().kind, SearchError::Kind::missingStaticValue);
            ++refused;
            continue;
        }
        const Answer key = answerOf(game, Question::depthLimit, *right, profile);
        QCOMPARE(*key.result, expected->value);
        QCOMPARE(key.move, depth == 0 ? std::nullopt : moveOf(tree, profile, depth));
        gradeEachMove(tree, Question::depthLimit, *right, key, profile, depth);
        limited += depth < heightOf(tree) ? 1 : 0;
    }
    QVERIFY(limited > oracle::enough(200) && refused > oracle::enough(200));
}

void TestDepthKeys::budgets() {
    Draw draw(822);
    std::map<std::string, std::uint64_t> cases;
    for (std::uint64_t k = 0; k < oracle::enough(6000); ++k) {
        const NaiveTree tree = oracle::randomTree(draw, 5);
        const Profile profile = randomProfile(draw);
        Terms terms;
        terms.budget.most = draw.below(draw.oneIn(2) ? 12 : 60);
        terms.budget.unit = draw.oneIn(2) ? Budget::Unit::nodes : Budget::Unit::evaluations;
        const GameTree game = gameTree(tree);
        const Procedure procedure = procedureUnder(profile, Question::budget);
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
        gradeEachMove(tree, Question::budget, right, key, profile, expected->depth, terms);
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
        const Sheet right = toDepth(tree, {}, asked, depth).value();
        Terms terms;
        terms.budget.most = budget;
        return gradeAnswer(tree, asked, right, readAnswer(text, tree, asked).value(), {}, false,
                           terms)
            .credit;
    };
    using enum Question;
    QCOMPARE(credit(depthLimit, 2, 0, R"({"move": 2, "value": 5})"), 0.5);
    QCOMPARE(credit(depthLimit, 2, 0, R"({"value": 7})"), 0.5);
    QCOMPARE(credit(depthLimit, 2, 0, R"({"move": 1, "value": 5})"), 0.0);
    QCOMPARE(credit(budget, {}, 8, R"({"depth": 3, "move": 2})"), 0.5);
    QCOMPARE(credit(budget, {}, 8, R"({"depth": 3, "move": 0})"), 0.0);
    QCOMPARE(credit(budget, {}, 0, R"({"depth": 0, "move": 1})"), 0.5);
    // That there is no move is said by a number: who writes nothing at all has not said it.
    QCOMPARE(credit(budget, {}, 0, R"({"depth": 0})"), 1.0);
    QCOMPARE(credit(budget, {}, 0, "{}"), 0.0);
    QCOMPARE(credit(depthLimit, {}, 0, "{}"), 0.0);
}

/// The table's example: L has 1 and replies 3 and 4, R has 2 and replies 0 and 9. Depth 1 plays R,
/// depth 2 plays L.
void TestDepthKeys::aPlyTooFewOrTooMany() {
    const char* const example = R"({"format": "prunus-tree", "version": 1, "tree":
        [{"value": 1, "children": [3, 4]}, {"value": 2, "children": [0, 9]}]})";
    const GameTree tree = readTree(example).value();
    const auto named = [&](std::uint32_t depth, const char* text) {
        const Sheet right = toDepth(tree, {}, Question::depthLimit, depth).value();
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
        Profile profile = randomProfile(draw);
        profile.tieMove = Profile::Ties::first;
        const auto slip = naive(tree, profile, depth, true, "M33", form);
        const GameTree game = gameTree(tree);
        const auto right = toDepth(game, profile, Question::depthLimit, depth);
        if (!slip || slip->line.empty() || !right) {
            continue;
        }
        Answer given;
        given.result = slip->value;
        given.move = slip->line.front();
        const Answer key = answerOf(game, Question::depthLimit, *right, profile);
        const Diagnosis told = diagnose(game, Question::depthLimit, *right, given, profile);
        QCOMPARE(namesOf(told), QString(given == key ? "" : "M33"));
        named += told.named.empty() ? 0 : 1;
    }
    QVERIFY(named > oracle::enough(100));
}

QTEST_APPLESS_MAIN(TestDepthKeys)
#include "tst_depthkeys.moc"
