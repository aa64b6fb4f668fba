// Through every window with the keys alone: Tab meets every control and comes back round, each says
// what it is, shows that it has the focus, and is pressed by Enter and Space.

#include "tests/ui/shell/opened.h"
#include "ui/look/theme.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QDialog>
#include <QFocusFrame>
#include <QMenu>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTimer>
#include <QToolButton>
#include <algorithm>

using namespace prunus;

namespace {

bool takesTab(const QWidget& widget, const QWidget& window) {
    const auto* radio = qobject_cast<const QRadioButton*>(&widget);
    return widget.window() == &window && widget.isVisible() && widget.isEnabled() &&
           (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.focusProxy() == nullptr &&
           !widget.isWindow() && (radio == nullptr || radio->isChecked()) &&
           !widget.visibleRegion().isEmpty();
}

void pressTab(const QWidget& window) {
    QWidget* focused = window.focusWidget();
    QTest::keyClick(focused == nullptr ? window.window() : focused, Qt::Key_Tab);
    settle(window);
}

/// What Tab leads to, once round. What came to be enabled on the way begins the round anew.
QList<QWidget*> walked(const QWidget& window) {
    QList<QWidget*> met;
    constexpr int most = 150;
    for (int i = 0; i < most; ++i) {
        pressTab(window);
        QWidget* now = window.focusWidget();
        if (now == nullptr || (met.contains(now) && now == met.first())) {
            break;
        }
        if (met.contains(now)) {
            met.clear();
        }
        met << now;
    }
    return met;
}

QByteArray namesOf(const QList<QWidget*>& widgets) {
    QByteArrayList names;
    for (const QWidget* each : widgets) {
        names << nameOf(*each);
    }
    return names.join(", ");
}

/// How many pixels of two pictures differ by 3 : 1 at least.
int changed(const QImage& before, const QImage& after, const QRect& where) {
    int count = 0;
    const QRect room = where & before.rect() & after.rect();
    for (int y = room.top(); y <= room.bottom(); ++y) {
        for (int x = room.left(); x <= room.right(); ++x) {
            const QColor a = before.pixelColor(x, y);
            const QColor b = after.pixelColor(x, y);
            count += a != b && contrastRatio(a, b) >= 3 ? 1 : 0;
        }
    }
    return count;
}

/// The menu of a button holds its caller till it is closed.
bool opensMenu(QWidget& button, QMenu& menu, Qt::Key key) {
    bool seen = false;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &menu, [&] {
        if (menu.isVisible()) {
            seen = true;
            menu.close();
        }
    });
    look.start(20);
    QTest::keyClick(&button, key);
    return QTest::qWaitFor([&] { return seen && !menu.isVisible(); }, 2000);
}

QRect placeOf(const QWidget& widget) {
    return {widget.mapTo(widget.window(), QPoint(0, 0)), widget.size()};
}

/// Each is to the right of the one before or below it, but for where a column or the round begins.
void verifyThatTabFollowsTheEye(const QList<QWidget*>& met) {
    int back = 0;
    QByteArrayList where;
    for (qsizetype i = 1; i < met.size(); ++i) {
        const QRect before = placeOf(*met[i - 1]);
        const QRect now = placeOf(*met[i]);
        const bool above = now.bottom() < before.top() && now.left() <= before.right();
        const bool sameRow =
            now.top() <= before.center().y() && now.bottom() >= before.center().y();
        if (above || (sameRow && now.right() < before.left())) {
            ++back;
            where << nameOf(*met[i - 1]) + " to " + nameOf(*met[i]);
        }
    }
    QVERIFY2(back <= 1, where.join(", "));
}

void verifyThatEachSaysWhatItIs(const QList<QWidget*>& met) {
    for (QWidget* each : met) {
        const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(each);
        QVERIFY2(spoken != nullptr, nameOf(*each));
        QVERIFY2(!spoken->text(QAccessible::Name).trimmed().isEmpty(), nameOf(*each));
        const bool scrolls =
            qobject_cast<QScrollArea*>(each) != nullptr; // to be read with the keys
        const bool vague = spoken->role() == QAccessible::NoRole ||
                           spoken->role() == QAccessible::Client ||
                           spoken->role() == QAccessible::Pane;
        QVERIFY2(!vague || scrolls, nameOf(*each));
        QVERIFY2(each->width() >= 24 && each->height() >= 24,
                 nameOf(*each) + ' ' + QByteArray::number(each->height()));
        QVERIFY2(spoken->state().focusable, nameOf(*each));
    }
}

} // namespace

class TestWalk : public QObject {
    Q_OBJECT

  private slots:
    /// It meets every control and comes round, it follows the eye, and each says what it is.
    void tabLeadsThroughAWindow_data() { windows(); }

    void tabLeadsThroughAWindow() {
        QFETCH(const QString, command);
        ShownWindow shown;
        const QWidget* window = opened(shown, command);
        QVERIFY(window != nullptr);
        const QList<QWidget*> met = walked(*window);
        QVERIFY(!met.isEmpty());
        QCOMPARE(nameOf(*window->focusWidget()), nameOf(*met.first()));
        QList<QWidget*> missed = window->findChildren<QWidget*>();
        missed.removeIf(
            [&](QWidget* each) { return !takesTab(*each, *window) || met.contains(each); });
        QVERIFY2(missed.isEmpty(), namesOf(missed) + " after " + namesOf(met));
        verifyThatTabFollowsTheEye(met);
        verifyThatEachSaysWhatItIs(met);
    }

    void eachShowsThatItHasTheFocus_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("theme");
        for (const char* each : {"", "find", "askForNewTree", "browseExamples", "exportHandout",
                                 "showTally", "showGrowth", "unfoldGame", "playGame", "showKeys"}) {
            QTest::addRow("%s, light", *each == 0 ? "main" : each)
                << QString::fromLatin1(each) << QStringLiteral("light");
        }
        for (const char* theme : {"dark", "high-contrast"}) {
            QTest::addRow("main, %s", theme) << QString() << QString::fromLatin1(theme);
            QTest::addRow("new tree, %s", theme)
                << QStringLiteral("askForNewTree") << QString::fromLatin1(theme);
        }
    }

    /// At least half of the way around it there is a line that was not there before.
    void eachShowsThatItHasTheFocus() {
        QFETCH(const QString, command);
        QFETCH(const QString, theme);
        ShownWindow shown;
        shown.find<QMenu>("themeMenu").findChild<QAction*>(theme)->trigger();
        QWidget* window = opened(shown, command);
        QVERIFY(window != nullptr);
        QTRY_COMPARE(QApplication::activeWindow(), window);
        QList<QWidget*> met;
        QImage before;
        QWidget* last = nullptr;
        for (int i = 0; i < 100; ++i) {
            pressTab(*window);
            QWidget* now = window->focusWidget();
            const QImage picture = window->grab().toImage();
            if (last != nullptr && last->isVisible()) {
                const QRect place = placeOf(*last) & window->rect();
                const QRect seen = last->visibleRegion().boundingRect();
                const int lines = changed(before, picture, place.adjusted(-3, -3, 3, 3));
                QVERIFY2(lines >= seen.width() + seen.height(),
                         nameOf(*last) + ": " + QByteArray::number(lines));
            }
            if (met.contains(now)) {
                break;
            }
            met << now;
            before = picture;
            last = now;
        }
        QVERIFY(!met.isEmpty());
    }

    void enterAndSpacePressEachButton_data() { windows(); }

    void enterAndSpacePressEachButton() {
        QFETCH(const QString, command);
        ShownWindow shown;
        QWidget* window = opened(shown, command);
        QVERIFY(window != nullptr);
        for (QWidget* each : walked(*window)) {
            auto* button = qobject_cast<QAbstractButton*>(each);
            const bool commands = qobject_cast<QPushButton*>(each) != nullptr ||
                                  qobject_cast<QToolButton*>(each) != nullptr;
            if (!commands || !button->isEnabled()) {
                continue;
            }
            for (int tabs = 0; tabs < 100 && !button->hasFocus(); ++tabs) {
                pressTab(*window);
            }
            QVERIFY2(button->hasFocus(), nameOf(*each));
            const auto* menued = qobject_cast<QPushButton*>(button);
            if (menued != nullptr && menued->menu() != nullptr) {
                for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
                    QVERIFY2(opensMenu(*button, *menued->menu(), key), nameOf(*each));
                }
                continue;
            }
            button->disconnect(SIGNAL(clicked(bool))); // what it does is for other suites
            button->disconnect(SIGNAL(clicked()));
            const QSignalSpy clicks(button, &QAbstractButton::clicked);
            for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
                const qsizetype clicksBefore = clicks.size();
                QTest::keyClick(button, key);
                QVERIFY2(clicks.size() == clicksBefore + 1, nameOf(*each));
                QVERIFY2(window->isVisible(), nameOf(*each));
            }
        }
        QCOMPARE(shown.find<QPushButton>("playButton").text(), "▶▶ Play");
    }

    void enterOpensAChoice() {
        ShownWindow shown;
        auto& box = shown.find<QComboBox>("algorithm");
        for (int tabs = 0; tabs < 100 && !box.hasFocus(); ++tabs) {
            pressTab(shown.window);
        }
        QTest::keyClick(&box, Qt::Key_Return);
        QTRY_VERIFY(box.view()->isVisible());
        QTest::keyClick(box.view(), Qt::Key_Down);
        QTest::keyClick(box.view(), Qt::Key_Return);
        QTRY_VERIFY(!box.view()->isVisible());
        QVERIFY(shown.session().options().algorithm != Algorithm::alphaBeta);
    }

    /// Nor does the next key show one.
    void aClickLeavesNoRing() {
        ShownWindow shown;
        auto& canvas = shown.canvas();
        QTest::mouseClick(&canvas, Qt::LeftButton, {},
                          canvas.nodeRect(NodeId{2}).center().toPoint());
        QTRY_VERIFY(canvas.hasFocus());
        shown.press(Qt::Key_Right);
        QVERIFY(shown.window.findChildren<QFocusFrame*>().isEmpty());
        pressTab(shown.window);
        QCOMPARE(shown.window.findChildren<QFocusFrame*>().size(), 1);
    }

  private:
    static void windows() {
        QTest::addColumn<QString>("command");
        QTest::newRow("the main window") << QString();
        for (const char* each : {"textPanelShown", "find"}) {
            QTest::newRow(each) << QString::fromLatin1(each);
        }
        for (const char* each : commandsOfDialogs) {
            QTest::newRow(each) << QString::fromLatin1(each);
        }
    }
};

QTEST_MAIN(TestWalk)
#include "tst_walk.moc"
