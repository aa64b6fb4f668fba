// What an author says at steps, in the window: written, pointed and framed with by keys and by the
// mouse, shown where it stands, kept with the tree, and told to nobody who is to find something
// out.

#include "core/notation/readtree.h"
#include "tests/ui/editedwindow.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/questions.h"
#include "tests/ui/shell/perceived.h"
#include "ui/panels/notestrip.h"
#include "ui/panels/timelinetrack.h"
#include "ui/practice/practicepage.h"
#include "ui/shell/practicemode.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTreeWidget>

using namespace prunus;

namespace {

constexpr unsigned nodeB = 1;
constexpr unsigned nodeC = 2;
constexpr unsigned leaf2 = 7;
const char* const words = "Enough is known of C.";

/// Figure 5.2 with alpha-beta, in which step 14 is the cutoff at C.
struct NotedWindow : EditedWindow {
    [[nodiscard]] const std::vector<Note>& notes() const {
        return session.document()->tree.header().notes;
    }
    [[nodiscard]] QWidget& strip() const { return *window.findChild<NoteStrip*>(); }
    [[nodiscard]] QString said() const { return text("noteText"); }
    [[nodiscard]] QList<int> marked() const {
        QList<int> steps;
        for (const NoteStep& each : window.findChild<TimelineTrack*>()->notes()) {
            steps << int(each.step.value);
        }
        return steps;
    }
    [[nodiscard]] NoteMarks marks() const { return canvas.picture(session.moment()).notes; }
    [[nodiscard]] QDialog& dialog(const char* name) const {
        if (auto* found = shownQuestion<QDialog>(window, name)) {
            return *found;
        }
        qFatal("no %s is open", name);
    }
    void clickIn(const char* name, const char* button) const {
        QTest::mouseClick(&part<QPushButton>(dialog(name), button), Qt::LeftButton);
    }
    /// A row of the list of all notes: its step, its place and its text.
    [[nodiscard]] QString listed(int column) const {
        return part<QTreeWidget>(dialog("notesList"), "noteRows").topLevelItem(0)->text(column);
    }
    /// With keys alone.
    void write(const QString& text) {
        press(Qt::Key_F4);
        auto& field = part<QPlainTextEdit>(dialog("noteDialog"), "noteField");
        QTRY_VERIFY(field.hasFocus());
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(shownQuestion<QDialog>(window, "noteDialog") == nullptr);
        takeKeys();
    }
    /// After a dialog, as shortcuts fire only in the active window. Offscreen no window manager
    /// makes it that again.
    void takeKeys() {
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    /// From the menu that comes with the right button on a node.
    void choose(unsigned node, const char* command) {
        const QPoint place = at(node);
        QTest::mouseClick(&canvas, Qt::LeftButton, Qt::NoModifier, place);
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, canvas.mapToGlobal(place));
        QApplication::sendEvent(&canvas, &event);
        auto& menu = *window.findChildren<QMenu*>("canvasMenu").last();
        QTRY_VERIFY(menu.isVisible());
        QAction& entry = action(command);
        QVERIFY(menu.actions().contains(&entry));
        // From Qt 6.8 on, a menu leaves a click without an answer until the mouse has moved.
        menu.setActiveAction(&entry);
        QTest::keyClick(&menu, Qt::Key_Return);
        takeKeys();
    }
    void goTo(unsigned step) { session.setStep(Step{step}); }
    void writeAt(unsigned step, const QString& text = words) {
        goTo(step);
        write(text);
    }
};

/// Whether the words come anywhere in what the window says, in whatever property.
bool says(QWidget& window, const QString& text) {
    return !(writtenIn(window) + toldOf(window)).filter(text).isEmpty();
}

} // namespace

class TestNotesInWindow : public QObject {
    Q_OBJECT

  private slots:
    void isWrittenWithKeys() {
        NotedWindow shown;
        QVERIFY(!shown.strip().isVisible());
        shown.press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(shown.step(), 14);
        shown.write(words);
        QCOMPARE(shown.notes().size(), std::size_t(1));
        const Note& note = shown.notes()[0];
        QVERIFY(note.place == (NotePlace{NodeId{nodeC}, NoteEvent::cutoff, 1}));
        QCOMPARE(note.search, std::string("alpha-beta"));
        QCOMPARE(note.text, std::string(words));
        QCOMPARE(shown.step(), 14);
        QVERIFY(shown.strip().isVisible());
        QCOMPARE(shown.said(), QLatin1String(words));
        QCOMPARE(shown.text("noteCount"), "note 1 of 1");
        QCOMPARE(shown.marked(), QList<int>{14});
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.said(), QString());
        QCOMPARE(shown.text("noteCount"), "1 note");
        QCOMPARE(shown.action("undo").text(), "&Undo note");
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shown.notes().empty() && !shown.strip().isVisible() && shown.marked().isEmpty());
        shown.press(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(shown.marked(), QList<int>{14});
    }

    void isChangedAndRemoved() {
        NotedWindow shown;
        shown.writeAt(9);
        QTest::mouseClick(&shown.strip(), Qt::LeftButton);
        auto& field = part<QPlainTextEdit>(shown.dialog("noteDialog"), "noteField");
        QCOMPARE(field.toPlainText(), QLatin1String(words));
        const auto& set = part<QPushButton>(shown.dialog("noteDialog"), "noteApply");
        field.setPlainText(QString(501, u'a'));
        QVERIFY(!set.isEnabled());
        field.clear();
        QVERIFY(!set.isEnabled()); // says nothing
        field.setPlainText("Twice.");
        part<QCheckBox>(shown.dialog("noteDialog"), "noteOneSearch").click();
        shown.clickIn("noteDialog", "noteApply");
        shown.takeKeys();
        QCOMPARE(shown.said(), "Twice.");
        QCOMPARE(shown.notes().size(), std::size_t(1));
        QCOMPARE(shown.notes()[0].search, std::string());
        shown.press(Qt::Key_F4);
        shown.clickIn("noteDialog", "noteRemove");
        QVERIFY(shown.notes().empty());
    }

    void pointsAndFramesByMouse() {
        NotedWindow shown;
        shown.goTo(14);
        shown.choose(leaf2, "pointHere");
        QVERIFY(shown.marks().arrows == std::vector{NodeId{leaf2}});
        QCOMPARE(shown.said(), "An arrow points at 2 (1st child of C).");
        shown.choose(nodeB, "boxHere");
        QVERIFY(shown.marks().boxes == std::vector{NodeId{nodeB}});
        QCOMPARE(shown.notes().size(), std::size_t(1));
        shown.goTo(15);
        QVERIFY(shown.marks().arrows.empty() && shown.marks().boxes.empty());
        shown.goTo(14);
        shown.choose(nodeB, "boxHere"); // and takes it away
        QVERIFY(shown.marks().boxes.empty());
        shown.select(leaf2);
        shown.press(Qt::Key_F4, Qt::ShiftModifier);
        QVERIFY(shown.notes().empty()); // it said nothing more
    }

    /// The strip is as high as its longest note, at all steps.
    void theTreeStaysWhereItIs() {
        NotedWindow shown;
        shown.writeAt(5, QString(words).repeated(12));
        shown.writeAt(9);
        settle(shown.window);
        const QRect before = shown.canvas.geometry();
        for (const unsigned step : {0U, 5U, 6U, 9U, 26U}) {
            shown.goTo(step);
            settle(shown.window);
            QCOMPARE(shown.canvas.geometry(), before);
        }
        auto& text = shown.find<QLabel>("noteText");
        shown.goTo(5);
        QVERIFY(text.height() >= text.heightForWidth(text.width()));
    }

    void keysLeadFromNoteToNote() {
        NotedWindow shown;
        for (const unsigned step : {20U, 0U, 9U}) {
            shown.writeAt(step, QStringLiteral("At %1.").arg(step));
        }
        QCOMPARE(shown.marked(), (QList<int>{0, 9, 20}));
        shown.press(Qt::Key_N);
        QCOMPARE(shown.step(), 20);
        QCOMPARE(shown.said(), "At 20.");
        shown.press(Qt::Key_N);
        QCOMPARE(shown.step(), 20);
        shown.press(Qt::Key_N, Qt::ShiftModifier);
        shown.press(Qt::Key_N, Qt::ShiftModifier);
        QCOMPARE(shown.step(), 0);
        QCOMPARE(shown.said(), "At 0.");
    }

    void isOfTheSearchItWasWrittenFor() {
        NotedWindow shown;
        shown.writeAt(9); // B returns
        shown.search(Algorithm::minimax);
        QVERIFY(!shown.strip().isVisible() && shown.marked().isEmpty());
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shown.notes().empty());
        shown.press(Qt::Key_Y, Qt::ControlModifier);
        shown.action("allNotes").trigger();
        QCOMPARE(part<QTreeWidget>(shown.dialog("notesList"), "noteRows").topLevelItemCount(), 1);
        QCOMPARE(shown.listed(0), "—");
        QCOMPARE(shown.listed(1), "Return of B, in Alpha-beta");
        QVERIFY(!part<QPushButton>(shown.dialog("notesList"), "noteGoTo").isEnabled());
    }

    void followsEditsAndSaysWhatIsGone() {
        NotedWindow shown;
        shown.writeAt(14);
        // Something comes before C, and the cutoff there is another step.
        QVERIFY(!shown.session.editing().perform(InsertSibling{NodeId{nodeB}, false, 1}));
        QCOMPARE(shown.marked(), QList<int>{16});
        QVERIFY(!shown.session.editing().perform(DeleteSubtree{NodeId{nodeC + 1}}));
        QVERIFY(shown.marked().isEmpty());
        shown.action("allNotes").trigger();
        QCOMPARE(shown.listed(1), "At a node that is gone, in Alpha-beta");
        QCOMPARE(shown.listed(2), QLatin1String(words));
        shown.goTo(1);
        shown.clickIn("notesList", "noteMoveHere");
        QCOMPARE(shown.listed(0), "1");
        QCOMPARE(shown.marked(), QList<int>{1});
        shown.session.editing().undo();
        shown.session.editing().undo();
        QCOMPARE(shown.listed(0), "16");
        shown.goTo(3);
        shown.clickIn("notesList", "noteGoTo");
        QCOMPARE(shown.step(), 16);
        shown.clickIn("notesList", "noteDelete");
        QVERIFY(shown.notes().empty());
        QCOMPARE(part<QTreeWidget>(shown.dialog("notesList"), "noteRows").topLevelItemCount(), 0);
    }

    void aScreenReaderIsTold() {
        NotedWindow shown;
        shown.writeAt(14);
        shown.choose(nodeC, "boxHere");
        auto& card = shown.find<QWidget>("whatHappened");
        const QString news = QAccessible::queryAccessibleInterface(&card)->text(QAccessible::Name);
        QVERIFY2(news.endsWith(" Note: Enough is known of C. A box is around C with all below."),
                 qPrintable(news));
        QVERIFY(shown.canvas.description(NodeId{nodeC})
                    .endsWith("a note has a box around this and all below"));
        QVERIFY(!shown.canvas.description(NodeId{nodeB}).contains("note"));
        QVERIFY(says(shown.window, QLatin1String(words)));
    }

    void nothingOfItIsToldWhileLeavesAreHidden() {
        NotedWindow shown;
        shown.writeAt(14);
        shown.choose(nodeC, "pointHere");
        shown.select(noNode.value);
        shown.action("hideUnreadLeaves").trigger();
        settle(shown.window);
        QVERIFY(!shown.strip().isVisible() && shown.marked().isEmpty());
        QVERIFY(shown.marks().arrows.empty());
        QVERIFY(!says(shown.window, QLatin1String(words)));
        for (const char* name : {"noteHere", "pointHere", "allNotes", "removeNote"}) {
            QVERIFY2(!shown.action(name).isEnabled(), name);
        }
        shown.goTo(0);
        shown.press(Qt::Key_N);
        QCOMPARE(shown.step(), 0);
        shown.action("hideUnreadLeaves").trigger();
        shown.press(Qt::Key_N);
        QCOMPARE(shown.step(), 14);
        QCOMPARE(shown.said(),
                 QLatin1String(words)); // the arrow is seen, and told who cannot see it
        QCOMPARE(shown.find<QLabel>("noteText").accessibleName(),
                 QLatin1String(words) + QStringLiteral(" An arrow points at C."));
    }

    void nothingOfItIsToldInPractice() {
        NotedWindow shown;
        shown.write(words); // before the first step, where a question begins
        shown.choose(nodeC, "pointHere");
        for (QAction* each : shown.find<QMenu>("practiseOnThisTree").actions()) {
            if (each->isEnabled()) {
                each->trigger();
                break;
            }
        }
        auto& mode = *shown.window.findChild<PracticeMode*>();
        QVERIFY(mode.practising());
        settle(shown.window);
        QVERIFY(!says(shown.window, QLatin1String(words)));
        QVERIFY(mode.exercise().task().tree->header().notes.empty());
        QVERIFY(!shown.action("nextNote").isEnabled());
        mode.leave();
        QCOMPARE(shown.marked(), QList<int>{0});
        QVERIFY(shown.strip().isVisible());
    }

    void isKeptInTheDocumentAndByRecovery() {
        const FilesOfTest files;
        NotedWindow shown;
        shown.window.recoverIn(files.unsaved());
        shown.writeAt(14);
        QTRY_VERIFY(!files.kept().isEmpty());
        QTRY_VERIFY(contentOf(files.unsaved() + u'/' + files.kept().value(0)).contains(words));
        shown.action("saveAs").trigger();
        answerFile(shown.window, files.path("noted.json"));
        QTRY_VERIFY(!shown.window.isWindowModified());
        const ReadResult read = readJson(files.content("noted.json").toStdString());
        QVERIFY(read.has_value() && read->header().notes == shown.notes());
        shown.window.openFile(files.path("noted.json"));
        QTRY_COMPARE(shown.step(), 0);
        QCOMPARE(shown.marked(), QList<int>{14});
        // A format without room for it says so.
        shown.action("saveAs").trigger();
        answerFile(shown.window, files.path("noted.txt"));
        const auto* question = shownQuestion<QMessageBox>(shown.window, "lossQuestion");
        QVERIFY(question != nullptr);
        const QString asked = question->text() + question->informativeText();
        QVERIFY2(asked.contains("1 note at a step"), qPrintable(asked));
    }

    void canBeSwitchedOff() {
        NotedWindow shown;
        shown.write(words);
        shown.action("showNotes").trigger();
        QVERIFY(!shown.strip().isVisible() && shown.marked().isEmpty());
        shown.select(nodeC);
        shown.action("pointHere").trigger(); // what is pointed at shall be seen
        QVERIFY(shown.action("showNotes").isChecked() && shown.strip().isVisible());
        QCOMPARE(shown.notes().size(), std::size_t(1));
    }
};

QTEST_MAIN(TestNotesInWindow)
#include "tst_notesinwindow.moc"
