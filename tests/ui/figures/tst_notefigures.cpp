// Notes in files: words under the tree, arrows and boxes on it, and nothing where leaves are
// hidden.

#include "tests/ui/figures/svgtexts.h"
#include "tests/ui/session/searchedtree.h"
#include "ui/figures/comparedsheet.h"
#include "ui/figures/handout.h"
#include "ui/figures/tikz.h"
#include "ui/words/language.h"

#include <QtTest>

using namespace prunus;

namespace {

const char* const words = "Enough is known of C.";

/// Figure 5.2 with a note at the cutoff in step 14, and a long one where B returns, in step 9.
GameTree noted() {
    const std::string longer = "B is worth 3 to MAX, whatever the others are. So MAX is sure of 3. "
                               "What is worth less to MAX than that need not be looked at.";
    return treeOf(figure52).withNotes(
        {{{NodeId{2}, NoteEvent::cutoff, 1}, "", words, {NodeId{7}}, {NodeId{2}}},
         {{NodeId{1}, NoteEvent::leave, 1}, "", longer, {}, {}},
         {{NodeId{2}, NoteEvent::leave, 1}, "minimax", "Only minimax.", {}, {}}});
}

FigureStyle with(ShownNotes notes) {
    FigureStyle style;
    style.notes = notes;
    return style;
}

QString textIn(const QByteArray& svg) {
    return textsOf(svg).join(u' ');
}

QString wordsOfPage(const Handout& handout) {
    return textIn(svgOf(handout.pageSize().toSize(),
                        [&](QPainter& painter) { handout.paintPage(painter, 0); }));
}

} // namespace

class TestNoteFigures : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }

    void wordsStandUnderTheTree();
    void allStepsAreOfOneSize();
    void theTreeIsWhereItWas();
    void nothingWhereItIsNotWanted_data();
    void nothingWhereItIsNotWanted();
    void everyFormatHasThem();
    void handoutsSayThemInTheirCaptions();
    void eachSearchSideBySideHasItsOwn();
};

void TestNoteFigures::wordsStandUnderTheTree() {
    const Searched tree(noted());
    const Figure figure = tree.at(14, with(ShownNotes::all));
    QVERIFY2(textIn(bytesOf(figure)).contains(QLatin1String(words)), bytesOf(figure));
    QVERIFY(figure.noteRect().top() >= figure.treeSize().height());
    QVERIFY(figure.description().endsWith(
        "Note: Enough is known of C. An arrow points at 2 (1st child of C). A box is around C "
        "with all below."));
    QCOMPARE(tree.at(13, with(ShownNotes::all)).noteText(), QString());
    QVERIFY(!textIn(bytesOf(tree.at(15, with(ShownNotes::all)))).contains("minimax"));
}

/// So that they can be laid on each other.
void TestNoteFigures::allStepsAreOfOneSize() {
    const Searched tree(noted());
    const QSize size = tree.at(0, with(ShownNotes::all)).size();
    const QSize plain = tree.at(0).size();
    QVERIFY(size.height() > plain.height() && size.width() == plain.width());
    QCOMPARE(size.height() % 4, 0);
    for (const std::uint32_t step : {9U, 14U, 26U}) {
        QCOMPARE(tree.at(step, with(ShownNotes::all)).size(), size);
        QCOMPARE(tree.at(step, with(ShownNotes::marks)).size(), plain);
    }
    const Searched minimax(noted(), Algorithm::minimax);
    QVERIFY(minimax.at(0, with(ShownNotes::all)).size().height() > plain.height());
}

void TestNoteFigures::theTreeIsWhereItWas() {
    const Searched tree(noted());
    const QImage plain = imageOf(tree.at(9));
    const QImage below = imageOf(tree.at(9, with(ShownNotes::all)));
    QCOMPARE(below.copy(plain.rect()), plain); // that note has words alone
    const QImage at14 = imageOf(tree.at(14));
    QVERIFY(imageOf(tree.at(14, with(ShownNotes::marks))) != at14);
}

void TestNoteFigures::nothingWhereItIsNotWanted_data() {
    QTest::addColumn<FigureStyle>("style");
    QTest::newRow("unless it is asked for") << with(ShownNotes::none);
    FigureStyle hiding = with(ShownNotes::all);
    hiding.hideUnreadLeaves = true;
    QTest::newRow("while leaves are hidden") << hiding;
    FigureStyle question = with(ShownNotes::all);
    question.question = Blanks{true, false};
    QTest::newRow("in a question") << question;
}

void TestNoteFigures::nothingWhereItIsNotWanted() {
    QFETCH(FigureStyle, style);
    FigureStyle without = style;
    without.notes = ShownNotes::none;
    const Searched tree(noted());
    const Searched plain(treeOf(figure52));
    QCOMPARE(bytesOf(tree.at(14, style)), bytesOf(plain.at(14, without)));
    QCOMPARE(tree.at(14, style).description(), plain.at(14, without).description());
}

void TestNoteFigures::everyFormatHasThem() {
    const Searched tree(noted());
    const Figure figure = tree.at(14, with(ShownNotes::all));
    const Figure plain = tree.at(14);
    const QByteArray tikz = tikzOf(figure).value();
    QVERIFY2(tikz.contains(words), tikz);
    // The box, and the arrow with what stands out from edges around it.
    QCOMPARE(tikz.count("\\path["), tikzOf(plain)->count("\\path[") + 3);
    QVERIFY(!tikzOf(plain)->contains(words));
    for (const FigureFormat format : {FigureFormat::png, FigureFormat::pdf}) {
        QVERIFY(figureBytes(figure, format).value() != figureBytes(plain, format).value());
    }
}

void TestNoteFigures::handoutsSayThemInTheirCaptions() {
    const Searched tree(noted());
    HandoutChoices choices;
    choices.steps = {StepChoice::Kind::range, Step{14}, Step{14}};
    QVERIFY(!wordsOfPage({tree.document, *tree.trace, choices}).contains(QLatin1String(words)));
    choices.figure.notes = ShownNotes::all;
    const QString page = wordsOfPage({tree.document, *tree.trace, choices});
    QVERIFY2(page.contains(QStringLiteral("Note: ") + QLatin1String(words)), qPrintable(page));
    QCOMPARE(page.count(QLatin1String(words)), 1);
}

void TestNoteFigures::eachSearchSideBySideHasItsOwn() {
    const Searched both(noted());
    const Searched minimax(noted(), Algorithm::minimax);
    const auto document = std::make_shared<const Document>(noted(), QStringLiteral("a tree"));
    const std::vector<ComparedSearch> searches{{both.trace, Step{14}}, {minimax.trace, Step{18}}};
    const FigureSheet sheet = comparedSheet(document, searches, with(ShownNotes::all), false);
    const QString said = textIn(svgOf(sheet.size, sheet.paint));
    // In minimax C returns in step 18: it is entered in 11, and each of its leaves takes two.
    QVERIFY2(said.contains(QLatin1String(words)), qPrintable(said));
    QVERIFY2(said.contains("Only minimax."), qPrintable(said));
}

QTEST_MAIN(TestNoteFigures)
#include "tst_notefigures.moc"
