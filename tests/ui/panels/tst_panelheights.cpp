// How panels that stand above one another share a height.

#include "tests/rows.h"
#include "ui/shell/panelheights.h"

#include <QList>
#include <QTest>
#include <algorithm>
#include <array>
#include <numeric>
#include <random>

using prunus::panelHeights;
using prunus::PanelWish;

namespace {

constexpr std::array levels{&PanelWish::folded, &PanelWish::least, &PanelWish::useful};

/// At which level each panel begins, by trying all choices: that in which those that come first are
/// best off, before any that come after them.
std::vector<std::size_t> levelsOf(int room, const std::vector<PanelWish>& wishes) {
    std::vector<std::size_t> best;
    std::vector<std::size_t> tried(wishes.size());
    for (bool more = true; more;) {
        int needed = 0;
        for (std::size_t i = 0; i < wishes.size(); ++i) {
            needed += wishes[i].*levels.at(tried[i]);
        }
        best = needed <= room ? std::max(best, tried) : best;
        more = false;
        for (std::size_t i = 0; i < tried.size() && !more; ++i) {
            tried[i] = (tried[i] + 1) % levels.size();
            more = tried[i] != 0;
        }
    }
    return best;
}

std::vector<PanelWish> anyWishes(std::mt19937& random) {
    const auto upTo = [&random](int most) {
        return std::uniform_int_distribution<int>(0, most)(random);
    };
    std::vector<PanelWish> wishes(std::size_t(1 + upTo(4)));
    for (PanelWish& each : wishes) {
        each.folded = 10 + upTo(20);
        each.least = each.folded + upTo(100);
        each.useful = each.least + upTo(50);
        each.whole = each.useful + upTo(100);
        each.kept = each.whole + upTo(100);
        each.patience = int(&each - wishes.data());
    }
    return wishes;
}

int sumOf(const std::vector<PanelWish>& wishes, int PanelWish::*wish) {
    return std::accumulate(wishes.begin(), wishes.end(), 0,
                           [wish](int sum, const PanelWish& each) { return sum + each.*wish; });
}

} // namespace

class TestPanelHeights : public QObject {
    Q_OBJECT

  private slots:
    void heightsAreShared_data() {
        const Rows<int, QList<int>> row("room", "heights");
        // A sentence that takes 60 and keeps 100; code that takes 200, of which 80 are useful, or
        // at least 40; a table that is whole at 120 or folds; a list of 30 to 50. Headings take 15
        // each.
        row("what is left goes to the most patient", 500, QList{100, 200, 120, 80});
        row("each is whole and keeps what it needed", 470, QList{100, 200, 120, 50});
        row("what is kept for later is given up first", 440, QList{70, 200, 120, 50});
        row("each is whole", 430, QList{60, 200, 120, 50});
        row("then the list gets shorter", 420, QList{60, 200, 120, 40});
        row("then the code is scrolled", 400, QList{60, 190, 120, 30});
        row("as far as it is useful", 290, QList{60, 80, 120, 30});
        row("then the list folds", 289, QList{60, 94, 120, 15});
        row("a table that is not whole folds", 274, QList{60, 169, 15, 30});
        row("both fold for useful code", 170, QList{60, 80, 15, 15});
        row("less code makes room for the list", 169, QList{60, 64, 15, 30});
        row("code without use folds", 129, QList{60, 15, 15, 39});
        row("the sentence is there last", 105, QList{60, 15, 15, 15});
        row("and takes what there is", 80, QList{35, 15, 15, 15});
        row("headings are always there", 20, QList{15, 15, 15, 15});
    }
    void heightsAreShared() {
        QFETCH(const int, room);
        const auto heights = panelHeights(room, {{15, 60, 60, 60, 100, 0},
                                                 {15, 40, 80, 200, 200, 1},
                                                 {15, 120, 120, 120, 120, 3},
                                                 {15, 30, 30, 50, 50, 4}});
        QTEST(QList<int>(heights.begin(), heights.end()), "heights");
    }

    /// Thousands of random wishes, against a search through all choices.
    void whateverIsWished() {
        std::mt19937 random(20);
        for (int k = 0; k < 20000; ++k) {
            const std::vector<PanelWish> wishes = anyWishes(random);
            const int room = std::uniform_int_distribution<int>(0, 900)(random);
            const auto heights = panelHeights(room, wishes);
            QCOMPARE(std::accumulate(heights.begin(), heights.end(), 0),
                     std::max(room, sumOf(wishes, &PanelWish::folded)));
            const auto level = levelsOf(room, wishes);
            if (level.empty() || level.front() == 0) {
                for (std::size_t i = 1; i < wishes.size(); ++i) {
                    QCOMPARE(heights[i], wishes[i].folded); // for the first, which has no room yet
                }
                continue;
            }
            bool allWhole = true; // of those that come before
            for (std::size_t i = 0; i < wishes.size(); ++i) {
                const int begun = wishes[i].*levels.at(level[i]);
                QVERIFY(heights[i] >= begun);
                QVERIFY(heights[i] == begun || (level[i] != 0 && allWhole));
                allWhole = allWhole && (level[i] == 0 || heights[i] >= wishes[i].whole);
            }
            for (std::size_t i = 0; i < wishes.size(); ++i) {
                QVERIFY(allWhole || heights[i] <= wishes[i].whole);
                QVERIFY(room < sumOf(wishes, &PanelWish::whole) || heights[i] >= wishes[i].whole);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestPanelHeights)
#include "tst_panelheights.moc"
