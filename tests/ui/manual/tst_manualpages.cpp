// The pages of the manual: all are there, links lead somewhere, lists are whole, and every figure
// is what the command line draws.

#include "core/games/namedgame.h"
#include "core/practice/misconception.h"
#include "core/practice/question.h"
#include "core/practice/shippedprofiles.h"
#include "tests/app/programrun.h"
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

class TestManualPages : public QObject {
    Q_OBJECT

  private slots:
    static void initTestCase() { installLanguage(); } // as the command line does
    static void theIndexHasEveryPage();
    static void linksLeadToPages();
    static void everyListIsThere();
    static void everyQuestionIsToldInItsOwnWords();
    static void listsAreWhole_data();
    static void listsAreWhole();
    static void schemasAreWhole_data();
    static void schemasAreWhole();
    static void figuresAreTheCommandLines_data();
    static void figuresAreTheCommandLines();
    static void wrongFiguresAreRefused_data();
    static void wrongFiguresAreRefused();
    static void commentsAreNotShown();
    static void tablesAreTables();
};

void TestManualPages::theIndexHasEveryPage() {
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

void TestManualPages::linksLeadToPages() {
    int links = 0;
    for (const ManualPage& each : manualPages()) {
        for (const QString& target : allFound(each.text, R"((?<!\!)\[[^\]]+\]\(([^)]+)\))")) {
            ++links;
            QVERIFY2(target.endsWith(QStringLiteral(".md")) &&
                         manualPageNamed(target.chopped(3)) >= 0,
                     qPrintable(each.id + QStringLiteral(": ") + target));
        }
    }
    QVERIFY(links > 20);
}

void TestManualPages::everyListIsThere() {
    const QString shown = wholeManual();
    QVERIFY2(!shown.contains(QStringLiteral("{{")),
             qPrintable(shown.mid(shown.indexOf(QStringLiteral("{{")), 40)));
    QVERIFY(ownList(QStringLiteral("no such list")).isNull());
    QVERIFY(ownList(QStringLiteral("options nosuch")).isNull());
    QVERIFY(ownList(QStringLiteral("schema nosuch")).isNull());
    QVERIFY(ownList(QStringLiteral("schema prunus-lesson nosuch")).isNull());
}

/// None as if it were asked without a tree, and no two alike.
void TestManualPages::everyQuestionIsToldInItsOwnWords() {
    QStringList told;
    for (const QuestionTraits& each : everyQuestion) {
        const QString about = PracticeWords::about(each.question);
        QVERIFY2(!about.contains(QStringLiteral(": ;")) && !about.contains(u'0') &&
                     !about.contains(u'∞'),
                 qPrintable(about));
        told << about;
    }
    QCOMPARE(told.removeDuplicates(), 0);
}

void TestManualPages::listsAreWhole_data() {
    QTest::addColumn<QString>("page");
    QTest::addColumn<QStringList>("names");
    const auto shown = [](std::string_view text) {
        return QString::fromUtf8(text.data(), qsizetype(text.size()));
    };
    QStringList algorithms;
    for (const AlgorithmTraits& each : everyAlgorithm) {
        algorithms << shown(each.id);
    }
    QTest::newRow("algorithms") << "algorithms" << algorithms;
    QStringList questions;
    for (const QuestionTraits& each : everyQuestion) {
        questions << shown(each.id);
    }
    QTest::newRow("questions") << "questions" << questions;
    QStringList slips;
    for (const MisconceptionTraits& each : everyMisconception) {
        slips << shown(each.id);
    }
    QTest::newRow("slips") << "slips" << slips;
    QStringList games;
    for (const GameRow& each : everyGame) {
        games << QStringLiteral("game:") + shown(each.forms);
    }
    QTest::newRow("games") << "games" << games;
    QStringList courses;
    for (const Profile& each : shippedProfiles()) {
        courses << QString::fromStdString(each.id);
    }
    QTest::newRow("courses") << "courses" << courses;
    QTest::newRow("claims") << "claims" << QStringList{"at-least", "at-most",       "is",
                                                       "in-hand",  "cannot-change", "bound-from",
                                                       "returned", "best",          "window"};
}

void TestManualPages::listsAreWhole() {
    QFETCH(const QString, page);
    QFETCH(const QStringList, names);
    QVERIFY(names.size() > 5);
    const QString text = withOwnLists(manualPages().at(std::size_t(manualPageNamed(page))).text);
    for (const QString& each : names) {
        QVERIFY2(text.contains(u'`' + each + u'`'), qPrintable(each));
    }
}

void TestManualPages::schemasAreWhole_data() {
    QTest::addColumn<QString>("schema");
    QTest::addColumn<QString>("page");
    QTest::newRow("a tree") << "prunus-tree"
                            << "file-formats";
    QTest::newRow("a lesson") << "prunus-lesson"
                              << "file-formats";
    QTest::newRow("an attempt") << "prunus-attempt"
                                << "file-formats";
    QTest::newRow("a profile") << "prunus-profile"
                               << "courses";
    QTest::newRow("an answer") << "prunus-answer"
                               << "questions";
    QTest::newRow("a trace") << "prunus-trace"
                             << "steps";
}

/// Every key of the schema stands on the page, with what is said of it there.
void TestManualPages::schemasAreWhole() {
    QFETCH(const QString, schema);
    QFETCH(const QString, page);
    QFile file(QStringLiteral(PRUNUS_MANUAL "/../schema/%1.schema.json").arg(schema));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject keys =
        QJsonDocument::fromJson(file.readAll()).object()[QStringLiteral("properties")].toObject();
    QVERIFY(keys.size() >= 4);
    const QString text = withOwnLists(manualPages().at(std::size_t(manualPageNamed(page))).text);
    for (auto each = keys.begin(); each != keys.end(); ++each) {
        QVERIFY2(text.contains(QStringLiteral("- `%1`").arg(each.key())), qPrintable(each.key()));
        QVERIFY2(text.contains(each->toObject()[QStringLiteral("description")].toString()),
                 qPrintable(each.key()));
    }
}

void TestManualPages::figuresAreTheCommandLines_data() {
    QTest::addColumn<QString>("arguments");
    int figures = 0;
    for (const ManualPage& each : manualPages()) {
        QStringList onPage = allFound(each.text, R"(^!\[.*\]\(figure: (.+)\)$)");
        // None is written in a way that is not understood.
        QCOMPARE(onPage.size(), each.text.count(QStringLiteral("![")));
        QCOMPARE(PageText(each, PageLook()).figures().size(), std::size_t(onPage.size()));
        for (const QString& arguments : onPage) {
            QTest::newRow(qPrintable(each.id + QStringLiteral(": ") + arguments)) << arguments;
            ++figures;
        }
    }
    QVERIFY(figures >= 20);
}

void TestManualPages::figuresAreTheCommandLines() {
    QFETCH(const QString, arguments);
    const auto figure = readFigureLine(arguments);
    QVERIFY2(figure, qPrintable(figure ? QString() : figure.error()));
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("figure.svg"));
    const ProgramRun run =
        runShell(QStringLiteral("\"$0\" render %1 -o \"$1\"").arg(arguments), {path});
    QCOMPARE(run.err, QByteArray());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(figureBytes(figure->drawn(ThemeKind::light), FigureFormat::svg).value(),
             file.readAll());
}

void TestManualPages::wrongFiguresAreRefused_data() {
    QTest::addColumn<QString>("arguments");
    QTest::newRow("no tree") << "--algorithm minimax";
    QTest::newRow("no algorithm of that name") << "[1,2] --algorithm minmax";
    QTest::newRow("a step behind the last") << "[1,2] --at 99";
    QTest::newRow("no step") << "[1,2] --at first";
    QTest::newRow("an option that is none") << "[1,2] --nosuch 3";
    QTest::newRow("an option without its value") << "[1,2] --at";
    QTest::newRow("a proof where nothing is cut") << "[1,2] --at 1 --proof";
    QTest::newRow("no rule") << "[1,2] --cut le";
    QTest::newRow("a broken tree") << "'[1,2'";
    QTest::newRow("a game too large") << "game:tic-tac-toe";
    QTest::newRow("no game") << "game:tic-tac";
}

void TestManualPages::wrongFiguresAreRefused() {
    QFETCH(const QString, arguments);
    QVERIFY(!readFigureLine(arguments));
}

void TestManualPages::commentsAreNotShown() {
    const ManualPage page{
        {}, {}, {}, QStringLiteral("# A\n\n<!--\n$ prunus\nhidden\n-->\n\nseen\n")};
    const QString shown = PageText(page, PageLook()).toPlainText();
    QVERIFY(shown.contains(QStringLiteral("seen")));
    QVERIFY(!shown.contains(QStringLiteral("hidden")));
}

void TestManualPages::tablesAreTables() {
    int tables = 0;
    for (const ManualPage& each : manualPages()) {
        const PageText page(each, PageLook());
        QVERIFY2(!page.toPlainText().contains(QStringLiteral("| ---")), qPrintable(each.id));
        for (const QTextFrame* frame : page.rootFrame()->childFrames()) {
            tables += qobject_cast<const QTextTable*>(frame) != nullptr ? 1 : 0;
        }
    }
    QVERIFY(tables > 0);
    const ManualPage page{
        {}, {}, {}, QStringLiteral("| Keys | What |\n| --- | --- |\n| `A` | b |\n| `C` | d |\n")};
    const PageText text(page, PageLook());
    const auto frames = text.rootFrame()->childFrames();
    QCOMPARE(frames.size(), 1);
    const auto* const table = qobject_cast<const QTextTable*>(frames.front());
    QVERIFY(table != nullptr);
    QCOMPARE(table->rows(), 3);
    QCOMPARE(table->columns(), 2);
    QCOMPARE(table->cellAt(2, 1).firstCursorPosition().block().text(), QStringLiteral("d"));
}

QTEST_MAIN(TestManualPages)
#include "tst_manualpages.moc"
