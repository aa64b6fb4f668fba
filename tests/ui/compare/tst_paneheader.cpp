// What the headers of panes tell, and how it wraps. Steps of figure 5.2: see tst_sidebyside.

#include "tests/ui/compare/twopanes.h"
#include "ui/compare/wordlines.h"

#include <QLabel>
#include <random>

using namespace prunus;

namespace {

/// By trying all ways to break a list of words.
int fewestLines(const std::vector<int>& widths, int separator, int room) {
    const auto words = widths.size();
    int fewest = static_cast<int>(words);
    for (std::uint32_t breaks = 0; breaks < 1U << (words - 1); ++breaks) {
        int lines = 1;
        int used = widths[0];
        bool fits = true;
        for (std::size_t k = 1; k < words; ++k) {
            const bool broken = (breaks >> (k - 1) & 1U) != 0;
            used = broken ? widths[k] : used + separator + widths[k];
            lines += broken ? 1 : 0;
            fits = fits && (used <= room || used == widths[k]);
        }
        fewest = fits ? std::min(fewest, lines) : fewest;
    }
    return fewest;
}

} // namespace

class TestPaneHeader : public QObject {
    Q_OBJECT

  private slots:
    void wordsWrapInAsFewLinesAsCanBe() {
        std::mt19937 draw(7);
        const auto below = [&draw](unsigned n) { return static_cast<int>(draw() % n); };
        for (int round = 0; round < 5000; ++round) {
            std::vector<int> widths(1 + draw() % 8);
            std::ranges::generate(widths, [&] { return 1 + below(60); });
            const int separator = below(10);
            const int room = below(150);
            const std::vector<int> lines = wordLines(widths, separator, room);
            QCOMPARE(lines.size(), widths.size());
            QCOMPARE(lines.front(), 0);
            QVERIFY(std::ranges::is_sorted(lines));
            for (int line = 0; line <= lines.back(); ++line) {
                int used = -separator;
                int words = 0;
                for (std::size_t k = 0; k < lines.size(); ++k) {
                    used += lines[k] == line ? separator + widths[k] : 0;
                    words += lines[k] == line ? 1 : 0;
                }
                QVERIFY(words == 1 || (words > 1 && used <= room));
            }
            QCOMPARE(lines.back() + 1, fewestLines(widths, separator, room));
        }
    }

    void headersTellSearchAndCounts() {
        TwoPanes shown;
        QCOMPARE(shown.search(1), "1  Alpha-beta, fail-hard, α ≥ β");
        QCOMPARE(shown.search(2), "2  Minimax");
        shown.window.session().setStep(Step{15});
        QCOMPARE(shown.counts(1),
                 "MAX’s side · step 15 of 26 · 7 nodes · 4 leaves · 1 cutoff · at C");
        QCOMPARE(shown.counts(2),
                 "MAX’s side · step 18 of 29 · 9 nodes · 6 leaves · 0 cutoffs · at C");
    }

    void theValueIsToldAtTheEndOnly() {
        TwoPanes shown;
        QVERIFY(!shown.counts(2).contains("value"));
        shown.press(Qt::Key_End);
        QCOMPARE(shown.counts(2), "MAX’s side · value 3 · 13 nodes · 9 leaves · 0 cutoffs");
    }

    void nothingThatIsToldIsCut_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("panes");
        for (const QSize size : {QSize(1280, 720), QSize(1440, 900), QSize(1920, 1080)}) {
            for (const int panes : {2, 3, 4}) {
                QTest::addRow("%d panes in %d x %d", panes, size.width(), size.height())
                    << size << panes;
            }
        }
    }
    /// Nor does anything move from step to step.
    void nothingThatIsToldIsCut() {
        QFETCH(QSize, size);
        QFETCH(int, panes);
        TwoPanes shown;
        shown.window.resize(size);
        QTRY_COMPARE(shown.window.size(), size);
        SearchOptions more;
        for (const Algorithm each : {Algorithm::iterativeDeepening, Algorithm::negaScout}) {
            more.algorithm = each;
            if (shown.panes.count() < panes) {
                shown.panes.open(more);
            }
        }
        QCOMPARE(shown.panes.count(), panes);
        std::vector<QRect> before;
        for (Beat beat{0}; beat <= shown.panes.end(); beat = beat + 1) {
            shown.panes.setBeat(beat);
            std::vector<QRect> places;
            for (int pane = 1; pane <= panes; ++pane) {
                const auto& counts = part<QLabel>(shown.header(pane), "paneCounts");
                const auto& search = part<QLabel>(shown.header(pane), "paneSearch");
                const QRect wanted = counts.fontMetrics().boundingRect(
                    QRect(0, 0, 10'000, 10'000), Qt::AlignLeft, counts.text());
                QVERIFY2(wanted.width() <= counts.width() && wanted.height() <= counts.height(),
                         qPrintable(counts.text()));
                QVERIFY(search.heightForWidth(search.width()) <= search.height());
                QVERIFY(shown.header(pane).rect().contains(counts.geometry()));
                places.push_back(counts.geometry());
                places.push_back(shown.view(pane).geometry());
            }
            QVERIFY(before.empty() || before == places);
            before = places;
        }
    }

    /// Alpha-beta leaves C after its first leaf, which minimax then reads the others of.
    void headersTellWhoWaits() {
        TwoPanes shown;
        const QString waits = QStringLiteral(" · waits at ");
        int waited = 0;
        for (Beat beat{1}; beat <= shown.panes.end(); beat = beat + 1) {
            const std::array before{shown.panes.at(0).step, shown.panes.at(1).step};
            shown.panes.setBeat(beat);
            for (int pane = 0; pane < 2; ++pane) {
                const Pane& now = shown.panes.at(pane);
                const bool still = now.step == before.at(std::size_t(pane));
                const bool over = now.step == now.trace->end();
                QCOMPARE(shown.counts(pane + 1).contains(waits), still && !over);
                waited += still && !over ? 1 : 0;
            }
        }
        QVERIFY(waited > 0);
    }
};

QTEST_MAIN(TestPaneHeader)
#include "tst_paneheader.moc"
