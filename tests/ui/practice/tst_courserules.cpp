// Questions under the conventions of a course: each of them matters, sets keep to them, and what
// is not kept to is said.

#include "core/practice/answer.h"
#include "core/practice/profilejson.h"
#include "core/practice/shippedprofiles.h"
#include "tests/ui/practice/practising.h"
#include "ui/practice/courses.h"
#include "ui/practice/marking.h"
#include "ui/practice/questionset.h"
#include "ui/words/coursewords.h"
#include "ui/words/practicewords.h"

#include <QSettings>
#include <QTemporaryDir>

using namespace prunus;

namespace {

/// All that is said under these conventions before an answer, and of three answers: none skipped
/// where a tie cuts, a root that follows rightly from a wrong B, and a line to its end.
QString saidUnder(const Profile& profile) {
    QString said =
        PracticeWords::searched(Question::crossOut, profile, profile.root.value_or(Player::max));
    for (const Question question : askedQuestions) {
        said +=
            PracticeWords::gradedUnder(question, profile) +
            (traits(question).isPuzzle ? QString()
                                       : PracticeWords::prompt(question, profile, Player::max)) +
            PracticeWords::manner(question, profile);
    }
    const auto judge = [&](Question question, const char* tree, const Answer& answer) {
        const Task task{question, profile, std::make_shared<const GameTree>(*readText(tree))};
        const Marking marking = marked(task, answer, false);
        for (const GradedItem& each : marking.grade.items) {
            said += PracticeWords::verdict(each.verdict);
        }
    };
    judge(Question::crossOut, "[1,[1,1]]", {});
    Answer values;
    values.values = {{NodeId{0}, {WrittenValue::Relation::equal, 9}},
                     {NodeId{1}, {WrittenValue::Relation::equal, 9}},
                     {NodeId{2}, {WrittenValue::Relation::equal, 2}}};
    judge(Question::values, "[[3,12],[2,4]]", values);
    return said;
}

} // namespace

class TestCourseRules : public QObject {
    Q_OBJECT

  private slots:
    void everyFieldOfTheFormMatters_data();
    void everyFieldOfTheFormMatters();
    void whatIsNotKept_data();
    void whatIsNotKept();
    void aSetLooksTheSameFromMin_data();
    void aSetLooksTheSameFromMin();
    void theTieKeepsItsOwnRule();
    void whatACourseSaysIsAsked_data();
    void whatACourseSaysIsAsked();
    void theOpenTreeKeepsItsPlayer();
};

void TestCourseRules::everyFieldOfTheFormMatters_data() {
    QTest::addColumn<QByteArray>("key");
    for (const char* key : {R"("root": "min")",
                            R"("cut": "gt")",
                            R"("fail": "soft")",
                            R"("window": [2, "inf"])",
                            R"("tieMove": "last")",
                            R"("tieMove": "any")",
                            R"("pvLength": "2")",
                            R"("pvLength": "1")",
                            R"("valueNotation": "bound")",
                            R"("valueNotation": "interval")",
                            R"("countRoot": false)",
                            R"("countLeavesAsNodes": false)",
                            R"("strictConvention": true)",
                            R"("followThrough": false)",
                            R"("title": "A course")",
                            R"("order": "reversed")",
                            R"("leafSide": "mover")",
                            R"("rootCalls": "perChild")",
                            R"("lateEdge": true)",
                            R"("ownSideOnly": true)",
                            R"("leafBounds": true)",
                            R"("windowShown": "exit", "crossed": "clamp")",
                            R"("partial": "exact")",
                            R"("partial": "perError", "perError": 0.1)",
                            R"("windowShown": "edge")",
                            R"("algorithm": "alpha-beta-first-draft")",
                            R"("algorithm": "alpha-beta-second-draft")"}) {
        QTest::newRow(key) << QByteArray(key);
    }
}

/// Of each key that the form has a field for something is said, or an answer is judged otherwise.
void TestCourseRules::everyFieldOfTheFormMatters() {
    QFETCH(const QByteArray, key);
    const Profile course = readProfile(("{" + key + "}").toStdString()).value();
    QVERIFY(keysNotKept(course).empty());
    QCOMPARE(asKept(course), course);
    QVERIFY(saidUnder(course) != saidUnder({}));
}

void TestCourseRules::whatIsNotKept_data() {
    QTest::addColumn<QByteArray>("algorithm");
    QTest::addColumn<bool>("kept");
    QTest::newRow("no α and β") << QByteArray("minimax") << false;
    QTest::newRow("negamax without") << QByteArray("negamax") << false;
    QTest::newRow("nodes visited again") << QByteArray("pvs") << false;
    QTest::newRow("a table") << QByteArray("alpha-beta-tt") << false;
    QTest::newRow("no windows at all") << QByteArray("sss-star") << false;
    QTest::newRow("the usual one") << QByteArray("alpha-beta") << true;
    QTest::newRow("one function") << QByteArray("alpha-beta-negamax") << true;
    QTest::newRow("the first draft") << QByteArray("alpha-beta-first-draft") << true;
    QTest::newRow("the second draft") << QByteArray("alpha-beta-second-draft") << true;
}

/// It is said beside the course, and questions are about alpha-beta then.
void TestCourseRules::whatIsNotKept() {
    QFETCH(const QByteArray, algorithm);
    QFETCH(const bool, kept);
    const Profile course =
        readProfile((R"({"algorithm": ")" + algorithm + R"("})").toStdString()).value();
    const auto notKept = keysNotKept(course);
    QCOMPARE(notKept.empty(), kept);
    QCOMPARE(asKept(course).algorithm, kept ? course.algorithm : Algorithm::alphaBeta);
    const QString said = CourseWords::described(course, notKept);
    QCOMPARE(said.contains("does not keep to these keys of it: “algorithm”"), !kept);
}

void TestCourseRules::aSetLooksTheSameFromMin_data() {
    QTest::addColumn<int>("set");
    for (int set = 0; set < static_cast<int>(readySets); ++set) {
        QTest::addRow("%s", qPrintable(QuestionSets::menuName(static_cast<ReadySet>(set)))) << set;
    }
}

/// The same leaves are read, the same move is the best; values are those of the other player.
void TestCourseRules::aSetLooksTheSameFromMin() {
    QFETCH(const int, set);
    Profile course;
    course.id = "mirror";
    course.root = Player::min;
    const QuestionSet own = QuestionSets::of(static_cast<ReadySet>(set));
    const QuestionSet turned = QuestionSets::of(static_cast<ReadySet>(set), course);
    QCOMPARE(turned.skills.size(), own.skills.size());
    for (std::size_t k = 0; k < own.skills.size(); ++k) {
        if (traits(own.skills[k].question).isTyped) { // these say their own rules
            QCOMPARE(turned.skills[k].profile, own.skills[k].profile);
            continue;
        }
        if (turned.skills[k].demands) {
            QCOMPARE(turned.skills[k].demands->profile, turned.skills[k].profile);
        }
        for (std::size_t tree = 0; tree < own.skills[k].trees.size(); ++tree) {
            const Task one{own.skills[k].question, own.skills[k].profile,
                           own.skills[k].trees[tree]};
            const Task other{one.question, turned.skills[k].profile, turned.skills[k].trees[tree]};
            QCOMPARE(other.rootPlayer(), Player::min);
            const Sheet a = makeSheet(*one.tree, one.procedure()).value();
            const Sheet b = makeSheet(*other.tree, other.procedure()).value();
            QCOMPARE(a.leaves, b.leaves);
            QCOMPARE(a.move, b.move);
            QCOMPARE(a.skipped(), b.skipped());
        }
    }
}

/// It asks what ≥ and > make of a tie, whatever the course has.
void TestCourseRules::theTieKeepsItsOwnRule() {
    const Profile course = asKept(*shippedProfile("berkeley-cs188"));
    const QuestionSet set = QuestionSets::of(ReadySet::tie, course);
    QCOMPARE(set.skills[0].profile.cut, CutRule::greaterOrEqual);
    QVERIFY(set.skills[0].profile.title.empty()); // which is not the course's
    QCOMPARE(set.skills[1].profile.cut, CutRule::greater);
    QCOMPARE(set.skills[1].profile.title, course.title);
}

void TestCourseRules::whatACourseSaysIsAsked_data() {
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<int>("windows"); // of the first question of Windows
    QTest::addColumn<int>("values");  // of the second of Values and bounds
    using Shown = Profile::WindowShown;
    using Notation = Profile::ValueNotation;
    QTest::newRow("a course that says neither leaves both to the set")
        << QByteArray(R"({"cut": "gt"})") << int(Shown::entry) << int(Notation::bound);
    QTest::newRow("each change, said, though that is usual")
        << QByteArray(R"({"windowShown": "history"})") << int(Shown::history)
        << int(Notation::bound);
    QTest::newRow("numbers, said, though they are usual")
        << QByteArray(R"({"valueNotation": "plain", "cut": "gt"})") << int(Shown::entry)
        << int(Notation::plain);
    QTest::newRow("both are others")
        << QByteArray(R"({"windowShown": "exit", "valueNotation": "interval"})") << int(Shown::exit)
        << int(Notation::interval);
    QTest::newRow("never, which a question about them cannot be")
        << QByteArray(R"({"windowShown": "none"})") << int(Shown::entry) << int(Notation::bound);
}

/// Now, and when the program is started again.
void TestCourseRules::whatACourseSaysIsAsked() {
    QFETCH(const QByteArray, keys);
    QFETCH(const int, windows);
    QFETCH(const int, values);
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("own.ini")), QSettings::IniFormat);
    Courses now;
    now.keepIn(settings);
    Profile course = readProfile(keys.toStdString()).value();
    course.title = "a course of one's own";
    now.choose(course, keysSaidIn(keys));
    Courses later;
    later.keepIn(settings);
    for (const Courses* each : {&now, &later}) {
        const auto of = [each](ReadySet set, std::size_t k) {
            return QuestionSets::of(set, each->chosen(), each->said()).skills[k].profile;
        };
        QCOMPARE(int(of(ReadySet::windows, 0).windowShown), windows);
        QCOMPARE(int(of(ReadySet::bounds, 1).valueNotation), values);
    }
}

void TestCourseRules::theOpenTreeKeepsItsPlayer() {
    const auto tree = std::make_shared<const GameTree>(*readText(twoCuts));
    const Profile course = asKept(*shippedProfile("uci-cs271"));
    SearchOptions options;
    options.cut = CutRule::greater;
    const Skill skill =
        QuestionSets::about(tree, Question::crossOut, options, course).skills.front();
    QCOMPARE(skill.profile.root, std::optional<Player>());
    QCOMPARE(skill.profile.cut, course.cut);
    QCOMPARE(QuestionSets::about(tree, Question::crossOut, options).skills.front().profile.cut,
             CutRule::greater); // as it is searched
}

QTEST_MAIN(TestCourseRules)
#include "tst_courserules.moc"
