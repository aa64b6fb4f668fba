// Practice ▸ Course: courses that are chosen, courses in files of one's own, and what is said of
// them. What they change in questions is in tst_courserules.

#include "core/practice/profilejson.h"
#include "core/practice/shippedprofiles.h"
#include "tests/contentof.h"
#include "tests/ui/ownsettings.h"
#include "tests/ui/practice/practising.h"
#include "tests/ui/questions.h"
#include "ui/practice/coursedialog.h"
#include "ui/practice/courseform.h"
#include "ui/practice/courses.h"

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
    void theFormKeepsWhatIsNotTouched();
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
    QVERIFY2(
        shown.text("practiceRules")
            .contains(
                "cut when α > β, or throughout cut when α ≥ β · fail-soft · first window [−3, +∞] "
                "· a bound that crosses the other is written as it is, or throughout a bound that "
                "would cross the other stops at it · course profile “My course”"),
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
