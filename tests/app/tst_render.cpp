#include "tests/app/commandline.h"
#include "tests/contentof.h"

#include <QtTest>

class TestRender : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void everyAlgorithm_data();
    void everyAlgorithm();
    void theEndUnlessTold();
    void formatsByEnding();
    void themesAndScales();
    void whatIsDrawn_data();
    void whatIsDrawn();
    void questions();
    void handouts();
    void searchOptionsCount();
    void treeFromStandardInput();
    void surroundingsDoNotCount();
    void wrongUsage_data();
    void wrongUsage() { QVERIFY(isRefused()); }

  private:
    /// The file that `prunus render` writes with these words; empty if anything goes wrong.
    QByteArray rendered(const QString& words, const QString& ending = "svg",
                        const QStringList& environment = {}) {
        const QString path = dir_.filePath("figure." + ending);
        QFile::remove(path);
        const ProgramRun run = runProgram(
            QStringList{"render", "-o", path} + QProcess::splitCommand(words), {}, environment);
        if (run.exitCode != 0 || !run.out.isEmpty() || !run.err.isEmpty()) {
            qWarning() << run.exitCode << run.out << run.err;
            return {};
        }
        return contentOf(path);
    }

    QTemporaryDir dir_;
    const QString search_ = textbook + " --algorithm alpha-beta";
    QString noted_; ///< the same tree with a note at its cutoff
};

void TestRender::initTestCase() {
    noted_ = fileIn(dir_, "noted.json", R"({"format": "prunus-tree", "version": 2, "notes": [
        {"node": "1", "event": "cutoff", "text": "Enough is known.", "arrows": ["1.0"]}],
        "tree": [[3,12,8],[2,4,6],[14,5,2]]})");
}

void TestRender::everyAlgorithm_data() {
    const Rows<int> row("cutoffs");
    // The drafts under an open window: the first cuts where alpha-beta does on a tree of two
    // plies, the second nowhere. A cutoff leaves its scissors at step 14 only in windowed forms.
    for (const char* const uncut : {"minimax", "negamax", "alpha-beta-second-draft"}) {
        row(uncut, 0);
    }
    // Some of these probe, or have one iteration, and cut as alpha-beta does.
    for (const char* const cut : {"alpha-beta-first-draft", "alpha-beta", "alpha-beta-negamax",
                                  "pvs", "negascout", "alpha-beta-tt", "iterative-deepening"}) {
        row(cut, 1);
    }
    // The two that make passes are about to enter a node in their second and first.
    for (const char* const passes : {"mtdf", "sss-star"}) {
        row(passes, 0);
    }
}

void TestRender::everyAlgorithm() {
    QFETCH(int, cutoffs);
    const QString search = textbook + " --algorithm " + QTest::currentDataTag() + " --at ";
    for (const char* const step : {"0", "1", "14", "end"}) {
        const QByteArray svg = rendered(search + step);
        QVERIFY(svg.contains(">12</text>") && svg.contains(">leaves</text>"));
        QCOMPARE(svg.count("✂ "), qstrcmp(step, "14") == 0 ? cutoffs : 0);
    }
}

void TestRender::theEndUnlessTold() {
    const QByteArray end = rendered(search_);
    QVERIFY(end.contains("step 26 of 26"));
    QCOMPARE(rendered(search_ + " --at end"), end);
    QCOMPARE(rendered(search_ + " --at 26"), end);
    QVERIFY(rendered(search_ + " --at=25") != end);
}

void TestRender::formatsByEnding() {
    QVERIFY(rendered(search_, "svg").startsWith("<?xml"));
    QVERIFY(rendered(search_, "png").startsWith("\x89PNG\r\n"));
    QVERIFY(rendered(search_, "PDF").startsWith("%PDF-1."));
    QVERIFY(rendered(search_, "tex").contains("\\begin{tikzpicture}"));
}

void TestRender::themesAndScales() {
    QVERIFY(rendered(search_ + " --theme high-contrast") != rendered(search_));
    QCOMPARE(rendered(search_ + " --theme light"), rendered(search_));
    // Width and height stand in the first chunk of a PNG: 976 × 432, times 2.5.
    const QByteArray png = rendered(search_ + " --scale 2.5", "png");
    QCOMPARE(png.mid(16, 8), QByteArray("\0\0\x09\x88\0\0\x04\x38", 8));
}

/// At the cutoff of figure 5.2, which step 14 is: 3, 12, 8 and 2 are read, 4 and 6 are cut, and 14
/// and 5 are to come.
void TestRender::whatIsDrawn_data() {
    const Rows<QString, QString, QByteArrayList, QByteArrayList> row("words", "ending", "there",
                                                                     "absent");
    const QString cutoff = search_ + " --at 14";
    const QByteArrayList unread{">4</text>", ">6</text>", ">14</text>", ">5</text>",
                                "(leaf 4 and leaf 6)"};
    row("light unless told", cutoff, "svg", {"#ffffff"}, {"#16191d"});
    row("light", cutoff + " --theme light", "svg", {"#ffffff"}, {"#16191d"});
    row("dark", cutoff + " --theme dark", "svg", {"#16191d"}, {});
    row("black and white", cutoff + " --theme black-and-white", "svg", {"#000000"}, {"#0072b2"});
    row("everything", cutoff, "svg",
        unread + QByteArrayList{"✂", ">≤2<", ">C<", ">12</text>", ">8</text>"}, {});
    row("no windows", cutoff + " --no-windows", "svg", {">≤2<", ">C<", ">4<"}, {"✂"});
    row("no values", cutoff + " --no-values", "svg", {"✂", ">C<", ">4<"}, {">≤2<"});
    row("no names", cutoff + " --no-names", "svg", {"✂", ">≤2<", ">4<"}, {">C<"});
    row("nothing pruned", cutoff + " --no-pruned", "svg", {"✂", ">≤2<", ">C<"}, {">4<"});
    row("no unread leaves", cutoff + " --hide-unread-leaves", "svg", {">12</text>", ">8</text>"},
        unread);
    const QString minimax = textbook + " --algorithm minimax --no-names";
    const QByteArrayList letters{">P</text>", ">C</text>", ">A</text>"};
    row("the minimal tree", minimax + " --minimal-tree", "svg", letters, {});
    row("no minimal tree", minimax, "svg", {"<svg"}, letters);
    row("a proof", cutoff + " --proof", "svg",
        {">MAX can play this: 3</text>", ">MIN can answer this: at most 2</text>"}, {});
    row("a proof in TikZ", cutoff + " --proof", "tex",
        {"{MAX can play this: 3};", "{MIN can answer this: at most 2};"}, {});
    const QString noted = noted_ + " --algorithm alpha-beta --at ";
    row("a note", noted + "14 --notes", "svg", {">Enough is known.</text>"}, {});
    row("a note in TikZ", noted + "14 --notes", "tex", {"Enough is known.\\par}"}, {});
    row("a note at another step", noted + "13 --notes", "svg", {"<svg"}, {"Enough"});
    row("a note that is not wanted", noted + "14", "svg", {"<svg"}, {"Enough"});
}

void TestRender::whatIsDrawn() {
    QFETCH(QString, words);
    QFETCH(QString, ending);
    QFETCH(QByteArrayList, there);
    QFETCH(QByteArrayList, absent);
    const QByteArray drawn = rendered(words, ending);
    for (const QByteArray& each : there) {
        QVERIFY2(drawn.contains(each), each);
    }
    for (const QByteArray& each : absent) {
        QVERIFY2(!drawn.contains(each), each);
    }
}

void TestRender::questions() {
    const QByteArray svg = rendered(textbook + " --question --boxes windows");
    QCOMPARE(svg.count(">α</text>"), 4);
    QVERIFY(svg.contains(">12</text>") && svg.contains(">C</text>"));
    QVERIFY(!svg.contains(">v</text>") && !svg.contains("step"));
    QVERIFY(rendered(textbook + " --question --boxes windows --algorithm negamax") == svg);
    QCOMPARE(rendered(textbook + " --question --boxes all", "tex").count("\\blankbox{}"), 12);
}

void TestRender::handouts() {
    // 27 steps with the one before the first event; one cutoff.
    const auto pages = [&](const QString& more) {
        return rendered(search_ + " --at all" + more, "pdf").count("/Type /Page\n");
    };
    QCOMPARE(pages(""), 27);
    QCOMPARE(pages(" --per-page 4"), 7);
    QCOMPARE(pages(" --steps cutoffs"), 1);
    QCOMPARE(pages(" --steps 3-12 --per-page 3 --paper letter"), 4);
    QCOMPARE(pages(" --steps all --theme black-and-white --no-pruned"), 27);
}

void TestRender::searchOptionsCount() {
    // With MIN to move at the root its bands change places; a first window of (-inf, 2) stands
    // beside the root: β is 2 at the first step.
    const QByteArray svg = rendered(search_ + " --root min --window -inf,2 --at 1");
    QVERIFY(svg.indexOf(">MIN<") < svg.indexOf(">MAX<"));
    QCOMPARE(svg.count(">2</text>"), 3); // two leaves and β
    QVERIFY(!svg.contains(">+∞</text>"));
}

void TestRender::treeFromStandardInput() {
    const QString path = dir_.filePath("stdin.svg");
    const ProgramRun run =
        runProgram({"render", "-", "--algorithm", "minimax", "-o", path},
                   R"({"format": "prunus-tree", "version": 1, "title": "2 < 3", "tree": [2, 1]})");
    QCOMPARE(run.exitCode, 0);
    QVERIFY(contentOf(path).contains("<title>2 &lt; 3: Minimax, step 6 of 6</title>"));
}

/// Whether there are others or none.
void TestRender::surroundingsDoNotCount() {
    const QString path = dir_.filePath("empty.svg");
    const ProgramRun run = runShell(
        R"(env -i "$0" render "$1" --algorithm alpha-beta --at 14 -o "$2")", {textbook, path});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(contentOf(path), rendered(search_ + " --at 14"));
    const QStringList elsewhere{"QT_SCALE_FACTOR=2", "QT_FONT_DPI=200", "QT_QPA_PLATFORM=xcb",
                                "LC_ALL=de_DE.UTF-8", "DISPLAY=:4711"};
    for (const char* const ending : {"svg", "png"}) {
        QCOMPARE(rendered(search_ + " --at 14", ending, elsewhere),
                 rendered(search_ + " --at 14", ending));
    }
}

void TestRender::wrongUsage_data() {
    const Refusals row;
    const QString search = "render " + search_;
    const QString svg = search + " -o FOLDER/f.svg ";
    const QString pages = search + " --at all -o FOLDER/h.pdf ";
    const QString figure = "render " + textbook + " -o FOLDER/f.svg ";
    row("no tree", "render --algorithm minimax -o f.svg", "TREE is required", "[[3,12],[2]]");
    row("no algorithm", figure, "--algorithm is required", "alpha-beta");
    row("no file", search, "-o is required", ".svg, .png, .pdf or .tex");
    row("an unknown ending", search + " -o FOLDER/f.gif", "-o: ", ".svg, .png, .pdf or .tex");
    row("no ending", search + " -o FOLDER/svg", "-o: ", ".svg, .png, .pdf or .tex");
    row("a step beyond the end", svg + "--at 27", "--at: there is no step 27", "step 26");
    row("a step before the start", svg + "--at -1", "--at: \"-1\"", "from 0");
    row("a step in words", svg + "--at last", "--at: \"last\"", "or end");
    row("half a step", svg + "--at 1.5", "--at: \"1.5\"", "whole number");
    row("an unknown theme", svg + "--theme pink", "--theme: \"pink\"",
        "light, dark, high-contrast");
    row("a scale of nothing", svg + "--scale 0", "--scale: \"0\"", "from 0.1");
    row("a negative scale", svg + "--scale -2", "--scale: \"-2\"", "from 0.1");
    row("a scale that is no number", svg + "--scale nan", "--scale: \"nan\"", "from 0.1");
    row("a scale of an SVG", svg + "--scale 2", "--scale: concerns PNG", "the others");
    row("a handout that is no PDF", svg + "--at all", "--at all: ", ".pdf");
    row("pages without a handout", svg + "--per-page 2", "--steps, --per-page", "--at all");
    row("paper without a handout", svg + "--paper a4", "--steps, --per-page", "--at all");
    row("no step a page", pages + "--per-page 0", "--per-page: \"0\"", "1 to 12");
    row("steps beyond the end", pages + "--steps 20-27", "--steps: there is no step 27", "step 26");
    row("steps backwards", pages + "--steps 9-3", "--steps: \"9-3\"", "A <= B");
    row("steps in words", pages + "--steps some", "--steps: \"some\"", "cutoffs");
    row("an unknown paper", pages + "--paper b5", "--paper: \"b5\"", "a4, letter");
    row("cutoffs where there are none",
        "render " + textbook + " --algorithm minimax --at all --steps cutoffs -o FOLDER/h.pdf",
        "--at all: This search has no cutoffs");
    row("a proof of what is no cutoff", svg + "--proof --at 13", "--proof: step 13 is no cutoff",
        "--at all");
    row("notes of what is hidden", svg + "--notes --hide-unread-leaves",
        "--notes may tell what --hide-unread-leaves leaves out");
    row("a question to a depth", svg + "--question --depth 1", "--question shows", "--depth");
    row("boxes without a question", svg + "--boxes all", "--boxes are of a question", "--question");
    row("boxes for nothing", svg + "--question --boxes leaves", "--boxes: \"leaves\"",
        "windows, values, all");
    row("a step of a question", svg + "--question --at 3", "--question shows", "it has no --at");
    row("a window for minimax", figure + "--algorithm minimax --window 0,5",
        "--window: minimax takes none", "alpha-beta, alpha-beta-negamax");
    row("an unknown option", svg + "--zoom", "", "prunus render --help");
}

QTEST_GUILESS_MAIN(TestRender)
#include "tst_render.moc"
