#include "core/base/rankedbits.h"

#include <QTest>
#include <random>

using namespace prunus;

/// Bits that count themselves, against counting one by one.
class TestRankedBits : public QObject {
    Q_OBJECT

  private slots:
    void ranksAndLastSetBits_data();
    void ranksAndLastSetBits();
    void growsAndKeepsWhatItHolds();
    void theFirstAndTheLastBit();
};

void TestRankedBits::ranksAndLastSetBits_data() {
    QTest::addColumn<uint>("size");
    QTest::addColumn<double>("share");
    QTest::newRow("no bits at all") << 0U << 0.5;
    QTest::newRow("one bit, set") << 1U << 1.0;
    QTest::newRow("a word less one") << 63U << 0.5;
    QTest::newRow("a whole word, all set") << 64U << 1.0;
    QTest::newRow("a word and one, none set") << 65U << 0.0;
    QTest::newRow("two whole words") << 128U << 0.5;
    QTest::newRow("sparse over many words") << 1000U << 0.005;
    QTest::newRow("dense over many words") << 777U << 0.98;
    QTest::newRow("a single bit far away") << 700U << 0.001;
}

void TestRankedBits::ranksAndLastSetBits() {
    QFETCH(uint, size);
    QFETCH(double, share);
    std::mt19937 random(size);
    std::vector<bool> naive(size);
    RankedBits bits(size);
    for (std::uint32_t i = 0; i < size; ++i) {
        if (std::bernoulli_distribution(share)(random)) {
            naive[i] = true;
            bits.set(i);
        }
    }
    bits.finish();
    std::uint32_t before = 0;
    for (std::uint32_t i = 0; i < size; ++i) {
        QCOMPARE(bits.test(i), static_cast<bool>(naive[i]));
        QCOMPARE(bits.rank(i), before);
        if (naive[i]) {
            QCOMPARE(bits.select(before++), i);
        }
    }
    QCOMPARE(bits.rank(size), before);
    for (std::uint32_t to = 0; to <= size; to += 1 + to / 20) {
        std::uint32_t last = to;
        for (std::uint32_t from = to; from-- > 0;) {
            last = last == to && naive[from] ? from : last;
            QCOMPARE(bits.lastSet(from, to), last);
        }
        QCOMPARE(bits.lastSet(to, to), to);
        std::uint32_t set = to;
        std::uint32_t clear = to;
        for (std::uint32_t from = to; from-- > 0;) {
            (naive[from] ? set : clear) = from;
            QCOMPARE(bits.firstSet(from, to), set);
            QCOMPARE(bits.firstClear(from, to), clear);
        }
    }
}

void TestRankedBits::growsAndKeepsWhatItHolds() {
    RankedBits bits;
    for (const std::uint32_t i : {3U, 64U, 1000U}) {
        bits.extend(i + 1);
        bits.set(i);
    }
    bits.extend(10); // never less
    bits.finish();
    QCOMPARE(bits.rank(1001), 3U);
    QCOMPARE(bits.select(0), 3U);
    QCOMPARE(bits.select(1), 64U);
    QCOMPARE(bits.select(2), 1000U);
}

void TestRankedBits::theFirstAndTheLastBit() {
    RankedBits bits(200);
    bits.set(0);
    bits.set(199);
    bits.finish();
    QCOMPARE(bits.rank(1), 1U);
    QCOMPARE(bits.rank(199), 1U);
    QCOMPARE(bits.rank(200), 2U);
    QCOMPARE(bits.lastSet(0, 200), 199U);
    QCOMPARE(bits.lastSet(0, 199), 0U);
    QCOMPARE(bits.lastSet(1, 199), 199U);
}

QTEST_APPLESS_MAIN(TestRankedBits)
#include "tst_rankedbits.moc"
