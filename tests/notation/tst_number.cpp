#include "core/notation/number.h"

#include <QTest>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <random>

using namespace prunus;

/// Numbers and paths as every output of the program writes them.
class Number : public QObject {
    Q_OBJECT
  private slots:
    void writesNumbers_data();
    void writesNumbers();
    void wholeNumbersHaveNoPoint();
    void anyDoubleReadsBackTheSame();
    void infinitiesAreTextsInJson();
    void writesPaths();
};

void Number::writesNumbers_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("zero") << 0.0 << QByteArray("0");
    QTest::newRow("minus zero is zero") << -0.0 << QByteArray("0");
    QTest::newRow("a whole number") << 12.0 << QByteArray("12");
    QTest::newRow("a negative one") << -3.0 << QByteArray("-3");
    QTest::newRow("a fraction") << 2.5 << QByteArray("2.5");
    QTest::newRow("a tenth") << 0.1 << QByteArray("0.1");
    QTest::newRow("a third") << 1.0 / 3 << QByteArray("0.3333333333333333");
    QTest::newRow("a large power of ten is shorter with an exponent") << 1e5 << QByteArray("1e+05");
    QTest::newRow("a large number that is not") << 123456.0 << QByteArray("123456");
    QTest::newRow("the largest double")
        << 1.7976931348623157e308 << QByteArray("1.7976931348623157e+308");
    QTest::newRow("the smallest double") << 5e-324 << QByteArray("5e-324");
    QTest::newRow("infinity") << infinity << QByteArray("inf");
    QTest::newRow("minus infinity") << -infinity << QByteArray("-inf");
}

void Number::writesNumbers() {
    QFETCH(double, value);
    QFETCH(QByteArray, text);
    QCOMPARE(QByteArray::fromStdString(formatNumber(value)), text);
}

void Number::wholeNumbersHaveNoPoint() {
    for (int whole = -99999; whole <= 99999; ++whole) {
        const std::string text = formatNumber(whole);
        // "1e+04" is as long as "10000"; only from six digits on can an exponent be shorter.
        QCOMPARE(text, std::to_string(whole));
    }
}

void Number::anyDoubleReadsBackTheSame() {
    std::mt19937_64 random(1);
    for (int i = 0; i < 100000; ++i) {
        const auto value = std::bit_cast<double>(random());
        if (std::isfinite(value)) {
            QCOMPARE(std::strtod(formatNumber(value).c_str(), nullptr), value);
        }
    }
}

void Number::infinitiesAreTextsInJson() {
    QCOMPARE(formatJsonNumber(infinity), std::string("\"inf\""));
    QCOMPARE(formatJsonNumber(-infinity), std::string("\"-inf\""));
    QCOMPARE(formatJsonNumber(-2.5), std::string("-2.5"));
}

void Number::writesPaths() {
    QCOMPARE(formatPath({}), std::string("[]"));
    QCOMPARE(formatPath({7}), std::string("[7]"));
    QCOMPARE(formatPath({0, 2, 1}), std::string("[0, 2, 1]"));
}

QTEST_APPLESS_MAIN(Number)
#include "tst_number.moc"
