// Diagnosis: what every misconception answers about trees made to tell them apart, and answers that
// look like something, or like nothing.

#include "core/practice/answerjson.h"
#include "core/practice/diagnosis.h"
#include "tests/practice/rightsheet.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>

using namespace prunus;
using namespace prunus::practicetest;

namespace {

QString namesOf(const Diagnosis& diagnosis) {
    QStringList names;
    for (const Misconception m : diagnosis.named) {
        names << QString::fromStdString(std::string(traits(m).id));
    }
    return names.join(' ');
}

} // namespace

class TestDiagnosis : public QObject {
    Q_OBJECT

  private slots:
    void rightIsNotDiagnosed();
    void answersAboutRightRuns_data();
    void answersAboutRightRuns();
    void misconceptionsAreNamed_data();
    void misconceptionsAreNamed();
    void misconceptionsAreNotRight();
    void diagnoses_data();
    void diagnoses();
    void nearlyMinimax();
    void anyAnswerIsJudged();
};

void TestDiagnosis::rightIsNotDiagnosed() {
    for (const char* text : {textbook, u11, e12, t13, e9}) {
        const GameTree tree = treeOf(text);
        for (const QuestionTraits& each : everyQuestion) {
            const Sheet right = rightSheet(tree, each.question);
            const Answer key = answerOf(tree, each.question, right, {});
            QVERIFY(diagnose(tree, each.question, right, key, {}).named.empty());
        }
    }
}

void TestDiagnosis::answersAboutRightRuns_data() {
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("tree");
    QTest::addColumn<bool>("asBound");
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("wrong");
    const auto row = [](const char* id, const char* question, const char* tree, bool asBound,
                        const char* right, const char* wrong) {
        QTest::addRow("%s on %s", id, tree) << question << tree << asBound << right << wrong;
    };
    row("M14", "cross-out", "[2,[1,3]]", false, R"({"marks": [[1, 1]]})",
        R"({"marks": [[1, 0], [1, 1]]})");
    row("M25", "returned", "[2,[1,3]]", true, R"({"values": {"": 2, "1": {"rel": "<=", "v": 1}}})",
        R"({"values": {"": 2, "1": 1}})");
    row("M26", "returned", "[2,[1,0]]", false, R"({"values": {"": 2, "1": 1}})",
        R"({"values": {"": 2, "1": 0}})");
    row("M26", "returned", "[2,[1,3]]", false, R"({"values": {"": 2, "1": 1}})",
        R"({"values": {"": 2, "1": 1}})");
    row("M34", "counts", "[2,[1,3]]", false,
        R"({"nodesVisited": 4, "leavesEvaluated": 2, "cutoffs": 1, "nodesPruned": 1, )"
        R"("leavesPruned": 1})",
        R"({"nodesVisited": 3, "leavesEvaluated": 2, "cutoffs": 1, "nodesPruned": 1, )"
        R"("leavesPruned": 1})");
}

/// Fail-soft, as in the table.
void TestDiagnosis::answersAboutRightRuns() {
    QFETCH(QString, question);
    QFETCH(QString, tree);
    QFETCH(bool, asBound);
    QFETCH(QString, right);
    QFETCH(QString, wrong);
    const GameTree game = treeOf(tree);
    const Question asked = questionOf(question);
    const Sheet sheet = rightSheet(game, asked, FailMode::soft);
    const auto id = QString(QTest::currentDataTag()).section(' ', 0, 0);
    const Procedure slip =
        procedureOf(*misconceptionFromId(id.toStdString()), sheet.procedure.options);
    Profile profile;
    if (asBound) {
        profile.valueNotation = Profile::ValueNotation::bound;
    }
    const auto answer = [&](const Sheet& of) {
        return QString::fromStdString(writeAnswer(game, asked, answerOf(game, asked, of, profile)));
    };
    QCOMPARE(answer(sheet), right);
    QCOMPARE(answer(*makeSheet(game, slip)), wrong);
}

void TestDiagnosis::misconceptionsAreNamed_data() {
    QTest::addColumn<QString>("tree");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("named");
    for (const char* tree : {u11, e12, t13}) {
        for (const char* id : {"M01", "M04", "M05", "M06", "M07", "M08", "M09", "M10", "M11", "M12",
                               "M13", "M15", "M16", "M21", "M22", "M27", "M28"}) {
            QString named = id;
            if (named == "M04") {
                named = "W06"; // reads all, as minimax
            } else if (named == "M15" || named == "M16") {
                named = "M15 M16";
            } else if (tree == e12 && (named == "M08" || named == "M11")) {
                named = "M08 M11";
            } else if (tree == t13 && named == "M08") {
                named = "M01"; // fits as well, and is a convention
            } else if (tree == e12 && named == "M01") {
                continue; // has no tie
            }
            QTest::addRow("%s on %s", id, tree) << tree << id << named;
        }
    }
}

/// What a misconception leaves unread is not right, and it is named; so is the order of reading.
void TestDiagnosis::misconceptionsAreNamed() {
    QFETCH(QString, tree);
    QFETCH(QString, id);
    QFETCH(QString, named);
    const GameTree game = treeOf(tree);
    for (const FailMode fail : {FailMode::soft, FailMode::hard}) {
        for (const Question question : {Question::crossOut, Question::leafOrder}) {
            const Sheet right = rightSheet(game, question, fail);
            const Procedure slip =
                procedureOf(*misconceptionFromId(id.toStdString()), right.procedure.options);
            const Answer answer = answerOf(game, question, *makeSheet(game, slip), {});
            const double credit = gradeAnswer(game, question, right, answer, {}, true).credit;
            if (fail == FailMode::hard && id == "M08" && tree != e12) {
                QCOMPARE(credit, 1.0); // a fail-hard child returns no less than α: it shows nowhere
                continue;
            }
            QVERIFY(credit < 1);
            const Diagnosis diagnosis = diagnose(game, question, right, answer, {});
            QCOMPARE(namesOf(diagnosis), named);
            QCOMPARE(diagnosis.evidence, Diagnosis::Evidence::exact);
        }
    }
}

/// On every question what a misconception would answer has less than full credit, unless it is the
/// right answer; and if it is taken for others, then because they would answer the same.
void TestDiagnosis::misconceptionsAreNotRight() {
    Profile strict;
    strict.strictConvention = true;
    std::uint64_t visible = 0;
    for (const char* text : {u11, e12, t13}) {
        const GameTree tree = treeOf(text);
        for (const QuestionTraits& asked : everyQuestion) {
            const Sheet right = rightSheet(tree, asked.question);
            const Answer key = answerOf(tree, asked.question, right, strict);
            const bool windowed = traits(asked.algorithm).windowed;
            std::multimap<QString, Answer> answers;
            for (const MisconceptionTraits& m : everyMisconception) {
                for (std::uint8_t form = 0; form < formsOf(m.misconception); ++form) {
                    const auto slip =
                        windowed ? procedureOf(m.misconception, right.procedure, form)
                                 : exhaustiveProcedureOf(m.misconception, right.procedure, form);
                    if (slip) {
                        answers.emplace(
                            QString::fromUtf8(m.id.data()),
                            answerOf(tree, asked.question, *makeSheet(tree, *slip), strict));
                    }
                }
            }
            for (const auto& [id, answer] : answers) {
                if (answer == key || answer == Answer()) {
                    continue;
                }
                ++visible;
                QVERIFY2(gradeAnswer(tree, asked.question, right, answer, strict, false).credit < 1,
                         qPrintable(id + " " + text + asked.id.data()));
                const Diagnosis named = diagnose(tree, asked.question, right, answer, strict);
                if (named.evidence == Diagnosis::Evidence::exact && !namesOf(named).contains(id)) {
                    const auto [first, last] =
                        answers.equal_range(namesOf(named).section(' ', 0, 0));
                    QVERIFY(first == last ||
                            std::any_of(first, last, [&given = answer](const auto& other) {
                                return other.second == given;
                            }));
                }
            }
        }
    }
    QVERIFY(visible > 300);
}

void TestDiagnosis::diagnoses_data() {
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("tree");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("named");
    QTest::addColumn<int>("evidence");
    using enum Diagnosis::Evidence;
    const auto row = [](const char* name, const char* question, const char* tree,
                        const char* answer, const char* named, Diagnosis::Evidence evidence) {
        QTest::newRow(name) << question << tree << answer << named << static_cast<int>(evidence);
    };
    row("the leaf that proves is crossed out too", "cross-out", textbook,
        R"({"marks":[[1,0],[1,1],[1,2]]})", "M14", exact);
    row("a tie is no cutoff to some", "cross-out", "[1,[1,1]]", R"({"marks":[]})", "M01", exact);
    row("a cutoff missed is a slip", "cross-out", u11,
        R"({"marks":[[0,1,0,0,1],[0,1,0,1,1],)"
        R"([1,0,0,1],[1,1]]})",
        "", oneSlip);
    row("fail-soft where hard is meant", "returned", textbook,
        R"({"values":{"":3,"0":3,"1":2,"2":2}})", "M03", exact);
    row("the last child, at the root and below; or MIN at the root", "move", "[3,[2,5],[1,2]]",
        R"({"move":2,"line":[2,1]})", "M17 M27", exact);
    row("the last of two equal moves is the last one too", "move", "[1,1]",
        R"({"move":1,"line":[1]})", "M17 M23", exact);
    row("the last child's path", "move", "[2,[1,3]]", R"({"move":0,"line":[0,0]})", "M18", exact);
    row("one wrong value is a slip", "values", textbook, R"({"values":{"":3,"0":3,"1":4,"2":2}})",
        "", oneSlip);
    row("always the last child", "values", textbook, R"({"values":{"":2,"0":8,"1":6,"2":2}})",
        "M17", exact);
    row("the first child alone", "values", textbook, R"({"values":{"":3,"0":3}})", "M15 M16",
        exact);
    row("the root is not counted", "counts", textbook,
        R"({"nodesVisited":10,"leavesEvaluated":7,"cutoffs":1,"nodesPruned":2,"leavesPruned":2})",
        "M34", exact);
    row("nothing was answered", "values", textbook, R"({"values":{}})", "", none);
}

void TestDiagnosis::diagnoses() {
    QFETCH(QString, question);
    QFETCH(QString, tree);
    QFETCH(QString, answer);
    QFETCH(QString, named);
    QFETCH(int, evidence);
    const GameTree game = treeOf(tree);
    const Question asked = questionOf(question);
    const auto given = readAnswer(answer.toStdString(), game, asked);
    QVERIFY(given.has_value());
    const Diagnosis diagnosis = diagnose(game, asked, rightSheet(game, asked), *given, {});
    QCOMPARE(namesOf(diagnosis), named);
    QCOMPARE(static_cast<int>(diagnosis.evidence), evidence);
}

/// Windows that never narrow, but for one bound, and for two: it looks like that, not exactly.
void TestDiagnosis::nearlyMinimax() {
    const GameTree tree = treeOf(e12);
    const Sheet right = rightSheet(tree, Question::windows);
    const Procedure slip = procedureOf(Misconception::windowsNeverNarrow, right.procedure.options);
    Answer answer = answerOf(tree, Question::windows, *makeSheet(tree, slip), {});
    answer.windows.at(GameTree::root()).out->alpha = 14;
    Diagnosis diagnosis = diagnose(tree, Question::windows, right, answer, {});
    QCOMPARE(diagnosis.evidence, Diagnosis::Evidence::allButOne);
    QCOMPARE(namesOf(diagnosis), "M04");
    answer.windows.at(GameTree::root()).in->beta = 14;
    diagnosis = diagnose(tree, Question::windows, right, answer, {});
    QCOMPARE(diagnosis.evidence, Diagnosis::Evidence::near);
    QCOMPARE(namesOf(diagnosis), "M04");
}

namespace {

template <class Choice> Choice drawn(oracle::Draw& draw, std::uint32_t choices) {
    return static_cast<Choice>(draw.below(choices));
}

Profile randomProfile(oracle::Draw& draw) {
    Profile profile;
    profile.tieMove = drawn<Profile::Ties>(draw, 3);
    profile.lineLength = drawn<Profile::LineLength>(draw, 3);
    profile.windowShown = drawn<Profile::WindowShown>(draw, 4);
    profile.crossed = drawn<Profile::Crossed>(draw, 2);
    profile.valueNotation = drawn<Profile::ValueNotation>(draw, 3);
    profile.partial = drawn<Profile::Partial>(draw, 3);
    profile.ownSideOnly = draw.oneIn(2);
    profile.leafBounds = draw.oneIn(2);
    profile.countRoot = draw.oneIn(2);
    profile.countLeavesAsNodes = draw.oneIn(2);
    profile.strictConvention = draw.oneIn(2);
    return profile;
}

} // namespace

/// Under any algorithm, options and profile a key is right and nobody has more than it; what
/// follows from somebody's own numbers never costs.
void TestDiagnosis::anyAnswerIsJudged() {
    oracle::Draw draw(41);
    for (std::uint64_t k = 0; k < oracle::enough(1500); ++k) {
        const GameTree tree = gameTree(oracle::randomTree(draw));
        Procedure right;
        right.options = oracle::randomOptions(
            draw, everyAlgorithm.at(draw.below(everyAlgorithm.size())).algorithm);
        right.rightToLeft = draw.oneIn(3);
        const auto sheet = makeSheet(tree, right);
        const MisconceptionTraits& m = everyMisconception.at(draw.below(everyMisconception.size()));
        const auto slip = makeSheet(tree, procedureOf(m.misconception, right.options));
        if (!sheet || !slip) {
            continue;
        }
        const Profile profile = randomProfile(draw);
        for (const QuestionTraits& each : everyQuestion) {
            if (each.isPuzzle) {
                continue; // those have no key
            }
            const auto credit = [&](const Answer& answer, bool follow) {
                return gradeAnswer(tree, each.question, *sheet, answer, profile, follow).credit;
            };
            const Answer key = answerOf(tree, each.question, *sheet, profile);
            if (each.question == Question::budget && !key.depth) {
                continue; // a static value is missing
            }
            const std::string text = oracle::text(right.options) + " " + std::string(each.id) +
                                     " " + writeAnswer(tree, each.question, key);
            QVERIFY2(credit(key, false) == 1 && credit(key, true) == 1, text.c_str());
            const Answer other = answerOf(tree, each.question, *slip, profile);
            QVERIFY(credit(other, false) >= 0);
            QVERIFY(credit(other, true) <= 1);
            QVERIFY(credit(other, false) <= credit(other, true));
            const Diagnosis diagnosis = diagnose(tree, each.question, *sheet, other, profile);
            QVERIFY(diagnosis.named.size() <= 2);
            QVERIFY(diagnosis.named.empty() || credit(other, false) < 1);
        }
    }
}

QTEST_APPLESS_MAIN(TestDiagnosis)
#include "tst_diagnosis.moc"
