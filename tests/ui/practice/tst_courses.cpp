// Practice ▸ Course: courses that are chosen, courses in files of one's own, and what is said of
// them. What they change in questions is in tst_courserules.

#include "core/practice/profilejson.h"
#include "core/practice/shippedprofiles.h"
#include "tests/contentof.h"
#include "tests/rows.h"
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
    explicit Choosing(bool remembers = false) {
        if (remembers) {
            window.rememberIn(userSettings());
        }
        ask();
    }

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
    /// Returns what is said of it.
    QString take(const char* id) const {
        list().setCurrentRow(static_cast<int>(shippedProfile(id) - shippedProfiles().data()));
        return part<QLabel>(*dialog, "courseDescribed").text();
    }
    void click(const char* button) const {
        QTest::mouseClick(&part<QPushButton>(*dialog, button), Qt::LeftButton);
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
    /// Now, and the next time.
    void theRulesStandOnTheQuestion() {
        const OwnSettings settings;
        const QString title = QString::fromStdString(shippedProfile("berkeley-cs188")->title);
        {
            Choosing first(true);
            QVERIFY(first.dialog != nullptr);
            QCOMPARE(first.list().currentRow(), 0);
            first.take("berkeley-cs188");
            first.click("useCourse");
            first.choose("startPractice", "Cut or not?");
            const QString rules = "Searched left to right, MAX at the root. Graded under: cut "
                                  "when α > β · fail-soft · course profile “%1”.";
            QCOMPARE(first.text("practiceRules"), rules.arg(title));
            // The set at hand has its own.
            QVERIFY(!first.find<QAction>("askForCourse").isVisible());
        }
        Practising again;
        again.window.rememberIn(userSettings());
        QVERIFY(again.find<QAction>("askForCourse").toolTip().contains(title));
        again.choose("startPractice", "Order");
        QVERIFY(again.text("practiceRules").contains(title));
    }

    void saysWhatIsNotKnownOfACourse() {
        Choosing shown;
        const QString said = shown.take("uci-cs271");
        QVERIFY2(said.contains("MIN at the root"), qPrintable(said));
        QVERIFY2(
            said.contains("Not found in the course’s public material, so check it: the cut rule"),
            qPrintable(said));
        QVERIFY2(!said.contains("keep to"), qPrintable(said));
        const QString own = shown.take("prunus");
        QVERIFY2(!own.contains("Not found") && !own.contains("keep to"), qPrintable(own));
    }

    /// And the keys that are not kept to are as the program has them by itself.
    void everyCourseIsDescribed() {
        Choosing shown;
        for (const Profile& each : shippedProfiles()) {
            const QString said = shown.take(each.id.c_str());
            QVERIFY2(said.startsWith("Source: "), each.id.c_str());
            for (const std::string_view key : keysNotKept(each)) {
                QVERIFY2(said.contains("“" + QString(std::string(key).c_str()) + "”"),
                         each.id.c_str());
            }
            QVERIFY2(keysNotKept(asKept(each)).empty(), each.id.c_str());
        }
    }

    /// Also what it has no field for.
    void theFormKeepsWhatIsNotTouched() {
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
            QCOMPARE(kept != nullptr && kept->text().contains("cut: “Schnitt”"),
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
    void aCourseOfOnesOwn() {
        const OwnSettings settings;
        Choosing shown;
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
        QTRY_COMPARE(shown.courses().last(), "My course");
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
        const QString rules = shown.text("practiceRules");
        QVERIFY2(rules.contains(
                     "cut when α > β, or throughout cut when α ≥ β · fail-soft · first window [−3, "
                     "+∞] · a bound that crosses the other is written as it is, or throughout a "
                     "bound that would cross the other stops at it · course profile “My course”"),
                 qPrintable(rules));
        shown.trigger("leavePractice");
        shown.ask();
        QCOMPARE(shown.list().currentItem()->text(), "My course");
        shown.click("forgetCourse");
        QCOMPARE(shown.courses().size(),
                 qsizetype(shippedProfiles().size()) + 1); // it is in use still
    }

    void aFileThatIsWrongIsToldWhere_data() {
        const Rows<QByteArray, QString> row("text", "said");
        row("an unknown key", "{\"cut\": \"ge\",\n \"fial\": \"hard\"}",
            "wrong.json, line 2, column 2: Unknown key \"fial\"");
        row("no JSON", "cut", "wrong.json, line 1, column 1: ");
    }

    void aFileThatIsWrongIsToldWhere() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, said);
        const OwnSettings settings;
        Choosing shown;
        const auto before = shown.courses();
        shown.openFile(settings.written("wrong.json", text));
        QVERIFY2(shown.fault().startsWith(said), qPrintable(shown.fault()));
        QCOMPARE(shown.courses(), before);
        shown.openFile(settings.written("right.json", "{\"cut\": \"gt\"}"));
        QCOMPARE(shown.courses().last(), "right");
        QCOMPARE(shown.list().currentItem()->text(), "right");
    }
};

QTEST_MAIN(TestCourses)
#include "tst_courses.moc"
