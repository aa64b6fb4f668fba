// What is said of questions and answers: listings, hints and reasons, true of the question, the
// course and the node.

#include "core/practice/answerjson.h"
#include "tests/rows.h"
#include "tests/ui/practice/everyquestion.h"
#include "tests/ui/practice/practising.h"
#include "ui/words/practicewords.h"
#include "ui/words/puzzlewords.h"

using namespace prunus;

class TestPracticeReasons : public QObject {
    Q_OBJECT

  private slots:
    void whatIsSaidIsTrueHere_data() {
        // rung: of the hints; -1 for the reasons
        const Rows<Task, QString, int, QString> rows("task", "answer", "rung", "said");
        const auto row = [&](const char* name, Question question, const char* answer,
                             const Profile& profile, int rung, const char* said) {
            rows(name, {question, profile, sharedTree("[3,[2,[5,4]]]")}, answer, rung, said);
        };
        using enum Question;
        Profile greater;
        greater.cut = CutRule::greater;
        Profile bounds;
        bounds.valueNotation = Profile::ValueNotation::bound;
        row("a tie is enough", crossOut, "{}", {}, 0,
            "does MAX already have something at least as good");
        row("a tie is not enough", crossOut, "{}", greater, 0,
            "does MAX already have something better");
        row("the root has no parent", windows, "{}", enteredWith(), 2,
            "The search begins at A. What is known of its value at that moment?");
        row("nor an ancestor", windows,
            R"({"windows":{"1":{"in":[3,"inf"]}},"notVisited":["1.1"]})", enteredWith(), -1,
            "Entered with [−∞, +∞]: A.");
        row("a node with a parent", windows,
            R"({"windows":{"":{"in":["-inf","inf"]}},"notVisited":[]})", enteredWith(), 2,
            "B is entered with the window that its parent has at that moment.");
        row("a node that is not visited", windows,
            R"({"windows":{"":{"in":["-inf","inf"]},"1":{"in":[3,"inf"]},"1.1":{"in":[3,2]}},)"
            R"("notVisited":[]})",
            enteredWith(), 2, "has returned to B, compare α and β there.");
        row("what is returned, and no window", returned, "{}", {}, 2,
            "Of the children of B, which does the search visit, and what comes back from them? MIN "
            "moves at B.");
        row("the best of what came back", returned, "{}", {}, -1,
            "A is MAX’s: of what its visited children return, 3 and 3, the greatest is 3.");
        row("what the window made of it", returned, "{}", {}, -1,
            "B is MIN’s: of what its visited children return, 2, the least is 2. Fail-hard returns "
            "no number outside [3, +∞], with which it was entered: 3.");
        row("what is proved all the same", returned, "{}", bounds, -1,
            "A is MAX’s, who takes the greatest. Of its children this is proved: 3 and ≤2. So of A "
            "this is proved: 3.");
        Profile window;
        window.window = {4, 8};
        row("what a window lets through", firstWindow, "{}", window, -1,
            "It returns 4, which is not above α = 4: it fails low, and the root is worth at most "
            "that.");
        Profile draft; // by which C is given what B was given, and its leaves what C was given
        draft.algorithm = Algorithm::alphaBetaSecondDraft;
        row("a leaf that is read, with the window of its parent", crossOut, R"({"marks":[[1,0]]})",
            {}, -1, "2 is read, because values of B greater than 3 still mattered then.");
        row("a leaf that is given another window than its parent has by then", crossOut,
            R"({"marks":[[1,1,1]]})", draft, -1,
            "4 is read, because values of C greater than 5 still mattered then.");
        row("the first leaf that is read from the right", mirror, R"({"marks":[[1,1,1]]})", {}, -1,
            "4 is read, because every value of C still mattered then.");
        row("as many from either side", mirror, "{}", {}, -1,
            "From this side 4 leaves are read, from the other side 2.");
        row("a cutoff and its bound", cuts, "{}", {}, -1,
            "After 2 the window of B is [3, 2]. MIN moves there, so α cuts: an α-cutoff. The bound "
            "was found at the parent A, with 3, so the cutoff is shallow.");
        row("a cutoff where none is", cuts, R"({"cuts":[{"at":""}]})", {}, -1,
            "At A nothing is cut: the search visits all children.");
        row("a cutoff that the search never comes to", cuts, R"({"cuts":[{"at":"1.1"}]})", {}, -1,
            "C is never visited.");
        row("the child that has the value", nodeTypes, "{}", {}, -1,
            "3 is the child of the PV node A that has its value: a PV node.");
        row("a bound is enough", nodeTypes, "{}", {}, -1,
            "B is a child of the PV node A of which a bound is enough: a Cut node.");
        row("one child is enough", nodeTypes, "{}", {}, -1,
            "2 is the one child that the Cut node B needs: an All node.");
        row("what the proof does without", nodeTypes, R"({"types":{"1.1":"all","1.1.0":"cut"}})",
            {}, -1,
            "B is a Cut node, for which another child is enough: the proof does not need C.");
        row("what could be anything", returned, "{}", bounds, -1,
            "B is MIN’s, who takes the least. Of its children this is proved: 2. The others are "
            "skipped and could be anything, so of B this is proved: ≤2.");
    }

    void whatIsSaidIsTrueHere() {
        QFETCH(const Task, task);
        QFETCH(const QString, answer);
        QFETCH(const int, rung);
        QFETCH(const QString, said);
        const auto given = readAnswer(answer.toStdString(), *task.tree, task.question);
        QVERIFY(given.has_value());
        const QString all =
            rung < 0 ? marked(task, *given, true).why.join(u'\n') : hintFor(task, *given, rung);
        QVERIFY2(all.contains(said), qPrintable(all));
    }

    void whereASearchStops_data() {
        // rung: of the hints; -1 for the reasons
        const Rows<Task, QString, int, QString> row("task", "answer", "rung", "said");
        const auto depth = [&](const char* name, Player root, std::uint32_t plies, int rung,
                               const char* said) {
            Task task{Question::depthLimit, {}, sharedTree(twoPlies)};
            task.profile.root = root;
            task.terms.depth = plies;
            row(name, task, "{}", rung, said);
        };
        const auto budget = [&](const char* name, std::uint64_t most, Budget::Unit unit, int rung,
                                const char* said) {
            Task task{Question::budget, {}, sharedTree(twoPlies)};
            task.profile.root = Player::max;
            task.terms.budget = {most, unit};
            row(name, task, "{}", rung, said);
        };
        using enum Budget::Unit;
        depth("one ply", Player::max, 1, -1,
              "To depth 1 the moves are worth this: B 5, C 3, D 8. MAX takes the greatest, 8.");
        depth("one move of each", Player::max, 2, -1,
              "To depth 2 the moves are worth this: B 6, C 4, D 2. MAX takes the greatest, 6.");
        depth("MIN begins", Player::min, 2, -1,
              "To depth 2 the moves are worth this: B 9, C 8, D 5. MIN takes the least, 5.");
        depth("what a depth is", Player::max, 2, 0, "depth 2 is one move of each");
        depth("where the search stops after one ply", Player::max, 1, 1,
              "below the root: the search goes no deeper.");
        depth("where it stops", Player::max, 2, 1,
              "Look at the nodes 2 moves below the root: the search goes no deeper.");
        depth("where to begin", Player::max, 2, 2,
              "Begin with B: MIN moves there, and the search goes at most ");
        budget("all of it", 7, evaluations, -1,
               "In evaluations: depth 1 takes 3; depth 2 takes 4, which makes 7 in all. The budget "
               "is 7: the whole tree, of depth 2, can be searched, and the move is B.");
        budget("a part of it", 6, evaluations, -1,
               "depth 2 takes 4, which makes 7 in all. The budget is 6: depth 1 is the last that "
               "can be finished, and the move is D.");
        budget("nothing", 2, evaluations, -1,
               "In evaluations: depth 1 takes 3. The budget is 2: not even depth 1 can be "
               "finished, and there is no move.");
        budget("nodes", 6, nodes, -1,
               "In nodes that are visited: depth 1 takes 4; depth 2 takes 8, which makes 12 in "
               "all. The budget is 6: depth 1 is the last");
        budget("what is counted", 7, evaluations, 0,
               "The search to depth 1 counts, too, and so does every search after it.");
        budget("how to begin", 7, evaluations, 1,
               "beginning with depth 1, and add up what they take");
        budget("what the first takes", 7, evaluations, 2,
               "A search to depth 1 takes 3 evaluations.");
        budget("what the first visits", 7, nodes, 2, "A search to depth 1 visits 4 nodes.");
    }

    void whereASearchStops() { whatIsSaidIsTrueHere(); }

    void anotherRuleForTiesIsTaken() {
        Profile open; // nobody knows how the course cuts
        open.unverified = {"cut"};
        Practising shown(Question::crossOut, "[1,[1,1]]", open);
        shown.exercise().check();
        QCOMPARE(shown.told(), "Right under other rules: cut when α > β.");
        QCOMPARE(shown.exercise().outcomes().front(), Exercise::Outcome::first);
        Profile strict = open;
        strict.strictConvention = true;
        Profile greater;
        greater.cut = CutRule::greater;
        shown.ask(Question::crossOut, "[1,[1,1]]", greater);
        const auto crossed =
            readAnswer(R"({"marks":[[1,1]]})", *shown.exercise().task().tree, Question::crossOut);
        QCOMPARE(marked(shown.exercise().task(), crossed.value(), true).why.first(),
                 "1 (2nd child of B) is read: α and β of B are equal, and only α > β cuts.");
        for (const Profile& said : {strict, Profile()}) { // its rule stands on the question
            shown.ask(Question::crossOut, "[1,[1,1]]", said);
            shown.exercise().check();
            QVERIFY(shown.exercise().isOpen());
            QVERIFY(!shown.exercise().marking()->allRight());
        }
    }

    void aFirstWindowCutsToo() {
        Profile known;
        known.window = {3, 8};
        const QString said = "A bound of the first window cuts, too, and no node has found it.";
        QVERIFY(PracticeWords::rule(Question::cuts, known).endsWith(said));
        QVERIFY(!PracticeWords::rule(Question::cuts, {}).contains("first window"));
    }

    void aBugIsInItsListing_data() {
        const Rows<int, QString> row("line", "wrong");
        row("M02", 10, "    if α ≥ β: return best");
        row("M05", 6, "    v ← mini(c, best, +∞)");
        row("M12", 10, "    // no test here, but in maxi");
        row("M19", 3, "  best ← 0; move ← none");
        row("M21", 2, "  if leaf or depth = 0: return −static(n)");
        row("M23", 8, "    if v ≥ best: best ← v; move ← c; pv ← c·pv(c)");
        row("M29", 6, "    v ← nega(c, −β, −α, −colour)");
        row("M30", 6, "    v ← −nega(c, β, α, −colour)");
        row("M31", 6, "    v ← −nega(c, α, β, −colour)");
    }

    /// Also of slips that one of two functions has, or that are of negamax.
    void aBugIsInItsListing() {
        QFETCH(const int, line);
        QFETCH(const QString, wrong);
        const auto slip = misconceptionFromId(QTest::currentDataTag());
        QVERIFY(slip);
        QCOMPARE(int{traits(*slip).deltaLine}, line);
        Profile course; // in which a tie does not cut, and children are searched from the right
        course.cut = CutRule::greater;
        course.order = Profile::Order::reversed;
        const QStringList others = PuzzleWords::listing(*slip, course);
        QCOMPARE(others[line - 1], wrong);
        QVERIFY(line == 10 || others[9] == "    if α > β: return best");
        QVERIFY(line == 4 || others[3] == "  for child c, right to left:");
        const QStringList lines = PuzzleWords::listing(*slip, {});
        QVERIFY(line == 10 || lines[9] == "    if α ≥ β: return best");
        QCOMPARE(lines.size(), qsizetype{linesOfReference});
        QCOMPARE(lines[line - 1], wrong);
    }

    void theMannerIsThatOfTheQuestion_data() {
        const Rows<Question, Terms, QString, QString> row("question", "terms", "says",
                                                          "doesNotSay");
        const auto statement = Question::trueOrFalse;
        const auto bug = Question::findTheBug;
        row("a tree is wanted against what is said of all trees", statement,
            saying(Statement::greaterSameLeaves), "give a tree that shows it",
            "a tree can show it");
        row("also where it is true", statement, saying(Statement::cubesKeepCuts),
            "give a tree that shows it", "a tree can show it");
        row("none against what is said to be possible", statement, saying(Statement::otherValue),
            "starts with the window", "give a tree");
        row("a bug of maxi is in mini, too", bug, listing(Misconception::lastValueIsBound),
            "mirror image of maxi", "maxi is right");
        row("a bug of mini is in mini alone", bug, listing(Misconception::noAlphaCutoffs),
            "MAX moves at the root", "mirror image");
        row("negamax has one function", bug, listing(Misconception::lostMinus),
            "MAX moves at the root", "maxi");
    }

    /// What is said of trees and functions that the question has not would only confuse.
    void theMannerIsThatOfTheQuestion() {
        QFETCH(const Question, question);
        QFETCH(const Terms, terms);
        QFETCH(const QString, says);
        QFETCH(const QString, doesNotSay);
        const QString manner = PuzzleWords::manner(question, {}, terms);
        QVERIFY2(manner.contains(says), qPrintable(manner));
        QVERIFY2(!manner.contains(doesNotSay), qPrintable(manner));
    }
};

QTEST_MAIN(TestPracticeReasons)
#include "tst_practicereasons.moc"
