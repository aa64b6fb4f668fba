// Questions on paper: what is asked, under which rules, and the answer as it is written; the same
// in every format.

#include "tests/contentof.h"
#include "tests/enough.h"
#include "tests/rows.h"
#include "tests/ui/figures/latex.h"
#include "tests/ui/practice/everyquestion.h"
#include "tests/ui/practice/onpaper.h"

#include <QFileDialog>
#include <QLineEdit>

using namespace prunus;

namespace {

constexpr std::array textFormats{FigureFormat::svg, FigureFormat::tikz};

/// Given up with the right answer, so that what is right stands beside it.
struct Answered : Practising {
    explicit Answered(Question question, const Profile& profile = {})
        : Practising(question, cutsFor(question), profile) {
        exercise().change(keyOf(exercise().task()));
        trigger("giveUp");
    }
};

} // namespace

class TestQuestionPaper : public QObject {
    Q_OBJECT

  private slots:
    void itHoldsWhatIsWritten_data() {
        // written: in each of the formats
        const Rows<Question, QString, QStringList> row("question", "typed", "written");
        using enum Question;
        row("a value stands in its box", values, "41", {">41</text>", "\\blankbox{41}"});
        row("what is no number yet, too", values, "-", {">-</text>", "\\blankbox{-}"});
        row("α stands in its box", windows, "41",
            {">41</text>", "{$\\alpha$ \\blankbox{41} $\\beta$ \\blankbox{}}"});
        row("nodes that are not visited", windows, "4n",
            {">✕</text>", "\\blankbox{$\\times$} $\\beta$ \\blankbox{$\\times$}"});
        row("a bound", returned, "<41", {">&lt;41</text>", "\\blankbox{<41}"});
        row("a value in its leaf", fillIn, "41", {">41</text>", "{41};"});
        row("a count beside its name", counts, "41",
            {">Nodes visited: 41</text>", "Nodes visited: 41"});
        row("what a search returns", firstWindow, "41",
            {">It returns: 41</text>", "It returns: 41"});
        row("what a move is worth", depthLimit, "\t41",
            {">It is worth: 41</text>", "It is worth: 41"});
        row("a depth", budget, "41",
            {">Last depth that is finished: 41</text>", "Last depth that is finished: 41"});
        row("values of x", ranges, "x>41", {">Values of x: x&gt;41</text>", "Values of x: x>41"});
        row("what is true", trueOrFalse, " ", {">☑ True</text>", "\\checkmark$}} True"});
        row("a tree of one's own", findTheBug, "[41,[1,3]]", {">41</text>", "{41};"});
    }

    void itHoldsWhatIsWritten() {
        QFETCH(const Question, question);
        QFETCH(const QString, typed);
        QFETCH(const QStringList, written);
        Profile bounds = enteredWith();
        bounds.valueNotation = Profile::ValueNotation::bound;
        Practising shown(question, cutsFor(question), bounds);
        for (const QChar letter : typed) { // the first one leads to the field
            QTest::keyClick(shown.window.focusWidget(), letter.toLatin1());
        }
        for (std::size_t k = 0; k < textFormats.size(); ++k) {
            const QString& each = written[qsizetype(k)];
            const QString rules = "MAX at the root. Graded under: ";
            const QString answered = onPaper(shown, textFormats.at(k));
            QVERIFY2(answered.contains(each), qPrintable(answered));
            QVERIFY(answered.contains(rules));
            const QString given = onPaper(shown, textFormats.at(k), false);
            QVERIFY2(!given.contains(each), qPrintable(given));
            QVERIFY(given.contains(rules));
        }
        if (question == Question::values && typed == "41") {
            shown.review(); // where no fields are
            QVERIFY(svgOf(shown).contains(written[0]));
            QVERIFY(texOf(shown).contains("{41};"));
        }
    }

    /// Four inner nodes, of which all but the root can be cut short. The two cutoffs by hand: C and
    /// D, MIN's, by what the root has from B.
    void cutoffsHaveLinesToFillIn() {
        Practising shown(Question::cuts, twoCuts);
        const auto lines = [&shown](const char* of, bool answered) { // which go on below
            return svgOf(shown, answered).remove(u' ').count(QString(of).remove(u' '));
        };
        const char* const blank = ">At __________:";
        for (const FigureFormat each : textFormats) {
            const QString paper = onPaper(shown, each, false);
            QVERIFY(paper.contains("Fill in a line for each cutoff"));
            QVERIFY(!paper.contains("the keys A, B, S and D"));
        }
        QVERIFY2(lines(blank, false) == 3, qPrintable(svgOf(shown, false).right(6000)));
        Answer answer;
        answer.cuts = {{shown.at({1}), Player::min, false, shown.at({0})},
                       {shown.at({2}), {}, {}, {}}};
        shown.exercise().change(answer);
        QCOMPARE(lines(">At C:", true), 1);
        QCOMPARE(lines(">At D:", true), 1);
        QCOMPARE(lines("☑", true), 2); // α, and shallow
        QCOMPARE(lines("☐", true), 10);
        QCOMPARE(lines(blank, true), 1);
        QCOMPARE(lines(blank, false), 3); // as it was asked
        shown.trigger("giveUp");
        QCOMPARE(lines(blank, true), 0); // there is nothing to write any more
    }

    void theDirectionIsDrawn() {
        for (const Question question : {Question::mirror, Question::crossOut}) {
            const Practising shown(question, twoCuts);
            const bool fromRight = question == Question::mirror;
            QCOMPARE(svgOf(shown).contains(">← from right to left</text>"), fromRight);
            QCOMPARE(texOf(shown).contains("$\\leftarrow$ from right to left"), fromRight);
        }
    }

    void whatIsDrawn_data() {
        QTest::addColumn<Question>("question");
        QTest::addColumn<QString>("tree");
        QTest::addColumn<QStringList>("drawn"); // in each of the formats
        QTest::addColumn<int>("times");
        const auto row = [](const char* name, Question question, const char* tree,
                            const char* inSvg, const char* inTex, int times) {
            QTest::addRow("%s, %s", traits(question).id.data(), name)
                << question << QString(tree) << QStringList{inSvg, inTex} << times;
        };
        row("signs on the branches", Question::negamax, twoCuts, ">×(−1)</text>", "{×($-$1)};", 10);
        row("no signs", Question::values, twoCuts, ">×(−1)</text>", "{×($-$1)};", 0);
        const char* const valued = R"({"format": "prunus-tree", "version": 1, "tree": [
        {"value": 31, "children": [6, 9]}, {"value": 32, "children": [4, 8]}]})";
        // In nodes, which are empty otherwise, and not beside them, too; on paper as in the window.
        for (const Question question :
             {Question::depthLimit, Question::budget, Question::crossOut}) {
            const int inside = asksForDepth(question) ? 1 : 0;
            row("a static value", question, valued, ">31</text>", "{31}", inside);
            row("another one", question, valued, ">32</text>", "{32}", inside);
            row("none beside its node", question, valued, "static 3", "static 3", 0);
        }
    }

    void whatIsDrawn() {
        QFETCH(const Question, question);
        QFETCH(const QString, tree);
        QFETCH(const QStringList, drawn);
        QFETCH(const int, times);
        const Practising shown(question, tree.toUtf8().constData());
        QCOMPARE(svgOf(shown).count(drawn[0]), times);
        QCOMPARE(texOf(shown).count(drawn[1]), times);
    }

    void itIsExportedForLatex() {
        Practising shown(Question::crossOut, twoCuts);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("question.tex"));
        shown.trigger("exportFigure");
        QVERIFY(shown.find<QFileDialog>("exportDialog")
                    .nameFilters()
                    .contains("TikZ for LaTeX (*.tex)"));
        auto* line = shown.find<QFileDialog>("exportDialog").findChild<QLineEdit*>();
        line->setText(path);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(QFileInfo(path).size() > 0);
        QCOMPARE(QString::fromUtf8(contentOf(path)), texOf(shown));
    }

    void nothingIsCutOff_data() { everyQuestionRow(); }

    /// No mark beside or below the outermost nodes: around all that is drawn, the paper is white.
    void nothingIsCutOff() {
        QFETCH(const Question, question);
        const Answered shown(question);
        const QImage drawn =
            QImage::fromData(figureBytes(shown.mode().sheet(true), FigureFormat::png).value());
        QVERIFY(!drawn.isNull());
        const QRect inside = drawn.rect().adjusted(2, 2, -2, -2);
        for (int y = 0; y < drawn.height(); ++y) {
            for (int x = 0; x < drawn.width(); ++x) {
                if (!inside.contains(x, y)) {
                    QVERIFY2(drawn.pixel(x, y) == qRgb(255, 255, 255),
                             qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
                }
            }
        }
    }

    void latexTakesIt_data() { everyQuestionRow(); }

    /// With an answer, and with what is right beside it.
    void latexTakesIt() {
        const QString missing = missingOfLatex();
        QVERIFY2(missing.isEmpty() || qEnvironmentVariableIsEmpty("CI"), qPrintable(missing));
        if (!missing.isEmpty()) {
            QSKIP(qPrintable(missing));
        }
        QFETCH(const Question, question);
        Profile onBranches;
        onBranches.windowShown = Profile::WindowShown::edge;
        const QString tex = texOf(Answered(question, onBranches));
        if (oracle::enough(1) > 0) { // LaTeX goes the same way under a sanitizer
            compile(tex.toUtf8());
        }
        QVERIFY(!tex.contains("DeclareUnicodeCharacter")); // there is a sign for each
    }
};

QTEST_MAIN(TestQuestionPaper)
#include "tst_questionpaper.moc"
