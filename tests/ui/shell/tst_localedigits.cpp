// A window where people write other digits: no number on it is left in those of C, but for what is
// notation, such as the text of a tree, and for keys.

#include "tests/ui/montecarlo/searching.h"
#include "tests/ui/shell/perceived.h"
#include "tests/ui/shownwindow.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTableWidget>

using namespace prunus;

namespace {

/// What is written on a window, as far as labels, fields of numbers and tables have it.
QStringList saidOn(const QWidget& window) {
    QStringList all;
    for (const QLabel* each : window.findChildren<QLabel*>()) {
        all << (each->isVisible() && !isOfTheText(each) ? each->objectName() + u'|' + each->text()
                                                        : QString());
    }
    for (const QSpinBox* each : window.findChildren<QSpinBox*>()) {
        all << (each->isVisible() ? each->objectName() + u'|' + each->text() : QString());
    }
    for (const QTableWidget* each : window.findChildren<QTableWidget*>()) {
        for (int cell = 0; cell < each->rowCount() * each->columnCount(); ++cell) {
            const auto* const item =
                each->item(cell / each->columnCount(), cell % each->columnCount());
            all << (item != nullptr ? each->objectName() + u'|' + item->text() : QString());
        }
    }
    return all;
}

/// Those that have digits of C behind the name of their part.
QStringList withDigitsOfC(const QStringList& all) {
    static const QRegularExpression digits("\\|.*[0-9]");
    return all.filter(digits);
}

constexpr auto tree = "[[3.5,12,8],[2,4,6],[14.25,5,2]]";

} // namespace

class TestLocaleDigits : public QObject {
    Q_OBJECT

  private slots:
    static void initTestCase() { QLocale::setDefault(QLocale("ar_EG")); }

    void theMainWindowHasTheLocales_data() {
        QTest::addColumn<int>("algorithm");
        for (const Algorithm each :
             {Algorithm::minimax, Algorithm::alphaBeta, Algorithm::alphaBetaNegamax,
              Algorithm::mtdf, Algorithm::iterativeDeepening, Algorithm::sssStar}) {
            QTest::newRow(std::string(traits(each).id).c_str()) << int(each);
        }
    }

    void theMainWindowHasTheLocales() {
        QFETCH(const int, algorithm);
        ShownWindow shown;
        shown.window.openText(tree, "A tree");
        shown.search(Algorithm(algorithm));
        shown.session().select(NodeId{4});
        settle(shown.window);
        QVERIFY(shown.session().hasSearch());
        for (const std::uint32_t at : {0U, 1U, 2U, 3U, 9U, 14U, 20U, 1000U}) {
            shown.session().setStep(std::min(Step{at}, shown.session().trace()->end()));
            settle(shown.window);
            const QStringList left = withDigitsOfC(saidOn(shown.window) + shown.stack());
            QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
        }
        QVERIFY(saidOn(shown.window).join(u' ').contains(QRegularExpression("[٠-٩]")));
    }

    void soHasTheOneOfMonteCarlo() {
        const montecarlotest::Searching searching(tree);
        QVERIFY(searching.active);
        MonteCarlo& run = searching.shown->run();
        for (const std::uint32_t at : {0U, 1U, 2U, 3U, 4U, 30U, 5000U}) {
            run.setStep(Step{at});
            settle(*searching.shown);
            QStringList said = saidOn(*searching.shown);
            // What the English text itself counts, a translation writes in its own digits.
            static const QRegularExpression ofTheText("0(?= for)|1(?= for|\\.|[ \u00A0]−)");
            said.replaceInStrings(ofTheText, "one");
            const QStringList left = withDigitsOfC(said);
            QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
        }
    }
};

QTEST_MAIN(TestLocaleDigits)
#include "tst_localedigits.moc"
