// Where the focus goes when nobody sends it anywhere: never into the tree, and never to a choice
// that the next key would change.

#include "tests/ui/shownwindow.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QTimer>
#include <QWheelEvent>

using prunus::Algorithm;
using prunus::Step;

namespace {

/// Neither the tree nor a control has the keys: arrows step.
void verifyThatArrowsStep(ShownWindow& shown) {
    QTRY_VERIFY(shown.find<QWidget>("mainArea").hasFocus());
    const int before = shown.step();
    shown.press(Qt::Key_Right);
    QCOMPARE(shown.step(), before + 1);
    shown.press(Qt::Key_Left);
    QCOMPARE(shown.step(), before);
    QCOMPARE(shown.session().selection(), prunus::noNode);
}

} // namespace

class TestFocusRules : public QObject {
    Q_OBJECT

  private slots:
    void theFocusLeavesAToolbarThatIsHidden() {
        ShownWindow shown;
        shown.session().setStep(Step{4});
        shown.find<QComboBox>("algorithm").setFocus(Qt::MouseFocusReason);
        shown.press(Qt::Key_F11);
        QTRY_VERIFY(!shown.find<QComboBox>("algorithm").isVisible());
        verifyThatArrowsStep(shown);
    }

    void dismissingAMessageLeavesTheKeysToTheSteps() {
        ShownWindow shown;
        shown.session().openText("[1,,2]", "mistake");
        QTRY_VERIFY(shown.find<QPushButton>("dismiss").isVisible());
        shown.click("dismiss");
        QVERIFY(!shown.find<QWidget>("errorBanner").isVisible());
        verifyThatArrowsStep(shown);
    }

    void theLinkToTheProofTakesNoFocusWithItself() {
        ShownWindow shown;
        shown.session().setStep(Step{14});
        shown.click("why");
        QVERIFY(shown.find<QWidget>("mainArea").hasFocus());
        shown.find<QPushButton>("why").setFocus(Qt::TabFocusReason);
        shown.session().setStep(Step{15}); // hides the link
        verifyThatArrowsStep(shown);
    }

    void aControlThatIsDisabledLeavesTheKeysToTheSteps() {
        ShownWindow shown;
        auto& rules = shown.find<QComboBox>("rules");
        rules.setFocus(Qt::MouseFocusReason);
        shown.search(Algorithm::minimax); // which has no rules
        QVERIFY(!rules.isEnabled());
        verifyThatArrowsStep(shown);
    }

    void choosingWithTheMouseGivesTheKeysBack() {
        ShownWindow shown;
        auto& box = shown.find<QComboBox>("algorithm");
        const int interval = QApplication::doubleClickInterval(); // a popup takes no click before
        QApplication::setDoubleClickInterval(0);
        const auto restore = qScopeGuard([&] { QApplication::setDoubleClickInterval(interval); });
        QTest::mouseClick(&box, Qt::LeftButton);
        QTRY_VERIFY(box.view()->isVisible());
        settle(shown.window);
        const QModelIndex negamax = box.model()->index(box.findText("Negamax"), 0);
        QTest::mouseClick(box.view()->viewport(), Qt::LeftButton, {},
                          box.view()->visualRect(negamax).center());
        QTRY_COMPARE(shown.session().options().algorithm, Algorithm::negamax);
        verifyThatArrowsStep(shown);
        shown.press(Qt::Key_Down);
        QCOMPARE(shown.session().options().algorithm, Algorithm::negamax);
    }

    void choosingWithTheKeysKeepsThem() {
        ShownWindow shown;
        auto& box = shown.find<QComboBox>("order");
        box.setFocus(Qt::TabFocusReason); // strays, so it is sent home
        QVERIFY(!box.hasFocus());
        for (int i = 0; i < 40 && !box.hasFocus(); ++i) {
            shown.press(Qt::Key_Tab);
        }
        QVERIFY(box.hasFocus());
        QTest::keyClick(&box, Qt::Key_Down);
        QTest::keyClick(&box, Qt::Key_Down);
        QCOMPARE(shown.session().options().order, prunus::MoveOrder::worstFirst);
        QVERIFY(box.hasFocus());
    }

    void keysOfStepsChangeNoChoice() {
        ShownWindow shown;
        auto& box = shown.find<QComboBox>("algorithm");
        box.setFocus(Qt::MouseFocusReason);
        for (const Step at : {Step{0}, shown.session().trace()->end()}) {
            shown.session().setStep(at);
            for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Left, Qt::Key_PageUp, Qt::Key_Home,
                                      Qt::Key_End, Qt::Key_Right, Qt::Key_PageDown, Qt::Key_End}) {
                QTest::keyClick(&box, key);
                QCOMPARE(shown.session().options().algorithm, Algorithm::alphaBeta);
            }
        }
        QVERIFY(box.hasFocus());
    }

    void theWheelChangesNoChoice_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"algorithm", "rules", "order", "depth", "root", "speed",
                                 "stepNumber", "listingForm"}) {
            QTest::newRow(name) << name;
        }
    }

    void theWheelChangesNoChoice() {
        QFETCH(const QString, name);
        ShownWindow shown;
        shown.session().setStep(Step{4});
        auto& widget = shown.find<QWidget>(name.toLatin1().constData());
        const auto shows = [&widget] {
            const auto* box = qobject_cast<const QComboBox*>(&widget);
            return box != nullptr ? box->currentText() : static_cast<QSpinBox&>(widget).text();
        };
        const QString before = shows();
        for (const bool focused : {false, true}) {
            if (focused) {
                widget.setFocus(Qt::MouseFocusReason);
            }
            turnWheel(widget, -120);
            turnWheel(widget, -120);
            QCOMPARE(shows(), before);
            turnWheel(widget, 120);
            QCOMPARE(shows(), before);
            QCOMPARE(shown.step(), 4);
        }
    }

    void theWheelStepsOverTheTimeline() {
        ShownWindow shown;
        auto& track = shown.find<QWidget>("timelineTrack");
        turnWheel(track, -120);
        QCOMPARE(shown.step(), 1);
        turnWheel(track, -360);
        QCOMPARE(shown.step(), 4);
        turnWheel(track, 120);
        QCOMPARE(shown.step(), 3);
        for (int i = 0; i < 8; ++i) {
            turnWheel(track, -15); // a fine wheel: eight of these are a notch
        }
        QCOMPARE(shown.step(), 4);
        shown.press(Qt::Key_Home);
        turnWheel(track, 240);
        QCOMPARE(shown.step(), 0);
    }

    void theFirstFocusHasAName() {
        ShownWindow shown;
        const auto* spoken = QAccessible::queryAccessibleInterface(shown.window.focusWidget());
        QCOMPARE(spoken->text(QAccessible::Name), "Steps of the search");
    }

  private:
    /// One notch of the wheel over the middle of a widget; down is negative.
    static void turnWheel(QWidget& widget, int eighths) {
        const QPointF middle(widget.rect().center());
        QWheelEvent event(middle, widget.mapToGlobal(middle), {}, {0, eighths}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&widget, &event);
    }
};

QTEST_MAIN(TestFocusRules)
#include "tst_focusrules.moc"
