// What theory says of uniform trees, against numbers worked out by hand.

#include "core/growth/reference.h"

#include <QTest>
#include <cmath>

using namespace prunus;

class TestReference : public QObject {
    Q_OBJECT

  private slots:
    void sizesOfUniformTrees_data();
    void sizesOfUniformTrees();
    void minimalNodesAreThoseOfEveryRow();
    void pearlsRateOfTwoChildrenIsTheGoldenRatio();
    void pearlsRateSolvesItsEquation_data();
    void pearlsRateSolvesItsEquation();
    void largeNumbersStayNumbers();
};

void TestReference::sizesOfUniformTrees_data() {
    QTest::addColumn<std::uint32_t>("b");
    QTest::addColumn<std::uint32_t>("d");
    QTest::addColumn<double>("nodes");
    QTest::addColumn<double>("leaves");
    QTest::addColumn<double>("minimal");
    const auto row = [](const char* name, std::uint32_t b, std::uint32_t d, double nodes,
                        double leaves, double minimal) {
        QTest::newRow(name) << b << d << nodes << leaves << minimal;
    };
    row("a lone leaf", 3, 0, 1, 1, 1);
    row("a path has one leaf", 1, 7, 8, 1, 1);
    row("one ply is read whole", 4, 1, 5, 4, 4);
    row("b = 2, an even depth: 4 + 4 - 1", 2, 4, 31, 16, 7);
    row("b = 2, an odd depth: 8 + 4 - 1", 2, 5, 63, 32, 11);
    row("b = 3, an even depth: 9 + 9 - 1", 3, 4, 121, 81, 17);
    row("b = 3, an odd depth: 27 + 9 - 1", 3, 5, 364, 243, 35);
    row("b = 10: 1000 + 1000 - 1", 10, 6, 1111111, 1000000, 1999);
    row("chess to 4 plies: 1444 + 1444 - 1", 38, 4, 2141491, 2085136, 2887);
}

void TestReference::sizesOfUniformTrees() {
    QFETCH(std::uint32_t, b);
    QFETCH(std::uint32_t, d);
    QFETCH(double, nodes);
    QFETCH(double, leaves);
    QFETCH(double, minimal);
    QCOMPARE(uniformNodes(b, d), nodes);
    QCOMPARE(uniformLeaves(b, d), leaves);
    QCOMPARE(minimalLeaves(b, d), minimal);
}

void TestReference::minimalNodesAreThoseOfEveryRow() {
    QCOMPARE(minimalNodes(3, 2), 1.0 + 3 + 5);
    QCOMPARE(minimalNodes(2, 4), 1.0 + 2 + 3 + 5 + 7);
    QCOMPARE(minimalNodes(1, 3), 4.0);
}

void TestReference::pearlsRateOfTwoChildrenIsTheGoldenRatio() {
    QVERIFY(std::abs(randomOrderRate(2) - (1 + std::sqrt(5.0)) / 2) < 1e-12);
}

void TestReference::pearlsRateSolvesItsEquation_data() {
    QTest::addColumn<std::uint32_t>("b");
    for (const std::uint32_t b : {1U, 2U, 3U, 5U, 10U, 40U, 1000U}) {
        QTest::newRow(QByteArray::number(b) + " children") << b;
    }
}

void TestReference::pearlsRateSolvesItsEquation() {
    QFETCH(std::uint32_t, b);
    const double rate = randomOrderRate(b);
    double power = 1;
    for (std::uint32_t k = 0; k < b; ++k) {
        power *= rate / (1 + rate);
    }
    QVERIFY(std::abs(power + rate / (1 + rate) - 1) < 1e-9);
}

void TestReference::largeNumbersStayNumbers() {
    QVERIFY(std::isfinite(uniformNodes(1000, 100)));
    QVERIFY(minimalLeaves(1000, 100) < uniformLeaves(1000, 100));
}

QTEST_APPLESS_MAIN(TestReference)
#include "tst_reference.moc"
