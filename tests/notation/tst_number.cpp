#include "core/notation/number.h"
#include "tests/rows.h"

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
    const Rows<double, QByteArray> row("value", "text");
    row("zero", 0.0, "0");
    row("minus zero is zero", -0.0, "0");
    row("a fraction", 2.5, "2.5");
    row("a tenth", 0.1, "0.1");
    row("a third", 1.0 / 3, "0.3333333333333333");
    row("a large power of ten is shorter with an exponent", 1e5, "1e+05");
    row("a large number that is not", 123456.0, "123456");
    row("the largest double", 1.7976931348623157e308, "1.7976931348623157e+308");
    row("the smallest double", 5e-324, "5e-324");
    row("infinity", infinity, "inf");
    row("minus infinity", -infinity, "-inf");
}

void Number::writesNumbers() {
    QFETCH(double, value);
    QTEST(QByteArray::fromStdString(formatNumber(value)), "text");
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
