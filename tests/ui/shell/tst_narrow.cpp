// A window that is too narrow for columns beside the tree, and dialogs on small screens.

#include "tests/rows.h"
#include "tests/ui/shell/badlyshown.h"
#include "tests/ui/shell/opened.h"
#include "ui/shell/panels.h"

#include <QAction>

using prunus::PanelDock;

namespace {

PanelDock& dock(const ShownWindow& shown, const char* name) {
    return shown.find<PanelDock>(name);
}

bool isBelow(const ShownWindow& shown, const PanelDock& dock) {
    return shown.window.dockWidgetArea(const_cast<PanelDock*>(&dock)) == Qt::BottomDockWidgetArea;
}

bool isWhole(const QWidget& widget) {
    return widget.visibleRegion().boundingRect() == widget.rect();
}

} // namespace

class TestNarrow : public QObject {
    Q_OBJECT

  private slots:
    void itCanBeUsed_data() {
        const Rows<QSize> row("size");
        row("400 px", QSize(400, 800));
        row("400 px, and low", QSize(400, 640));
        row("500 px", QSize(500, 800));
    }

    /// The sentence is there as a whole, beneath a tree of some size; each other panel is a tab.
    void itCanBeUsed() {
        QFETCH(const QSize, size);
        ShownWindow shown;
        QTRY_VERIFY(shown.window.minimumWidth() <= 400);
        shown.window.resize(size);
        QTRY_VERIFY(isBelow(shown, dock(shown, "whatHappenedPanel")));
        const auto& text = shown.find<QLabel>("happenedText");
        const auto& canvas = shown.canvas();
        for (std::uint32_t t = 0; t <= shown.session().trace()->end().value; ++t) {
            shown.session().setStep(prunus::Step{t});
            QTRY_VERIFY2(isWhole(text), qPrintable(QString::number(t)));
            QTRY_VERIFY(isWhole(shown.find<QLabel>("happenedTitle")));
            QCOMPARE(shown.window.size(), size);
        }
        QTRY_VERIFY(canvas.width() > 380);
        QVERIFY2(canvas.height() > size.height() / 5, qPrintable(QString::number(canvas.height())));
        for (const char* name : {"pseudocodePanel", "callStackPanel", "countsPanel"}) {
            QVERIFY2(isBelow(shown, dock(shown, name)), name);
            dock(shown, name).raise();
            QTRY_VERIFY2(isWhole(dock(shown, name).card().header()), name);
        }
        QVERIFY(isWhole(shown.find<QLabel>("nodesVisited")));
    }

    /// Where it was, but for what was closed meanwhile. And so it is kept.
    void widerAgainAllIsBesideTheTree() {
        ShownWindow shown;
        QTRY_VERIFY(shown.window.minimumWidth() <= 400);
        shown.window.addDockWidget(Qt::LeftDockWidgetArea, &dock(shown, "countsPanel"));
        shown.window.resize(400, 800);
        QTRY_VERIFY(isBelow(shown, dock(shown, "countsPanel")));
        auto& panels = *shown.window.findChild<prunus::Panels*>();
        dock(shown, "callStackPanel").close();
        const QByteArray kept = panels.save();
        shown.window.resize(1300, 800);
        QTRY_COMPARE(shown.window.dockWidgetArea(&dock(shown, "countsPanel")),
                     Qt::LeftDockWidgetArea);
        QCOMPARE(shown.window.dockWidgetArea(&dock(shown, "pseudocodePanel")),
                 Qt::RightDockWidgetArea);
        QVERIFY(dock(shown, "callStackPanel").isHidden());
        QVERIFY(!dock(shown, "pseudocodePanel").isHidden());
        QTRY_VERIFY(dock(shown, "pseudocodePanel").y() > dock(shown, "whatHappenedPanel").y());
        panels.reset();
        QVERIFY(!dock(shown, "callStackPanel").isHidden());
        panels.restore(kept);
        QCOMPARE(shown.window.dockWidgetArea(&dock(shown, "countsPanel")), Qt::LeftDockWidgetArea);
        QVERIFY(dock(shown, "callStackPanel").isHidden());
        QVERIFY(!dock(shown, "pseudocodePanel").isHidden());
    }

    void whatIsShownInItIsBelowTheTree() {
        ShownWindow shown;
        QTRY_VERIFY(shown.window.minimumWidth() <= 400);
        shown.window.resize(400, 800);
        QTRY_VERIFY(isBelow(shown, dock(shown, "whatHappenedPanel")));
        shown.session().select(prunus::NodeId{1});
        QTRY_VERIFY(isWhole(dock(shown, "nodeStoryPanel").card().header()));
        QVERIFY(isBelow(shown, dock(shown, "nodeStoryPanel")));
        shown.press(Qt::Key_T, Qt::ControlModifier);
        QTRY_VERIFY(isWhole(dock(shown, "textPanel").card().header()));
        QVERIFY(isBelow(shown, dock(shown, "textPanel")));
        QCOMPARE(shown.window.width(), 400);
    }

    void dialogsFitTheScreen_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<int>("percent");
        QTest::addColumn<QSize>("screen");
        for (const char* each : commandsOfDialogs) {
            const auto row = [each](int percent, QSize screen) {
                QTest::addRow("%s at %d %% on %d x %d", each, percent, screen.width(),
                              screen.height())
                    << QString::fromLatin1(each) << percent << screen;
            };
            row(100, QSize(960, 540));
            row(200, QSize(960, 540));
            row(200, QSize(1280, 720));
        }
    }

    /// With what a window manager puts around them: all buttons are in reach, and nothing is cut.
    /// Only large text on the smallest screen is scrolled sideways.
    void dialogsFitTheScreen() {
        QFETCH(const QString, command);
        QFETCH(const int, percent);
        QFETCH(const QSize, screen);
        ShownWindow shown;
        setTextSize(shown, percent);
        QWidget* window = opened(shown, command);
        QVERIFY(window != nullptr);
        const QSize room = screen - QSize(16, 48);
        window->resize(room);
        settle(*window);
        QVERIFY2(window->width() <= room.width() && window->height() <= room.height(),
                 QByteArray::number(window->width()) + 'x' + QByteArray::number(window->height()));
        const bool mayScroll = percent > 100 && screen.width() < 1280;
        QWidgetList scrolled;
        for (const auto* area : window->findChildren<QScrollArea*>()) {
            QVERIFY2(mayScroll || area->horizontalScrollBar()->maximum() == 0,
                     nameOf(*area) + QByteArray::number(area->horizontalScrollBar()->maximum()));
            scrolled << area->findChildren<QWidget*>();
        }
        for (auto* each : window->findChildren<QPushButton*>()) {
            const QRect place(each->mapTo(window, QPoint(0, 0)), each->size());
            QVERIFY2(!each->isVisible() || scrolled.contains(each) ||
                         window->rect().contains(place),
                     nameOf(*each));
        }
        const QStringList bad = badlyShown(*window);
        QVERIFY2(bad.isEmpty(), qPrintable(bad.join(u'\n')));
    }
};

QTEST_MAIN(TestNarrow)
#include "tst_narrow.moc"
