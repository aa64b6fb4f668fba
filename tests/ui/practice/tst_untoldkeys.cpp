// Practice in the window: nothing that is seen, said or copied tells the key before it is asked
// for.

#include "tests/ui/practice/everyquestion.h"
#include "tests/ui/practice/mirrored.h"
#include "tests/ui/practice/onpaper.h"
#include "tests/ui/shell/perceived.h"
#include "ui/session/panes.h"

#include <QClipboard>
#include <QMenuBar>
#include <QMimeData>

using namespace prunus;

namespace {

/// With static values for depth 1, so that another move is right there; and of seven evaluations
/// depth 2 leaves none over in the one, and has too few in the other.
constexpr std::array<const char*, 2> mirroredPlies{
    R"({"format": "prunus-tree", "version": 1, "tree": [{"value": 13, "children": [16, 19]},
        {"value": 11, "children": [14, 18, 17]}, {"value": 10, "children": [12, 15]}]})",
    R"({"format": "prunus-tree", "version": 1, "tree": [{"value": 10, "children": [12, 15]},
        {"value": 11, "children": [14, 18, 17]}, {"value": 13, "children": [16, 19]}]})"};

} // namespace

class TestUntoldKeys : public QObject {
    Q_OBJECT

  private slots:
    /// The first window of a program makes what later ones find, so that it has more to say.
    void initTestCase() {
        const Practising shown(Question::values, mirroredTrees[0], enteredWith());
    }

    void nothingTellsTheKey_data() { everyQuestionRow(); }

    void nothingTellsTheKey() {
        QFETCH(const Question, question);
        ToldOfBoth written;
        ToldOfBoth told;
        QImage picture;
        for (const char* tree : asksForDepth(question) ? mirroredPlies : mirroredTrees) {
            Practising shown(question, tree, enteredWith());
            QVERIFY(shown.asked().trace()->isUnsearched());
            shown.clickNode({1});
            shown.clickNode({2, 1});
            shown.press(Qt::Key_H, Qt::ControlModifier); // the rule
            shown.canvas().setFocus();
            settle(shown.window);
            QTRY_VERIFY(isAtRest(shown.window));
            QImage now = shown.canvas().grab().toImage();
            QPainter painter(&now);
            for (NodeId n; n.value < shown.exercise().task().tree->nodeCount(); ++n) {
                if (shown.exercise().task().tree->hasStaticValue(n)) {
                    painter.fillRect(shown.canvas().nodeRect(n), Qt::gray);
                }
            }
            painter.end();
            written.look(writtenIn(shown.window) + QStringList{svgOf(shown), texOf(shown),
                                                               svgOf(shown, false),
                                                               texOf(shown, false)});
            told.look(toldOf(shown.window));
            QVERIFY(picture.isNull() || now == picture);
            picture = now;
        }
    }

    void norOnTheOpenTree() {
        ToldOfBoth told;
        for (const char* tree : mirroredTrees) {
            Practising shown;
            shown.window.openText(QLatin1String(tree), QStringLiteral("A tree"));
            shown.trigger("last");
            shown.choose("practiseOnThisTree", "Cross out what is skipped");
            QVERIFY(shown.asked().trace()->isUnsearched());
            settle(shown.window);
            QTRY_VERIFY(isAtRest(shown.window));
            QStringList now = writtenIn(shown.window) + toldOf(shown.window);
            for (const QAction* top : shown.window.menuBar()->actions()) {
                now << top->text() + QString::number(int(top->isEnabled()));
                for (const QAction* each : top->menu<QMenu*>()->actions()) {
                    const bool reached = top->isEnabled() && each->isVisible();
                    now << (reached ? each->text() + each->toolTip() +
                                          QString::number(int(each->isEnabled()))
                                    : QString());
                }
            }
            QGuiApplication::clipboard()->clear();
            shown.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
            QTRY_VERIFY(!QGuiApplication::clipboard()->image().isNull());
            const QByteArray copied =
                QGuiApplication::clipboard()->mimeData()->data("image/svg+xml");
            QVERIFY(copied.contains("Cross out every leaf that alpha-beta does not examine."));
            now << QString::fromUtf8(copied);
            shown.press(Qt::Key_W);
            shown.press(Qt::Key_M, Qt::ControlModifier);
            QCOMPARE(shown.window.session().panes().count(), 1);
            QVERIFY(!shown.window.session().showsProof());
            told.look(now);
        }
    }
};

QTEST_MAIN(TestUntoldKeys)
#include "tst_untoldkeys.moc"
