// Questions on paper: what is asked, under which rules, and the answer as it is written; the same
// in every format.

#include "core/practice/answer.h"
#include "tests/enough.h"
#include "tests/ui/figures/latex.h"
#include "tests/ui/practice/practising.h"
#include "ui/figures/figurefile.h"

#include <QFileDialog>
#include <QLineEdit>

using namespace prunus;

namespace {

QString onPaper(const Practising& shown, FigureFormat format, bool answered = true) {
    return QString::fromUtf8(
        figureBytes(shown.mode().sheet(answered), format).value_or(QByteArray()));
}

constexpr std::array textFormats{FigureFormat::svg, FigureFormat::tikz};

Profile onBranches() {
    Profile profile;
    profile.windowShown = Profile::WindowShown::edge;
    return profile;
}

} // namespace

class TestQuestionPaper : public QObject {
    Q_OBJECT

  private slots:
    void itHoldsWhatIsWritten_data();
    void itHoldsWhatIsWritten();
    void cutoffsHaveLinesToFillIn();
    void boundsStandOnTheBranches();
    void signsChangeOnTheBranches();
    void theDirectionIsDrawn();
    void staticValuesStandOnce();
    void itIsExportedForLatex();
    void nothingIsCutOff_data() { everyKind(); }
    void nothingIsCutOff();
    void latexTakesIt_data() { everyKind(); }
    void latexTakesIt();

  private:
    static void everyKind();
};

void TestQuestionPaper::itHoldsWhatIsWritten_data() {
    QTest::addColumn<int>("question");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("written"); // in each of the formats
    const auto row = [](const char* name, Question question, const char* typed, const char* inSvg,
                        const char* inTex) {
        QTest::newRow(name) << int(question) << QString::fromUtf8(typed)
                            << QStringList{QString::fromUtf8(inSvg), QString::fromUtf8(inTex)};
    };
    row("a value stands in its box", Question::values, "41", ">41</text>", "\\blankbox{41}");
    row("what is no number yet, too", Question::values, "-", ">-</text>", "\\blankbox{-}");
    row("α stands in its box", Question::windows, "41", ">41</text>",
        "{$\\alpha$ \\blankbox{41} $\\beta$ \\blankbox{}}");
    row("nodes that are not visited", Question::windows, "4n", ">✕</text>",
        "\\blankbox{$\\times$} $\\beta$ \\blankbox{$\\times$}");
    row("a bound", Question::returned, "<41", ">&lt;41</text>", "\\blankbox{<41}");
    row("a value in its leaf", Question::fillIn, "41", ">41</text>", "{41};");
    row("a count beside its name", Question::counts, "41", ">Nodes visited: 41</text>",
        "Nodes visited: 41");
    row("what a search returns", Question::firstWindow, "41", ">It returns: 41</text>",
        "It returns: 41");
    row("what a move is worth", Question::depthLimit, "\t41", ">It is worth: 41</text>",
        "It is worth: 41");
    row("a depth", Question::budget, "41", ">Last depth that is finished: 41</text>",
        "Last depth that is finished: 41");
    row("values of x", Question::ranges, "x>41", ">Values of x: x&gt;41</text>",
        "Values of x: x>41");
    row("what is true", Question::trueOrFalse, " ", ">☑ True</text>", "\\checkmark$}} True");
    row("a tree of one's own", Question::findTheBug, "[41,[1,3]]", ">41</text>", "{41};");
}

void TestQuestionPaper::itHoldsWhatIsWritten() {
    QFETCH(const int, question);
    QFETCH(const QString, typed);
    QFETCH(const QStringList, written);
    Profile bounds = enteredWith();
    bounds.valueNotation = Profile::ValueNotation::bound;
    Practising shown(Question(question), cutsFor(Question(question)), bounds);
    QVERIFY(shown.active);
    for (const QChar letter : typed) {
        QTest::keyClick(shown.window.focusWidget(), letter.toLatin1());
    }
    for (std::size_t k = 0; k < textFormats.size(); ++k) {
        const QString& each = written[qsizetype(k)];
        const QString rules = QStringLiteral("MAX at the root. Graded under: ");
        const QString answered = onPaper(shown, textFormats.at(k));
        QVERIFY2(answered.contains(each), qPrintable(answered));
        QVERIFY(answered.contains(rules));
        const QString given = onPaper(shown, textFormats.at(k), false);
        QVERIFY2(!given.contains(each), qPrintable(given));
        QVERIFY(given.contains(rules));
    }
    if (question == int(Question::values) && typed == QStringLiteral("41")) {
        shown.trigger("giveUp");
        shown.trigger("review"); // where no fields are
        QVERIFY(onPaper(shown, FigureFormat::svg).contains(written[0]));
        QVERIFY(onPaper(shown, FigureFormat::tikz).contains(QStringLiteral("{41};")));
    }
}

/// Four inner nodes, of which all but the root can be cut short. The two cutoffs by hand: C and D,
/// MIN's, by what the root has from B.
void TestQuestionPaper::cutoffsHaveLinesToFillIn() {
    Practising shown(Question::cuts, twoCuts);
    QVERIFY(shown.active);
    const auto lines = [&shown](const char* of, bool answered) { // which go on below
        return onPaper(shown, FigureFormat::svg, answered)
            .remove(u' ')
            .count(QString::fromUtf8(of).remove(u' '));
    };
    const char* const blank = ">At __________:";
    for (const FigureFormat each : textFormats) {
        const QString paper = onPaper(shown, each, false);
        QVERIFY(paper.contains(QStringLiteral("Fill in a line for each cutoff")));
        QVERIFY(!paper.contains(QStringLiteral("the keys A, B, S and D")));
    }
    QVERIFY2(lines(blank, false) == 3,
             qPrintable(onPaper(shown, FigureFormat::svg, false).right(6000)));
    Answer answer;
    answer.cuts = {{shown.at({1}), Player::min, false, shown.at({0})}, {shown.at({2}), {}, {}, {}}};
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

void TestQuestionPaper::boundsStandOnTheBranches() {
    Practising shown(Question::windows, twoCuts, onBranches());
    QVERIFY(shown.active);
    for (const char digit : {'4', '1'}) { // the first one leads to the field
        QTest::keyClick(shown.window.focusWidget(), digit);
    }
    const QString svg = onPaper(shown, FigureFormat::svg);
    QCOMPARE(svg.count(QStringLiteral(">α</text>")), 3); // at B, C and D
    QCOMPARE(svg.count(QStringLiteral(">41</text>")), 1);
    const QString tex = onPaper(shown, FigureFormat::tikz);
    QCOMPARE(tex.count(QStringLiteral("$\\alpha$ \\blankbox{")), 3);
    QCOMPARE(tex.count(QStringLiteral("$\\beta$ \\blankbox{}")), 3);
    QCOMPARE(tex.count(QStringLiteral("\\blankbox{41}")), 1);
}

void TestQuestionPaper::signsChangeOnTheBranches() {
    for (const auto& [question, branches] :
         {std::pair(Question::negamax, 10), std::pair(Question::values, 0)}) {
        Practising shown(question, twoCuts);
        QVERIFY(shown.active);
        QCOMPARE(onPaper(shown, FigureFormat::svg).count(QStringLiteral(">×(−1)</text>")),
                 branches);
        QCOMPARE(onPaper(shown, FigureFormat::tikz).count(QStringLiteral("{×($-$1)};")), branches);
    }
}

void TestQuestionPaper::theDirectionIsDrawn() {
    for (const Question question : {Question::mirror, Question::crossOut}) {
        Practising shown(question, twoCuts);
        QVERIFY(shown.active);
        const bool fromRight = question == Question::mirror;
        QCOMPARE(onPaper(shown, FigureFormat::svg)
                     .contains(QStringLiteral(">← from right to left</text>")),
                 fromRight);
        QCOMPARE(onPaper(shown, FigureFormat::tikz)
                     .contains(QStringLiteral("$\\leftarrow$ from right to left")),
                 fromRight);
    }
}

/// In their nodes, which are empty otherwise, and not beside them, too; on paper as in the window.
void TestQuestionPaper::staticValuesStandOnce() {
    for (const Question question : {Question::depthLimit, Question::budget, Question::crossOut}) {
        const bool inside = asksForDepth(question);
        Practising shown(question, R"({"format": "prunus-tree", "version": 1, "tree": [{"value": 31,
                          "children": [6, 9]}, {"value": 32, "children": [4, 8]}]})");
        QVERIFY(shown.active);
        const QString svg = onPaper(shown, FigureFormat::svg);
        const QString tex = onPaper(shown, FigureFormat::tikz);
        QVERIFY(!svg.contains(QStringLiteral("static 3")) &&
                !tex.contains(QStringLiteral("static 3")));
        for (const char* value : {"31", "32"}) {
            QCOMPARE(svg.count(QStringLiteral(">%1</text>").arg(QLatin1String(value))),
                     inside ? 1 : 0);
            QCOMPARE(tex.count(QStringLiteral("{%1}").arg(QLatin1String(value))), inside ? 1 : 0);
        }
    }
}

void TestQuestionPaper::itIsExportedForLatex() {
    Practising shown(Question::crossOut, twoCuts);
    QVERIFY(shown.active);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("question.tex"));
    shown.trigger("exportFigure");
    QVERIFY(
        shown.find<QFileDialog>("exportDialog").nameFilters().contains("TikZ for LaTeX (*.tex)"));
    auto* line = shown.find<QFileDialog>("exportDialog").findChild<QLineEdit*>();
    line->setText(path);
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_VERIFY(QFileInfo(path).size() > 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()), onPaper(shown, FigureFormat::tikz));
}

void TestQuestionPaper::everyKind() {
    QTest::addColumn<int>("question");
    for (const QuestionTraits& each : everyQuestion) {
        QTest::newRow(std::string(each.id).c_str()) << int(each.question);
    }
}

/// No mark beside or below the outermost nodes: around all that is drawn, the paper is white.
void TestQuestionPaper::nothingIsCutOff() {
    QFETCH(const int, question);
    Practising shown(Question(question), cutsFor(Question(question)));
    QVERIFY(shown.active);
    shown.exercise().change(keyOf(shown.exercise().task()));
    shown.trigger("giveUp");
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

/// With an answer, and with what is right beside it.
void TestQuestionPaper::latexTakesIt() {
    const QString missing = missingOfLatex();
    QVERIFY2(missing.isEmpty() || qEnvironmentVariableIsEmpty("CI"), qPrintable(missing));
    if (!missing.isEmpty()) {
        QSKIP(qPrintable(missing));
    }
    QFETCH(const int, question);
    Practising shown(Question(question), cutsFor(Question(question)), onBranches());
    QVERIFY(shown.active);
    shown.exercise().change(keyOf(shown.exercise().task()));
    shown.trigger("giveUp");
    const QString tex = onPaper(shown, FigureFormat::tikz);
    if (oracle::enough(1) > 0) { // LaTeX goes the same way under a sanitizer
        compile(tex.toUtf8());
    }
    QVERIFY(!tex.contains(QStringLiteral("DeclareUnicodeCharacter"))); // there is a sign for each
}

QTEST_MAIN(TestQuestionPaper)
#include "tst_questionpaper.moc"
