// Keys and credit: what the command line's contract says of the textbook tree, and credit worked
// out by hand from the rule of each question.

#include "core/practice/answerjson.h"
#include "tests/practice/rightsheet.h"
#include "tests/rows.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>
#include <algorithm>

using namespace prunus;
using namespace prunus::practicetest;

class TestGrading : public QObject {
    Q_OBJECT

  private slots:
    void keys_data();
    void keys();
    void keysUnderProfiles();
    void credit_data();
    void credit();
    void verdicts();
    void marksOfOneSetAreOneAnswer();
    void rightAndEmpty_data();
    void rightAndEmpty();
};

void TestGrading::keys_data() {
    const Rows<QString, QString> row("tree", "key");
    row("values", textbook, R"({"values": {"": 3, "0": 3, "1": 2, "2": 2}})");
    row("move", textbook, R"({"move": 0, "line": [0, 0]})");
    row("cross-out", textbook, R"({"marks": [[1, 1], [1, 2]]})");
    row("leaf-order", textbook,
        R"({"leaves": [[0, 0], [0, 1], [0, 2], [1, 0], [2, 0], [2, 1], [2, 2]]})");
    row("windows", "[4,[12,13],[[3,[6,15]],[5,2]]]",
        R"({"windows": {"": {"in": ["-inf", "inf"], "out": [12, "inf"]}, )"
        R"("1": {"in": [4, "inf"], "out": [4, 12]}, "2": {"in": [12, "inf"], "out": [12, 12]}, )"
        R"("2.0": {"in": [12, "inf"], "out": [12, "inf"]}, )"
        R"("2.0.1": {"in": [12, "inf"], "out": [12, 6]}}, "notVisited": ["2.1"]})");
    row("returned", textbook, R"({"values": {"": 3, "0": 3, "1": 3, "2": 3}})");
    row("counts", textbook,
        R"({"nodesVisited": 11, "leavesEvaluated": 7, "cutoffs": 1, "nodesPruned": 2, )"
        R"("leavesPruned": 2})");
    row("negamax", textbook, R"({"values": {"": 3, "0": -3, "1": -2, "2": -2}, "windows": {}})");
    row("cuts", textbook,
        R"({"cuts": [{"at": "1", "side": "alpha", "deep": false, "witness": "0"}]})");
}

void TestGrading::keys() {
    QFETCH(QString, tree);
    const GameTree game = treeOf(tree);
    const Question question = questionOf(QTest::currentDataTag());
    QTEST(QString::fromStdString(writeAnswer(game, question, keyUnder(game, question, {}))), "key");
}

void TestGrading::keysUnderProfiles() {
    const GameTree tree = treeOf(textbook);
    const GameTree tie = treeOf("[[3,5],[1,2],[3,4]]");
    const auto key = [](const GameTree& of, Question question, const Profile& profile) {
        return writeAnswer(of, question, keyUnder(of, question, profile));
    };
    using enum Question;
    QCOMPARE(key(tree, firstWindow, {}), R"({"returned": 3, "proves": "exact"})");
    QCOMPARE(key(tree, firstWindow, courseWith(&Profile::window, Window{4, 8})),
             R"({"returned": 4, "proves": "at-most"})");
    QCOMPARE(key(tie, move, courseWith(&Profile::tieMove, Profile::Ties::last)),
             R"({"move": 2, "line": [2, 0]})");
    QCOMPARE(key(tree, move, courseWith(&Profile::lineLength, Profile::LineLength::one)),
             R"({"move": 0, "line": [0]})");
    QCOMPARE(
        key(tree, returned, courseWith(&Profile::valueNotation, Profile::ValueNotation::bound)),
        R"({"values": {"": 3, "0": 3, "1": {"rel": "<=", "v": 2}, "2": 2}})");
    QCOMPARE(key(tree, counts, courseWith(&Profile::countRoot, false)),
             R"({"nodesVisited": 10, "leavesEvaluated": 7, "cutoffs": 1, "nodesPruned": 2, )"
             R"("leavesPruned": 2})");
    QCOMPARE(key(tree, counts, courseWith(&Profile::countLeavesAsNodes, false)),
             R"({"nodesVisited": 4, "leavesEvaluated": 7, "cutoffs": 1, "nodesPruned": 0, )"
             R"("leavesPruned": 2})");
    QCOMPARE(key(treeOf("[3,[2,4]]"), windows,
                 courseWith(&Profile::windowShown, Profile::WindowShown::edge)),
             R"({"windows": {"1": {"in": [3, "inf"]}}, "notVisited": []})");
    Profile clamp = courseWith(&Profile::windowShown, Profile::WindowShown::exit);
    clamp.crossed = Profile::Crossed::clamp;
    QCOMPARE(key(treeOf("[3,[2,4]]"), windows, clamp),
             R"({"windows": {"": {"out": [3, "inf"]}, "1": {"out": [3, 3]}}, "notVisited": []})");

    // The course's way of calling and of going through the children is the run's.
    Profile course;
    course.rootCalls = Profile::RootCalls::perChild;
    course.order = Profile::Order::reversed;
    const GameTree cut = treeOf("[[1,3],2]");
    QCOMPARE(key(cut, leafOrder, course), R"({"leaves": [[1], [0, 1], [0, 0]]})");
    const Answer turned = answerOfSlip(Misconception::rightToLeft, cut, leafOrder,
                                       procedureUnder(course, leafOrder), course);
    QCOMPARE(writeAnswer(cut, leafOrder, turned), R"({"leaves": [[0, 0], [0, 1], [1]]})");
}

void TestGrading::credit_data() {
    const Rows<Question, QString, QString, Profile, double> table("question", "tree", "answer",
                                                                  "profile", "credit");
    using enum Question;
    const auto row = [&](const char* name, Question question, const char* answer, double credit,
                         const Profile& profile = {}, const char* tree = textbook) {
        table(name, question, tree, answer, profile, credit);
    };
    const Profile any = courseWith(&Profile::tieMove, Profile::Ties::any);
    row("a move without a line", move, R"({"move":0,"line":[]})", 0.6);
    row("half a line", move, R"({"move":0,"line":[0]})", 0.8);
    row("a line that ends elsewhere", move, R"({"move":0,"line":[0,1]})", 0.8);
    row("a longer line than is asked for", move, R"({"move":0,"line":[0,2]})", 1,
        courseWith(&Profile::lineLength, Profile::LineLength::one));
    row("another move", move, R"({"move":1,"line":[1,0]})", 0);
    row("the last of equal moves where the first is meant", move, R"({"move":1,"line":[1,0]})", 0,
        {}, "[[3,5],[3,4]]");
    row("any of equal moves", move, R"({"move":1,"line":[1,0]})", 1, any, "[[3,5],[3,4]]");
    row("a move that is worth less is not any of them", move, R"({"move":1,"line":[1,0]})", 0, any,
        "[[3,5],[2,4]]");
    row("a bound that equals the value is no best move", move, R"({"move":1,"line":[1,0]})", 0, any,
        "[[3,5],[3,2]]");
    row("one move of three where any is right", move, R"({"move":1,"line":[1]})", 0.6 + 0.4 / 3,
        any, "[3,[[3,2],5]]");
    row("two moves of three where any is right", move, R"({"move":1,"line":[1,0]})", 0.6 + 0.8 / 3,
        any, "[3,[[3,2],5]]");
    row("all three", move, R"({"move":1,"line":[1,0,0]})", 1, any, "[3,[[3,2],5]]");
    row("the line of another move", move, R"({"move":0,"line":[1,0,0]})", 0.6, any,
        "[3,[[3,2],5]]");
    Profile reply = any;
    reply.lineLength = Profile::LineLength::two;
    row("the move and the reply, as asked", move, R"({"move":1,"line":[1,0]})", 1, reply,
        "[3,[[3,2],5]]");

    row("one of two units", crossOut, R"({"marks":[[1,1]]})", 0.5);
    row("the node instead of what is cut below it", crossOut, R"({"marks":[[1]]})", 0.5);
    row("everything", crossOut, R"({"marks":[[]]})", 0);
    row("nothing", crossOut, R"({"marks":[]})", 0);
    row("two read leaves of one parent are one error", crossOut,
        R"({"marks":[[1,1],[1,2],[2,1],[2,0]]})", 0.5);
    row("two parents are two", crossOut, R"({"marks":[[1,1],[1,2],[2,1],[0,0]]})", 0);
    row("so much for each error", crossOut, R"({"marks":[[1,1],[1,2],[2,1],[0,0]]})", 0.6,
        courseWith(&Profile::partial, Profile::Partial::perError));
    row("all or nothing", crossOut, R"({"marks":[[1,1]]})", 0,
        courseWith(&Profile::partial, Profile::Partial::exact));
    row("nothing where nothing is cut", crossOut, R"({"marks":[]})", 1, {}, "[[1,2],[3,4]]");
    row("something where nothing is cut", crossOut, R"({"marks":[[0,0]]})", 0, {}, "[[1,2],[3,4]]");

    row("a leaf too many in the middle", leafOrder,
        R"({"leaves":[[0,0],[0,1],[0,2],[1,0],[1,1],[2,0],[2,1],[2,2]]})", 0.5);
    row("the first leaves", leafOrder, R"({"leaves":[[0,0],[0,1]]})", 2 / 7.0);

    const char* const openAlpha = R"({"windows":{"":{"in":["-inf","inf"],"out":[3,"inf"]},)"
                                  R"("0":{"in":["-inf","inf"],"out":["-inf",3]},)"
                                  R"("1":{"in":["-inf","inf"],"out":["-inf",2]},)"
                                  R"("2":{"in":[3,"inf"],"out":[3,2]}},"notVisited":[]})";
    row("two of sixteen bounds", windows, openAlpha, 14 / 16.0);
    row("a history that leaves out a change", windows,
        R"({"windows":{"":{"history":[["-inf","inf"],[3,"inf"]]},)"
        R"("0":{"history":[["-inf","inf"],["-inf",3]]},"1":{"history":[[3,"inf"],[3,2]]},)"
        R"("2":{"history":[[3,"inf"],[3,5],[3,2]]}},"notVisited":[]})",
        7 / 8.0);
    const Profile bound = courseWith(&Profile::valueNotation, Profile::ValueNotation::bound);
    row("an equals sign where there is a bound", returned, R"({"values":{"":3,"0":3,"1":2,"2":2}})",
        0.875, bound);
    row("a bound with another number", returned,
        R"({"values":{"":3,"0":3,"1":{"rel":"<=","v":3},"2":2}})", 0.875, bound);
    row("a bound to the other side", returned,
        R"({"values":{"":3,"0":3,"1":{"rel":">=","v":2},"2":2}})", 0.875, bound);
    row("what fail-soft returns", returned, R"({"values":{"":3,"0":3,"1":2,"2":2}})", 0.5);
    row("a node that is not visited returns nothing", returned,
        R"({"values":{"":3,"1":3,"1.1":5}})", 2 / 3.0, {}, "[3,[2,[5,4]]]");

    row("the root is left out", counts,
        R"({"nodesVisited":10,"leavesEvaluated":7,"cutoffs":1,"nodesPruned":2,"leavesPruned":2})",
        0.9);
    row("one leaf too many", counts,
        R"({"nodesVisited":11,"leavesEvaluated":8,"cutoffs":1,"nodesPruned":2,"leavesPruned":2})",
        0.8);
    row("a sign is wrong", negamax, R"({"values":{"":3,"0":-3,"1":2,"2":-2},"windows":{}})", 0.75);
    row("shallow taken for deep", cuts,
        R"({"cuts":[{"at":"1","side":"alpha","deep":true,"witness":"0"}]})", 2 / 3.0);
    row("the node that is cut is no witness", cuts,
        R"({"cuts":[{"at":"1","side":"alpha","deep":false,"witness":"1"}]})", 2 / 3.0);
    row("what is searched after a cutoff is no witness of it", cuts,
        R"({"cuts":[{"at":"1","side":"alpha","deep":false,"witness":"2"}]})", 2 / 3.0);
    row("either of two that prove the bound", cuts,
        R"({"cuts":[{"at":"2","side":"alpha","deep":false,"witness":"1"}]})", 1, {}, "[3,3,[2,1]]");
    row("what the node itself has found is no witness", cuts,
        R"({"cuts":[{"at":"2","side":"alpha","deep":false,"witness":"2.0"}]})", 2 / 3.0, {},
        "[3,3,[2,1]]");
    const char* const worse = R"({"cuts":[{"at":"1","side":"alpha","deep":false,"witness":"0"},)"
                              R"({"at":"2","side":"alpha","deep":false,"witness":"1"}]})";
    row("what is proved to be worse is no witness", cuts, worse, 5 / 6.0, {}, "[3,[2,9],[1,9]]");
    const char* const atMin = R"({"cuts":[{"at":"1.1","side":"beta","deep":false,"witness":"1.0"},)"
                              R"({"at":"1.2","side":"beta","deep":false,"witness":"1.1"}]})";
    row("nor at a MIN node what is proved to be better", cuts, atMin, 5 / 6.0, {},
        "[1,[3,[5,9],[4,9]]]");
    row("a cutoff that is none", cuts,
        R"({"cuts":[{"at":"1","side":"alpha","deep":false,"witness":"0"},)"
        R"({"at":"2","side":"alpha","deep":false,"witness":"0"}]})",
        0.5);
    row("the crosses are right, and not the rest", mirror, R"({"marks":[[0,0]]})", 0.8, {},
        "[[4,3],3]");
    row("only the rest is", mirror, R"({"marks":[],"same":false})", 0.2, {}, "[[4,3],3]");
    row("the number is right, and not what it proves", firstWindow,
        R"({"returned":3,"proves":"at-least"})", 0.5);
    row("one bound of two", leafBounds, R"({"leavesAtLeast":5,"leavesAtMost":8})", 0.5);
    row("one type of nine", nodeTypes,
        R"({"types":{"":"pv","0":"pv","1":"all","2":"cut","0.0":"pv","0.1":"cut","0.2":"cut",)"
        R"("1.0":"all","2.2":"all"}})",
        8 / 9.0);
}

void TestGrading::credit() {
    QFETCH(Question, question);
    QFETCH(QString, tree);
    QFETCH(QString, answer);
    QFETCH(Profile, profile);
    const GameTree game = treeOf(tree);
    const auto given = readAnswer(answer.toStdString(), game, question);
    QVERIFY(given.has_value());
    QTEST(gradeUnder(game, question, *given, profile).credit, "credit");
}

/// Which items are right, wrong or missing. Those of values and windows are in tst_following.
void TestGrading::verdicts() {
    const GameTree tree = treeOf(textbook);
    const auto told = [&](Question question, const char* json) {
        const auto answer = readAnswer(json, tree, question);
        QStringList items;
        for (const GradedItem& item : gradeUnder(tree, question, *answer, {}).items) {
            items << QString::fromStdString(item.item) + ' ' +
                         "RFWM"[static_cast<std::size_t>(item.verdict)];
        }
        return items.join(", ");
    };
    using enum Question;
    QCOMPARE(told(crossOut, R"({"marks":[[1,1],[2]]})"), "1.1 R, 1.2 M, 2.0 W, 2.1 W, 2.2 W");
    QCOMPARE(told(leafOrder, R"({"leaves":[[0,0],[0,1],[0,2],[1,0],[1,1]]})"),
             "0.0 R, 0.1 R, 0.2 R, 1.0 R, 1.1 W, 2.0 M, 2.1 M, 2.2 M");
    QCOMPARE(told(counts, R"({"cutoffs":1,"nodesVisited":10})"),
             "cutoffs R, leavesEvaluated M, leavesPruned M, nodesPruned M, nodesVisited W");
}

/// Marks on edges, subtrees and leaves that come to the same leaves score the same.
void TestGrading::marksOfOneSetAreOneAnswer() {
    oracle::Draw draw(9);
    int nested = 0;
    for (std::uint64_t k = 0; k < oracle::enough(1000); ++k) {
        const GameTree tree = gameTree(oracle::randomTree(draw));
        Answer marks;
        for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
            if (draw.oneIn(4)) {
                marks.marks.push_back(n);
            }
        }
        Answer leaves;
        leaves.marks = leavesAt(tree, marks.marks);
        nested += leaves.marks == marks.marks ? 0 : 1;
        QCOMPARE(gradeUnder(tree, Question::crossOut, marks, {}).credit,
                 gradeUnder(tree, Question::crossOut, leaves, {}).credit);
    }
    QVERIFY(nested > static_cast<int>(oracle::enough(50)));
}

void TestGrading::rightAndEmpty_data() {
    Rows<QString, Question>("tree", "question");
    for (const char* tree : {textbook, u11, e12, t13, e9}) {
        for (const QuestionTraits& question : everyQuestion) {
            if (question.isPuzzle || question.question == Question::twoRules ||
                question.question == Question::leafBounds ||
                question.question == Question::budget) {
                continue; // without a key, or in need of another rule, or of a tree of its own
            }
            QTest::addRow("%s on %s", question.id.data(), tree) << tree << question.question;
        }
    }
}

void TestGrading::rightAndEmpty() {
    QFETCH(QString, tree);
    QFETCH(Question, question);
    const GameTree game = treeOf(tree);
    for (const double follow : {0.0, 1.0}) {
        QCOMPARE(gradeUnder(game, question, keyUnder(game, question, {}), {}, follow).credit, 1.0);
        QCOMPARE(gradeUnder(game, question, {}, {}, follow).credit, 0.0);
    }
}

QTEST_APPLESS_MAIN(TestGrading)
#include "tst_grading.moc"
