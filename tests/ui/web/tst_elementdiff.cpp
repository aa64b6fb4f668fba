// What a drawing is made of through its steps.

#include "ui/web/elementdiff.h"

#include <QtTest>
#include <algorithm>
#include <random>

using prunus::ElementDiff;
using prunus::keptOf;

using Things = std::vector<std::uint32_t>;

class TestLives : public QObject {
    Q_OBJECT

  private slots:
    void whatIsKept_data();
    void whatIsKept();
    void whatComesBackIsTheSame();
    void everyStepFollowsFromItsChanges();
};

namespace {

/// What a step shows, by turning over what changes until then.
std::vector<Things> shownBy(const ElementDiff& lives) {
    const Things sequence = lives.sequence();
    std::vector<bool> shown(sequence.size(), false);
    std::vector<Things> steps;
    for (const Things& changes : lives.changes()) {
        for (const std::uint32_t each : changes) {
            shown.at(each) = !shown.at(each);
        }
        Things& step = steps.emplace_back();
        for (std::size_t k = 0; k < sequence.size(); ++k) {
            if (shown[k]) {
                step.push_back(sequence[k]);
            }
        }
    }
    return steps;
}

/// The length of a longest common subsequence, by the textbook's table.
std::size_t longestCommon(const Things& a, const Things& b) {
    std::vector<std::vector<std::size_t>> best(a.size() + 1,
                                               std::vector<std::size_t>(b.size() + 1, 0));
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j) {
            best[i + 1][j + 1] =
                a[i] == b[j] ? best[i][j] + 1 : std::max(best[i][j + 1], best[i + 1][j]);
        }
    }
    return best[a.size()][b.size()];
}

} // namespace

void TestLives::whatIsKept_data() {
    QTest::addColumn<Things>("before");
    QTest::addColumn<Things>("after");
    QTest::addColumn<std::size_t>("kept");
    const auto row = [](const char* name, const Things& a, const Things& b) {
        QTest::newRow(name) << a << b << longestCommon(a, b);
    };
    row("the same", {1, 2, 3}, {1, 2, 3});
    row("one more in the middle", {1, 3}, {1, 2, 3});
    row("one less at the end", {1, 2, 3}, {1, 2});
    row("two change places", {1, 2, 3, 4}, {1, 3, 2, 4});
    row("the last goes to the front", {1, 2, 3, 4}, {4, 1, 2, 3});
    row("nothing in common", {1, 2}, {3, 4});
    row("from nothing", {}, {3, 4});
    row("a number stands twice", {7, 1, 7}, {7, 7});
}

void TestLives::whatIsKept() {
    QFETCH(Things, before);
    QFETCH(Things, after);
    QFETCH(std::size_t, kept);
    const auto pairs = keptOf(before, after);
    QCOMPARE(pairs.size(), kept);
    for (std::size_t k = 0; k < pairs.size(); ++k) {
        QCOMPARE(before[pairs[k].first], after[pairs[k].second]);
        QVERIFY(k == 0 ||
                (pairs[k - 1].first < pairs[k].first && pairs[k - 1].second < pairs[k].second));
    }
}

void TestLives::whatComesBackIsTheSame() {
    ElementDiff lives;
    for (const Things& step : {Things{1, 2, 3}, Things{1, 3}, Things{1, 9, 3}, Things{1, 2, 3}}) {
        lives.add(step);
    }
    QCOMPARE(lives.sequence().size(), std::size_t{4});
    QCOMPARE(lives.changes().at(3).size(), std::size_t{2}); // 9 goes and 2 comes
}

void TestLives::everyStepFollowsFromItsChanges() {
    std::mt19937 random(7);
    const auto below = [&](std::uint32_t n) {
        return std::uniform_int_distribution<std::uint32_t>(0, n - 1)(random);
    };
    for (int round = 0; round < 60; ++round) {
        ElementDiff lives;
        std::vector<Things> steps;
        Things step;
        for (std::uint32_t k = 0; k < 20; ++k) {
            step.push_back(below(12));
        }
        for (int t = 0; t < 25; ++t) {
            for (std::uint32_t change = below(4); change > 0 && !step.empty(); --change) {
                const auto at = step.begin() + below(static_cast<std::uint32_t>(step.size()));
                const std::uint32_t kind = below(3);
                if (kind == 0) {
                    step.erase(at);
                } else if (kind == 1) {
                    step.insert(at, below(12));
                } else {
                    std::iter_swap(at, step.begin());
                }
            }
            steps.push_back(step);
            lives.add(step);
        }
        QCOMPARE(shownBy(lives), steps);
    }
}

QTEST_GUILESS_MAIN(TestLives)
#include "tst_elementdiff.moc"
