// Numbers in the window follow the locale as a whole: digits, groups and point are those of CLDR,
// as its charts have them for German, Egyptian Arabic and Hindi.

#include "core/notation/readtree.h"
#include "tests/rows.h"
#include "ui/practice/written.h"
#include "ui/practice/writtenset.h"
#include "ui/words/localenumbers.h"
#include "ui/words/numbertext.h"
#include "ui/words/typednode.h"
#include "ui/words/uctsentences.h"
#include "ui/words/words.h"

#include <QLocale>
#include <QTest>

using namespace prunus;

class TestNumbersInLocale : public QObject {
    Q_OBJECT

  private slots:
    void cleanup() { QLocale::setDefault(QLocale::system()); }

    void numbersAreWrittenAsPeopleDo_data() {
        const Rows<QString, QString, QString, QString, QString, QString> row(
            "locale", "value", "rough", "count", "mean", "window");
        row("C", "C", "−2.5", "≈123", "1234567", "0.083", "[−∞, 2.5]");
        row("American", "en_US", "−2.5", "≈123", "1,234,567", "0.083", "[−∞, 2.5]");
        row("German", "de_DE", "−2,5", "≈123", "1.234.567", "0,083", "[−∞; 2,5]");
        row("Egyptian", "ar_EG", "−٢٫٥", "≈١٢٣", "١٬٢٣٤٬٥٦٧", "٠٫٠٨٣", "[−∞, ٢٫٥]");
        row("Indian", "hi_IN", "−2.5", "≈123", "12,34,567", "0.083", "[−∞, 2.5]");
    }

    void numbersAreWrittenAsPeopleDo() {
        QFETCH(const QString, locale);
        QLocale::setDefault(QLocale(locale));
        QTEST(shownNumber(-2.5), "value");
        QTEST(roughNumber(123.4), "rough");
        QTEST(shownCount(1'234'567), "count");
        QTEST(shownMean(0.0833), "mean");
        QTEST(shownWindow({-infinity, 2.5}), "window");
        const GameTree tree = readText("[x: [-2.5, 3], 4]").value();
        const DisplayNames names(tree);
        QTEST(shownName(names, tree.at({0, 0})), "value"); // of a leaf
        QCOMPARE(shownName(names, tree.at({0})), "x");
    }

    void whatIsTypedIsUnderstood_data() {
        const Rows<QString, QString> row("locale", "typed");
        row("a point in C", "C", "-2.5");
        row("a comma in German", "de_DE", "−2,5");
        row("a point in German", "de_DE", "-2.5");
        row("Arabic digits in Egypt", "ar_EG", "−٢٫٥");
        row("European digits in Egypt", "ar_EG", "-2.5");
    }

    void whatIsTypedIsUnderstood() {
        QFETCH(const QString, locale);
        QFETCH(const QString, typed);
        QLocale::setDefault(QLocale(locale));
        QCOMPARE(readWritten(typed, false).value().value, -2.5);
        QVERIFY(mayBecome(typed, false));
        QCOMPARE(readBounds(typed + u' ' + typed, true).value(), std::vector<Value>({-2.5, -2.5}));
        QCOMPARE(TypedNodeReading::of(QStringLiteral("x: ") + typed).value().value, -2.5);
        QCOMPARE(readSet(QStringLiteral("x <= ") + typed).value(),
                 ValueSet({{-infinity, -2.5, false, true}}));
    }

    void countsAreUnderstoodAsTheyAreShown_data() { numbersAreWrittenAsPeopleDo_data(); }

    void countsAreUnderstoodAsTheyAreShown() {
        QFETCH(const QString, locale);
        QFETCH(const QString, count);
        QLocale::setDefault(QLocale(locale));
        QCOMPARE(typedCount(count), std::optional<std::uint64_t>(1'234'567));
        QCOMPARE(typedCount(QStringLiteral("1234567")), std::optional<std::uint64_t>(1'234'567));
        QVERIFY(!typedCount(QStringLiteral("2.5x")));
    }
};

QTEST_APPLESS_MAIN(TestNumbersInLocale)
#include "tst_numbersinlocale.moc"
