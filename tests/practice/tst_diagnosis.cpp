// Diagnosis: what every misconception answers about trees made to tell them apart, and what is told
// of any answer. Answers by hand are in tst_slipwritings.

#include "core/practice/answerjson.h"
#include "tests/practice/rightsheet.h"
#include "tests/rows.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>
#include <map>

using namespace prunus;
using namespace prunus::practicetest;

class TestDiagnosis : public QObject {
    Q_OBJECT

  private slots:
    void answersAboutRightRuns_data();
    void answersAboutRightRuns();
    void misconceptionsAreNotRight();
    void nearlyMinimax();
    void anyAnswerIsJudged();
};

void TestDiagnosis::answersAboutRightRuns_data() {
    const Rows<Question, Profile::ValueNotation, QString, QString, QString> row(
        "asked", "notation", "tree", "right", "wrong");
    using enum Profile::ValueNotation;
    row("M14", Question::crossOut, plain, "[2,[1,3]]", R"({"marks": [[1, 1]]})",
        R"({"marks": [[1, 0], [1, 1]]})");
    row("M25", Question::returned, bound, "[2,[1,3]]",
        R"({"values": {"": 2, "1": {"rel": "<=", "v": 1}}})", R"({"values": {"": 2, "1": 1}})");
    row("M26", Question::returned, plain, "[2,[1,0]]", R"({"values": {"": 2, "1": 1}})",
        R"({"values": {"": 2, "1": 0}})");
    row("M26 where they are the same", Question::returned, plain, "[2,[1,3]]",
        R"({"values": {"": 2, "1": 1}})", R"({"values": {"": 2, "1": 1}})");
    row("M34", Question::counts, plain, "[2,[1,3]]",
        R"({"nodesVisited": 4, "leavesEvaluated": 2, "cutoffs": 1, "nodesPruned": 1, )"
        R"("leavesPruned": 1})",
        R"({"nodesVisited": 3, "leavesEvaluated": 2, "cutoffs": 1, "nodesPruned": 1, )"
        R"("leavesPruned": 1})");
}

/// Fail-soft, as in the table.
void TestDiagnosis::answersAboutRightRuns() {
    QFETCH(Question, asked);
    QFETCH(Profile::ValueNotation, notation);
    QFETCH(QString, tree);
    const GameTree game = treeOf(tree);
    Profile course = courseWith(CutRule::greaterOrEqual, FailMode::soft);
    course.valueNotation = notation;
    const Misconception slip = slipOf(QString(QTest::currentDataTag()).section(' ', 0, 0));
    const auto text = [&](const Answer& answer) {
        return QString::fromStdString(writeAnswer(game, asked, answer));
    };
    QTEST(text(keyUnder(game, asked, course)), "right");
    const Procedure right = procedureUnder(course, asked);
    QTEST(text(answerOfSlip(slip, game, asked, right, course)), "wrong");
}

/// On every question what a misconception would answer has less than full credit, unless it is the
/// right answer; and if it is taken for others, then because they would answer the same.
void TestDiagnosis::misconceptionsAreNotRight() {
    const Profile strict = courseWith(&Profile::strictConvention, true);
    std::uint64_t visible = 0;
    for (const char* text : {u11, e12, t13}) {
        const GameTree tree = treeOf(text);
        for (const QuestionTraits& asked : everyQuestion) {
            const Sheet right = sheetUnder(tree, asked.question, {});
            const Answer key = answerOf(tree, asked.question, right, strict);
            const bool windowed = traits(asked.algorithm).windowed;
            std::multimap<Misconception, Answer> answers;
            for (const MisconceptionTraits& each : everyMisconception) {
                const Misconception m = each.misconception;
                for (std::uint8_t form = 0; form < formsOf(m); ++form) {
                    const auto slip = windowed ? procedureOf(m, right.procedure, form)
                                               : exhaustiveProcedureOf(m, right.procedure, form);
                    if (slip) {
                        const Sheet sheet = makeSheet(tree, *slip).value();
                        answers.emplace(m, answerOf(tree, asked.question, sheet, strict));
                    }
                }
            }
            for (const auto& [m, answer] : answers) {
                if (answer == key || answer == Answer()) {
                    continue;
                }
                ++visible;
                QVERIFY2(
                    gradeAnswer(tree, asked.question, right, answer, strict, false).credit < 1,
                    qPrintable(text + QString::fromUtf8(asked.id.data()) + traits(m).id.data()));
                const Diagnosis told = diagnose(tree, asked.question, right, answer, strict);
                if (told.evidence == Diagnosis::Evidence::exact &&
                    std::ranges::find(told.named, m) == told.named.end()) {
                    const auto [first, last] = answers.equal_range(told.named.front());
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

/// Windows that never narrow, but for one bound, and for two: it looks like that, not exactly.
void TestDiagnosis::nearlyMinimax() {
    const GameTree tree = treeOf(e12);
    const Sheet right = sheetUnder(tree, Question::windows, {});
    Answer answer =
        answerOfSlip(Misconception::windowsNeverNarrow, tree, Question::windows, right.procedure);
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
            QVERIFY(diagnose(tree, each.question, *sheet, key, profile).named.empty());
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
