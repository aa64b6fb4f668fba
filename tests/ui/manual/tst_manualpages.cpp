// The pages of the manual: all are there, links lead somewhere, lists are whole, and every figure
// is what the command line draws. What they say of the command line is what it says of itself, and
// they name nothing that is not there.

#include "core/games/namedgame.h"
#include "core/practice/misconception.h"
#include "core/practice/question.h"
#include "core/practice/shippedprofiles.h"
#include "tests/app/programrun.h"
#include "tests/contentof.h"
#include "tests/rows.h"
#include "tests/ui/manual/wholemanual.h"
#include "ui/figures/figurefile.h"
#include "ui/manual/pagetext.h"
#include "ui/words/language.h"
#include "ui/words/practicewords.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextTable>

using namespace prunus;

namespace {

/// The text of a page with its lists.
QString shownPage(const QString& id) {
    return withOwnLists(manualPages().at(std::size_t(manualPageNamed(id))).text);
}

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

class TestManualPages : public QObject {
    Q_OBJECT

  private slots:
    static void initTestCase() { installLanguage(); } // as the command line does

    static void theIndexHasEveryPage() {
        QStringList files = QDir(QStringLiteral(PRUNUS_MANUAL)).entryList({QStringLiteral("*.md")});
        files.removeAll(QStringLiteral("index.md"));
        const auto& pages = manualPages();
        QCOMPARE(files.size(), qsizetype(pages.size()));
        QVERIFY(pages.size() >= 20);
        QSet<QString> ids;
        for (const ManualPage& each : pages) {
            ids.insert(each.id);
            QVERIFY2(each.text.startsWith(QStringLiteral("# ") + each.title + u'\n'),
                     qPrintable(each.id));
            QVERIFY2(files.contains(each.id + QStringLiteral(".md")), qPrintable(each.id));
            QVERIFY(!each.part.isEmpty());
            QCOMPARE(manualPageNamed(each.id), int(&each - pages.data()));
        }
        QCOMPARE(ids.size(), qsizetype(pages.size()));
        QCOMPARE(manualPageNamed(QStringLiteral("no-such-page")), -1);
    }

    static void linksLeadToPages() {
        int links = 0;
        for (const ManualPage& each : manualPages()) {
            for (const QString& target : allFound(each.text, R"((?<!\!)\[[^\]]+\]\(([^)]+)\))")) {
                ++links;
                QVERIFY2(target.endsWith(".md") && manualPageNamed(target.chopped(3)) >= 0,
                         qPrintable(each.id + QStringLiteral(": ") + target));
            }
        }
        QVERIFY(links > 20);
    }

    static void everyListIsThere() {
        const QString shown = wholeManual();
        QVERIFY2(!shown.contains("{{"),
                 qPrintable(shown.mid(shown.indexOf(QStringLiteral("{{")), 40)));
        QVERIFY(ownList(QStringLiteral("no such list")).isNull());
        QVERIFY(ownList(QStringLiteral("options nosuch")).isNull());
        QVERIFY(ownList(QStringLiteral("schema nosuch")).isNull());
        QVERIFY(ownList(QStringLiteral("schema prunus-lesson nosuch")).isNull());
    }

    /// None as if it were asked without a tree, and no two alike.
    static void everyQuestionIsToldInItsOwnWords() {
        QStringList told;
        for (const QuestionTraits& each : everyQuestion) {
            const QString about = PracticeWords::about(each.question);
            QVERIFY2(!about.contains(": ;") && !about.contains(u'0') && !about.contains(u'∞'),
                     qPrintable(about));
            told << about;
        }
        QCOMPARE(told.removeDuplicates(), 0);
    }

    static void listsAreWhole_data() {
        QTest::addColumn<QStringList>("names");
        const auto row = [](const char* page, const auto& table, auto nameOf,
                            const char* before = "") {
            QStringList names;
            for (const auto& each : table) {
                const std::string_view name = nameOf(each);
                names << before + QString::fromUtf8(name.data(), qsizetype(name.size()));
            }
            QTest::newRow(page) << names;
        };
        const auto id = [](const auto& each) -> std::string_view { return each.id; };
        row("algorithms", everyAlgorithm, id);
        row("questions", everyQuestion, id);
        row("slips", everyMisconception, id);
        row("courses", shippedProfiles(), id);
        row(
            "games", everyGame, [](const GameRow& each) { return each.forms; }, "game:");
        QTest::newRow("claims") << QStringList{"at-least", "at-most",       "is",
                                               "in-hand",  "cannot-change", "bound-from",
                                               "returned", "best",          "window"};
    }

    /// On the page of this name.
    static void listsAreWhole() {
        QFETCH(const QStringList, names);
        QVERIFY(names.size() > 5);
        const QString text = shownPage(QTest::currentDataTag());
        for (const QString& each : names) {
            QVERIFY2(text.contains(u'`' + each + u'`'), qPrintable(each));
        }
    }

    static void schemasAreWhole_data() {
        const Rows<QString> row("page");
        row("prunus-tree", "file-formats");
        row("prunus-lesson", "file-formats");
        row("prunus-attempt", "file-formats");
        row("prunus-profile", "courses");
        row("prunus-answer", "questions");
        row("prunus-trace", "steps");
    }

    /// Every key of the schema stands on the page, with what is said of it there.
    static void schemasAreWhole() {
        QFETCH(const QString, page);
        const QByteArray schema = contentOf(
            QStringLiteral(PRUNUS_MANUAL "/../schema/%1.schema.json").arg(QTest::currentDataTag()));
        const QJsonObject keys = QJsonDocument::fromJson(schema)["properties"].toObject();
        QVERIFY(keys.size() >= 4);
        const QString text = shownPage(page);
        for (auto each = keys.begin(); each != keys.end(); ++each) {
            QVERIFY2(text.contains(QStringLiteral("- `%1`").arg(each.key())),
                     qPrintable(each.key()));
            QVERIFY2(text.contains(each->toObject()[QStringLiteral("description")].toString()),
                     qPrintable(each.key()));
        }
    }

    static void figuresAreTheCommandLines_data() {
        const Rows<QString> row("arguments");
        int figures = 0;
        for (const ManualPage& each : manualPages()) {
            QStringList onPage = allFound(each.text, R"(^!\[.*\]\(figure: (.+)\)$)");
            // None is written in a way that is not understood.
            QCOMPARE(onPage.size(), each.text.count("!["));
            QCOMPARE(PageText(each, PageLook()).figures().size(), std::size_t(onPage.size()));
            for (const QString& arguments : onPage) {
                row(qPrintable(each.id + QStringLiteral(": ") + arguments), arguments);
                ++figures;
            }
        }
        QVERIFY(figures >= 20);
    }

    static void figuresAreTheCommandLines() {
        QFETCH(const QString, arguments);
        const auto figure = readFigureLine(arguments);
        QVERIFY2(figure, qPrintable(figure ? QString() : figure.error()));
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("figure.svg"));
        const ProgramRun run =
            runShell(QStringLiteral("\"$0\" render %1 -o \"$1\"").arg(arguments), {path});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(figureBytes(figure->drawn(ThemeKind::light), FigureFormat::svg).value(),
                 contentOf(path));
    }

    static void wrongFiguresAreRefused_data() {
        const Rows<QString> row("arguments");
        row("no tree", "--algorithm minimax");
        row("no algorithm of that name", "[1,2] --algorithm minmax");
        row("a step behind the last", "[1,2] --at 99");
        row("no step", "[1,2] --at first");
        row("an option that is none", "[1,2] --nosuch 3");
        row("an option without its value", "[1,2] --at");
        row("a proof where nothing is cut", "[1,2] --at 1 --proof");
        row("no rule", "[1,2] --cut le");
        row("a broken tree", "'[1,2'");
        row("a game too large", "game:tic-tac-toe");
        row("no game", "game:tic-tac");
    }

    static void wrongFiguresAreRefused() {
        QFETCH(const QString, arguments);
        QVERIFY(!readFigureLine(arguments));
    }

    static void commentsAreNotShown() {
        const ManualPage page{
            {}, {}, {}, QStringLiteral("# A\n\n<!--\n$ prunus\nhidden\n-->\n\nseen\n")};
        const QString shown = PageText(page, PageLook()).toPlainText();
        QVERIFY(shown.contains("seen"));
        QVERIFY(!shown.contains("hidden"));
    }

    static void tablesAreTables() {
        int tables = 0;
        for (const ManualPage& each : manualPages()) {
            const PageText page(each, PageLook());
            QVERIFY2(!page.toPlainText().contains("| ---"), qPrintable(each.id));
            for (const QTextFrame* frame : page.rootFrame()->childFrames()) {
                tables += qobject_cast<const QTextTable*>(frame) != nullptr ? 1 : 0;
            }
        }
        QVERIFY(tables > 0);
        const ManualPage page{
            {},
            {},
            {},
            QStringLiteral("| Keys | What |\n| --- | --- |\n| `A` | b |\n| `C` | d |\n")};
        const PageText text(page, PageLook());
        const auto frames = text.rootFrame()->childFrames();
        QCOMPARE(frames.size(), 1);
        const auto* const table = qobject_cast<const QTextTable*>(frames.front());
        QVERIFY(table != nullptr);
        QCOMPARE(table->rows(), 3);
        QCOMPARE(table->columns(), 2);
        QCOMPARE(table->cellAt(2, 1).firstCursorPosition().block().text(), "d");
    }

    static void everySubcommandStands() {
        QVERIFY(subcommands().size() >= 12);
        const QString manual = wholeManual();
        for (const QString& each : subcommands()) {
            QVERIFY2(manual.contains("\nprunus " + each + u' '), qPrintable(each));
            QVERIFY2(manual.contains("\n## " + each + u'\n'), qPrintable(each));
        }
    }

    static void everyOptionStandsWithItsMeaning_data() {
        const Rows<QString> row("subcommand");
        row("the window", "");
        for (const QString& each : subcommands()) {
            row(qPrintable(each), each);
        }
    }

    /// Options and what is said of each, word for word, and the notes below them.
    static void everyOptionStandsWithItsMeaning() {
        QFETCH(const QString, subcommand);
        const QString help = helpOf(subcommand);
        const QString page = ownList((QStringLiteral("options ") + subcommand).trimmed());
        QVERIFY(!page.isEmpty());
        QVERIFY(wholeManual().contains(page));
        const QStringList options = allFound(help, R"(^  ((?:-h,|-o |--)[^\n]*?)(?:  .*)?$)");
        QVERIFY(options.contains("-h,--help"));
        for (const QString& each : options) {
            QVERIFY2(page.contains(QStringLiteral("- `%1`: ").arg(each)), qPrintable(each));
        }
        for (const QString& each : allFound(help, R"(^  (?:   +|.*?  +)([^ ].*)$)")) {
            const bool ofSubcommands =
                help.indexOf(each) > help.indexOf(QStringLiteral("Subcommands:"));
            QVERIFY2(page.contains(each) || (subcommand.isEmpty() && ofSubcommands),
                     qPrintable(each));
        }
    }

    static void noOptionIsMadeUp() {
        QSet<QString> known;
        for (const QString& each : subcommands() + QStringList(QString())) {
            for (const QString& option : allFound(helpOf(each), R"((--[a-z][a-z-]*))")) {
                known.insert(option);
            }
        }
        QVERIFY(known.size() > 40);
        for (const ManualPage& page : manualPages()) {
            for (const QString& each : allFound(page.text, R"((?<![\w<-])(--[a-z][a-z-]*)(?!>))")) {
                QVERIFY2(known.contains(each), qPrintable(page.id + ": " + each));
            }
            for (const QString& each : allFound(page.text, R"(`prunus ([a-z-]+)[ `])")) {
                QVERIFY2(subcommands().contains(each), qPrintable(page.id + ": " + each));
            }
        }
    }
};

QTEST_MAIN(TestManualPages)
#include "tst_manualpages.moc"
