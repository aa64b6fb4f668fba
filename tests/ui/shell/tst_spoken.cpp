// What a screen reader is told while the window is used. Qt tells only while one listens: the suite
// runs on an X server with a message bus of its own.

#include "tests/ui/shownwindow.h"
#include "ui/canvas/accessibletree.h"
#include "ui/panels/whathappened.h"
#include "ui/texteditor/texteditor.h"

#include <QAccessible>
#include <QLineEdit>

using namespace prunus;

namespace {

/// What screen readers are told, as the event and the name of the one it concerns.
QStringList told; // NOLINT(cert-err58-cpp)

void hear(QAccessibleEvent* event) {
    const auto* const of = event->accessibleInterface();
    const char* what = nullptr;
    switch (event->type()) {
    case QAccessible::Alert:
        what = "alert";
        break;
    case QAccessible::Focus:
        what = "focus";
        break;
    case QAccessible::NameChanged:
        what = of != nullptr && of->role() == QAccessible::TreeItem ? "name" : nullptr;
        break;
    case QAccessible::ValueChanged:
        what = "value";
        break;
    default:
        break;
    }
    if (what != nullptr && of != nullptr) {
        told << QLatin1String(what) + QStringLiteral(": ") + of->text(QAccessible::Name);
    }
}

/// As a reader does that walks through the whole tree.
void askEveryName(const QAccessibleInterface& of) {
    for (int i = 0; i < of.childCount(); ++i) {
        QVERIFY(!of.child(i)->text(QAccessible::Name).isEmpty());
        askEveryName(*of.child(i));
    }
}

QAccessibleInterface& interfaceOf(QWidget& widget) {
    return *QAccessible::queryAccessibleInterface(&widget);
}

void waitTillAllIsTold(const ShownWindow& shown) {
    settle(shown.window);
    QTRY_VERIFY(isAtRest(shown.window));
}

/// To what is told from now on, but not of the window as it is now.
void listen(const ShownWindow& shown) {
    waitTillAllIsTold(shown);
    QAccessible::installUpdateHandler(hear);
}

} // namespace

class TestSpoken : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QTRY_VERIFY(QAccessible::isActive()); }
    void init() { told.clear(); }
    void cleanup() { QAccessible::installUpdateHandler(nullptr); }

    void arrowKeysTellWhichNodeHasTheFocus() {
        ShownWindow shown;
        auto& canvas = shown.canvas();
        QCOMPARE(interfaceOf(canvas).role(), QAccessible::Tree);
        shown.session().select(GameTree::root());
        QAccessible::installUpdateHandler(hear);
        canvas.setFocus(Qt::ShortcutFocusReason);
        QTRY_VERIFY(told.contains("focus: MAX A"));
        told.clear();
        QTest::keyClick(&canvas, Qt::Key_Down);
        QCOMPARE(told, QStringList{"focus: MIN B"});
        QTest::keyClick(&canvas, Qt::Key_Down);
        QTest::keyClick(&canvas, Qt::Key_Right);
        QCOMPARE(told, (QStringList{"focus: MIN B", "focus: leaf 3", "focus: leaf 12"}));
    }

    void aStepTellsOnlyTheNodesThatChanged() {
        ShownWindow shown;
        shown.session().setStep(Step{13});
        askEveryName(interfaceOf(shown.canvas()));
        listen(shown);
        shown.session().setStep(Step{14});
        QTRY_VERIFY(told.contains("name: MIN C, at most 2, window 3 to 2, two children skipped"));
        QCOMPARE(told.filter("name:").size(), 1);
    }

    void hidingLeavesTellsThem() {
        ShownWindow shown;
        auto& canvas = shown.canvas();
        shown.session().setStep(Step{14});
        askEveryName(interfaceOf(canvas));
        listen(shown);
        shown.session().setHideUnreadLeaves(true);
        // Of C two leaves are cut, and D's three are not reached yet.
        QTRY_COMPARE(told.filter("name: leaf, value hidden").size(), 5);
        QCOMPARE(told.filter("name:").size(), 5);
    }

    void aStepIsAnnounced() {
        ShownWindow shown;
        auto& card = shown.find<WhatHappened>("whatHappened");
        QCOMPARE(interfaceOf(card).role(), QAccessible::Notification);
        listen(shown);
        shown.session().setStep(Step{14});
        QTRY_COMPARE(
            told.filter("alert:"),
            QStringList{"alert: α-cutoff at C (MIN). MIN is sure of at most 2 at C, by moving "
                        "to leaf 2. MAX is sure of at least 3 at A, by moving to B, and so "
                        "has no reason to move to C. The last 2 children of C are skipped (leaf 4 "
                        "and leaf 6). They cannot change the root’s value."});
    }

    void manyStepsAreAnnouncedOnce() {
        ShownWindow shown;
        listen(shown);
        for (std::uint32_t step = 1; step <= 9; ++step) {
            shown.session().setStep(Step{step});
        }
        waitTillAllIsTold(shown);
        const QStringList alerts = told.filter("alert:");
        QCOMPARE(alerts.size(), 1);
        QVERIFY(alerts.first().startsWith("alert: B returns 3."));
    }

    void whyTellsTheMoves() {
        ShownWindow shown;
        shown.session().setStep(Step{14});
        listen(shown);
        shown.press(Qt::Key_W);
        QTRY_COMPARE(told.filter("alert:"),
                     QStringList{"alert: Marked in the tree, as the proof: leaf 2 and B."});
    }

    void findingTellsWhichOfHowMany() {
        ShownWindow shown;
        shown.press(Qt::Key_F, Qt::ControlModifier);
        listen(shown);
        QTest::keyClicks(&shown.find<QLineEdit>("findField"), "C");
        QTRY_COMPARE(told.filter("alert:"), QStringList{"alert: 1 of 1"});
    }

    void theTrackTellsItsValue() {
        ShownWindow shown;
        QAccessible::installUpdateHandler(hear);
        shown.press(Qt::Key_Right);
        QCOMPARE(told.filter("value: Step").size(), 1);
    }

    void aMistakeIsAnnounced() {
        ShownWindow shown;
        QAccessible::installUpdateHandler(hear);
        shown.session().openText("[1,,2]", "mistake");
        const QStringList alerts = told.filter("alert:");
        QCOMPARE(alerts.size(), 1);
        QVERIFY(alerts.first().startsWith("alert: mistake, line 1, column 4:"));
    }

    void anErrorWhileTypingIsAnnouncedOnce() {
        ShownWindow shown;
        shown.press(Qt::Key_T, Qt::ControlModifier);
        auto& editor = shown.find<TextEditor>("treeText");
        QTest::keyClick(&editor, Qt::Key_End, Qt::ControlModifier);
        QAccessible::installUpdateHandler(hear);
        QTest::keyClicks(&editor, ",,]");
        QTRY_COMPARE(told.filter("alert: Line 1, column ").size(), 1);
    }
};

QTEST_MAIN(TestSpoken)
#include "tst_spoken.moc"
