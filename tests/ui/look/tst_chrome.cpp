// The colours around the tree: whatever stands on something stands out from it, in every theme.

#include "tests/ui/look/contrast.h"
#include "ui/look/chrome.h"

using namespace prunus;

namespace {

/// Texts and marks of the panels, the timeline and the bars, with what can be behind each.
std::vector<Pair> pairs(ThemeKind kind) {
    const Chrome& c = chromeOf(kind);
    const Theme& t = themeOf(kind);
    return {
        {"text on a card", t.text, c.card, true},
        {"text between the cards, in menus and on buttons", t.text, c.side, true},
        {"text of the line that just ran", t.text, c.lit, true},
        {"text of a pressed button", t.text, c.track, true},
        {"muted text on a card", c.muted, c.card, true},
        {"muted text between the cards", c.muted, c.side, true},
        {"the number of the line that just ran", c.muted, c.lit, true},
        {"a link on a card", c.link, c.card, true},
        {"a link between the cards", c.link, c.side, true},
        {"the main button and selected text", c.accentText, c.accent, true},
        {"a message", c.warningText, c.warning, true},
        {"the headline of a cutoff, and its name on the timeline", t.cutMark, c.card, true},
        {"a cutoff's mark on the timeline", t.cutMark, c.card, false},
        {"the timeline's handle on what was played", t.ringOutline, c.played, false},
        {"the focus on the timeline", t.selection, c.card, false},
        {"the main button on a card", c.accent, c.card, false},
    };
}

} // namespace

class TestChrome : public QObject {
    Q_OBJECT

  private slots:
    void everythingStandsOutFromWhatIsBehindIt_data() { themesWithContrast(); }
    void everythingStandsOutFromWhatIsBehindIt() {
        QFETCH(ThemeKind, kind);
        const QString lines = faint(pairs(kind));
        QVERIFY2(lines.isEmpty(), qPrintable(lines));
    }

    void thePaletteOfAThemeLeadsBackToIt() {
        for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::highContrast}) {
            QCOMPARE(&themeFor(paletteOf(kind)), &themeOf(kind));
            QCOMPARE(&chromeFor(paletteOf(kind)), &chromeOf(kind));
        }
    }

    void thePaletteHasTheColoursThatWereCompared() {
        for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::highContrast}) {
            const QPalette palette = paletteOf(kind);
            QCOMPARE(palette.color(QPalette::WindowText), themeOf(kind).text);
            QCOMPARE(palette.color(QPalette::ButtonText), themeOf(kind).text);
            QCOMPARE(palette.color(QPalette::Button), chromeOf(kind).side);
            QCOMPARE(palette.color(QPalette::PlaceholderText), chromeOf(kind).muted);
            QCOMPARE(palette.color(QPalette::Highlight), chromeOf(kind).accent);
            QCOMPARE(palette.color(QPalette::HighlightedText), chromeOf(kind).accentText);
            QCOMPARE(palette.color(QPalette::ToolTipBase), chromeOf(kind).card);
        }
    }
};

QTEST_APPLESS_MAIN(TestChrome)
#include "tst_chrome.moc"
