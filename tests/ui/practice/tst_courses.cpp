// Practice ▸ Course: questions under the conventions of a course, courses in files of one's own,
// and what is said of them.

#include "core/practice/answer.h"
#include "core/practice/profilejson.h"
#include "core/practice/shippedprofiles.h"
#include "tests/contentof.h"
#include "tests/ui/ownsettings.h"
#include "tests/ui/practice/practising.h"
#include "tests/ui/questions.h"
#include "ui/practice/coursedialog.h"
#include "ui/practice/courseform.h"
#include "ui/practice/marking.h"
#include "ui/practice/questionset.h"
#include "ui/words/coursewords.h"
#include "ui/words/practicewords.h"

#include <QFileDialog>
#include <QListWidget>

using namespace prunus;

namespace {

/// A window with the dialog of courses open.
struct Choosing : Practising {
    Choosing() { ask(); }

    void ask() {
        trigger("askForCourse");
        dialog = shownQuestion<CourseDialog>(window, "courseDialog");
    }
    [[nodiscard]] QListWidget& list() const { return part<QListWidget>(*dialog, "courseList"); }
    [[nodiscard]] QStringList courses() const {
        QStringList names;
        for (int row = 0; row < list().count(); ++row) {
            names << list().item(row)->text();
        }
        return names;
    }
    void take(const char* id) const {
        const Profile& course = *shippedProfile(id);
        list().setCurrentRow(static_cast<int>(&course - shippedProfiles().data()));
    }
    void click(const char* button) const {
        QTest::mouseClick(&part<QPushButton>(*dialog, button), Qt::LeftButton);
    }
    [[nodiscard]] QString described() const {
        return part<QLabel>(*dialog, "courseDescribed").text();
    }
    [[nodiscard]] QString fault() const { return part<QLabel>(*dialog, "courseFault").text(); }
    /// Opens a file that holds this.
    void openFile(const QString& path) const {
        click("openCourse");
        auto* files = shownQuestion<QFileDialog>(*dialog, "openCourseFile");
        QVERIFY(files != nullptr);
        emit files->fileSelected(path);
        files->reject();
    }

    CourseDialog* dialog = nullptr;
};

} // namespace

class TestCourses : public QObject {
    Q_OBJECT

  private slots:
    void theRulesStandOnTheQuestion();
    void isKeptForTheNextTime();
    void saysWhatIsNotKnownOfACourse();
    void everyCourseIsDescribed();
    void everyFieldOfTheFormMatters_data();
    void everyFieldOfTheFormMatters();
    void whatIsNotKept_data();
    void whatIsNotKept();
    void aSetLooksTheSameFromMin_data();
    void aSetLooksTheSameFromMin();
    void theTieKeepsItsOwnRule();
    void whatACourseSaysIsAsked_data();
    void whatACourseSaysIsAsked();
    void theFormKeepsWhatIsNotTouched();
    void theOpenTreeKeepsItsPlayer();
    void aCourseOfOnesOwn();
    void aFileThatIsWrongIsToldWhere_data();
    void aFileThatIsWrongIsToldWhere();
};

void TestCourses::theRulesStandOnTheQuestion() {
    Choosing shown;
    QVERIFY(shown.active && shown.dialog != nullptr);
    QCOMPARE(shown.list().currentRow(), 0);
    shown.take("berkeley-cs188");
    shown.click("useCourse");
    shown.choose("startPractice", "Cut or not?");
    const QString title = QString::fromStdString(shippedProfile("berkeley-cs188")->title);
    QCOMPARE(shown.text("practiceRules"),
             "Searched left to right, MAX at the root. Graded under: cut when α > β · fail-soft · "
             "course profile “" +
                 title + "”.");
    QVERIFY(!shown.find<QAction>("askForCourse").isVisible()); // the set at hand has its own
}

void TestCourses::isKeptForTheNextTime() {
    const OwnSettings settings;
    {
        Practising first;
        first.window.rememberIn(userSettings());
        first.trigger("askForCourse");
        auto* dialog = shownQuestion<CourseDialog>(first.window, "courseDialog");
        const Profile& course = *shippedProfile("ucla-cs161");
        part<QListWidget>(*dialog, "courseList")
            .setCurrentRow(static_cast<int>(&course - shippedProfiles().data()));
        QTest::mouseClick(&part<QPushButton>(*dialog, "useCourse"), Qt::LeftButton);
    }
    Practising again;
    again.window.rememberIn(userSettings());
    const QString title = QString::fromStdString(shippedProfile("ucla-cs161")->title);
    QVERIFY(again.find<QAction>("askForCourse").toolTip().contains(title));
    again.choose("startPractice", "Order");
    QVERIFY(again.text("practiceRules").contains(title));
}

void TestCourses::saysWhatIsNotKnownOfACourse() {
    Choosing shown;
    QVERIFY(shown.active);
    shown.take("uci-cs271");
    const QString said = shown.described();
    QVERIFY2(said.contains("MIN at the root"), qPrintable(said));
    QVERIFY2(said.contains("Not found in the course’s public material, so check it: the cut rule"),
             qPrintable(said));
    QVERIFY2(!said.contains("keep to"), qPrintable(said));
    shown.take("prunus");
    QVERIFY2(!shown.described().contains("Not found"), qPrintable(shown.described()));
    QVERIFY2(!shown.described().contains("keep to"), qPrintable(shown.described()));
}

/// And the keys that are not kept to are as the program has them by itself.
void TestCourses::everyCourseIsDescribed() {
    Choosing shown;
    QVERIFY(shown.active);
    for (const Profile& each : shippedProfiles()) {
        shown.take(each.id.c_str());
        QVERIFY2(shown.described().startsWith("Source: "), each.id.c_str());
        for (const std::string_view key : keysNotKept(each)) {
            QVERIFY2(shown.described().contains(
                         QStringLiteral("“%1”").arg(QString::fromStdString(std::string(key)))),
                     each.id.c_str());
        }
        QVERIFY2(keysNotKept(asKept(each)).empty(), each.id.c_str());
    }
}

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

void TestCourses::everyFieldOfTheFormMatters_data() {
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
void TestCourses::everyFieldOfTheFormMatters() {
    QFETCH(const QByteArray, key);
    const Profile course = readProfile(("{" + key + "}").toStdString()).value();
    QVERIFY(keysNotKept(course).empty());
    QCOMPARE(asKept(course), course);
    QVERIFY(saidUnder(course) != saidUnder({}));
}

void TestCourses::whatIsNotKept_data() {
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
void TestCourses::whatIsNotKept() {
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

void TestCourses::aSetLooksTheSameFromMin_data() {
    QTest::addColumn<int>("set");
    for (int set = 0; set < static_cast<int>(readySets); ++set) {
        QTest::addRow("%s", qPrintable(QuestionSets::menuName(static_cast<ReadySet>(set)))) << set;
    }
}

/// The same leaves are read, the same move is the best; values are those of the other player.
void TestCourses::aSetLooksTheSameFromMin() {
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
void TestCourses::theTieKeepsItsOwnRule() {
    const Profile course = asKept(*shippedProfile("berkeley-cs188"));
    const QuestionSet set = QuestionSets::of(ReadySet::tie, course);
    QCOMPARE(set.skills[0].profile.cut, CutRule::greaterOrEqual);
    QVERIFY(set.skills[0].profile.title.empty()); // which is not the course's
    QCOMPARE(set.skills[1].profile.cut, CutRule::greater);
    QCOMPARE(set.skills[1].profile.title, course.title);
}

void TestCourses::whatACourseSaysIsAsked_data() {
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
void TestCourses::whatACourseSaysIsAsked() {
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

/// Also what it has no field for.
void TestCourses::theFormKeepsWhatIsNotTouched() {
    const OwnSettings settings;
    for (const char* keys :
         {R"({"cut": "gt", "words": {"cut": "Schnitt"}})",
          R"({"windowShown": "history", "valueNotation": "plain", "cutNotation": "slash"})",
          R"({"algorithm": "minimax", "windowShown": "edge", "ownSideOnly": true})"}) {
        const Profile before = readProfile(keys).value();
        CourseForm form(before, {}, nullptr);
        form.setAttribute(Qt::WA_DeleteOnClose, false);
        form.show();
        const auto* kept = form.findChild<QLabel*>("courseWordsKept");
        QCOMPARE(kept != nullptr && kept->text().contains(QStringLiteral("cut: “Schnitt”")),
                 !before.words.empty());
        QTest::mouseClick(&part<QPushButton>(form, "saveCourse"), Qt::LeftButton);
        const QString path = settings.path() + "/same.prunus-profile.json";
        answerFile(form, path);
        QTRY_VERIFY(!form.isVisible());
        Profile after = readProfile(contentOf(path).toStdString()).value();
        after.id = before.id; // that of the file
        QCOMPARE(after, before);
        QFile::remove(path);
    }
}

void TestCourses::theOpenTreeKeepsItsPlayer() {
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

/// What the form has no field for is in its file, too.
void TestCourses::aCourseOfOnesOwn() {
    const OwnSettings settings;
    Choosing shown;
    QVERIFY(shown.active);
    shown.take("aima");
    shown.click("editCourse");
    auto* form = shownQuestion<CourseForm>(*shown.dialog, "courseForm");
    QVERIFY(form != nullptr);
    part<QLineEdit>(*form, "courseTitle").setText("My course");
    part<QComboBox>(*form, "courseCut").setCurrentIndex(1);
    auto& alpha = part<QLineEdit>(*form, "courseAlpha");
    auto& keys = part<QLineEdit>(*form, "courseUnverified");
    part<QComboBox>(*form, "courseMaxShape").setCurrentIndex(3); // was △
    part<QLineEdit>(*form, "courseMinWord").setText(" Minnie ");
    part<QComboBox>(*form, "courseOrder").setCurrentIndex(1);
    part<QComboBox>(*form, "coursePartial").setCurrentIndex(1);
    part<QDoubleSpinBox>(*form, "coursePerError").setValue(12.5);
    part<QCheckBox>(*form, "courseOwnSide").setChecked(true);
    const auto save = [&] {
        QTest::mouseClick(&part<QPushButton>(*form, "saveCourse"), Qt::LeftButton);
    };
    alpha.setText("three");
    save();
    QVERIFY(part<QLabel>(*form, "courseFault").text().startsWith("“three” is not a number."));
    alpha.setText("-3");
    keys.setText("cut, fial");
    save();
    const QString fault = part<QLabel>(*form, "courseFault").text();
    QVERIFY2(fault.contains("fial"), qPrintable(fault));
    keys.setText("cut");
    save();
    const QString path = settings.path() + "/mine.prunus-profile.json";
    answerFile(*form, path);
    QTRY_COMPARE(shown.courses().last(), QStringLiteral("My course"));
    Profile expected = *shippedProfile("aima");
    expected.id = "mine";
    expected.title = "My course";
    expected.cut = CutRule::greater;
    expected.window.alpha = -3;
    expected.shapes["max"] = "square";
    expected.words["min"] = "Minnie";
    expected.order = Profile::Order::reversed;
    expected.partial = Profile::Partial::perError;
    expected.perError = 0.125;
    expected.ownSideOnly = true;
    expected.unverified = {"cut"};
    QVERIFY(!expected.words.empty());
    QCOMPARE(readProfile(contentOf(path).toStdString()).value(), expected);
    shown.click("useCourse");
    shown.choose("startPractice", "Windows");
    QVERIFY2(shown.text("practiceRules")
                 .contains("cut when α > β · fail-soft · first window [−3, +∞] "
                           "· course profile “My course”"),
             qPrintable(shown.text("practiceRules")));
    shown.trigger("leavePractice");
    shown.ask();
    QCOMPARE(shown.list().currentItem()->text(), QStringLiteral("My course"));
    shown.click("forgetCourse");
    QCOMPARE(shown.courses().size(), qsizetype(shippedProfiles().size()) + 1); // it is in use still
}

void TestCourses::aFileThatIsWrongIsToldWhere_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("an unknown key") << QByteArray("{\"cut\": \"ge\",\n \"fial\": \"hard\"}")
                                    << QStringLiteral("wrong.json, line 2, column 2: Unknown key "
                                                      "\"fial\"");
    QTest::newRow("no JSON") << QByteArray("cut")
                             << QStringLiteral("wrong.json, line 1, column 1: ");
}

void TestCourses::aFileThatIsWrongIsToldWhere() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, said);
    const OwnSettings settings;
    Choosing shown;
    QVERIFY(shown.active);
    const auto before = shown.courses();
    shown.openFile(settings.written("wrong.json", text));
    QVERIFY2(shown.fault().startsWith(said), qPrintable(shown.fault()));
    QCOMPARE(shown.courses(), before);
    shown.openFile(settings.written("right.json", "{\"cut\": \"gt\"}"));
    QCOMPARE(shown.courses().last(), QStringLiteral("right"));
    QCOMPARE(shown.list().currentItem()->text(), QStringLiteral("right"));
}

QTEST_MAIN(TestCourses)
#include "tst_courses.moc"
