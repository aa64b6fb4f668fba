// A lesson is written by keys and mouse alone, saved, opened and taken.

#include "core/lessons/lessonjson.h"
#include "tests/ui/lessons/takinglesson.h"
#include "ui/lessons/lessonwriter.h"
#include "ui/lessons/writingwords.h"
#include "ui/widgets/noticebar.h"

#include <QDir>
#include <QListWidget>
#include <QPlainTextEdit>

using namespace prunus;

namespace {

/// A window in which a lesson is written, at once if it `begins`.
class Writing : public TakingLesson {
  public:
    explicit Writing(bool begins = false) {
        if (begins) {
            begin();
        }
    }
    void begin() {
        trigger("newLesson");
        settle(window);
    }
    void openTree(const char* text) {
        window.openText(QString(text), QString(text));
        settle(window);
    }
    [[nodiscard]] LessonWriter& writer() const { return find<LessonWriter>("lessonWriter"); }
    void clickIn(const char* button) const {
        QTest::mouseClick(&part<QPushButton>(writer(), button), Qt::LeftButton);
    }
    /// Into the field that has the keyboard.
    void type(const char* field, const QString& text) const {
        auto& edit = part<QWidget>(writer(), field);
        edit.setFocus();
        QTest::keyClicks(&edit, text);
    }
    [[nodiscard]] QStringList rows() const {
        const auto& list = part<QListWidget>(writer(), "lessonPlaces");
        QStringList all;
        for (int row = 0; row < list.count(); ++row) {
            all << list.item(row)->text().trimmed();
        }
        return all;
    }
    void go(int row) const { part<QListWidget>(writer(), "lessonPlaces").setCurrentRow(row); }
    void choose(const char* list, int entry) const {
        auto& box = part<QComboBox>(writer(), list);
        writer().activateWindow(); // or Home is the other window's
        box.setFocus();
        QTRY_VERIFY(box.hasFocus());
        QTest::keyClick(&box, Qt::Key_Home);
        for (int k = 0; k < entry; ++k) {
            QTest::keyClick(&box, Qt::Key_Down);
        }
    }
    [[nodiscard]] QStringList warnings() const {
        QStringList all;
        for (const QLabel* each : writer().findChildren<QLabel*>(QStringLiteral("ambiguity"))) {
            if (each->isVisible()) {
                all << each->text();
            }
        }
        return all;
    }
    [[nodiscard]] QString notice() const {
        return part<NoticeBar>(writer(), "writerNotice").text();
    }
};

} // namespace

class TestWritingLessons : public QObject {
    Q_OBJECT

  private slots:
    void init() { files_ = std::make_unique<FilesOfTest>(); }

    void writtenSavedAndTaken() {
        const QString file = files_->path("mine.prunus-lesson.json");
        Writing shown(true);
        shown.type("lessonTitle", "Why a branch may be skipped");
        shown.clickIn("addText");
        shown.type("stepText", "Look at **C**.");
        shown.window.session().setStep(Step{7});
        shown.clickIn("addMoment");
        shown.clickIn("addQuestion");
        shown.type("questionText", "What is never read?");
        auto& points = shown.find<QDoubleSpinBox>("questionPoints");
        points.setFocus();
        points.selectAll();
        QTest::keyClicks(&points, "3");
        shown.clickIn("addQuestion");
        shown.choose("questionKind", 6); // counts
        QCOMPARE(shown.rows(),
                 (QStringList{"1. Look at C.", "2. Moment: Alpha-beta, step 7",
                              "3. Exercise e1, on a tree of 9 leaves",
                              "Question: Cross out what is skipped (3)", "Question: Counts (1)"}));
        QVERIFY(shown.writer().isWindowModified());
        shown.clickIn("writerSave");
        answerFile(shown.window, file);
        QVERIFY(!shown.writer().isWindowModified());
        shown.clickIn("writerClose");
        const auto written = readLesson(contentOf(file).toStdString());
        QVERIFY(written.has_value());
        QCOMPARE(written->id, "why-a-branch-may-be-skipped");
        QCOMPARE(exercisesOf(*written).front()->questions[1].question, Question::counts);

        shown.open(file);
        QCOMPARE(shown.read(), "Look at C.");
        QCOMPARE(shown.lessons().canvas()->session().step().value, 7U);
        shown.next();
        QCOMPARE(shown.text("prompt"), "What is never read?");
        Answer right; // figure 5.2: 4 and 6 of C are skipped
        right.marks = {shown.at({1, 1}), shown.at({1, 2})};
        shown.exercise().change(right);
        shown.trigger("checkAnswer");
        QCOMPARE(shown.text("checkHeading"), "Right at the first try · Points: 3 of 3");
    }

    void stepsMoveAndGo() {
        Writing shown(true);
        for (const char* text : {"one", "two", "three"}) {
            shown.clickIn("addText");
            shown.type("stepText", text);
        }
        shown.clickIn("stepUp");
        QCOMPARE(shown.rows(), (QStringList{"1. one", "2. three", "3. two"}));
        shown.go(0);
        shown.clickIn("stepUp"); // is the first
        shown.clickIn("stepDown");
        QCOMPARE(shown.rows(), (QStringList{"1. three", "2. one", "3. two"}));
        shown.clickIn("stepRemove");
        QCOMPARE(shown.rows(), (QStringList{"1. three", "2. two"}));
        shown.type("stepText", "!");
        QVERIFY(shown.rows()[1].contains('!')); // the next one is at hand
    }

    void everyChangeIsUndone() {
        Writing shown(true);
        const auto state = [&] {
            return shown.rows() + QStringList{shown.find<QLineEdit>("lessonTitle").text()};
        };
        std::vector<QStringList> states{state()};
        shown.type("lessonTitle", "abc"); // what is typed into one field is one change
        states.push_back(state());
        shown.clickIn("addText");
        states.push_back(state());
        shown.type("stepText", "xyz");
        states.push_back(state());
        shown.clickIn("addQuestion");
        states.push_back(state());
        shown.choose("questionKind", 0);
        states.push_back(state());
        shown.clickIn("stepRemove");
        states.push_back(state());
        for (std::size_t k = states.size() - 1; k-- > 0;) {
            shown.clickIn("writerUndo");
            QCOMPARE(state(), states[k]);
        }
        QVERIFY(!shown.find<QPushButton>("writerUndo").isEnabled());
        QVERIFY(!shown.writer().isWindowModified());
        for (std::size_t k = 1; k < states.size(); ++k) {
            shown.clickIn("writerRedo");
            QCOMPARE(state(), states[k]);
        }
    }

    /// In [1,[1,3]] a tie at the second MIN node cuts, or does not.
    void whatIsAmbiguousIsSaid() {
        Writing shown;
        shown.openTree("[1,[1,3]]");
        shown.begin();
        shown.clickIn("addQuestion");
        QCOMPARE(shown.warnings().size(), 1);
        QVERIFY2(shown.warnings()[0].startsWith("Under > instead of ≥ the key is different"),
                 qPrintable(shown.warnings()[0]));
        QVERIFY(shown.rows()[1].contains(u'⚠'));
        shown.clickIn("putRule");
        settle(shown.window);
        QVERIFY(shown.warnings().isEmpty());
        QVERIFY(!shown.rows()[1].contains(u'⚠'));
        auto& text = part<QPlainTextEdit>(shown.writer(), "questionText");
        const QString rule = text.toPlainText();
        QVERIFY2(rule.endsWith("The search cuts when α ≥ β."), qPrintable(rule));
        text.setFocus();
        QTest::keyClick(&text, Qt::Key_End, Qt::ControlModifier);
        for (int k = 0; k < 3; ++k) {
            QTest::keyClick(&text, Qt::Key_Backspace); // the rule stands there no more
        }
        QCOMPARE(shown.warnings().size(), 1);
        shown.openTree("[2,[1,3]]");
        shown.clickIn("addQuestion");
        QVERIFY(shown.warnings().isEmpty());
    }

    void questionsGoToTheirTree() {
        Writing shown(true);
        shown.clickIn("addQuestion");
        shown.clickIn("addQuestion");
        shown.openTree("[2,[1,3]]");
        shown.clickIn("addQuestion");
        QCOMPARE(shown.rows().size(), 5);
        QCOMPARE(shown.rows()[0], "1. Exercise e1, on a tree of 9 leaves");
        QCOMPARE(shown.rows()[3], "2. Exercise e2, on a tree of 3 leaves");
    }

    void whatCannotBeAddedIsTold() {
        Writing shown;
        const QString leaves = QStringList(2500, QStringLiteral("1")).join(u',');
        shown.window.openText(u'[' + leaves + u']', QStringLiteral("Wide"));
        QTRY_COMPARE(shown.window.session().document()->tree.nodeCount(), 2501U);
        shown.begin();
        for (const char* button : {"addMoment", "addQuestion"}) {
            shown.clickIn(button);
            QVERIFY2(shown.notice().contains("too large for a lesson"), qPrintable(shown.notice()));
            shown.find<NoticeBar>("writerNotice").hide();
            QVERIFY(shown.rows().isEmpty());
        }
    }

    void itIsTried() {
        Writing shown(true);
        shown.clickIn("addText");
        shown.type("stepText", "Hello");
        shown.choose("lessonMode", 3); // an exam, of which nobody is asked for a file now
        shown.clickIn("writerPreview");
        QVERIFY(shown.lessons().isTaken());
        QVERIFY(!shown.writer().isVisible());
        QCOMPARE(shown.read(), "Hello");
        shown.trigger("leavePractice");
        QVERIFY(shown.writer().isVisible());
        QCOMPARE(shown.rows(), QStringList{"1. Hello"});
    }

    void theSameEntryChangesNothing() {
        Writing shown(true);
        shown.choose("lessonMode", 0);
        for (const char* list : {"lessonMode", "lessonCourse"}) {
            auto& box = part<QComboBox>(shown.writer(), list);
            emit box.activated(box.currentIndex()); // as from its list, with Enter
        }
        QVERIFY(!shown.find<QPushButton>("writerUndo").isEnabled());
        QVERIFY(!shown.writer().isWindowModified());
        shown.choose("lessonMode", 2);
        QVERIFY(shown.writer().isWindowModified());
    }

    void theKeyboardGoesToWhatWasAdded() {
        Writing shown(true);
        shown.writer().activateWindow();
        shown.clickIn("addMoment");
        QTRY_VERIFY(part<QListWidget>(shown.writer(), "lessonPlaces").hasFocus());
        shown.clickIn("addQuestion");
        QTRY_VERIFY(part<QPlainTextEdit>(shown.writer(), "questionText").hasFocus());
    }

    void sheetsAreMadeOfTheOpenLesson() {
        const QString path = files_->write("w3.prunus-lesson.json", lessonIn("lesson"));
        Writing shown;
        shown.open(path);
        QVERIFY(!shown.find<QAction>("examSheets").isVisible()); // they show the key
        shown.trigger("leavePractice");
        shown.trigger("examSheets");
        QCOMPARE(shown.find<QLineEdit>("examLesson").text(), QDir::toNativeSeparators(path));
        QVERIFY(shown.find<QPushButton>("examWrite").isEnabled());
    }

    void unsavedWorkIsAskedAbout() {
        Writing shown(true);
        shown.clickIn("addText");
        QVERIFY(shown.window.holdsUnsaved());
        QVERIFY(!shown.window.close());
        QVERIFY(asks(shown.window, "unsavedLesson"));
        answer(shown.window, "unsavedLesson", "Cancel");
        QVERIFY(shown.window.isVisible());
        QCOMPARE(shown.rows().size(), 1);
        shown.clickIn("writerClose");
        answer(shown.window, "unsavedLesson", "Discard");
        settle(shown.window);
        QVERIFY(shown.window.findChild<LessonWriter*>() == nullptr);
        QVERIFY(shown.window.close());
    }

    void unsavedWorkOutlivesTheWindow() {
        {
            Writing shown;
            shown.window.recoverIn(files_->unsaved());
            shown.begin();
            shown.clickIn("addText");
            shown.type("stepText", "Not lost");
        }
        Writing shown;
        shown.window.recoverIn(files_->unsaved());
        shown.begin();
        QCOMPARE(shown.rows(), QStringList{"1. Not lost"});
        QVERIFY(shown.notice().startsWith("This lesson was left unsaved"));
        QVERIFY(shown.writer().isWindowModified());
        shown.clickIn("writerClose");
        answer(shown.window, "unsavedLesson", "Discard");
        settle(shown.window);
        QTRY_COMPARE(QDir(files_->unsaved() + "/lessons").entryList({"*.json"}), QStringList());
    }

    void anOpenLessonIsEdited() {
        const QString path = files_->write("w3.prunus-lesson.json", lessonIn("lesson"));
        Writing shown;
        shown.open(path);
        QVERIFY(shown.find<QAction>("editLesson").isVisible());
        shown.trigger("editLesson");
        settle(shown.window);
        QVERIFY(!shown.lessons().isTaken());
        QCOMPARE(shown.rows().size(), 6);
        QVERIFY(!shown.writer().isWindowModified());
        shown.go(5);
        shown.type("stepText", "!");
        shown.clickIn("writerSave"); // where it was
        const auto written = readLesson(contentOf(path).toStdString());
        QVERIFY(written.has_value());
        QVERIFY(std::get<LessonText>(written->steps[3]).text.find('!') != std::string::npos);
    }

  private:
    std::unique_ptr<FilesOfTest> files_;
};

QTEST_MAIN(TestWritingLessons)
#include "tst_writinglessons.moc"
