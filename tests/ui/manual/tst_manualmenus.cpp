// Every command and every key that the manual names is there in the window, and every key of the
// window stands in the manual.

#include "tests/ui/manual/wholemanual.h"
#include "tests/ui/shownwindow.h"
#include "ui/controls/keyslist.h"

#include <QMenuBar>

using namespace prunus;

namespace {

/// `File ▸ Save as` and so on, of a menu and all in it.
void addPaths(const QWidget& menu, const QString& before, QSet<QString>& paths) {
    for (const QAction* each : menu.actions()) {
        const QString path = before + plainText(*each);
        paths.insert(path);
        if (const auto* inner = each->menu<QMenu*>()) {
            addPaths(*inner, path + QStringLiteral(" ▸ "), paths);
        }
    }
}

/// Keys as the window names them.
QString named(QString keys) {
    const std::pair<const char16_t*, const char*> names[]{
        {u"→", "Right"}, {u"←", "Left"}, {u"↑", "Up"}, {u"↓", "Down"}};
    for (const auto& [sign, name] : names) {
        keys.replace(QString::fromUtf16(sign), QLatin1String(name));
    }
    return keys.replace(QStringLiteral("PageDown"), QStringLiteral("PgDown"))
        .replace(QStringLiteral("PageUp"), QStringLiteral("PgUp"));
}

/// The rows of Help ▸ Keyboard: `keys` and what they do, `key: meaning`.
QStringList listedKeys(QMainWindow& window) {
    const KeysList list(window);
    const auto keys = list.findChildren<QLabel*>(QStringLiteral("keys"));
    const auto meanings = list.findChildren<QLabel*>(QStringLiteral("keysMeaning"));
    QStringList rows;
    for (qsizetype k = 0; k < keys.size(); ++k) {
        rows << keys[k]->text() + QStringLiteral(": ") + meanings[k]->text();
    }
    return rows;
}

} // namespace

class TestManualMenus : public QObject {
    Q_OBJECT

  private slots:
    static void commandsAreInTheMenus() {
        ShownWindow shown;
        QSet<QString> paths;
        addPaths(*shown.window.menuBar(), {}, paths);
        QVERIFY(paths.contains("Help ▸ Manual"));
        int mentioned = 0;
        for (const ManualPage& page : manualPages()) {
            for (const QString& each : allFound(page.text, R"((?<!\*)\*([^*\n]+ ▸ [^*\n]+)\*)")) {
                ++mentioned;
                QVERIFY2(paths.contains(each), qPrintable(page.id + QStringLiteral(": ") + each));
            }
        }
        QVERIFY(mentioned > 40);
    }

    static void keysOfThePageAreTheListsOfTheWindow() {
        ShownWindow shown;
        const ManualPage& page =
            manualPages().at(std::size_t(manualPageNamed(QStringLiteral("keys"))));
        QStringList onPage;
        for (const QString& row : allFound(page.text, R"(^\| (`.+ \| .+) \|$)")) {
            QString keys = row.section(QStringLiteral(" | "), 0, 0);
            onPage << named(keys.remove(u'`')) + QStringLiteral(": ") +
                          row.section(QStringLiteral(" | "), 1);
        }
        QStringList inWindow;
        for (const QString& each : listedKeys(shown.window)) {
            inWindow << named(each);
        }
        QVERIFY(inWindow.size() > 60);
        if (onPage != inWindow) {
            for (const QString& each : listedKeys(shown.window)) {
                qWarning("| `%s` | %s |", qPrintable(each.section(QStringLiteral(": "), 0, 0)),
                         qPrintable(each.section(QStringLiteral(": "), 1)));
            }
        }
        QCOMPARE(onPage, inWindow);
    }

    static void keysInTheTextAreThere() {
        ShownWindow shown;
        QStringList known{QStringLiteral("Enter"), QStringLiteral("Backspace"),
                          QStringLiteral("Ctrl"), QStringLiteral("Tab")};
        for (const QString& each : listedKeys(shown.window)) {
            known << named(each).section(QStringLiteral(": "), 0, 0).split(QStringLiteral(", "));
        }
        int keys = 0;
        for (const ManualPage& page : manualPages()) {
            const char* const key =
                R"(`((?:(?:Ctrl|Shift|Alt)\+)+[^`]+|F\d+|Page(?:Up|Down)|Home|End|[→←↑↓]|Tab|Enter|Backspace|Esc|Space|[A-Z?])`)";
            for (const QString& each : allFound(page.text, key)) {
                ++keys;
                for (const QString& one : named(each).split(QStringLiteral(", "))) {
                    QVERIFY2(known.contains(one), qPrintable(page.id + QStringLiteral(": ") + one));
                }
            }
        }
        QVERIFY(keys > 60);
    }
};

QTEST_MAIN(TestManualMenus)
#include "tst_manualmenus.moc"
