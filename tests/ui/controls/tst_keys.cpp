// The keys: they work wherever the focus is, except that text fields keep their own and that the
// tree has the arrow keys once Tab has led there.

#include "tests/ui/shownwindow.h"
#include "ui/canvas/treecanvas.h"

#include <QMenuBar>
#include <algorithm>

class TestKeys : public QObject {
    Q_OBJECT

  private slots:
    void stepping_data();
    void stepping();
    void keysWorkWhereverTheFocusIs();
    void theStepNumberKeepsItsEditingKeys();
    void goToStep();
    void playAndPause();
    void theTreeHasTheArrowKeysAfterTab();
    void zoomAndFit();
    void fullScreen();
    void everyShortcutIsListed();
};

void TestKeys::stepping_data() {
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<int>("to");
    const int none = Qt::NoModifier;
    const int control = Qt::ControlModifier;
    QTest::newRow("right steps") << 4 << int(Qt::Key_Right) << none << 5;
    QTest::newRow("left steps back") << 4 << int(Qt::Key_Left) << none << 3;
    QTest::newRow("page down steps, for clickers") << 4 << int(Qt::Key_PageDown) << none << 5;
    QTest::newRow("page up steps back") << 4 << int(Qt::Key_PageUp) << none << 3;
    QTest::newRow("home is the first") << 4 << int(Qt::Key_Home) << none << 0;
    QTest::newRow("end is the last") << 4 << int(Qt::Key_End) << none << 26;
    QTest::newRow("control right is the next cutoff") << 4 << int(Qt::Key_Right) << control << 14;
    QTest::newRow("control left is the last cutoff") << 20 << int(Qt::Key_Left) << control << 14;
    QTest::newRow("shift right ends the node")
        << 4 << int(Qt::Key_Right) << int(Qt::ShiftModifier) << 9;
    QTest::newRow("no step before the start") << 0 << int(Qt::Key_Left) << none << 0;
    QTest::newRow("no step after the end") << 26 << int(Qt::Key_Right) << none << 26;
    QTest::newRow("no cutoff after the last") << 14 << int(Qt::Key_Right) << control << 14;
}

void TestKeys::stepping() {
    QFETCH(int, from);
    QFETCH(int, key);
    QFETCH(int, modifiers);
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.session().setStep(prunus::Step{static_cast<std::uint32_t>(from)});
    shown.press(Qt::Key(key), Qt::KeyboardModifiers(modifiers));
    QTEST(shown.step(), "to");
}

void TestKeys::keysWorkWhereverTheFocusIs() {
    ShownWindow shown;
    QVERIFY(shown.active);
    int expected = 0;
    for (const char* name : {"algorithm", "order", "speed"}) {
        shown.find<QComboBox>(name).setFocus();
        QTest::keyClick(&shown.find<QComboBox>(name), Qt::Key_Right);
        QCOMPARE(shown.step(), ++expected);
        QTest::keyClick(&shown.find<QComboBox>(name), Qt::Key_PageDown);
        QCOMPARE(shown.step(), ++expected);
    }
    QCOMPARE(shown.find<QComboBox>("algorithm").currentText(), QStringLiteral("Alpha-beta"));
}

void TestKeys::theStepNumberKeepsItsEditingKeys() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.session().setStep(prunus::Step{12});
    auto& number = shown.find<QSpinBox>("stepNumber");
    number.setFocus();
    QTest::keyClick(&number, Qt::Key_End);
    QTest::keyClick(&number, Qt::Key_Left);
    QTest::keyClick(&number, Qt::Key_Home);
    QCOMPARE(shown.step(), 12);
    QTest::keyClick(&number, Qt::Key_PageDown); // not an editing key of a number
    QCOMPARE(shown.step(), 13);
}

void TestKeys::goToStep() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.press(Qt::Key_G, Qt::ControlModifier);
    auto& number = shown.find<QSpinBox>("stepNumber");
    QTRY_VERIFY(number.hasFocus());
    QTest::keyClicks(&number, QStringLiteral("21"));
    QCOMPARE(shown.text("happenedTitle"), QStringLiteral("The search has not started."));
    QTest::keyClick(&number, Qt::Key_Return);
    QCOMPARE(shown.text("happenedTitle"), QStringLiteral("MIN is sure of at most 5 at D."));
    QVERIFY(!number.hasFocus());
    shown.press(Qt::Key_Left);
    QCOMPARE(shown.step(), 20);
    shown.press(Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY(number.hasFocus());
    QTest::keyClicks(&number, QStringLiteral("7"));
    QTest::keyClick(&number, Qt::Key_Escape); // changes nothing, and gives the keys back
    QVERIFY(!number.hasFocus());
    QCOMPARE(number.text(), QStringLiteral("20"));
    shown.press(Qt::Key_Left);
    QCOMPARE(shown.step(), 19);
}

void TestKeys::playAndPause() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& speed = shown.find<QComboBox>("speed");
    speed.setCurrentIndex(speed.findText(QStringLiteral("16×")));
    shown.press(Qt::Key_Space);
    QCOMPARE(shown.find<QPushButton>("playButton").text(), QStringLiteral("❚❚ Pause"));
    QTRY_VERIFY(shown.step() >= 3);
    shown.press(Qt::Key_Space);
    QCOMPARE(shown.find<QPushButton>("playButton").text(), QStringLiteral("▶▶ Play"));
    QVERIFY(!shown.window.findChild<prunus::Playback*>()->playing());
}

void TestKeys::theTreeHasTheArrowKeysAfterTab() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& canvas = *shown.window.findChild<prunus::TreeCanvas*>();
    for (int i = 0; i < 30 && !canvas.hasFocus(); ++i) {
        shown.press(Qt::Key_Tab);
    }
    QVERIFY(canvas.hasFocus());
    shown.window.session().setStep(prunus::Step{14});
    shown.window.session().select(prunus::GameTree::root());
    QTest::keyClick(&canvas, Qt::Key_Down);
    QCOMPARE(shown.window.session().selection().value, 1U);
    QTest::keyClick(&canvas, Qt::Key_Right);
    QCOMPARE(shown.window.session().selection().value, 2U);
    QCOMPARE(shown.step(), 14);
    QTest::keyClick(&canvas, Qt::Key_PageDown);
    QCOMPARE(shown.step(), 15);
    QTest::keyClick(&canvas, Qt::Key_Return); // C was entered at step 11
    QCOMPARE(shown.step(), 11);
}

void TestKeys::zoomAndFit() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& canvas = *shown.window.findChild<prunus::TreeCanvas*>();
    canvas.setSmooth(false);
    QVERIFY(canvas.isFitted());
    const QRectF before = canvas.nodeRect(prunus::NodeId{5});
    shown.press(Qt::Key_Minus, Qt::ControlModifier);
    shown.press(Qt::Key_Plus, Qt::ControlModifier);
    shown.press(Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(!canvas.isFitted());
    shown.press(Qt::Key_0, Qt::ControlModifier);
    QVERIFY(canvas.isFitted());
    QCOMPARE(canvas.nodeRect(prunus::NodeId{5}), before);
}

void TestKeys::fullScreen() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.press(Qt::Key_F11);
    QTRY_VERIFY(shown.window.isFullScreen());
    QVERIFY(shown.find<QAction>("fullScreen").isChecked());
    shown.press(Qt::Key_F11);
    QTRY_VERIFY(!shown.window.isFullScreen());
}

namespace {

/// What the list says of keys and mouse that belongs to no action.
const QStringList& withoutAction() {
    static const QStringList keys{"Tab",
                                  "Arrow keys",
                                  "Enter",
                                  "Menu or right button",
                                  "Click",
                                  "Mouse wheel",
                                  "Drag",
                                  "Double click",
                                  "Drag a node",
                                  "Pull up or down",
                                  "Ctrl+Return",
                                  "← → ↑ ↓",
                                  "Enter or Space",
                                  "Letters and digits",
                                  "K Q R B N P",
                                  "Delete",
                                  "Backspace or Ctrl+Z",
                                  "X",
                                  "Digits and signs",
                                  "I",
                                  "N",
                                  "?"};
    return keys;
}

/// The rows of the list: keys, and what they do.
std::vector<std::pair<QString, QString>> listed(const QWidget& list) {
    std::vector<std::pair<QString, QString>> rows;
    const auto keys = list.findChildren<QLabel*>(QStringLiteral("keys"));
    const auto meanings = list.findChildren<QLabel*>(QStringLiteral("keysMeaning"));
    for (qsizetype i = 0; i < keys.size(); ++i) {
        for (const QString& key : keys[i]->text().split(QStringLiteral(", "))) {
            rows.emplace_back(key, meanings.at(i)->text());
        }
    }
    return rows;
}

/// Every shortcut that the window has, with its command.
std::vector<std::pair<QString, QString>> shortcutsOf(const QWidget& window) {
    std::vector<std::pair<QString, QString>> found;
    for (const QAction* each : window.findChildren<QAction*>()) {
        for (const QKeySequence& keys : each->shortcuts()) {
            found.emplace_back(keys.toString(QKeySequence::NativeText),
                               QString(each->text()).remove(u'&').remove(u'…'));
        }
    }
    return found;
}

} // namespace

void TestKeys::everyShortcutIsListed() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.press(Qt::Key_F1);
    auto& list = shown.find<QWidget>("keysList");
    QTRY_VERIFY(list.isVisible());
    auto rows = listed(list);
    const auto shortcuts = shortcutsOf(shown.window);
    QVERIFY(shortcuts.size() > 20);
    for (const auto& each : shortcuts) {
        QVERIFY2(std::ranges::count(rows, each) == 1, qPrintable(each.first + ' ' + each.second));
    }
    for (const QString& each : withoutAction()) {
        const auto key = [](const auto& row) { return row.first; };
        const auto byAction = std::ranges::count(shortcuts, each, key);
        QVERIFY2(std::ranges::count(rows, each, key) == byAction + 1, qPrintable(each));
    }
    // Nothing is listed that is not there.
    std::erase_if(rows, [&](const auto& row) {
        return withoutAction().contains(row.first) || std::ranges::count(shortcuts, row) > 0;
    });
    QVERIFY2(rows.empty(), qPrintable(rows.empty() ? QString() : rows.front().first));
    // The keys that the program is described with, by the book.
    for (const char* key :
         {"Right", "Left", "Home", "End", "PgDown", "PgUp", "Ctrl+Right", "Ctrl+Left",
          "Shift+Right", "Space", "Ctrl+G", "Ctrl+0", "Ctrl++", "Ctrl+-", "F11", "Ctrl+O", "Esc"}) {
        QVERIFY2(std::ranges::count(shortcuts, QLatin1String(key),
                                    [](const auto& row) { return row.first; }) >= 1,
                 key);
    }
}

QTEST_MAIN(TestKeys)
#include "tst_keys.moc"
