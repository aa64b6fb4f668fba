// The window in each theme, as pixels: what can be changed has a border that can be seen, and no
// word keeps the colour of another theme.

#include "tests/rows.h"
#include "tests/ui/shownwindow.h"
#include "ui/look/chrome.h"

#include <QCheckBox>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QStyleOptionButton>
#include <algorithm>

using namespace prunus;

namespace {

void choose(const ShownWindow& shown, const QString& theme) {
    part<QAction>(shown.find<QMenu>("themeMenu"), theme.toLatin1()).trigger();
    settle(shown.window);
}

/// The strongest contrast with a colour, of the pixels about a widget's left edge.
double edgeContrast(QWidget& widget, const QColor& beside) {
    const QImage image = widget.window()->grab().toImage();
    const QPoint edge = widget.mapTo(widget.window(), QPoint(0, widget.height() / 2));
    double strongest = 1;
    for (int x = 0; x < 4; ++x) {
        const QColor pixel = image.pixelColor(edge + QPoint(x, 0));
        strongest = std::max(strongest, contrastRatio(pixel, beside));
    }
    return strongest;
}

/// Whether a colour occurs in a picture of the widget.
bool shows(QWidget& widget, const QColor& colour) {
    const QImage image = widget.grab().toImage();
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).rgb() == colour.rgb()) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

class TestAppearance : public QObject {
    Q_OBJECT

  private slots:
    void bordersStandOut_data() {
        const Rows<QString, ThemeKind, double> row("theme", "kind", "least");
        row("light: 3", "light", ThemeKind::light, 3.0);
        row("dark: 3", "dark", ThemeKind::dark, 3.0);
        row("high contrast: 7", "high-contrast", ThemeKind::highContrast, 7.0);
    }

    void bordersStandOut() {
        QFETCH(const QString, theme);
        QFETCH(const ThemeKind, kind);
        QFETCH(const double, least);
        const Chrome& chrome = chromeOf(kind);
        QVERIFY(contrastRatio(chrome.fieldBorder, chrome.card) >= least);
        QVERIFY(contrastRatio(chrome.fieldBorder, chrome.side) >= least);
        ShownWindow shown;
        shown.window.resize(1900, 900);
        choose(shown, theme);
        for (const char* name : {"algorithm", "alpha", "speed", "listingForm", "stopAtCutoffs"}) {
            auto& widget = shown.find<QWidget>(name);
            QVERIFY2(widget.isVisible(), name);
            QVERIFY2(edgeContrast(widget, chrome.card) >= least, name);
        }
    }

    void bordersStandOutWithTheFocus_data() { bordersStandOut_data(); }

    /// That came without the keys, and so has no mark of its own.
    void bordersStandOutWithTheFocus() {
        QFETCH(const QString, theme);
        QFETCH(const double, least);
        ShownWindow shown;
        choose(shown, theme);
        shown.find<QAction>("unfoldGame").trigger();
        auto& dialog = shown.find<QDialog>("unfoldDialog");
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        for (const char* name : {"setUp", "gameKind"}) {
            auto& widget = part<QWidget>(dialog, name);
            widget.setFocus(Qt::MouseFocusReason);
            QTRY_VERIFY(widget.hasFocus());
            QVERIFY2(edgeContrast(widget, dialog.palette().color(QPalette::Window)) >= least, name);
        }
    }

    void theHeadlineFollowsTheTheme_data() {
        const Rows<int, QStringList, ThemeKind> row("step", "themes", "last");
        row("light to dark at a cutoff", 14, QStringList{"light", "dark"}, ThemeKind::dark);
        row("dark to high contrast at a cutoff", 14, QStringList{"dark", "high-contrast"},
            ThemeKind::highContrast);
        row("high contrast to light where nothing is cut", 4, QStringList{"high-contrast", "light"},
            ThemeKind::light);
    }

    void theHeadlineFollowsTheTheme() {
        QFETCH(const int, step);
        QFETCH(const QStringList, themes);
        QFETCH(const ThemeKind, last);
        ShownWindow shown;
        choose(shown, themes.at(0));
        shown.session().setStep(Step{14});
        shown.session().setStep(Step{static_cast<std::uint32_t>(step)});
        choose(shown, themes.at(1));
        auto& headline = shown.find<QLabel>("happenedTitle");
        const bool cut = step == 14;
        QCOMPARE(shows(headline, themeOf(last).cutMark), cut);
        QCOMPARE(shows(headline, themeOf(last).text), !cut);
    }

    void theSameTextSizeKeepsTheToolbar() {
        ShownWindow shown;
        shown.window.resize(1280, 720);
        settle(shown.window);
        auto& fields = shown.find<QWidget>("firstWindowFields");
        QVERIFY(fields.isVisible());
        setTextSize(shown, 100);
        QVERIFY(fields.isVisible());
        settle(shown.window);
        QVERIFY(fields.isVisible());
        setTextSize(shown, 200);
        setTextSize(shown, 100);
        settle(shown.window);
        QVERIFY(fields.isVisible());
    }
};

QTEST_MAIN(TestAppearance)
#include "tst_appearance.moc"
