// What keys do beside stepping (tst_focus), and that all are listed.

#include "tests/ui/shownwindow.h"

#include <algorithm>

namespace {

/// What the list says of keys and mouse that belongs to no action.
const QStringList& withoutAction() {
    static const QStringList keys =
        QString("Tab|Arrow keys|Enter|Menu or right button|Click|Mouse wheel|Drag|Double click|"
                "Drag a node|Pull up or down|Ctrl+Return|← → ↑ ↓|Enter or Space|"
                "Letters and digits|K Q R B N P|Delete|Backspace or Ctrl+Z|X|Digits and signs|"
                "I|N|?")
            .split(u'|');
    return keys;
}

/// The rows of the list: keys, and what they do.
std::vector<std::pair<QString, QString>> listed(const QWidget& list) {
    std::vector<std::pair<QString, QString>> rows;
    const auto keys = list.findChildren<QLabel*>("keys");
    const auto meanings = list.findChildren<QLabel*>("keysMeaning");
    for (qsizetype i = 0; i < keys.size(); ++i) {
        for (const QString& key : keys[i]->text().split(", ")) {
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

class TestKeys : public QObject {
    Q_OBJECT

  private slots:
    void goToStep() {
        ShownWindow shown;
        shown.press(Qt::Key_G, Qt::ControlModifier);
        auto& number = shown.find<QSpinBox>("stepNumber");
        QTRY_VERIFY(number.hasFocus());
        QTest::keyClicks(&number, "21");
        QCOMPARE(shown.text("happenedTitle"), "The search has not started.");
        QTest::keyClick(&number, Qt::Key_Return);
        QCOMPARE(shown.text("happenedTitle"), "MIN is sure of at most 5 at D.");
        QVERIFY(!number.hasFocus());
        shown.press(Qt::Key_Left);
        QCOMPARE(shown.step(), 20);
        shown.press(Qt::Key_G, Qt::ControlModifier);
        QTRY_VERIFY(number.hasFocus());
        QTest::keyClicks(&number, "7");
        QTest::keyClick(&number, Qt::Key_Escape); // changes nothing, and gives the keys back
        QVERIFY(!number.hasFocus());
        QCOMPARE(number.text(), "20");
        shown.press(Qt::Key_Left);
        QCOMPARE(shown.step(), 19);
    }

    void playAndPause() {
        ShownWindow shown;
        auto& speed = shown.find<QComboBox>("speed");
        speed.setCurrentIndex(speed.findText("16×"));
        shown.press(Qt::Key_Space);
        QCOMPARE(shown.find<QPushButton>("playButton").text(), "❚❚ Pause");
        QTRY_VERIFY(shown.step() >= 3);
        shown.press(Qt::Key_Space);
        QCOMPARE(shown.find<QPushButton>("playButton").text(), "▶▶ Play");
        QVERIFY(!shown.window.findChild<prunus::Playback*>()->playing());
    }

    void zoomAndFit() {
        ShownWindow shown;
        auto& canvas = shown.canvas();
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

    void everyShortcutIsListed() {
        ShownWindow shown;
        shown.press(Qt::Key_F1);
        auto& list = shown.find<QWidget>("keysList");
        QTRY_VERIFY(list.isVisible());
        auto rows = listed(list);
        const auto shortcuts = shortcutsOf(shown.window);
        QVERIFY(shortcuts.size() > 20);
        for (const auto& each : shortcuts) {
            QVERIFY2(std::ranges::count(rows, each) == 1,
                     qPrintable(each.first + ' ' + each.second));
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
             {"Right",     "Left",        "Home",  "End",    "PgDown", "PgUp",    "Ctrl+Right",
              "Ctrl+Left", "Shift+Right", "Space", "Ctrl+G", "Ctrl+0", "Ctrl++",  "Ctrl+-",
              "F11",       "Ctrl+O",      "Esc",   "Ctrl+F", "F3",     "Shift+F3"}) {
            QVERIFY2(std::ranges::count(shortcuts, QLatin1String(key),
                                        [](const auto& row) { return row.first; }) >= 1,
                     key);
        }
    }
};

QTEST_MAIN(TestKeys)
#include "tst_keys.moc"
