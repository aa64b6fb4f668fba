#include "tests/app/commandline.h"
#include "tests/contentof.h"

#include <QtTest>

namespace {

/// Options, each with what it takes as --help writes it: "--format" with "table|csv|json".
using Options = QMap<QString, QString>;

QString page() {
    return QString::fromUtf8(contentOf(PRUNUS_MANUAL));
}

QString helpOf(const QString& subcommand) {
    return QString::fromUtf8(runLine(subcommand + " --help").out);
}

QStringList subcommands() {
    static const QRegularExpression line(QStringLiteral("^  ([a-z][a-z-]*) "),
                                         QRegularExpression::MultilineOption);
    QStringList found;
    const QString help = helpOf({});
    for (auto at = line.globalMatch(help, help.indexOf(QLatin1String("Subcommands:")));
         at.hasNext();) {
        found << at.next().captured(1);
    }
    return found;
}

/// All but --help, which each has.
Options listedIn(const QString& help) {
    static const QRegularExpression line(QStringLiteral("^  (?:-\\w,)?(--?[\\w-]+)(?: (\\S+))?"),
                                         QRegularExpression::MultilineOption);
    Options found;
    for (auto at = line.globalMatch(help); at.hasNext();) {
        const QRegularExpressionMatch option = at.next();
        found.insert(option.captured(1), option.captured(2));
    }
    found.remove(QStringLiteral("--help"));
    return found;
}

/// What stands behind `.It Fl`, as --help writes it.
void addOption(Options& options, QString item) {
    static const QRegularExpression macros(QStringLiteral("\\b(Ar|Cm) "));
    item.remove(macros).replace(QLatin1String(" | "), QLatin1String("|"));
    const QString name = item.section(u' ', 0, 0);
    if (name != QLatin1String("h")) {
        options.insert(u'-' + name, item.section(u' ', 1));
    }
}

/// The page's options of a section, with those of the sections that it names.
Options describedIn(const QString& section) {
    Options found;
    bool inside = false;
    for (const QString& line : page().split(u'\n')) {
        if (line.startsWith(QLatin1String(".S")) && !line.startsWith(QLatin1String(".Sx"))) {
            inside = QRegularExpression("^\\.Ss " + section + "( (Ar|Op|Cm) .*)?$")
                         .match(line)
                         .hasMatch();
        } else if (inside && line.startsWith(QLatin1String(".It Fl "))) {
            addOption(found, line.mid(7));
        } else if (inside && line.startsWith(QLatin1String(".Sx "))) {
            found.insert(describedIn(line.mid(4).remove(QRegularExpression(" [.,]$"))));
        }
    }
    return found;
}

} // namespace

/// The manual page, against what --help lists.
class TestManPage : public QObject {
    Q_OBJECT

  private slots:
    void hasEverySubcommand();
    void hasEveryOption_data();
    void hasEveryOption();
    void examplesRun();
};

void TestManPage::hasEverySubcommand() {
    static const QRegularExpression section(
        QStringLiteral("^\\.Ss prunus (?:Op )?(?:Cm )?([a-z-]+)"),
        QRegularExpression::MultilineOption);
    QStringList described;
    const QString text = page();
    for (auto at = section.globalMatch(text); at.hasNext();) {
        described << at.next().captured(1);
    }
    QVERIFY(described.size() > 10);
    QStringList there = subcommands();
    described.sort();
    there.sort();
    QCOMPARE(described, there);
}

void TestManPage::hasEveryOption_data() {
    QTest::addColumn<QString>("subcommand");
    QTest::newRow("of the window") << QString();
    for (const QString& each : subcommands()) {
        QTest::addRow("of %s", qPrintable(each)) << each;
    }
}

void TestManPage::hasEveryOption() {
    QFETCH(QString, subcommand);
    const Options described =
        describedIn(subcommand.isEmpty() ? QStringLiteral("prunus") : "prunus " + subcommand);
    const Options there = listedIn(helpOf(subcommand));
    QCOMPARE(described.keys(), there.keys());
    for (auto option = there.begin(); option != there.end(); ++option) {
        QCOMPARE(option.key() + u' ' + described.value(option.key()),
                 option.key() + u' ' + option.value());
    }
}

void TestManPage::examplesRun() {
    const QTemporaryDir folder;
    const QString text = page();
    QStringList lines;
    for (const QString& line : text.mid(text.indexOf(QLatin1String(".Sh EXAMPLES"))).split(u'\n')) {
        if (line.startsWith(QLatin1String(".Dl prunus "))) {
            lines << QStringLiteral("\"$0\" ") + line.mid(11);
        }
    }
    QVERIFY(lines.size() > 4);
    const ProgramRun run =
        runShell(QStringLiteral("set -ex; cd \"$1\"; ") + lines.join(u';'), {folder.path()});
    QVERIFY2(run.exitCode == 0, run.err.constData());
    for (const char* const file : {"figure.svg", "handout.pdf", "exercise.json"}) {
        QVERIFY2(QFile::exists(folder.filePath(file)), file);
    }
    // Figure 5.2 of the textbook: the middle branch is cut after its first leaf.
    QVERIFY2(run.out.contains("alpha-beta"), run.out.constData());
}

QTEST_GUILESS_MAIN(TestManPage)
#include "tst_manpage.moc"
