// What the manual says of the command line is what the command line says of itself, and names
// nothing that is not there.

#include "tests/app/programrun.h"
#include "tests/ui/manual/wholemanual.h"

#include <QTest>

class TestManualOptions : public QObject {
    Q_OBJECT

  private slots:
    static void everySubcommandStands();
    static void everyOptionStandsWithItsMeaning_data();
    static void everyOptionStandsWithItsMeaning();
    static void noOptionIsMadeUp();
};

namespace {

QString helpOf(const QString& subcommand) {
    const QStringList arguments{QStringLiteral("--help")};
    return QString::fromUtf8(
        runProgram(subcommand.isEmpty() ? arguments : QStringList(subcommand) + arguments).out);
}

QStringList subcommands() {
    const QString help = helpOf({});
    return allFound(help.mid(help.indexOf(QStringLiteral("Subcommands:"))), R"(^  ([a-z-]+) )");
}

} // namespace

void TestManualOptions::everySubcommandStands() {
    QVERIFY(subcommands().size() >= 12);
    const QString manual = wholeManual();
    for (const QString& each : subcommands()) {
        QVERIFY2(manual.contains(QStringLiteral("\nprunus %1 ").arg(each)), qPrintable(each));
        QVERIFY2(manual.contains(QStringLiteral("\n## %1\n").arg(each)), qPrintable(each));
    }
}

void TestManualOptions::everyOptionStandsWithItsMeaning_data() {
    QTest::addColumn<QString>("subcommand");
    QTest::newRow("the window") << QString();
    for (const QString& each : subcommands()) {
        QTest::newRow(qPrintable(each)) << each;
    }
}

/// Options and what is said of each, word for word, and the notes below them.
void TestManualOptions::everyOptionStandsWithItsMeaning() {
    QFETCH(const QString, subcommand);
    const QString help = helpOf(subcommand);
    const QString page = prunus::ownList((QStringLiteral("options ") + subcommand).trimmed());
    QVERIFY(!page.isEmpty());
    QVERIFY(wholeManual().contains(page));
    const QStringList options = allFound(help, R"(^  ((?:-h,|-o |--)[^\n]*?)(?:  .*)?$)");
    QVERIFY(options.contains(QStringLiteral("-h,--help")));
    for (const QString& each : options) {
        QVERIFY2(page.contains(QStringLiteral("- `%1`: ").arg(each)), qPrintable(each));
    }
    for (const QString& each : allFound(help, R"(^  (?:   +|.*?  +)([^ ].*)$)")) {
        const bool ofSubcommands =
            help.indexOf(each) > help.indexOf(QStringLiteral("Subcommands:"));
        QVERIFY2(page.contains(each) || (subcommand.isEmpty() && ofSubcommands), qPrintable(each));
    }
}

void TestManualOptions::noOptionIsMadeUp() {
    QSet<QString> known;
    for (const QString& each : subcommands() + QStringList(QString())) {
        for (const QString& option : allFound(helpOf(each), R"((--[a-z][a-z-]*))")) {
            known.insert(option);
        }
    }
    QVERIFY(known.size() > 40);
    for (const prunus::ManualPage& page : prunus::manualPages()) {
        for (const QString& each : allFound(page.text, R"((?<![\w<-])(--[a-z][a-z-]*)(?!>))")) {
            QVERIFY2(known.contains(each), qPrintable(page.id + QStringLiteral(": ") + each));
        }
        for (const QString& each : allFound(page.text, R"(`prunus ([a-z-]+)[ `])")) {
            QVERIFY2(subcommands().contains(each),
                     qPrintable(page.id + QStringLiteral(": ") + each));
        }
    }
}

QTEST_MAIN(TestManualOptions)
#include "tst_manualoptions.moc"
