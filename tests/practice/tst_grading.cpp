// Keys and credit: what the command line's contract says of the textbook tree, and credit worked
// out by hand from the rule of each question.

#include "core/practice/answerjson.h"
#include "core/practice/grade.h"
#include "tests/practice/rightsheet.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>

using namespace prunus;

using namespace prunus::practicetest;

namespace {

Profile profileWith(auto Profile::*key, auto value) {
    Profile profile;
    profile.*key = value;
    return profile;
}

} // namespace

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
    QTest::addColumn<QString>("tree");
    QTest::addColumn<QString>("key");
    QTest::newRow("values") << textbook << R"({"values": {"": 3, "0": 3, "1": 2, "2": 2}})";
    QTest::newRow("move") << textbook << R"({"move": 0, "line": [0, 0]})";
    QTest::newRow("cross-out") << textbook << R"({"marks": [[1, 1], [1, 2]]})";
    QTest::newRow("leaf-order")
        << textbook << R"({"leaves": [[0, 0], [0, 1], [0, 2], [1, 0], [2, 0], [2, 1], [2, 2]]})";
    QTest::newRow("windows")
        << "[4,[12,13],[[3,[6,15]],[5,2]]]"
        << R"({"windows": {"": {"in": ["-inf", "inf"], "out": [12, "inf"]}, )"
           R"("1": {"in": [4, "inf"], "out": [4, 12]}, "2": {"in": [12, "inf"], "out": [12, 12]}, )"
           R"("2.0": {"in": [12, "inf"], "out": [12, "inf"]}, )"
           R"("2.0.1": {"in": [12, "inf"], "out": [12, 6]}}, "notVisited": ["2.1"]})";
    QTest::newRow("returned") << textbook << R"({"values": {"": 3, "0": 3, "1": 3, "2": 3}})";
    QTest::newRow("counts") << textbook
                            << R"({"nodesVisited": 11, "leavesEvaluated": 7, "cutoffs": 1, )"
                               R"("nodesPruned": 2, "leavesPruned": 2})";
    QTest::newRow("negamax") << textbook
                             << R"({"values": {"": 3, "0": -3, "1": -2, "2": -2}, "windows": {}})";
    QTest::newRow("cuts")
        << textbook << R"({"cuts": [{"at": "1", "side": "alpha", "deep": false, "witness": "0"}]})";
    QTest::newRow("node-types")
        << textbook
        << R"({"types": {"": "pv", "0": "pv", "1": "cut", "2": "cut", "0.0": "pv", )"
           R"("0.1": "cut", "0.2": "cut", "1.0": "all", "2.2": "all"}})";
    QTest::newRow("known-range") << textbook << R"({"marks": [[1, 1], [1, 2]]})";
    QTest::newRow("first-window") << textbook << R"({"returned": 3, "proves": "exact"})";
    QTest::newRow("depth-limit") << textbook << R"({"move": 0, "value": 3})"; // all plies
    QTest::newRow("leaf-bounds") << textbook << R"({"leavesAtLeast": 5, "leavesAtMost": 9})";
}

void TestGrading::keys() {
    QFETCH(QString, tree);
    QFETCH(QString, key);
    const GameTree game = treeOf(tree);
    const Question question = questionOf(QTest::currentDataTag());
    const Answer answer = answerOf(game, question, rightSheet(game, question), Profile());
    QCOMPARE(QString::fromStdString(writeAnswer(game, question, answer)), key);
}

void TestGrading::keysUnderProfiles() {
    const GameTree tree = treeOf(textbook);
    const GameTree tie = treeOf("[[3,5],[1,2],[3,4]]");
    const auto key = [](const GameTree& of, Question question, const Profile& profile) {
        return writeAnswer(of, question, answerOf(of, question, rightSheet(of, question), profile));
    };
    using enum Question;
    QCOMPARE(key(tie, move, profileWith(&Profile::tieMove, Profile::Ties::last)),
             R"({"move": 2, "line": [2, 0]})");
    QCOMPARE(key(tree, move, profileWith(&Profile::lineLength, Profile::LineLength::one)),
             R"({"move": 0, "line": [0]})");
    QCOMPARE(
        key(tree, returned, profileWith(&Profile::valueNotation, Profile::ValueNotation::bound)),
        R"({"values": {"": 3, "0": 3, "1": {"rel": "<=", "v": 2}, "2": 2}})");
    QCOMPARE(key(tree, counts, profileWith(&Profile::countRoot, false)),
             R"({"nodesVisited": 10, "leavesEvaluated": 7, "cutoffs": 1, "nodesPruned": 2, )"
             R"("leavesPruned": 2})");
    QCOMPARE(key(tree, counts, profileWith(&Profile::countLeavesAsNodes, false)),
             R"({"nodesVisited": 4, "leavesEvaluated": 7, "cutoffs": 1, "nodesPruned": 0, )"
             R"("leavesPruned": 2})");
    QCOMPARE(key(treeOf("[3,[2,4]]"), windows,
                 profileWith(&Profile::windowShown, Profile::WindowShown::edge)),
             R"({"windows": {"1": {"in": [3, "inf"]}}, "notVisited": []})");
    Profile clamp = profileWith(&Profile::windowShown, Profile::WindowShown::exit);
    clamp.crossed = Profile::Crossed::clamp;
    QCOMPARE(key(treeOf("[3,[2,4]]"), windows, clamp),
             R"({"windows": {"": {"out": [3, "inf"]}, "1": {"out": [3, 3]}}, "notVisited": []})");

    // The course's way of calling and of going through the children is the run's.
    Profile course;
    course.rootCalls = Profile::RootCalls::perChild;
    course.order = Profile::Order::reversed;
    const Procedure run = procedureUnder(course, leafOrder);
    const GameTree cut = treeOf("[[1,3],2]");
    QCOMPARE(writeAnswer(cut, leafOrder, answerOf(cut, leafOrder, *makeSheet(cut, run), course)),
             R"({"leaves": [[1], [0, 1], [0, 0]]})");
    const Procedure slip = procedureOf(Misconception::rightToLeft, run);
    QCOMPARE(writeAnswer(cut, leafOrder, answerOf(cut, leafOrder, *makeSheet(cut, slip), course)),
             R"({"leaves": [[0, 0], [0, 1], [1]]})");
}

void TestGrading::credit_data() {
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("tree");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<Profile>("profile");
    QTest::addColumn<bool>("follow");
    QTest::addColumn<double>("credit");
    const auto row = [](const char* name, const char* question, const char* answer, double credit,
                        const Profile& profile = {}, bool follow = false,
                        const char* tree = textbook) {
        QTest::newRow(name) << question << tree << answer << profile << follow << credit;
    };
    row("one value is missing", "values", R"({"values":{"":3,"0":3,"1":2}})", 0.75);
    row("a wrong value and the root after it", "values", R"({"values":{"":12,"0":12,"1":2,"2":2}})",
        0.5);
    row("the root follows from a wrong value", "values", R"({"values":{"":12,"0":12,"1":2,"2":2}})",
        0.75, {}, true);
    row("nothing follows from what is missing", "values", R"({"values":{"":12,"1":2,"2":2}})", 0.5,
        {}, true);

    const Profile any = profileWith(&Profile::tieMove, Profile::Ties::any);
    row("a move without a line", "move", R"({"move":0,"line":[]})", 0.6);
    row("half a line", "move", R"({"move":0,"line":[0]})", 0.8);
    row("a line that ends elsewhere", "move", R"({"move":0,"line":[0,1]})", 0.8);
    row("a longer line than is asked for", "move", R"({"move":0,"line":[0,2]})", 1,
        profileWith(&Profile::lineLength, Profile::LineLength::one));
    row("another move", "move", R"({"move":1,"line":[1,0]})", 0);
    row("the last of equal moves where the first is meant", "move", R"({"move":1,"line":[1,0]})", 0,
        {}, false, "[[3,5],[3,4]]");
    row("any of equal moves", "move", R"({"move":1,"line":[1,0]})", 1, any, false, "[[3,5],[3,4]]");
    row("a move that is worth less is not any of them", "move", R"({"move":1,"line":[1,0]})", 0,
        any, false, "[[3,5],[2,4]]");
    row("a bound that equals the value is no best move", "move", R"({"move":1,"line":[1,0]})", 0,
        any, false, "[[3,5],[3,2]]");
    row("one move of three where any is right", "move", R"({"move":1,"line":[1]})", 0.6 + 0.4 / 3,
        any, false, "[3,[[3,2],5]]");
    row("two moves of three where any is right", "move", R"({"move":1,"line":[1,0]})",
        0.6 + 0.8 / 3, any, false, "[3,[[3,2],5]]");
    row("all three", "move", R"({"move":1,"line":[1,0,0]})", 1, any, false, "[3,[[3,2],5]]");
    row("the line of another move", "move", R"({"move":0,"line":[1,0,0]})", 0.6, any, false,
        "[3,[[3,2],5]]");
    Profile reply = any;
    reply.lineLength = Profile::LineLength::two;
    row("the move and the reply, as asked", "move", R"({"move":1,"line":[1,0]})", 1, reply, false,
        "[3,[[3,2],5]]");

    row("one of two units", "cross-out", R"({"marks":[[1,1]]})", 0.5);
    row("the node instead of what is cut below it", "cross-out", R"({"marks":[[1]]})", 0.5);
    row("everything", "cross-out", R"({"marks":[[]]})", 0);
    row("nothing", "cross-out", R"({"marks":[]})", 0);
    row("two read leaves of one parent are one error", "cross-out",
        R"({"marks":[[1,1],[1,2],[2,1],[2,0]]})", 0.5);
    row("two parents are two", "cross-out", R"({"marks":[[1,1],[1,2],[2,1],[0,0]]})", 0);
    row("so much for each error", "cross-out", R"({"marks":[[1,1],[1,2],[2,1],[0,0]]})", 0.6,
        profileWith(&Profile::partial, Profile::Partial::perError));
    row("all or nothing", "cross-out", R"({"marks":[[1,1]]})", 0,
        profileWith(&Profile::partial, Profile::Partial::exact));
    row("nothing where nothing is cut", "cross-out", R"({"marks":[]})", 1, {}, false,
        "[[1,2],[3,4]]");
    row("something where nothing is cut", "cross-out", R"({"marks":[[0,0]]})", 0, {}, false,
        "[[1,2],[3,4]]");

    row("a leaf too many in the middle", "leaf-order",
        R"({"leaves":[[0,0],[0,1],[0,2],[1,0],[1,1],[2,0],[2,1],[2,2]]})", 0.5);
    row("the first leaves", "leaf-order", R"({"leaves":[[0,0],[0,1]]})", 2 / 7.0);

    const char* const openAlpha = R"({"windows":{"":{"in":["-inf","inf"],"out":[3,"inf"]},)"
                                  R"("0":{"in":["-inf","inf"],"out":["-inf",3]},)"
                                  R"("1":{"in":["-inf","inf"],"out":["-inf",2]},)"
                                  R"("2":{"in":[3,"inf"],"out":[3,2]}},"notVisited":[]})";
    row("two of sixteen bounds", "windows", openAlpha, 14 / 16.0);
    row("one of them follows from the other", "windows", openAlpha, 15 / 16.0, {}, true);
    const char* const clamped =
        R"({"windows":{"":{"in":["-inf","inf"],"out":[3,"inf"]},)"
        R"("0":{"in":["-inf","inf"],"out":["-inf",3]},"1":{"in":[3,"inf"],"out":[3,3]},)"
        R"("2":{"in":[3,"inf"],"out":[3,2]}},"notVisited":[]})";
    row("one bound left clamped, and one not", "windows", clamped, 15 / 16.0);
    const QByteArray allClamped = QByteArray(clamped).replace("[3,2]", "[3,3]");
    row("all bounds left clamped", "windows", allClamped, 1);
    row("all bounds left clamped in a strict course", "windows", allClamped, 14 / 16.0,
        profileWith(&Profile::strictConvention, true));
    const char* const history =
        R"({"windows":{"":{"history":[["-inf","inf"],[3,"inf"]]},)"
        R"("0":{"history":[["-inf","inf"],["-inf",3]]},"1":{"history":[[3,"inf"],[3,2]]},)"
        R"("2":{"history":[[3,"inf"],[3,5],[3,2]]}},"notVisited":[]})";
    row("a history that leaves out a change", "windows", history, 7 / 8.0);
    const char* const half = R"({"windows":{"":{"history":[["-inf","inf"],[3,"inf"]]},)"
                             R"("0":{"history":[["-inf","inf"],["-inf",3]]},"1":{"alpha":3},)"
                             R"("2":{"history":[[3,"inf"],[3,14],[3,5],[3,2]]}},"notVisited":[]})";
    row("half of a history is no answer", "windows", half, 3 / 4.0);
    row("nor is half of a window", "windows",
        R"({"windows":{"":{"in":["-inf","inf"]},"0":{"in":["-inf","inf"]},"1":{"alpha":3},)"
        R"("2":{"in":[3,"inf"]}},"notVisited":[]})",
        3 / 4.0, profileWith(&Profile::windowShown, Profile::WindowShown::entry));

    const Profile bound = profileWith(&Profile::valueNotation, Profile::ValueNotation::bound);
    row("an equals sign where there is a bound", "returned",
        R"({"values":{"":3,"0":3,"1":2,"2":2}})", 0.875, bound);
    row("a bound with another number", "returned",
        R"({"values":{"":3,"0":3,"1":{"rel":"<=","v":3},"2":2}})", 0.875, bound);
    row("a bound to the other side", "returned",
        R"({"values":{"":3,"0":3,"1":{"rel":">=","v":2},"2":2}})", 0.875, bound);
    row("what fail-soft returns", "returned", R"({"values":{"":3,"0":3,"1":2,"2":2}})", 0.5);
    row("a node that is not visited returns nothing", "returned",
        R"({"values":{"":3,"1":3,"1.1":5}})", 2 / 3.0, {}, false, "[3,[2,[5,4]]]");

    row("the root is left out", "counts",
        R"({"nodesVisited":10,"leavesEvaluated":7,"cutoffs":1,"nodesPruned":2,"leavesPruned":2})",
        0.9);
    row("one leaf too many", "counts",
        R"({"nodesVisited":11,"leavesEvaluated":8,"cutoffs":1,"nodesPruned":2,"leavesPruned":2})",
        0.8);
    row("a sign is wrong", "negamax", R"({"values":{"":3,"0":-3,"1":2,"2":-2},"windows":{}})",
        0.75);
    row("shallow taken for deep", "cuts",
        R"({"cuts":[{"at":"1","side":"alpha","deep":true,"witness":"0"}]})", 2 / 3.0);
    row("the node that is cut is no witness", "cuts",
        R"({"cuts":[{"at":"1","side":"alpha","deep":false,"witness":"1"}]})", 2 / 3.0);
    row("what is searched after a cutoff is no witness of it", "cuts",
        R"({"cuts":[{"at":"1","side":"alpha","deep":false,"witness":"2"}]})", 2 / 3.0);
    row("either of two that prove the bound", "cuts",
        R"({"cuts":[{"at":"2","side":"alpha","deep":false,"witness":"1"}]})", 1, {}, false,
        "[3,3,[2,1]]");
    row("what the node itself has found is no witness", "cuts",
        R"({"cuts":[{"at":"2","side":"alpha","deep":false,"witness":"2.0"}]})", 2 / 3.0, {}, false,
        "[3,3,[2,1]]");
    const char* const worse = R"({"cuts":[{"at":"1","side":"alpha","deep":false,"witness":"0"},)"
                              R"({"at":"2","side":"alpha","deep":false,"witness":"1"}]})";
    row("what is proved to be worse is no witness", "cuts", worse, 5 / 6.0, {}, false,
        "[3,[2,9],[1,9]]");
    const char* const atMin = R"({"cuts":[{"at":"1.1","side":"beta","deep":false,"witness":"1.0"},)"
                              R"({"at":"1.2","side":"beta","deep":false,"witness":"1.1"}]})";
    row("nor at a MIN node what is proved to be better", "cuts", atMin, 5 / 6.0, {}, false,
        "[1,[3,[5,9],[4,9]]]");
    row("a cutoff that is none", "cuts",
        R"({"cuts":[{"at":"1","side":"alpha","deep":false,"witness":"0"},)"
        R"({"at":"2","side":"alpha","deep":false,"witness":"0"}]})",
        0.5);
    row("the crosses are right, and not the rest", "mirror", R"({"marks":[[0,0]]})", 0.8, {}, false,
        "[[4,3],3]");
    row("only the rest is", "mirror", R"({"marks":[],"same":false})", 0.2, {}, false, "[[4,3],3]");
    row("the number is right, and not what it proves", "first-window",
        R"({"returned":3,"proves":"at-least"})", 0.5);
    row("the move is right, and not what it is worth", "depth-limit", R"({"move":0,"value":2})",
        0.5);
    row("one bound of two", "leaf-bounds", R"({"leavesAtLeast":5,"leavesAtMost":8})", 0.5);
    row("one type of nine", "node-types",
        R"({"types":{"":"pv","0":"pv","1":"all","2":"cut","0.0":"pv","0.1":"cut","0.2":"cut",)"
        R"("1.0":"all","2.2":"all"}})",
        8 / 9.0);
}

void TestGrading::credit() {
    QFETCH(QString, question);
    QFETCH(QString, tree);
    QFETCH(QString, answer);
    QFETCH(Profile, profile);
    QFETCH(bool, follow);
    QFETCH(double, credit);
    const GameTree game = treeOf(tree);
    const Question asked = questionOf(question);
    const auto given = readAnswer(answer.toStdString(), game, asked);
    QVERIFY(given.has_value());
    QCOMPARE(gradeAnswer(game, asked, rightSheet(game, asked), *given, profile, follow).credit,
             credit);
}

/// Which items are right, follow, are wrong or missing.
void TestGrading::verdicts() {
    const GameTree tree = treeOf(textbook);
    const auto told = [&](Question question, const char* json, bool follow) {
        const auto answer = readAnswer(json, tree, question);
        QStringList items;
        for (const GradedItem& item :
             gradeAnswer(tree, question, rightSheet(tree, question), *answer, {}, follow).items) {
            items << QString::fromStdString(item.item) + ' ' +
                         "RFWM"[static_cast<std::size_t>(item.verdict)];
        }
        return items.join(", ");
    };
    using enum Question;
    QCOMPARE(told(values, R"({"values":{"":12,"0":12,"1":2}})", false), " W, 0 W, 1 R, 2 M");
    QCOMPARE(told(values, R"({"values":{"":12,"0":12,"1":2,"2":2}})", false), " F, 0 W, 1 R, 2 R");
    QCOMPARE(told(values, R"({"values":{"":12,"0":12,"1":2,"2":2}})", true), " F, 0 W, 1 R, 2 R");
    QCOMPARE(told(crossOut, R"({"marks":[[1,1],[2]]})", false),
             "1.1 R, 1.2 M, 2.0 W, 2.1 W, 2.2 W");
    QCOMPARE(told(leafOrder, R"({"leaves":[[0,0],[0,1],[0,2],[1,0],[1,1]]})", false),
             "0.0 R, 0.1 R, 0.2 R, 1.0 R, 1.1 W, 2.0 M, 2.1 M, 2.2 M");
    QCOMPARE(told(counts, R"({"cutoffs":1,"nodesVisited":10})", false),
             "cutoffs R, leavesEvaluated M, leavesPruned M, nodesPruned M, nodesVisited W");
}

/// Marks on edges, subtrees and leaves that come to the same leaves score the same.
void TestGrading::marksOfOneSetAreOneAnswer() {
    oracle::Draw draw(9);
    int nested = 0;
    for (std::uint64_t k = 0; k < oracle::enough(1000); ++k) {
        const GameTree tree = gameTree(oracle::randomTree(draw));
        const Sheet right = rightSheet(tree, Question::crossOut);
        Answer marks;
        for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
            if (draw.oneIn(4)) {
                marks.marks.push_back(n);
            }
        }
        Answer leaves;
        for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
            bool isUnder = false;
            for (NodeId up = n; up != noNode; up = tree.parent(up)) {
                isUnder = isUnder || std::ranges::find(marks.marks, up) != marks.marks.end();
            }
            if (isUnder && tree.isLeaf(n)) {
                leaves.marks.push_back(n);
            }
        }
        nested += leaves.marks == marks.marks ? 0 : 1;
        const auto credit = [&](const Answer& answer) {
            return gradeAnswer(tree, Question::crossOut, right, answer, {}, false).credit;
        };
        QCOMPARE(credit(marks), credit(leaves));
    }
    QVERIFY(nested > static_cast<int>(oracle::enough(50)));
}

void TestGrading::rightAndEmpty_data() {
    QTest::addColumn<QString>("tree");
    for (const char* tree : {textbook, u11, e12, t13, e9}) {
        for (const QuestionTraits& question : everyQuestion) {
            if (question.isPuzzle || question.question == Question::twoRules ||
                question.question == Question::leafBounds ||
                question.question == Question::budget) {
                continue; // without a key, or in need of another rule, or of a tree of its own
            }
            QTest::addRow("%s on %s", question.id.data(), tree) << tree;
        }
    }
}

void TestGrading::rightAndEmpty() {
    QFETCH(QString, tree);
    const GameTree game = treeOf(tree);
    const Question question = questionOf(QString(QTest::currentDataTag()).section(' ', 0, 0));
    const Sheet right = rightSheet(game, question);
    for (const bool follow : {false, true}) {
        const auto credit = [&](const Answer& answer) {
            return gradeAnswer(game, question, right, answer, {}, follow).credit;
        };
        QCOMPARE(credit(answerOf(game, question, right, {})), 1.0);
        QCOMPARE(credit({}), 0.0);
    }
}

QTEST_APPLESS_MAIN(TestGrading)
#include "tst_grading.moc"
