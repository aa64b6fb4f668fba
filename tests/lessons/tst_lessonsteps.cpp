#include "core/lessons/lessonkeys.h"
#include "core/practice/sliptrace.h"
#include "core/tree/dottedpath.h"
#include "tests/lessons/writtenlesson.h"
#include "tests/rows.h"

#include <QTest>

using namespace prunus;

namespace {

const std::string lookedAt = R"({"format": "prunus-lesson", "version": 1, "id": "w",
  "rules": {"fail": "soft", "cut": "gt"}, "steps": [
    {"show": {"tree": "[2, [1, 3]]", "algorithm": "alpha-beta", "root": "min", "fail": "soft",
              "cut": "gt", "window": ["-inf", 8], "order": "random", "seed": 5, "depth": 2,
              "at": 1, "beside": {"slip": "M30", "form": 2, "cut": "ge"}}},
    {"show": {"tree": "[1, 2]", "algorithm": "minimax", "slip": "M15",
              "beside": {"algorithm": "alpha-beta", "window": [0, 1]}}},
    {"play": {"game": "nim:3:1,2,2", "plays": "second", "against": "minimax", "depth": 5}},
    {"exercise": "e3", "tree": {"format": "prunus-tree", "version": 1, "tree":
      {"value": 4, "children": [{"value": 3, "children": [5, {"value": 1, "children": [2, 7]}]},
                                {"value": 2, "children": [6, 8]}]}}, "questions": [
       {"type": "mirror"}, {"type": "known-range", "rules": {"window": [1, 8], "cut": "ge"}},
       {"type": "first-window", "rules": {"window": [3, 8]}},
       {"type": "two-rules", "depth": 2, "other": {"slip": "M05", "cut": "ge"}},
       {"type": "depth-limit", "depth": 1}, {"type": "budget", "budget": 12, "unit": "nodes"},
       {"type": "reorder"}, {"type": "ranges", "about": {"leaf": "0.0", "pruned": "1.1"}},
       {"type": "ranges", "about": {"leaf": "0.0", "best": "1"}},
       {"type": "ranges", "about": {"leaf": "0.0", "worth": 5}},
       {"type": "fill-in", "wanted": {"exactly": 2}, "values": [1, 9]},
       {"type": "fill-in", "wanted": {"leaf": "1.0"}}, {"type": "fill-in"},
       {"type": "find-the-bug", "slip": "M17", "aspect": "move", "mostLeaves": 4},
       {"type": "true-or-false", "statement": "backwardsAsMany"}]}]})";

/// The terms of a question of e3.
const Terms& termsOf(const Lesson& lesson, std::size_t question) {
    return exercisesOf(lesson).back()->questions.at(question).terms;
}

} // namespace

/// What lessons show, let play, and ask beyond a plain sheet, in JSON.
class LessonSteps : public QObject {
    Q_OBJECT

  private slots:
    static void searchesAreRead();
    static void eventsNameSteps_data();
    static void eventsNameSteps();
    static void termsAreRead();
    static void whatIsWrittenReadsBackTheSame();
    static void faults_data();
    static void faults() { readFaultRow(); }
};

void LessonSteps::searchesAreRead() {
    const auto lesson = readLesson(lookedAt);
    QCOMPARE(faultIn(lesson), QString());
    const auto& pair = std::get<LessonMoment>(lesson->steps[0]);
    SearchOptions first;
    first.root = Player::min;
    first.fail = FailMode::soft;
    first.cut = CutRule::greater;
    first.window = {-infinity, 8};
    first.order = MoveOrder::random;
    first.seed = 5;
    first.depth = 2;
    QVERIFY(pair.options == first);
    // What stands beside it is the same but for what it says itself.
    first.algorithm = Algorithm::alphaBetaNegamax;
    first.cut = CutRule::greaterOrEqual;
    first.slip = {static_cast<std::uint8_t>(Misconception::windowHalfTurned), 1, false};
    QVERIFY(pair.beside == first);
    QCOMPARE(pair.at, 1U);
    const auto& other = std::get<LessonMoment>(lesson->steps[1]);
    QVERIFY(other.options.algorithm == Algorithm::minimax);
    QVERIFY(misconceptionOf(*other.options.slip) == Misconception::returnInLoop);
    QVERIFY(!other.beside->slip);
    QVERIFY(other.beside->algorithm == Algorithm::alphaBeta);
    QVERIFY((other.beside->window == Window{0, 1}));
    const auto& game = std::get<LessonGame>(lesson->steps[2]);
    QCOMPARE(game.game, "nim:3:1,2,2");
    QVERIFY(game.plays == LessonGame::Plays::second && game.against == Algorithm::minimax);
    QVERIFY(game.depth == 5U);
}

/// Steps as `prunus trace` must number them by the contract of the events: counted by hand.
void LessonSteps::eventsNameSteps_data() {
    const Rows<QString, QString, int> row("members", "event", "step"); // −1 for none
    // [2,[1,3]]: A, 2, back, B, 1, back, cutoff, B returns, back, A returns.
    row("before the first step", "", R"({"node": "", "event": "start"})", 0);
    row("a node is entered", "", R"({"node": "1", "event": "enter"})", 4);
    row("a leaf is read", "", R"({"node": "1.0", "event": "enter"})", 5);
    row("a value is compared at the parent", "", R"({"node": "1.0", "event": "back"})", 6);
    row("a cutoff", "", R"({"node": "1", "event": "cutoff"})", 7);
    row("a node returns", "", R"({"node": "1", "event": "leave"})", 8);
    row("the end", "", R"({"node": "", "event": "leave"})", 10);
    row("the same event in another search", R"("algorithm": "minimax", )",
        R"({"node": "1", "event": "leave"})", 9);
    // Depth 1 is A, 2, back, B's static value, back, A; then depth 2 from step 7.
    row("a second visit", R"("algorithm": "iterative-deepening", )",
        R"({"node": "", "event": "enter", "visit": 2})", 7);
    row("a cutoff that the search does not make", R"("algorithm": "minimax", )",
        R"({"node": "1", "event": "cutoff"})", -1);
    row("a leaf that is skipped", "", R"({"node": "1.1", "event": "enter"})", -1);
    row("a visit too many", "", R"({"node": "1", "event": "enter", "visit": 2})", -1);
}

/// However it goes on, it is written as it was read.
void LessonSteps::eventsNameSteps() {
    QFETCH(const QString, members);
    QFETCH(const QString, event);
    QFETCH(const int, step);
    const auto lesson = readLesson(withStep(R"({"show": {"at": )" + event + ", " + members +
                                            R"("tree": {"format": "prunus-tree", "version": 1,
            "tree": [2, {"value": 5, "children": [1, 3]}]}}})"));
    QCOMPARE(faultIn(lesson), QString());
    const auto& moment = std::get<LessonMoment>(lesson->steps[0]);
    const auto found = stepOfEvent(moment);
    QCOMPARE(found ? int(found->value) : -1, step);
    QCOMPARE(int(moment.at), std::max(step, 0));
    QVERIFY(QByteArray::fromStdString(writeLesson(*lesson)).contains("\"at\": " + event.toUtf8()));
}

void LessonSteps::termsAreRead() {
    const auto lesson = readLesson(lookedAt);
    QCOMPARE(faultIn(lesson), QString());
    const GameTree& tree = *exercisesOf(*lesson).back()->tree;
    const auto at = [&](const char* path) { return nodeAtDotted(tree, path); };
    QVERIFY((exercisesOf(*lesson).back()->questions[2].profile.window == Window{3, 8}));
    const Terms& rules = termsOf(*lesson, 3);
    QVERIFY(rules.depth == 2U && rules.other->misconception == Misconception::noDeepCutoffs);
    QVERIFY(rules.other->options.cut == CutRule::greaterOrEqual);
    QVERIFY(rules.other->options.fail == FailMode::soft && rules.other->options.depth == 2U);
    QVERIFY(termsOf(*lesson, 4).depth == 1U);
    QVERIFY((termsOf(*lesson, 5).budget == Budget{12, Budget::Unit::nodes}));
    using Asks = AboutX::Asks;
    QVERIFY((termsOf(*lesson, 7).aboutX == AboutX{at("0.0"), Asks::pruned, at("1.1"), 0}));
    QVERIFY((termsOf(*lesson, 8).aboutX == AboutX{at("0.0"), Asks::best, at("1"), 0}));
    QVERIFY((termsOf(*lesson, 9).aboutX == AboutX{at("0.0"), Asks::worth, noNode, 5}));
    using Goal = Filling::Goal;
    QVERIFY((termsOf(*lesson, 10).filling == Filling{Goal::exactly, 2, noNode, 1, 9}));
    QVERIFY((termsOf(*lesson, 11).filling == Filling{Goal::leaf, 0, at("1.0"), 0, 15}));
    QVERIFY(termsOf(*lesson, 12).filling == Filling{});
    QVERIFY((termsOf(*lesson, 13).listing ==
             WrongListing{Misconception::lastChildWins, Aspect::move, 4}));
    QVERIFY(termsOf(*lesson, 14).statement == Statement::backwardsAsMany);
    const Lesson again = readLesson(writeLesson(*lesson)).value();
    for (std::size_t k = 0; k < 15; ++k) {
        QVERIFY2(termsOf(again, k) == termsOf(*lesson, k), std::to_string(k).c_str());
    }
}

void LessonSteps::whatIsWrittenReadsBackTheSame() {
    const std::string written = writeLesson(readLesson(lookedAt).value());
    const auto again = readLesson(written);
    QCOMPARE(faultIn(again), QString());
    QCOMPARE(writeLesson(*again), written);
    // Nothing of the first text is lost.
    const QByteArray text = QByteArray::fromStdString(written);
    for (const char* part :
         {R"("algorithm": "alpha-beta", "root": "min", "fail": "soft", "cut": "gt", )"
          R"("window": ["-inf", 8], "order": "random", "seed": 5, "depth": 2, "at": 1, )"
          R"("beside": {"slip": "M30", "form": 2, "cut": "ge"})",
          R"("algorithm": "minimax", "slip": "M15", "at": 0, )"
          R"("beside": {"algorithm": "alpha-beta", "window": [0, 1]})",
          R"({"play": {"game": "nim:3:1,2,2", "plays": "second", "against": "minimax", )"
          R"("depth": 5}})",
          R"("depth": 2, "other": {"slip": "M05", "cut": "ge"})",
          R"("about": {"leaf": "0.0", "best": "1"})", R"("wanted": {"leaf": "1.0"})",
          R"("budget": 12, "unit": "nodes")", R"("slip": "M17", "aspect": "move", "mostLeaves": 4)",
          R"("statement": "backwardsAsMany")"}) {
        QVERIFY2(text.contains(part), part);
    }
}

void LessonSteps::faults_data() {
    Rows<QString, QString>("text", "fault");
    const auto show = [](const QString& members) {
        return withStep(R"({"show": {"tree": "[2, [1, 3]]", )" + members + "}}");
    };
    faultRow("a window of a search without one",
             show(R"("algorithm": "minimax", §"window": [0, 1])"),
             "\"window\" does not concern minimax");
    faultRow("a window that is none", show(R"(§"window": [1, 1])"),
             "\"window\" must be a list of two bounds");
    faultRow("a form without its slip", withStep(R"({§"show": {"tree": "[1]", "form": 1}})"),
             "the key \"slip\" is needed here, such as \"M30\"");
    faultRow("a form that the slip has not", show(R"("slip": "M05", §"form": 2)"),
             "\"form\" must be a whole number from 1 to 1");
    faultRow("a slip that is no search", show(R"(§"slip": "M14")"),
             "M14 is a way of answering about a right search");
    faultRow("a slip of another search", show(R"(§"algorithm": "negamax", "slip": "M05")"),
             "M05 is a slip of alpha-beta");
    faultRow("a slip in another form", show(R"("slip": "M29", §"algorithm": "alpha-beta")"),
             "M29 is a slip of alpha-beta-negamax");
    faultRow("an event of a node that is not there",
             show(R"("at": {§"node": "2", "event": "leave"})"),
             "there is no node \"2\" in this tree");
    faultRow("an event that is none", show(R"("at": {§"event": "leaf"})"),
             "\"event\" must be one of \"start\", \"enter\", \"back\", \"cutoff\", \"leave\"");
    faultRow("a moment that is no step", show(R"(§"at": "the end")"),
             "\"at\" must be a whole number from 0 to 1000000");
    faultRow("windows that are neither shown nor not", show(R"(§"windows": 1)"),
             "\"windows\" must be");
    faultRow("a depth of 0", show(R"(§"depth": 0)"),
             "\"depth\" must be a whole number from 1 to 64");
    faultRow("a pane beside that has a tree", show(R"("beside": {§"tree": "[1]"})"),
             "unknown key \"tree\"; known here are algorithm, slip");
    faultRow("an iteration that is not there",
             show(R"("uct": {§"iteration": 51, "iterations": 50})"),
             "\"iteration\" must be a whole number from 1 to 50");
    faultRow("UCT without its iteration", show(R"(§"uct": {"seed": 2})"),
             "the key \"iteration\" is needed here, such as 20");
    faultRow("a negative C", show(R"("uct": {"iteration": 1, §"exploration": -1})"),
             "\"exploration\" must be a number from 0 to 1000");
    faultRow("no game", withStep(R"({"play": {§"game": "go"}})"), "this is the name of no game");
    faultRow("a game without a name", withStep(R"({§"play": {"depth": 2}})"),
             "the key \"game\" is needed here");
    faultRow("a limit without its depth", withQuestion(R"(§{"type": "depth-limit"})"),
             "the key \"depth\" is needed here");
    faultRow("one rule alone", withQuestion(R"(§{"type": "two-rules"})"),
             "the key \"other\" is needed here");
    faultRow("two rules on other trees",
             withQuestion(R"({"type": "two-rules", "other": {§"root": "min"}})"),
             "unknown key \"root\"; known here are algorithm, slip, form, fail, cut");
    faultRow("a budget of nothing in particular", withQuestion(R"(§{"type": "budget"})"),
             "the key \"budget\" is needed here");
    faultRow("what does not concern a question", withQuestion(R"({"type": "move", §"budget": 3})"),
             "\"budget\" does not concern move");
    faultRow("an x that is no leaf",
             withQuestion(R"({"type": "ranges", "about": {§"leaf": "1", "worth": 1}})"),
             "\"leaf\" must be the path of a leaf");
    faultRow("a best move that is none",
             withQuestion(R"({"type": "ranges", "about": {"leaf": "0", §"best": "1.0"}})"),
             "\"best\" must be the path of a child of the root");
    faultRow(
        "two things about x",
        withQuestion(R"({"type": "ranges", §"about": {"leaf": "0", "best": "1", "worth": 2}})"),
        "exactly one of the keys \"pruned\", \"best\", \"worth\" is expected here");
    faultRow("a wish that is none", withQuestion(R"({"type": "fill-in", §"wanted": "all"})"),
             "\"wanted\" must be one of \"most\", \"nothing\"");
    faultRow("a bug that is none", withQuestion(R"({"type": "find-the-bug", §"slip": "M34"})"),
             "M34 is a way of answering about a right search");
    faultRow("no statement", withQuestion(R"(§{"type": "true-or-false"})"),
             "the key \"statement\" is needed here");
    faultRow("a puzzle about any tree",
             withMembers(R"(@"generate": {}, "questions": [{§"type": "reorder"}]}])"),
             "the question reorder needs a tree that is written down");
    faultRow("a depth on any tree",
             withMembers(R"(@"generate": {}, "questions": [{"type": "move", §"depth": 2}]}])"),
             "\"depth\" does not concern move");
}

QTEST_GUILESS_MAIN(LessonSteps)
#include "tst_lessonsteps.moc"
