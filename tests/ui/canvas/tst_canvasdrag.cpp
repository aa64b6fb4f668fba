// Dragging subtrees and the numbers of leaves on the canvas, and what is said of a leaf's ranges.

#include "tests/ui/editedwindow.h"

using namespace prunus;

namespace {

struct DragWindow : EditedWindow {
    void press(QPoint at) { QTest::mousePress(&canvas, Qt::LeftButton, Qt::NoModifier, at); }
    /// In steps, as a hand does.
    void pull(QPoint from, QPoint to) {
        for (int k = 1; k <= 4; ++k) {
            QTest::mouseMove(&canvas, from + (to - from) * k / 4);
        }
    }
    void release(QPoint at) { QTest::mouseRelease(&canvas, Qt::LeftButton, Qt::NoModifier, at); }
    void drag(QPoint from, QPoint to) {
        press(from);
        pull(from, to);
        release(to);
    }
    using ShownWindow::press;
};

/// The first leaf is held over D, and not dropped yet.
struct HeldWindow : DragWindow {
    HeldWindow() {
        press(at(4));
        pull(at(4), at(3));
    }
    const QString before = tree();
};

} // namespace

class TestCanvasDrag : public QObject {
    Q_OBJECT

  private slots:
    void aDragMovesASubtreeIntoAGap() {
        DragWindow shown;
        shown.drag(shown.at(4), (shown.at(11) + shown.at(12)) / 2);
        QCOMPARE(shown.tree(), "[[12,8],[2,4,6],[14,5,3,2]]");
        QCOMPARE(shown.action("undo").text(), "&Undo move of 3");
    }

    void aDragOntoANodeMakesALastChild() {
        DragWindow shown;
        shown.drag(shown.at(4), shown.at(3));
        QCOMPARE(shown.tree(), "[[12,8],[2,4,6],[14,5,2,3]]");
    }

    void controlCopies() {
        DragWindow shown;
        const QPoint to = shown.at(3);
        shown.press(shown.at(1));
        shown.pull(shown.at(1), to);
        QTest::keyPress(&shown.canvas, Qt::Key_Control, Qt::ControlModifier);
        shown.release(to);
        QTest::keyRelease(&shown.canvas, Qt::Key_Control);
        QCOMPARE(shown.tree(), "[[3,12,8],[2,4,6],[14,5,2,[3,12,8]]]");
    }

    void escapeCancels() {
        HeldWindow shown;
        shown.canvas.setFocus();
        QTest::keyClick(&shown.canvas, Qt::Key_Escape);
        shown.release(shown.at(3));
        QCOMPARE(shown.tree(), shown.before);
        QCOMPARE(shown.selected(), 4U);
    }

    void theRightButtonCancels() {
        HeldWindow shown;
        QTest::mouseClick(&shown.canvas, Qt::RightButton, Qt::NoModifier, shown.at(3));
        shown.release(shown.at(3));
        QCOMPARE(shown.tree(), shown.before);
        shown.drag(shown.at(4), shown.at(3)); // and the next drag is one again
        QCOMPARE(shown.tree(), "[[12,8],[2,4,6],[14,5,2,3]]");
    }

    void anotherButtonDropsNothing() {
        HeldWindow shown;
        QTest::mouseClick(&shown.canvas, Qt::MiddleButton, Qt::NoModifier, shown.at(3));
        QCOMPARE(shown.tree(), shown.before);
        shown.release(shown.at(3));
        QCOMPARE(shown.tree(), "[[12,8],[2,4,6],[14,5,2,3]]");
    }

    void intoItselfIsNoPlace() {
        DragWindow shown;
        const QString before = shown.tree();
        shown.drag(shown.at(1), shown.at(5));
        QCOMPARE(shown.tree(), before);
        QVERIFY(!shown.session.editing().history().canUndo());
    }

    void theRootAndEmptyCanvasPan() {
        DragWindow shown;
        const QString before = shown.tree();
        const QPoint root = shown.at(0);
        shown.drag(root, root + QPoint(60, 40));
        QVERIFY(!shown.canvas.isFitted());
        QCOMPARE(shown.at(0), root + QPoint(60, 40));
        const QPoint empty(20, shown.canvas.height() - 20);
        shown.drag(empty, empty + QPoint(30, 0));
        QCOMPARE(shown.at(0), root + QPoint(90, 40));
        QCOMPARE(shown.tree(), before);
    }

    void aClickStillSelects() {
        DragWindow shown;
        shown.drag(shown.at(5), shown.at(5) + QPoint(2, 1));
        QCOMPARE(shown.selected(), 5U);
        QVERIFY(!shown.session.editing().history().canUndo());
    }

    void theNumberOfALeafIsPulled() {
        DragWindow shown;
        const QString before = shown.tree();
        shown.select(8); // 4
        const QPoint at = shown.at(8);
        shown.press(at);
        shown.pull(at, at - QPoint(0, 40));
        QCOMPARE(shown.tree(), "[[3,12,8],[2,9,6],[14,5,2]]"); // 40 pixels are 5
        shown.pull(at - QPoint(0, 40), at + QPoint(0, 24));
        shown.release(at + QPoint(0, 24));
        QCOMPARE(shown.tree(), "[[3,12,8],[2,1,6],[14,5,2]]");
        QCOMPARE(shown.action("undo").text(), "&Undo change of 4 to 1");
        shown.ShownWindow::press(Qt::Key_Z, Qt::ControlModifier); // all of it at once
        QCOMPARE(shown.tree(), before);
    }

    void escapeTakesAPulledNumberBack() {
        DragWindow shown;
        const QString before = shown.tree();
        shown.select(8);
        const QPoint at = shown.at(8);
        shown.press(at);
        shown.pull(at, at - QPoint(0, 40));
        QVERIFY(shown.tree() != before);
        shown.canvas.setFocus();
        QTest::keyClick(&shown.canvas, Qt::Key_Escape);
        shown.release(at);
        QCOMPARE(shown.tree(), before);
    }

    void keysChangeALeaf() {
        DragWindow shown;
        shown.select(8);
        const auto key = [&shown](Qt::Key k, Qt::KeyboardModifiers m) {
            shown.ShownWindow::press(k, m);
        };
        key(Qt::Key_Up, Qt::ControlModifier);
        key(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
        key(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(shown.tree(), "[[3,12,8],[2,14,6],[14,5,2]]");
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.tree(), "[[3,12,8],[2,4,6],[14,5,2]]");
    }

    void theRangesOfALeafAreTold() {
        DragWindow shown;
        const auto& text = shown.find<QLabel>("leafRanges");
        shown.select(1);
        QVERIFY(!text.isVisible()); // an inner node
        shown.select(5);
        auto& ask = shown.find<QPushButton>("askLeafRanges");
        QVERIFY(text.text().contains("the search must be over"));
        shown.select(4);
        QVERIFY(ask.isVisible());
        ask.click();
        QVERIFY(text.text().startsWith("The root’s value is this leaf’s for"));
        shown.select(5);
        QVERIFY(ask.isVisible()); // nobody asked about this one
        shown.session.setStep(shown.session.trace()->end());
        QVERIFY(!ask.isVisible());
        // The root's value is max(min(3, x, 8), 2, 2); B is best unless x < 2, and then C's 4 and 6
        // are read too, since its 2 is no cutoff against a smaller number.
        shown.select(5);
        QVERIFY(text.isVisible());
        QCOMPARE(text.text(), "The root’s value stays 3 for values ≥ 3.\n"
                              "The best move stays B for values ≥ 2.\n"
                              "The same leaves are skipped for values ≥ 2.");
        shown.select(4); // max(min(x, 8), 2, 2)
        QVERIFY(text.text().startsWith("The root’s value is this leaf’s for values ≥ 2 and ≤ 8."));
        shown.select(5);
        QVERIFY(text.text().contains("best move"));
        shown.session.setStep(Step{3});
        QVERIFY(!text.text().contains("best move")); // it was told at the end alone
        shown.session.setHideUnreadLeaves(true);
        QVERIFY(!text.isVisible() && !ask.isVisible() && text.text().isEmpty());
        // From the window 5…30 on, the search returns 5 wherever the root's value is no more.
        shown.session.setHideUnreadLeaves(false);
        SearchOptions options = shown.session.options();
        options.window = {5, 30};
        shown.session.setOptions(options);
        shown.session.setStep(shown.session.trace()->end());
        shown.select(4);
        QVERIFY2(text.text().startsWith("The search returns 5 for values ≤ 5.\n"
                                        "The search names no best move for values ≤ 5.\n"),
                 qPrintable(text.text()));
    }

    /// In a tree whose ranges take longer than a frame.
    void theRangesStayWhileTheNumberChanges() {
        DragWindow shown;
        QString wide(QStringLiteral("["));
        for (int i = 0; i < 700; ++i) {
            wide += QStringLiteral("[3,5],");
        }
        wide.back() = u']';
        shown.session.openText(wide, QStringLiteral("wide"));
        shown.session.setStep(shown.session.trace()->end());
        const auto& text = shown.find<QLabel>("leafRanges");
        shown.select(701); // the first 3
        QTRY_VERIFY(text.isVisible());
        shown.ShownWindow::press(Qt::Key_Up, Qt::ControlModifier);
        QVERIFY(text.isVisible());
        shown.select(703);
        QVERIFY(!text.isVisible()); // of another leaf nothing is known yet
        QTRY_VERIFY(text.isVisible());
    }

    /// So it does by the keys.
    void aNodeMovesAmongItsSiblings() {
        EditedWindow shown;
        shown.select(1);
        QVERIFY(!shown.action("moveLeft").isEnabled());
        QCOMPARE(shown.action("moveLeft").toolTip(), "It is the first of its siblings.");
        shown.press(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(shown.tree(), "[[2,4,6],[3,12,8],[14,5,2]]");
        shown.press(Qt::Key_Right, Qt::AltModifier); // the same node
        QCOMPARE(shown.tree(), "[[2,4,6],[14,5,2],[3,12,8]]");
        QVERIFY(!shown.action("moveRight").isEnabled());
        shown.press(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(shown.tree(), "[[2,4,6],[14,5,2],[3,12,8]]");
        shown.press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(shown.tree(), "[[2,4,6],[3,12,8],[14,5,2]]");
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.tree(), "[[2,4,6],[14,5,2],[3,12,8]]");
        shown.select(0);
        QVERIFY(!shown.action("moveLeft").isEnabled() && !shown.action("moveRight").isEnabled());
    }
};

QTEST_MAIN(TestCanvasDrag)
#include "tst_canvasdrag.moc"
