// prunus render: a page for browsers, or a picture of each step.

#include "tests/app/commandline.h"
#include "tests/contentof.h"

#include <QDir>
#include <QtTest>
#include <memory>

class TestRenderAll : public QObject {
    Q_OBJECT

  private slots:
    void aPageHoldsAllSteps();
    void aPageOfSomeSteps();
    void aPageIsSmall();
    void aPictureAStep();
    void picturesOfSomeSteps();
    void aHandoutOfSomeSteps();
    void wrongUsage_data();
    void wrongUsage() { QVERIFY(isRefused()); }

  private:
    /// Runs `prunus render` in a fresh folder, and gives the names of the files that are there.
    QStringList filesOf(const QString& words) {
        folder_ = std::make_unique<QTemporaryDir>();
        const ProgramRun run =
            runShell("cd \"$1\" && shift && \"$0\" render \"$@\"",
                     QStringList{folder_->path()} + QProcess::splitCommand(words));
        if (run.exitCode != 0 || !run.out.isEmpty() || !run.err.isEmpty()) {
            qWarning() << run.exitCode << run.out << run.err;
        }
        return QDir(folder_->path()).entryList(QDir::Files, QDir::Name);
    }
    [[nodiscard]] QByteArray content(const QString& name) const {
        return contentOf(folder_->filePath(name));
    }

    std::unique_ptr<QTemporaryDir> folder_;
    const QString search_ = textbook + " --algorithm alpha-beta";
};

void TestRenderAll::aPageHoldsAllSteps() {
    const QString page = search_ + " --at all -o search.html";
    QCOMPARE(filesOf(page), QStringList("search.html"));
    const QByteArray html = content("search.html");
    QVERIFY(html.startsWith("<!DOCTYPE html>"));
    QVERIFY(html.contains("α-cutoff at C (MIN)."));
    QVERIFY(html.contains("max=\"26\""));
    // Its own theme, where one is asked for; else the reader's.
    QVERIFY(!html.contains("<html lang=\"en\" data-theme"));
    filesOf(page + " --theme dark");
    QVERIFY(content("search.html").contains("<html lang=\"en\" data-theme=\"dark\">"));
}

void TestRenderAll::aPageOfSomeSteps() {
    filesOf(search_ + " --at 5-9 -o s.HTML");
    const QByteArray html = content("s.HTML");
    QVERIFY(html.contains("min=\"5\" max=\"9\""));
    QVERIFY(!html.contains("α-cutoff at C"));
}

/// 40 nodes, of which minimax enters and leaves 13 and reads 27: with the comparisons 93 steps.
void TestRenderAll::aPageIsSmall() {
    const QString tree = runLine("generate --depth 3 --branching 3").out.trimmed();
    filesOf(tree + " --algorithm minimax --at all -o s.html");
    const QByteArray html = content("s.html");
    QVERIFY(html.contains("max=\"92\""));
    QVERIFY2(html.size() < 300'000, QByteArray::number(html.size()).constData());
}

void TestRenderAll::aPictureAStep() {
    const QString search = "[[1,2],3] --algorithm minimax --at all -o ";
    // Two nodes are entered and left, three leaves read, and four returns compared.
    const QStringList files = filesOf(search + "step-%02d.png");
    QCOMPARE(files.size(), 12);
    QCOMPARE(files.first(), QString("step-00.png"));
    QCOMPARE(files.last(), QString("step-11.png"));
    QVERIFY(content(files.first()).startsWith("\x89PNG\r\n"));
    filesOf(search + "%d.svg");
    QVERIFY(content("7.svg").contains("step 7 of 11"));
}

void TestRenderAll::picturesOfSomeSteps() {
    QCOMPARE(filesOf(search_ + " --at 3-5 -o %3d.svg"),
             QStringList({"003.svg", "004.svg", "005.svg"}));
    QCOMPARE(filesOf(search_ + " --at all --steps cutoffs --proof -o cut-%d.svg"),
             QStringList("cut-14.svg"));
    QVERIFY(content("cut-14.svg").contains("MIN can answer this: at most 2"));
}

void TestRenderAll::aHandoutOfSomeSteps() {
    filesOf(search_ + " --at 3-5 -o h.pdf");
    QCOMPARE(content("h.pdf").count("/Type /Page\n"), 3);
}

void TestRenderAll::wrongUsage_data() {
    const Refusals row;
    const QString search = "render " + search_;
    const QString all = search + " --at all ";
    const QString page = " -o FOLDER/p.html ";
    row("a page of one step", search + page, "-o: a web page", "--at A-B");
    row("a page beyond the end", search + page + "--at 20-27", "--at: there is no step 27",
        "step 26");
    row("a page of cutoffs", all + page + "--steps cutoffs", "--steps cutoffs", "--at A-B");
    row("a page on paper", all + page + "--paper a4", "--per-page and --paper", "PDF");
    row("steps twice", search + page + "--at 1-2 --steps 3-4", "--at A-B", "leave out --steps");
    row("steps backwards", search + page + "--at 9-3", "--at: \"9-3\"", "A <= B");
    row("pictures of one name", all + "-o FOLDER/p.png", "--at all: each picture", "step-%03d.png");
    row("pictures of two numbers", all + "-o FOLDER/%d-%d.png", "--at all: each picture",
        "step-%03d.png");
    row("a page for LaTeX", all + "-o FOLDER/p.tex", "--at all: ", ".html");
    row("a tree that is too large",
        "render [" + QString("1,").repeated(1999) + "[1,1]] --algorithm minimax --at all" + page,
        "-o: A web page holds a tree of up to 2,000 nodes; this one has 2,003. Limit the tree",
        "Whichever steps it shows, it holds the whole tree.\n");
    // By hand: 1 + 9 + 72 + 504 positions of the first three moves, and 3024 of the fourth.
    const QString game = "render game:tic-tac-toe --algorithm alpha-beta --depth 4" + page;
    row("a game that is too large", game + "--at all",
        "-o: A web page holds a tree of up to 2,000 nodes; this one has 3,610.",
        "it holds the whole tree; give --depth 3 or less.\n");
    row("some steps of a game that is too large", game + "--at 0-20",
        "-o: A web page holds a tree of up to", "give --depth 3 or less.\n");
    // Each pass of MTD(f) finds the next child a little better, so there are as many passes.
    QStringList rising;
    for (int value = 1; value <= 150; ++value) {
        rising << QStringLiteral("[%1]").arg(value);
    }
    const QString many = "render [" + rising.join(u',') + "] --algorithm mtdf --at ";
    row("too many steps", many + "all" + page, "--at all: A web page holds up to", "--at A-B");
    row("a range of too many steps", many + "5-10005" + page,
        "--at: A web page holds up to 10,000 steps; these would be 10,001.",
        "Give a shorter range.\n");
    row("too many pictures", many + "5-10005 -o FOLDER/%d.svg",
        "--at: that would be 10001 pictures", "Give a shorter range\n");
    const QString question = "render " + textbook + " --question" + page;
    const char* const noPage = "--question: a question has no web page";
    row("a question on a page", question, noPage, ".svg, .png, .pdf or .tex\n");
    row("all steps of a question", question + "--at all", noPage, ".svg, .png, .pdf or .tex\n");
    row("all steps and no file", all, "-o is required: ", ".html for a web page");
}

QTEST_GUILESS_MAIN(TestRenderAll)
#include "tst_renderall.moc"
