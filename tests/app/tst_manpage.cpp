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

constexpr const char* library = "/usr/share/bash-completion/bash_completion";
constexpr const char* notInstalled = "bash-completion is not installed, so it is not tried";

/// What bash offers at the end of the line, in which "prunus" is the program.
QStringList offered(const QString& line) {
    // As bash itself splits it; none of the lines here quotes anything.
    const ProgramRun run = runShell(
        QStringLiteral("source \"$1\"; source \"$2\"; prunus() { \"$tried\" \"$@\"; }; tried=$0\n"
                       "COMP_LINE=$3 COMP_POINT=${#3} COMP_WORDBREAKS=$' \\t\\n\"\\'><=;|&(:'\n"
                       "read -ra COMP_WORDS <<<\"$3\"; [[ $3 != *' ' ]] || COMP_WORDS+=('')\n"
                       "COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_TYPE=9 COMP_KEY=9\n"
                       "_prunus; printf '%s\\n' \"${COMPREPLY[@]}\""),
        {library, PRUNUS_COMPLETION, line});
    QStringList words = QString::fromUtf8(run.out).split(u'\n', Qt::SkipEmptyParts);
    words.sort();
    return words;
}

} // namespace

/// The manual page, and what bash completes, against what --help lists and against words written
/// down here.
class TestManPage : public QObject {
    Q_OBJECT

  private slots:
    void hasEverySubcommand();
    void hasEveryOption_data();
    void hasEveryOption();
    void examplesRun();
    void bashIsThere();
    void bashCompletesOptions_data() { hasEveryOption_data(); }
    void bashCompletesOptions();
    void bashCompletesWords_data();
    void bashCompletesWords();
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
    const Rows<QString> row("subcommand");
    row("of the window", "");
    for (const QString& each : subcommands()) {
        row(qPrintable(each), each);
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

void TestManPage::bashIsThere() {
    QVERIFY2(QFile::exists(library) || !qEnvironmentVariableIsSet("CI"),
             "bash-completion is missing; it is one of the packages for the tests");
}

void TestManPage::bashCompletesOptions() {
    if (!QFile::exists(library)) {
        QSKIP(notInstalled);
    }
    QFETCH(QString, subcommand);
    QVERIFY(helpOf(subcommand).contains("--help"));
    QStringList there = listedIn(helpOf(subcommand)).keys();
    there << "--help";
    there.sort();
    QCOMPARE(offered("prunus " + subcommand + (subcommand.isEmpty() ? "-" : " -")), there);
}

void TestManPage::bashCompletesWords_data() {
    const Rows<QString, QString> row("line", "offers");
    row("a subcommand", "prunus gr", "grade growth");
    row("an option", "prunus compare --al", "--algorithms");
    row("a format", "prunus compare [1] --format ", "csv json table");
    row("another subcommand's format", "prunus trace --format ", "jsonl text");
    row("an algorithm", "prunus trace [1] --algorithm nega", "negamax negascout");
    row("an estimating search", "prunus trace [1] --algorithm u", "uct");
    row("one of a comparison", "prunus compare --algorithms minimax,u", "minimax,uct");
    row("a figure of one", "prunus render [1] --algorithm u", "uct");
    row("none of growth", "prunus growth --algorithms u", "");
    row("a list's second word", "prunus compare --algorithms minimax,mt", "minimax,mtdf");
    row("a question", "prunus answer [1] --question c", "counts cross-out cuts");
    row("a course", "prunus check [1] --profile ud", "udacity-aind");
    row("an order", "prunus render --order w", "worst-first");
    row("no placeholder", "prunus render --at ", "all end");
    row("a format that is told in sentences", "prunus grade --format ",
        "canvas csv gradescope json moodle prairielearn table");
    row("nothing for a number", "prunus generate --depth ", "");
    row("what lesson does", "prunus lesson ", "check page");
}

void TestManPage::bashCompletesWords() {
    if (!QFile::exists(library)) {
        QSKIP(notInstalled);
    }
    QFETCH(QString, line);
    QFETCH(QString, offers);
    QCOMPARE(offered(line).join(u' '), offers);
}

QTEST_GUILESS_MAIN(TestManPage)
#include "tst_manpage.moc"
