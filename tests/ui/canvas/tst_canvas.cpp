#include "tests/ui/settled.h"
#include "ui/canvas/treecanvas.h"

#include <QPointingDevice>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace prunus;

namespace {

void turnWheel(QWidget& widget, QPointF at, int notches) {
    QWheelEvent event(at, widget.mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace

/// A canvas with figure 5.2 of AIMA: node 0 is A; 1 to 3 are B, C, D; 4 to 12 the leaves.
class TestCanvas : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        session_ = std::make_unique<Session>();
        canvas_ = std::make_unique<TreeCanvas>(*session_);
        canvas_->setSmooth(false);
        canvas_->resize(800, 600);
        canvas_->show();
        canvas_->activateWindow();
        QVERIFY(QTest::qWaitForWindowExposed(canvas_.get()));
        session_->openText("[[3,12,8],[2,4,6],[14,5,2]]", "figure 5.2");
        QTRY_VERIFY(session_->hasSearch());
    }
    void cleanup() {
        canvas_.reset();
        session_.reset();
    }

    void everyNodeIsFoundAndSelectedAtItsRectangle() {
        for (std::uint32_t n = 0; n < 13; ++n) {
            const QRectF box = canvas_->nodeRect(NodeId{n});
            QVERIFY(QRectF(canvas_->rect()).contains(box));
            QCOMPARE(canvas_->nodeAt(box.center().toPoint()).value, n);
            click(NodeId{n});
            QCOMPARE(session_->selection().value, n);
        }
        QCOMPARE(canvas_->nodeAt({3, 3}).value, noNode.value);
        QVERIFY(canvas_->nodeRect(noNode).isNull());
        QTest::mouseClick(canvas_.get(), Qt::LeftButton, {}, QPoint(5, 5));
        QCOMPARE(session_->selection().value, noNode.value);
    }

    void theWheelZoomsAtThePointerAndEndsTheFit() {
        QVERIFY(canvas_->isFitted());
        const QPointF leaf = canvas_->nodeRect(NodeId{8}).center();
        turnWheel(*canvas_, leaf, 2);
        QVERIFY(!canvas_->isFitted());
        const QPointF after = canvas_->nodeRect(NodeId{8}).center();
        QVERIFY((after - leaf).manhattanLength() < 1);
        QVERIFY(canvas_->nodeRect(NodeId{8}).width() > 0);
        canvas_->fit();
        QVERIFY(canvas_->isFitted());
    }

    void twoFingersZoom() {
        std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
        const auto apart = [this] {
            return canvas_->nodeRect(NodeId{3}).center().x() -
                   canvas_->nodeRect(NodeId{1}).center().x();
        };
        const double before = apart();
        const QPoint middle = canvas_->rect().center();
        const QPoint half(60, 0);
        QTest::touchEvent(canvas_.get(), screen.get())
            .press(0, middle - half, canvas_.get())
            .press(1, middle + half, canvas_.get());
        for (int move = 1; move <= 10; ++move) {
            const QPoint reach = half + QPoint(6 * move, 0);
            QTest::touchEvent(canvas_.get(), screen.get())
                .move(0, middle - reach, canvas_.get())
                .move(1, middle + reach, canvas_.get());
        }
        QTest::touchEvent(canvas_.get(), screen.get())
            .release(0, middle - 2 * half, canvas_.get())
            .release(1, middle + 2 * half, canvas_.get());
        QVERIFY2(apart() > 1.7 * before && apart() < 2.1 * before,
                 qPrintable(QString::number(apart() / before)));
    }

    void zoomingByKeysKeepsTheCurrentNodeInItsPlace() {
        session_->setStep(Step{20}); // leaf 5 of D, at the right
        const NodeId current = session_->moment().currentNode();
        const QPointF place = canvas_->nodeRect(current).center();
        for (const bool in : {true, true, true, true, true, false, false}) {
            in ? canvas_->zoomIn() : canvas_->zoomOut();
            const QPointF now = canvas_->nodeRect(current).center();
            QVERIFY((now - place).manhattanLength() < 1);
        }
    }

    void aCurrentNodeOutOfViewDoesNotPullTheZoom() {
        session_->setStep(Step{4}); // leaf 3 of B, at the left
        canvas_->setFollows(false);
        for (int k = 0; k < 4; ++k) {
            canvas_->zoomIn();
        }
        canvas_->centreOn({session_->document()->layout.width(), 2});
        const QPointF middle = QRectF(canvas_->rect()).center();
        QVERIFY(!canvas_->rect().contains(
            canvas_->nodeRect(session_->moment().currentNode()).center().toPoint()));
        const double column = canvas_->view().treeX(middle.x());
        canvas_->zoomIn();
        QVERIFY(std::abs(canvas_->view().treeX(middle.x()) - column) < 0.01);
    }

    void draggingPansAndDoesNotSelect() {
        const QPointF before = canvas_->nodeRect(NodeId{2}).center();
        // Between two nodes: over one, it is the node that is moved.
        const QPoint from = ((before + canvas_->nodeRect(NodeId{3}).center()) / 2).toPoint();
        QTest::mousePress(canvas_.get(), Qt::LeftButton, {}, from);
        QTest::mouseMove(canvas_.get(), from + QPoint(20, 10));
        QTest::mouseMove(canvas_.get(), from + QPoint(60, 40));
        QTest::mouseRelease(canvas_.get(), Qt::LeftButton, {}, from + QPoint(60, 40));
        const QPointF after = canvas_->nodeRect(NodeId{2}).center();
        QVERIFY(((after - before) - QPointF(60, 40)).manhattanLength() < 1);
        QCOMPARE(session_->selection().value, noNode.value);
    }

    void aFittedTreeStaysFittedWhenTheWindowGrows() {
        canvas_->resize(500, 400);
        QVERIFY(QRectF(canvas_->rect()).contains(canvas_->nodeRect(NodeId{12})));
        canvas_->resize(1200, 800);
        QVERIFY(canvas_->isFitted());
        QVERIFY(QRectF(canvas_->rect()).contains(canvas_->nodeRect(NodeId{4})));
    }

    void theCurrentNodeStaysInViewWhenPanelsTakeRoom() {
        for (int k = 0; k < 6; ++k) {
            canvas_->zoomIn();
        }
        session_->setStep(Step{22});
        const NodeId current = session_->moment().currentNode();
        for (const QSize& size : {QSize(700, 600), QSize(400, 500), QSize(300, 200)}) {
            canvas_->resize(size);
            QVERIFY(QRectF(canvas_->rect()).contains(canvas_->nodeRect(current).center()));
        }
    }

    void aViewThatIsNotSmoothMovesAtOnceAndOnce_data() {
        QTest::addColumn<bool>("smooth");
        QTest::newRow("switched off, the view is there at once") << false;
        QTest::newRow("switched on, it glides in several frames") << true;
    }

    void aViewThatIsNotSmoothMovesAtOnceAndOnce() {
        QFETCH(bool, smooth);
        for (int k = 0; k < 8; ++k) {
            canvas_->zoomIn();
        }
        session_->setStep(Step{3});
        canvas_->setSmooth(smooth);
        const QSignalSpy moved(canvas_.get(), &TreeCanvas::viewChanged);
        session_->setStep(Step{22});
        if (smooth) {
            QTRY_VERIFY(moved.count() > 2);
        } else {
            QCOMPARE(moved.count(), 1);
            QTRY_VERIFY(isAtRest(*canvas_));
            QCOMPARE(moved.count(), 1);
        }
    }

    void afterTabArrowKeysWalkAndEnterGoesToTheNodesFirstStep() {
        canvas_->clearFocus();
        canvas_->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(canvas_->hasFocus());
        QTest::keyClick(canvas_.get(), Qt::Key_Down); // nothing selected yet: the root
        QCOMPARE(session_->selection().value, 0U);
        QTest::keyClick(canvas_.get(), Qt::Key_Down);
        QCOMPARE(session_->selection().value, 1U);
        QTest::keyClick(canvas_.get(), Qt::Key_Right);
        QCOMPARE(session_->selection().value, 2U);
        QTest::keyClick(canvas_.get(), Qt::Key_Left);
        QTest::keyClick(canvas_.get(), Qt::Key_Left); // the row ends here
        QCOMPARE(session_->selection().value, 1U);
        QTest::keyClick(canvas_.get(), Qt::Key_Up);
        QCOMPARE(session_->selection().value, 0U);
        QTest::keyClick(canvas_.get(), Qt::Key_Down);
        QTest::keyClick(canvas_.get(), Qt::Key_Return);
        QCOMPARE(session_->step().value, 2U); // enter A, enter B
    }

    void afterAClickArrowKeysAreLeftToTheWindow() {
        click(NodeId{1});
        QTest::keyClick(canvas_.get(), Qt::Key_Down);
        QCOMPARE(session_->selection().value, 1U);
    }

    void stepsOutOfSightAreFollowedUnlessSwitchedOff() {
        for (int k = 0; k < 12; ++k) {
            canvas_->zoomIn();
        }
        session_->setStep(Step{26});
        QVERIFY(QRectF(canvas_->rect()).contains(canvas_->nodeRect(NodeId{0}).center()));
        session_->setStep(Step{22});
        const NodeId far = session_->moment().currentNode();
        QVERIFY(QRectF(canvas_->rect()).contains(canvas_->nodeRect(far).center()));
        canvas_->setFollows(false);
        const View view = canvas_->view();
        session_->setStep(Step{3});
        QCOMPARE(canvas_->view(), view);
    }

    void theViewMovesOnlyWhenTheCurrentNodeWouldLeaveItsInnerPart() {
        // The four-level tree of 33 nodes, zoomed in so that a third of it is in view.
        session_->openText("[[[[5,6],[7,4,5]],[[3]]],[[[6],[6,9]],[[7]]],[[[5]],[[9,8],[6]]]]", {});
        canvas_->setMinimap(false);
        for (int k = 0; k < 4; ++k) {
            canvas_->zoomIn();
        }
        const QSizeF size = canvas_->size();
        // Surely comfortable is what lies a fifth of the area away from its edges.
        const QRectF inner(size.width() / 5, size.height() / 5, size.width() * 3 / 5,
                           size.height() * 3 / 5);
        int moves = 0;
        const std::uint32_t end = session_->trace()->end().value;
        for (std::uint32_t k = 1; k <= 2 * end; ++k) {
            const View before = canvas_->view();
            session_->setStep(Step{k <= end ? k : 2 * end - k});
            const NodeId current = session_->moment().currentNode();
            if (current == noNode) {
                continue;
            }
            const View after = canvas_->view();
            const auto document = session_->document();
            const QPointF place(document->layout.x(current), document->tree.rowOf(current).value);
            if (inner.contains(before.pixel(place))) {
                QCOMPARE(after, before);
            }
            QVERIFY(QRectF(canvas_->rect()).contains(after.pixel(place)));
            QCOMPARE(after.columnGap, before.columnGap);
            QCOMPARE(after.rowGap, before.rowGap);
            moves += after == before ? 0 : 1;
        }
        QVERIFY2(moves > 2 && moves < int(end), qPrintable(QString::number(moves)));
    }

    void largerTextMakesLargerNodesWhereThereIsRoom() {
        canvas_->resize(2800, 1900);
        const double before = canvas_->nodeRect(NodeId{0}).width();
        canvas_->setTextScale(3);
        QVERIFY(canvas_->nodeRect(NodeId{0}).width() > before * 1.3);
    }

    void aCanvasWithoutASearchPaintsNothingAndFindsNothing() {
        Session empty;
        TreeCanvas canvas(empty);
        canvas.resize(300, 200);
        const QImage image = canvas.grab().toImage();
        QCOMPARE(image.pixelColor(0, 0), themeFor(canvas.palette()).background);
        QCOMPARE(canvas.nodeAt({100, 100}).value, noNode.value);
        turnWheel(canvas, {100, 100}, 1);
        QTest::mouseClick(&canvas, Qt::LeftButton);
        QCOMPARE(empty.selection().value, noNode.value);
    }

    void aScreenReaderIsToldWhatThisIs() {
        QVERIFY(!canvas_->accessibleName().isEmpty());
        QVERIFY(canvas_->accessibleDescription().contains("Enter"));
    }

  private:
    void click(NodeId n) {
        QTest::mouseClick(canvas_.get(), Qt::LeftButton, {},
                          canvas_->nodeRect(n).center().toPoint());
    }

    std::unique_ptr<Session> session_;
    std::unique_ptr<TreeCanvas> canvas_;
};

QTEST_MAIN(TestCanvas)
#include "tst_canvas.moc"
