// The colours of the tree and around it: whatever stands on something stands out from it, in every
// theme.

#include "tests/ui/look/contrast.h"
#include "ui/look/chrome.h"

using namespace prunus;

namespace {

/// Everything that is drawn of a tree, with everything that can be behind it.
std::vector<Pair> ofTree(const Theme& t) {
    std::vector<Pair> all{
        {"text on the background", t.text, t.background, true},
        {"muted text on the background", t.mutedText, t.background, true},
        {"a former bound on the background", t.formerText, t.background, true},
        {"the cut rule on the background", t.cutMark, t.background, true},
        {"MAX in the bands", t.max.text, t.background, true},
        {"MIN in the bands", t.min.text, t.background, true},
        {"a cut value on a stripe of its hatch", t.cut.text, t.cutHatch, true},
        {"the best line", t.bestLine, t.background, false},
        {"a visited edge", t.visitedEdge, t.background, false},
        {"the selection", t.selection, t.background, false},
        {"a witness", t.witness, t.background, false},
        {"a difference", t.difference, t.background, false},
        {"the ring's outline", t.ringOutline, t.background, false},
    };
    for (const auto& [what, c] : {std::pair{"MAX", &t.max},
                                  {"MIN", &t.min},
                                  {"a leaf", &t.leaf},
                                  {"a cut node", &t.cut},
                                  {"a node not reached", &t.notReached}}) {
        all.push_back({what, c->text, c->fill, true});
        all.push_back({what, c->line, c->fill, false});
        all.push_back({what, c->line, t.background, false});
    }
    return all;
}

/// Texts and marks of the panels, the timeline and the bars, with what can be behind each.
std::vector<Pair> around(ThemeKind kind) {
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

class TestTheme : public QObject {
    Q_OBJECT

  private slots:
    void contrastIsThatOfThePublishedExamples() {
        // WCAG 2.1: black on white is 21 : 1, a colour on itself 1 : 1; #777777 on white is the
        // well-known near miss of 4.5.
        QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrastRatio(Qt::white, Qt::black), 21.0);
        QCOMPARE(contrastRatio(Qt::red, Qt::red), 1.0);
        QVERIFY(qAbs(contrastRatio(QColor("#777777"), Qt::white) - 4.48) < 0.005);
    }

    void everythingStandsOutFromWhatIsBehindIt_data() {
        themesWithContrast();
        QTest::newRow("black and white: both 7") << ThemeKind::blackAndWhite << 7.0 << 7.0;
    }
    void everythingStandsOutFromWhatIsBehindIt() {
        QFETCH(ThemeKind, kind);
        QCOMPARE(faint(ofTree(themeOf(kind))), QString());
        if (kind != ThemeKind::blackAndWhite) { // which is for files
            QCOMPARE(faint(around(kind)), QString());
        }
    }

    void aDarkPaletteGetsTheDarkTheme() {
        QPalette palette;
        palette.setColor(QPalette::Window, QColor("#202428"));
        QCOMPARE(&themeFor(palette), &themeOf(ThemeKind::dark));
        palette.setColor(QPalette::Window, QColor("#EFEFEF"));
        QCOMPARE(&themeFor(palette), &themeOf(ThemeKind::light));
    }

    void blendingGoesFromOneColourToTheOther() {
        QCOMPARE(blended(Qt::black, Qt::white, 0).rgb(), QColor(Qt::black).rgb());
        QCOMPARE(blended(Qt::black, Qt::white, 1).rgb(), QColor(Qt::white).rgb());
        QCOMPARE(blended(QColor(0, 0, 0), QColor(200, 100, 50), 0.5).rgb(), qRgb(100, 50, 25));
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

QTEST_APPLESS_MAIN(TestTheme)
#include "tst_theme.moc"
