#include "tests/app/programrun.h"

#include <QRegularExpression>
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

QStringList inHelp(const QStringList& arguments, const QString& pattern) {
    const QString help = QString::fromUtf8(runProgram(arguments).out);
    QStringList found;
    const QRegularExpression line(pattern, QRegularExpression::MultilineOption);
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
    QTest::addColumn<QString>("subcommand");
    QTest::newRow("of the window") << QString();
    for (const char* const each :
         {"compare", "trace", "render", "generate", "convert", "growth", "answer", "check", "find",
          "lesson", "exam", "grade", "export-questions", "manual"}) {
        QTest::addRow("of %s", each) << QString(each);
    }
}

void TestCompletion::options() {
    QFETCH(QString, subcommand);
    const QStringList arguments = subcommand.isEmpty() ? QStringList{} : QStringList{subcommand};
    const QStringList there = inHelp(arguments + QStringList{QStringLiteral("--help")},
                                     QStringLiteral("^  (?:-\\w,)?(--?[\\w-]+)"));
    QVERIFY(there.contains(QStringLiteral("--help")));
    const QString before = (QStringList{"prunus"} + arguments).join(u' ');
    QCOMPARE(offered(before + QStringLiteral(" -")), there);
}

void TestCompletion::words_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("offers");
    QTest::newRow("a subcommand") << "prunus gr"
                                  << "grade growth";
    QTest::newRow("an option") << "prunus compare --al"
                               << "--algorithms";
    QTest::newRow("a format") << "prunus compare [1] --format "
                              << "csv json table";
    QTest::newRow("another subcommand's format") << "prunus trace --format "
                                                 << "jsonl text";
    QTest::newRow("an algorithm") << "prunus trace [1] --algorithm nega"
                                  << "negamax negascout";
    QTest::newRow("an estimating search") << "prunus trace [1] --algorithm u"
                                          << "uct";
    QTest::newRow("one of a comparison") << "prunus compare --algorithms minimax,u"
                                         << "minimax,uct";
    QTest::newRow("a figure of one") << "prunus render [1] --algorithm u"
                                     << "uct";
    QTest::newRow("none of growth") << "prunus growth --algorithms u"
                                    << "";
    QTest::newRow("a list's second word") << "prunus compare --algorithms minimax,mt"
                                          << "minimax,mtdf";
    QTest::newRow("a question") << "prunus answer [1] --question c"
                                << "counts cross-out cuts";
    QTest::newRow("a course") << "prunus check [1] --profile ud"
                              << "udacity-aind";
    QTest::newRow("an order") << "prunus render --order w"
                              << "worst-first";
    QTest::newRow("no placeholder") << "prunus render --at "
                                    << "all end";
    QTest::newRow("a format that is told in sentences")
        << "prunus grade --format "
        << "canvas csv gradescope json moodle prairielearn table";
    QTest::newRow("nothing for a number") << "prunus generate --depth "
                                          << "";
    QTest::newRow("what lesson does") << "prunus lesson "
                                      << "check page";
}

void TestCompletion::words() {
    QFETCH(QString, line);
    QFETCH(QString, offers);
    QCOMPARE(offered(line).join(u' '), offers);
}

QTEST_GUILESS_MAIN(TestCompletion)
#include "tst_completion.moc"
