#include "core/base/zeroedarray.h"

#include <QTest>
#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

using namespace prunus;

/// An array that the system has zeroed.
class TestZeroedArray : public QObject {
    Q_OBJECT

  private slots:
    void startsZeroed();
    void keepsWhatIsWritten();
    void shrinkingKeepsTheFront();
    void shrinkingNeverGrows();
    void shrinksToNothing();
    void movesWithoutCopying();
    void tooLargeIsReported();
};

void TestZeroedArray::startsZeroed() {
    const ZeroedArray<std::uint32_t> items(100'000);
    QCOMPARE(items.size(), std::size_t{100'000});
    QVERIFY(std::all_of(items.begin(), items.end(), [](std::uint32_t item) { return item == 0; }));
    QCOMPARE(ZeroedArray<double>().size(), std::size_t{0});
    const ZeroedArray<double> empty(0);
    QVERIFY(empty.begin() == empty.end());
}

void TestZeroedArray::keepsWhatIsWritten() {
    ZeroedArray<double> items(3);
    items[1] = 2.5;
    QCOMPARE(items[0], 0.0);
    QCOMPARE(items[1], 2.5);
    QCOMPARE(std::as_const(items)[2], 0.0);
}

void TestZeroedArray::shrinkingKeepsTheFront() {
    ZeroedArray<std::uint64_t> items(1'000'000);
    for (std::size_t i = 0; i < items.size(); ++i) {
        items[i] = i;
    }
    items.shrink(1000);
    QCOMPARE(items.size(), std::size_t{1000});
    for (std::size_t i = 0; i < items.size(); ++i) {
        QCOMPARE(items[i], std::uint64_t{i});
    }
}

void TestZeroedArray::shrinkingNeverGrows() {
    ZeroedArray<std::uint32_t> items(4);
    items.shrink(9);
    QCOMPARE(items.size(), std::size_t{4});
}

void TestZeroedArray::shrinksToNothing() {
    ZeroedArray<std::uint32_t> items(4);
    items.shrink(0);
    QVERIFY(items.begin() == items.end());
}

void TestZeroedArray::movesWithoutCopying() {
    ZeroedArray<std::uint32_t> items(4);
    items[3] = 7;
    const std::uint32_t* const place = items.begin();
    const ZeroedArray<std::uint32_t> moved = std::move(items);
    QVERIFY(moved.begin() == place);
    QCOMPARE(moved[3], 7U);
}

void TestZeroedArray::tooLargeIsReported() {
#if defined(__SANITIZE_ADDRESS__)
    QSKIP("AddressSanitizer ends the program instead");
#endif
    const std::size_t beyondAnyMachine = std::numeric_limits<std::size_t>::max() / 16;
    QVERIFY_THROWS_EXCEPTION(std::bad_alloc, ZeroedArray<std::uint64_t>{beyondAnyMachine});
}

QTEST_APPLESS_MAIN(TestZeroedArray)
#include "tst_zeroedarray.moc"
