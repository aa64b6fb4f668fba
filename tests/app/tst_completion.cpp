#include "tests/app/commandline.h"

#include <QtTest>

namespace {

constexpr const char* library = "/usr/share/bash-completion/bash_completion";

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

QStringList optionsOf(const QString& subcommand) {
    const QString help = QString::fromUtf8(runLine(subcommand + " --help").out);
    QStringList found;
    static const QRegularExpression line(QStringLiteral("^  (?:-\\w,)?(--?[\\w-]+)"),
                                         QRegularExpression::MultilineOption);
    for (auto at = line.globalMatch(help); at.hasNext();) {
        found << at.next().captured(1);
    }
    found.sort();
    return found;
}

} // namespace

/// What bash completes, against what --help lists and against words written down here.
class TestCompletion : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void options_data();
    void options();
    void words_data();
    void words();
};

void TestCompletion::initTestCase() {
    if (QFile::exists(library)) {
        return;
    }
    if (qEnvironmentVariableIsSet("CI")) {
        QFAIL("bash-completion is missing; it is one of the packages for the tests");
    }
    QSKIP("bash-completion is not installed, so it is not tried");
}

void TestCompletion::options_data() {
    const Rows<QString> row("subcommand");
    row("of the window", "");
    for (const char* const each :
         {"compare", "trace", "render", "generate", "convert", "growth", "answer", "check", "find",
          "lesson", "exam", "grade", "export-questions", "manual"}) {
        row(each, each);
    }
}

void TestCompletion::options() {
    QFETCH(QString, subcommand);
    const QStringList there = optionsOf(subcommand);
    QVERIFY(there.contains(QStringLiteral("--help")));
    QCOMPARE(offered("prunus " + subcommand + (subcommand.isEmpty() ? "-" : " -")), there);
}

void TestCompletion::words_data() {
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

void TestCompletion::words() {
    QFETCH(QString, line);
    QFETCH(QString, offers);
    QCOMPARE(offered(line).join(u' '), offers);
}

QTEST_GUILESS_MAIN(TestCompletion)
#include "tst_completion.moc"
