#include "tests/app/programrun.h"
#include "tests/contentof.h"

#include <QTemporaryDir>
#include <QtTest>

namespace {

constexpr auto figure = "[[3,12,8],[2,4,6],[14,5,2]]";

} // namespace

class TestRender : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QVERIFY(dir_.isValid()); }

    void everyAlgorithm_data();
    void everyAlgorithm();
    void theEndUnlessTold();
    void formatsByEnding();
    void themesAndScales();
    void partsCanBeLeftOut();
    void unreadLeavesCanBeHidden();
    void notesCanBeShown();
    void theMinimalTreeCanBeMarked_data();
    void theMinimalTreeCanBeMarked();
    void questions();
    void proofs_data();
    void proofs();
    void handouts();
    void searchOptionsCount();
    void treeFromStandardInput();
    void emptyEnvironment();
    void surroundingsDoNotCount();
    void wrongUsage_data();
    void wrongUsage();

  private:
    /// The file that `prunus render` writes with these arguments; empty if anything goes wrong.
    QByteArray rendered(const QStringList& arguments, const QString& ending = "svg",
                        const QStringList& environment = {}) {
        const QString path = dir_.filePath("figure." + ending);
        QFile::remove(path);
        const ProgramRun run = runProgram(
            QStringList{"render"} + arguments + QStringList{"-o", path}, {}, environment);
        if (run.exitCode != 0 || !run.out.isEmpty() || !run.err.isEmpty()) {
            qWarning() << run.exitCode << run.out << run.err;
            return {};
        }
        return contentOf(path);
    }

    QTemporaryDir dir_;
};

void TestRender::everyAlgorithm_data() {
    QTest::addColumn<QString>("algorithm");
    QTest::addColumn<int>("cutoffs");
    // The drafts under an open window: the first cuts where alpha-beta does on a tree of two
    // plies, the second nowhere. A cutoff leaves its scissors at step 14 only in windowed forms.
    QTest::newRow("minimax") << "minimax" << 0;
    QTest::newRow("negamax") << "negamax" << 0;
    QTest::newRow("alpha-beta-first-draft") << "alpha-beta-first-draft" << 1;
    QTest::newRow("alpha-beta-second-draft") << "alpha-beta-second-draft" << 0;
    QTest::newRow("alpha-beta") << "alpha-beta" << 1;
    QTest::newRow("alpha-beta-negamax") << "alpha-beta-negamax" << 1;
    // These probe, or have one iteration, and cut as alpha-beta does; the two that make passes are
    // about to enter a node in their second and first.
    QTest::newRow("pvs") << "pvs" << 1;
    QTest::newRow("negascout") << "negascout" << 1;
    QTest::newRow("alpha-beta-tt") << "alpha-beta-tt" << 1;
    QTest::newRow("iterative-deepening") << "iterative-deepening" << 1;
    QTest::newRow("mtdf") << "mtdf" << 0;
    QTest::newRow("sss-star") << "sss-star" << 0;
}

void TestRender::everyAlgorithm() {
    QFETCH(QString, algorithm);
    QFETCH(int, cutoffs);
    for (const char* const step : {"0", "1", "14", "end"}) {
        const QByteArray svg = rendered({figure, "--algorithm", algorithm, "--at", step});
        QVERIFY(svg.contains(">12</text>") && svg.contains(">leaves</text>"));
        QCOMPARE(svg.count("✂ "), qstrcmp(step, "14") == 0 ? cutoffs : 0);
    }
}

void TestRender::theEndUnlessTold() {
    const QStringList search{figure, "--algorithm", "alpha-beta"};
    const QByteArray end = rendered(search);
    QVERIFY(end.contains("step 26 of 26"));
    QCOMPARE(rendered(search + QStringList{"--at", "end"}), end);
    QCOMPARE(rendered(search + QStringList{"--at", "26"}), end);
    QVERIFY(rendered(search + QStringList{"--at=25"}) != end);
}

void TestRender::formatsByEnding() {
    const QStringList search{figure, "--algorithm", "alpha-beta"};
    QVERIFY(rendered(search, "svg").startsWith("<?xml"));
    QVERIFY(rendered(search, "png").startsWith("\x89PNG\r\n"));
    QVERIFY(rendered(search, "PDF").startsWith("%PDF-1."));
    QVERIFY(rendered(search, "tex").contains("\\begin{tikzpicture}"));
}

void TestRender::themesAndScales() {
    const QStringList search{figure, "--algorithm", "alpha-beta"};
    const auto themed = [&](const char* theme) {
        return rendered(search + QStringList{"--theme", theme});
    };
    QCOMPARE(themed("light"), rendered(search));
    QVERIFY(themed("light").contains("#ffffff") && !themed("light").contains("#16191d"));
    QVERIFY(themed("dark").contains("#16191d"));
    QVERIFY(themed("high-contrast") != themed("light"));
    QVERIFY(themed("black-and-white").contains("#000000"));
    QVERIFY(!themed("black-and-white").contains("#0072b2"));
    // Width and height stand in the first chunk of a PNG: 976 × 432, times 2.5.
    const QByteArray png = rendered(search + QStringList{"--scale", "2.5"}, "png");
    QCOMPARE(png.mid(16, 8), QByteArray("\0\0\x09\x88\0\0\x04\x38", 8));
}

void TestRender::partsCanBeLeftOut() {
    const QStringList search{figure, "--algorithm", "alpha-beta", "--at", "14"};
    const auto texts = [&](const char* flag) {
        const QByteArray svg = rendered(flag == nullptr ? search : search + QStringList{flag});
        return QList<bool>{svg.contains("✂"), svg.contains(">≤2<"), svg.contains(">C<"),
                           svg.contains(">4<")};
    };
    QCOMPARE(texts(nullptr), QList<bool>({true, true, true, true}));
    QCOMPARE(texts("--no-windows"), QList<bool>({false, true, true, true}));
    QCOMPARE(texts("--no-values"), QList<bool>({true, false, true, true}));
    QCOMPARE(texts("--no-names"), QList<bool>({true, true, false, true}));
    QCOMPARE(texts("--no-pruned"), QList<bool>({true, true, true, false}));
}

void TestRender::unreadLeavesCanBeHidden() {
    // At step 14 four leaves are read: 3, 12, 8 and 2; 4 and 6 are cut, 14, 5 and 2 to come.
    const QStringList step14{figure, "--algorithm", "alpha-beta", "--at", "14"};
    const QByteArray all = rendered(step14);
    const QByteArray some = rendered(step14 + QStringList{"--hide-unread-leaves"});
    for (const char* const read : {">12</text>", ">8</text>"}) {
        QVERIFY(all.contains(read) && some.contains(read));
    }
    for (const char* const unread : {">4</text>", ">6</text>", ">14</text>", ">5</text>"}) {
        QVERIFY(all.contains(unread) && !some.contains(unread));
    }
    QVERIFY(all.contains("(leaf 4 and leaf 6)") && !some.contains("(leaf 4 and leaf 6)"));
    QVERIFY(runProgram({"render", "--help"}).out.contains("--hide-unread-leaves"));
}

void TestRender::notesCanBeShown() {
    const QByteArray document = R"({"format": "prunus-tree", "version": 2, "notes": [
        {"node": "1", "event": "cutoff", "text": "Enough is known.", "arrows": ["1.0"]}],
        "tree": [[3,12,8],[2,4,6],[14,5,2]]})";
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("noted.json")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(document) == document.size());
    file.close();
    const QStringList search{file.fileName(), "--algorithm", "alpha-beta", "--at"};
    const auto noted = [&](const char* step) {
        return rendered(search + QStringList{step, "--notes"});
    };
    QVERIFY(noted("14").contains(">Enough is known.</text>"));
    QVERIFY(!noted("13").contains("Enough"));
    QVERIFY(!rendered(search + QStringList{"14"}).contains("Enough"));
    QVERIFY(
        rendered(search + QStringList{"14", "--notes"}, "tex").contains("Enough is known.\\par}"));
    QVERIFY(failedWith(
        runProgram({"render", file.fileName(), "--algorithm", "alpha-beta", "--notes",
                    "--hide-unread-leaves", "-o", folder.filePath(QStringLiteral("n.svg"))}),
        2, "--notes may tell what --hide-unread-leaves leaves out"));
}

void TestRender::theMinimalTreeCanBeMarked_data() {
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QByteArray>("around");
    QTest::newRow("in SVG") << "svg" << QByteArray(">%</text>");
    QTest::newRow("in TikZ") << "tex" << QByteArray("{%}");
}

void TestRender::theMinimalTreeCanBeMarked() {
    QFETCH(QString, ending);
    QFETCH(QByteArray, around);
    // The value 3 is proved by its leaf, by 12 and 8, and by 2 and 2 that the others are worse.
    const QStringList search{figure, "--algorithm", "minimax", "--no-names"};
    const auto letters = [&](const QByteArray& drawn) {
        QList<qsizetype> counts;
        for (const char* letter : {"P", "C", "A"}) {
            counts << drawn.count(QByteArray(around).replace("%", letter));
        }
        return counts;
    };
    QCOMPARE(letters(rendered(search, ending)), QList<qsizetype>({0, 0, 0}));
    QCOMPARE(letters(rendered(search + QStringList{"--minimal-tree"}, ending)),
             QList<qsizetype>({3, 4, 2}));
}

void TestRender::proofs_data() {
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::newRow("SVG") << "svg" << QByteArray(">MAX can play this: 3</text>")
                         << QByteArray(">MIN can answer this: at most 2</text>");
    QTest::newRow("TikZ") << "tex" << QByteArray("{MAX can play this: 3};")
                          << QByteArray("{MIN can answer this: at most 2};");
}

/// At the cutoff of figure 5.2, which step 14 is.
void TestRender::proofs() {
    QFETCH(const QString, ending);
    QFETCH(const QByteArray, first);
    QFETCH(const QByteArray, second);
    const QStringList search{figure, "--algorithm", "alpha-beta", "--proof"};
    const QByteArray cutoff = rendered(search + QStringList{"--at", "14"}, ending);
    QVERIFY(cutoff.contains(first) && cutoff.contains(second));
}

void TestRender::questions() {
    const QByteArray svg = rendered({figure, "--question", "--boxes", "windows"});
    QCOMPARE(svg.count(">α</text>"), 4);
    QVERIFY(svg.contains(">12</text>") && svg.contains(">C</text>"));
    QVERIFY(!svg.contains(">v</text>") && !svg.contains("step"));
    QVERIFY(rendered({figure, "--question", "--boxes", "windows", "--algorithm", "negamax"}) ==
            svg);
    QCOMPARE(rendered({figure, "--question", "--boxes", "all"}, "tex").count("\\blankbox{}"), 12);
}

void TestRender::handouts() {
    // 27 steps with the one before the first event; one cutoff.
    const auto pages = [&](const QStringList& more) {
        return rendered(QStringList{figure, "--algorithm", "alpha-beta", "--at", "all"} + more,
                        "pdf")
            .count("/Type /Page\n");
    };
    QCOMPARE(pages({}), 27);
    QCOMPARE(pages({"--per-page", "4"}), 7);
    QCOMPARE(pages({"--steps", "cutoffs"}), 1);
    QCOMPARE(pages({"--steps", "3-12", "--per-page", "3", "--paper", "letter"}), 4);
    QCOMPARE(pages({"--steps", "all", "--theme", "black-and-white", "--no-pruned"}), 27);
}

void TestRender::searchOptionsCount() {
    // With MIN to move at the root its bands change places; a first window of (-inf, 2) stands
    // beside the root: β is 2 at the first step.
    const QByteArray svg = rendered(
        {figure, "--algorithm", "alpha-beta", "--root", "min", "--window", "-inf,2", "--at", "1"});
    QVERIFY(svg.indexOf(">MIN<") < svg.indexOf(">MAX<"));
    QCOMPARE(svg.count(">2</text>"), 3); // two leaves and β
    QVERIFY(!svg.contains(">+∞</text>"));
}

void TestRender::treeFromStandardInput() {
    const QString path = dir_.filePath("stdin.svg");
    const ProgramRun run = runProgram({"render", "-", "--algorithm", "minimax", "-o", path},
                                      R"({"format": "prunus-tree", "version": 1,)"
                                      R"( "title": "2 < 3", "tree": [2, 1]})");
    QCOMPARE(run.exitCode, 0);
    QVERIFY(contentOf(path).contains("<title>2 &lt; 3: Minimax, step 6 of 6</title>"));
}

void TestRender::emptyEnvironment() {
    const QString path = dir_.filePath("empty.svg");
    const ProgramRun run =
        runShell(R"(env -i "$0" render "$1" --algorithm alpha-beta -o "$2")", {figure, path});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(contentOf(path), rendered({figure, "--algorithm", "alpha-beta"}));
}

void TestRender::surroundingsDoNotCount() {
    const QStringList search{figure, "--algorithm", "alpha-beta", "--at", "14"};
    const QStringList elsewhere{"QT_SCALE_FACTOR=2", "QT_FONT_DPI=200", "QT_QPA_PLATFORM=xcb",
                                "LC_ALL=de_DE.UTF-8", "DISPLAY=:4711"};
    QCOMPARE(rendered(search, "svg", elsewhere), rendered(search, "svg"));
    QCOMPARE(rendered(search, "png", elsewhere), rendered(search, "png"));
}

void TestRender::wrongUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QByteArray>("remedy");
    const auto row = [](const char* name, const QStringList& arguments, const char* start,
                        const char* remedy) {
        QTest::newRow(name) << arguments << QByteArray(start) << QByteArray(remedy);
    };
    const QStringList search{figure, "--algorithm", "alpha-beta"};
    const QStringList svg = search + QStringList{"-o", "FOLDER/f.svg"};
    row("no tree", {"--algorithm", "minimax", "-o", "f.svg"}, "TREE is required", "[[3,12],[2]]");
    row("no algorithm", {figure, "-o", "f.svg"}, "--algorithm is required", "alpha-beta");
    row("no file", search, "-o is required", ".svg, .png, .pdf or .tex");
    row("an unknown ending", search + QStringList{"-o", "FOLDER/f.gif"},
        "-o: ", ".svg, .png, .pdf or .tex");
    row("no ending", search + QStringList{"-o", "FOLDER/svg"}, "-o: ", ".svg, .png, .pdf or .tex");
    row("a step beyond the end", svg + QStringList{"--at", "27"}, "--at: there is no step 27",
        "step 26");
    row("a step before the start", svg + QStringList{"--at", "-1"}, "--at: \"-1\"", "from 0");
    row("a step in words", svg + QStringList{"--at", "last"}, "--at: \"last\"", "or end");
    row("half a step", svg + QStringList{"--at", "1.5"}, "--at: \"1.5\"", "whole number");
    row("an unknown theme", svg + QStringList{"--theme", "pink"}, "--theme: \"pink\"",
        "light, dark, high-contrast");
    row("a scale of nothing", svg + QStringList{"--scale", "0"}, "--scale: \"0\"", "from 0.1");
    row("a negative scale", svg + QStringList{"--scale", "-2"}, "--scale: \"-2\"", "from 0.1");
    row("a scale that is no number", svg + QStringList{"--scale", "nan"}, "--scale: \"nan\"",
        "from 0.1");
    row("a scale of an SVG", svg + QStringList{"--scale", "2"}, "--scale: concerns PNG",
        "the others");
    const QStringList pages = search + QStringList{"--at", "all", "-o", "FOLDER/h.pdf"};
    row("a handout that is no PDF", svg + QStringList{"--at", "all"}, "--at all: ", ".pdf");
    row("pages without a handout", svg + QStringList{"--per-page", "2"}, "--steps, --per-page",
        "--at all");
    row("paper without a handout", svg + QStringList{"--paper", "a4"}, "--steps, --per-page",
        "--at all");
    row("no step a page", pages + QStringList{"--per-page", "0"}, "--per-page: \"0\"", "1 to 12");
    row("steps beyond the end", pages + QStringList{"--steps", "20-27"},
        "--steps: there is no step 27", "step 26");
    row("steps backwards", pages + QStringList{"--steps", "9-3"}, "--steps: \"9-3\"", "A <= B");
    row("steps in words", pages + QStringList{"--steps", "some"}, "--steps: \"some\"", "cutoffs");
    row("an unknown paper", pages + QStringList{"--paper", "b5"}, "--paper: \"b5\"", "a4, letter");
    row("cutoffs where there are none",
        {figure, "--algorithm", "minimax", "--at", "all", "--steps", "cutoffs", "-o",
         "FOLDER/h.pdf"},
        "--at all: This search has no cutoffs", "");
    row("a proof of what is no cutoff", svg + QStringList{"--proof", "--at", "13"},
        "--proof: step 13 is no cutoff", "--at all");
    row("a question to a depth", svg + QStringList{"--question", "--depth", "1"},
        "--question shows", "--depth");
    row("boxes without a question", svg + QStringList{"--boxes", "all"},
        "--boxes are of a question", "--question");
    row("boxes for nothing", svg + QStringList{"--question", "--boxes", "leaves"},
        "--boxes: \"leaves\"", "windows, values, all");
    row("a step of a question", svg + QStringList{"--question", "--at", "3"}, "--question shows",
        "it has no --at");
    row("a window for minimax",
        {figure, "--algorithm", "minimax", "--window", "0,5", "-o", "FOLDER/f.svg"},
        "--window: minimax takes none", "alpha-beta, alpha-beta-negamax");
    row("an unknown option", svg + QStringList{"--zoom"}, "", "prunus render --help");
}

void TestRender::wrongUsage() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, start);
    QFETCH(QByteArray, remedy);
    QTemporaryDir folder;
    arguments.replaceInStrings("FOLDER", folder.path());
    const ProgramRun run = runProgram(QStringList{"render"} + arguments);
    QVERIFY(failedWith(run, 2, start));
    QVERIFY2(run.err.contains(remedy), run.err.constData());
    QVERIFY(QDir(folder.path()).isEmpty());
}

QTEST_GUILESS_MAIN(TestRender)
#include "tst_render.moc"
