// The manual in its window: the contents, links, the way back, searching, and saving.

#include "tests/contentof.h"
#include "tests/ui/shownwindow.h"
#include "ui/manual/manualpages.h"
#include "ui/manual/manualsearch.h"
#include "ui/manual/manualwindow.h"

#include <QAccessible>
#include <QFileDialog>
#include <QLineEdit>
#include <QScreen>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTreeWidget>

using namespace prunus;

namespace {

/// A window with its manual open.
class OpenManual {
  public:
    OpenManual() : window(*openIn(shown)) {}

    ShownWindow shown;
    ManualWindow& window;

    template <class Widget> [[nodiscard]] Widget& find(const char* name) const {
        return part<Widget>(window, name);
    }
    [[nodiscard]] ManualBrowser& page() const { return find<ManualBrowser>("manualPage"); }
    [[nodiscard]] QTreeWidget& contents() const { return find<QTreeWidget>("manualContents"); }
    [[nodiscard]] QString heading() const { return page().document()->begin().text(); }
    void follow(const char* link) const { emit page().anchorClicked(QUrl(QString(link))); }
    void click(const char* button) const {
        QTest::mouseClick(&find<QPushButton>(button), Qt::LeftButton);
    }
    void search(const char* text) const {
        auto& field = find<QLineEdit>("manualSearch");
        field.clear();
        QTest::keyClicks(&field, QLatin1String(text));
    }
    /// The pages that the contents show.
    [[nodiscard]] QStringList listed() const {
        QStringList titles;
        for (int part = 0; part < contents().topLevelItemCount(); ++part) {
            const QTreeWidgetItem& of = *contents().topLevelItem(part);
            for (int child = 0; !of.isHidden() && child < of.childCount(); ++child) {
                titles << (of.child(child)->isHidden() ? QStringList()
                                                       : QStringList(of.child(child)->text(0)));
            }
        }
        return titles;
    }

  private:
    static ManualWindow* openIn(ShownWindow& in) {
        in.press(Qt::Key_F1, Qt::ShiftModifier);
        return &part<ManualWindow>(in.window, "manual");
    }
};

} // namespace

class TestManualWindow : public QObject {
    Q_OBJECT

  private slots:
    static void itOpensOnce() {
        OpenManual manual;
        QTRY_VERIFY(manual.window.isVisible());
        QCOMPARE(manual.heading(), manualPages().front().title);
        QVERIFY(!manual.window.isModal()); // the program can be tried out beside it
        part<QAction>(manual.shown.window, "showManual").trigger();
        QCOMPARE(manual.shown.window.findChildren<ManualWindow*>().size(), qsizetype(1));
    }

    static void everyPageIsInTheContents() {
        OpenManual manual;
        QStringList titles;
        for (const ManualPage& each : manualPages()) {
            titles << each.title;
        }
        QCOMPARE(manual.listed(), titles);
        for (int part = 0; part < manual.contents().topLevelItemCount(); ++part) {
            QTreeWidgetItem& of = *manual.contents().topLevelItem(part);
            for (int child = 0; child < of.childCount(); ++child) {
                manual.contents().setCurrentItem(of.child(child));
                QCOMPARE(manual.heading(), of.child(child)->text(0));
            }
        }
    }

    static void linksLeadToPagesAndBack() {
        OpenManual manual;
        auto& back = manual.find<QPushButton>("manualBack");
        auto& on = manual.find<QPushButton>("manualForward");
        QVERIFY(!back.isEnabled() && !on.isEnabled());
        manual.follow("typing-trees.md");
        QCOMPARE(manual.heading(), "Typing a tree");
        QCOMPARE(manual.contents().currentItem()->text(0), "Typing a tree");
        manual.follow("games.md");
        manual.click("manualBack");
        manual.click("manualBack");
        QCOMPARE(manual.heading(), manualPages().front().title);
        QVERIFY(!back.isEnabled());
        manual.click("manualForward");
        QCOMPARE(manual.heading(), "Typing a tree");
        manual.follow("nowhere.md"); // changes nothing
        QCOMPARE(manual.heading(), "Typing a tree");
        QVERIFY(on.isEnabled());
    }

    static void aPageKeepsItsPlace() {
        OpenManual manual;
        manual.follow("tree-commands.md");
        QScrollBar& bar = *manual.page().verticalScrollBar();
        QTRY_VERIFY(bar.maximum() > 500);
        bar.setValue(400);
        manual.follow("games.md");
        QCOMPARE(bar.value(), 0);
        manual.click("manualBack");
        QCOMPARE(bar.value(), 400);
    }

    static void searchLeavesWhatHolds() {
        OpenManual manual;
        manual.search("misere no such word");
        QVERIFY(manual.listed().isEmpty());
        QCOMPARE(manual.find<QLabel>("manualFound").text(), "No page has these words.");
        manual.search("zugzwang");
        QVERIFY(manual.listed().isEmpty());
        manual.search("WORKSHEET");
        const QStringList found = manual.listed();
        QVERIFY(found.contains("The answers of a class"));
        QVERIFY(!found.contains("Minimax"));
        QVERIFY(found.contains(manual.heading())); // what was open has none of it
        QVERIFY(!manual.page().extraSelections().isEmpty());
        for (const auto& each : manual.page().extraSelections()) {
            QCOMPARE(each.cursor.selectedText().toLower(), "worksheet");
        }
        manual.find<QLineEdit>("manualSearch").clear();
        QCOMPARE(manual.listed().size(), qsizetype(manualPages().size()));
        QVERIFY(manual.page().extraSelections().isEmpty());
        QVERIFY(!manual.find<QLabel>("manualFound").isVisible());
    }

    static void enterGoesFromPlaceToPlace() {
        OpenManual manual;
        manual.search("worksheet");
        auto& field = manual.find<QLineEdit>("manualSearch");
        QStringList visited{manual.heading()};
        QList<int> places{manual.page().textCursor().position()};
        for (int times = 0; times < 40 && visited.size() < manual.listed().size(); ++times) {
            QTest::keyClick(&field, Qt::Key_Return);
            if (manual.heading() != visited.last()) {
                visited << manual.heading();
            } else {
                QVERIFY(manual.page().textCursor().position() > places.last());
            }
            places << manual.page().textCursor().position();
        }
        QVERIFY(visited.size() > 1);
        QCOMPARE(visited.size(), manual.listed().size());
    }

    static void keysLeadEverywhere() {
        OpenManual manual;
        manual.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&manual.window));
        QTRY_VERIFY(manual.page().hasFocus());
        QTest::keyClick(&manual.window, Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(manual.find<QLineEdit>("manualSearch").hasFocus());
        manual.follow("games.md");
        QTest::keyClick(&manual.window, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(manual.heading(), manualPages().front().title);
        QTest::keyClick(&manual.window, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(manual.heading(), "Games");
        for (const char* name : {"manualPage", "manualContents", "manualSearch"}) {
            const auto& each = manual.find<QWidget>(name);
            QVERIFY(!each.accessibleName().isEmpty());
            QVERIFY(each.focusPolicy() & Qt::TabFocus);
        }
        auto* spoken = QAccessible::queryAccessibleInterface(&manual.page());
        QVERIFY(spoken->textInterface() != nullptr);
        QVERIFY(spoken->textInterface()->text(0, 5) == QStringLiteral("Games"));
    }

    static void aFigureOpensInTheWindow() {
        OpenManual manual;
        manual.follow("rules.md");
        const QString shown = manual.page().document()->toHtml();
        QCOMPARE(shown.count("href=\"figure:"), qsizetype(2));
        manual.follow("figure:1");
        const Session& session = manual.shown.window.session();
        QTRY_COMPARE(session.document()->tree.nodeCount(), 5U);
        QCOMPARE(session.options().cut, CutRule::greater);
        QCOMPARE(session.step(), session.trace()->end());
        manual.follow("cutoffs.md");
        manual.follow("figure:0");
        QTRY_COMPARE(session.document()->tree.nodeCount(), 13U);
        QCOMPARE(session.options().cut, CutRule::greaterOrEqual);
        QCOMPARE(manual.shown.step(), 14);
        QVERIFY(!manual.shown.window.holdsUnsaved());
        manual.window.show();
        manual.window.setGeometry(manual.shown.window.geometry()); // which it hides
        manual.follow("figure:0");
        QTRY_VERIFY(manual.window.isHidden());
        manual.follow("figure:99"); // changes nothing
        QCOMPARE(manual.shown.step(), 14);
    }

    static void itFollowsThemeAndTextSize() {
        OpenManual manual;
        const auto headingSize = [&] {
            const QTextBlock heading = manual.page().document()->begin();
            return heading.begin().fragment().charFormat().font().pointSizeF();
        };
        const double before = headingSize();
        part<QAction>(manual.shown.window, "200").trigger();
        QTRY_VERIFY(headingSize() > 1.9 * before);
        QVERIFY(manual.window.width() <= manual.window.screen()->availableGeometry().width());
        part<QAction>(manual.shown.window, "dark").trigger();
        QTRY_VERIFY(manual.page().palette().color(QPalette::Base).lightness() < 80);
        // The figures are dark, too: no large bright area is left.
        const QImage image = manual.page().viewport()->grab().toImage();
        int bright = 0;
        for (int y = 0; y < image.height(); y += 4) {
            for (int x = 0; x < image.width(); x += 4) {
                bright += qGray(image.pixel(x, y)) > 200 ? 1 : 0;
            }
        }
        QVERIFY2(bright * 16 < image.width() * image.height() / 4, QByteArray::number(bright));
    }

    static void itIsSaved() {
        const QTemporaryDir folder;
        OpenManual manual;
        manual.click("manualSave");
        auto& dialog = manual.find<QFileDialog>("saveManual");
        const QString path = folder.filePath(QStringLiteral("manual.pdf"));
        dialog.hide();
        emit dialog.fileSelected(path);
        QVERIFY(manual.find<QPushButton>("manualSave").isEnabled()); // or it would lose the focus
        QTRY_COMPARE_WITH_TIMEOUT(manual.find<QLabel>("manualSaid").text(),
                                  "Saved as " + path + u'.', 60000);
        QVERIFY(contentOf(path).startsWith("%PDF-"));
    }

    static void whatCannotBeSavedIsTold() {
        OpenManual manual;
        manual.click("manualSave");
        emit manual.find<QFileDialog>("saveManual")
            .fileSelected(QStringLiteral("/nowhere/manual.pdf"));
        const auto& said = manual.find<QLabel>("manualSaid");
        QTRY_VERIFY_WITH_TIMEOUT(said.text().startsWith("/nowhere/manual.pdf cannot be written: "),
                                 60000);
    }
};

QTEST_MAIN(TestManualWindow)
#include "tst_manualwindow.moc"
