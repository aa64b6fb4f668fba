// What files say beside the search: notes, with words under the tree, arrows and boxes on it, and
// nothing where leaves are hidden; and the minimal tree, a letter at each node that the proof
// needs, and in dense rows a line under those columns that hold such nodes.

#include "core/analysis/minimaltree.h"
#include "tests/rows.h"
#include "tests/ui/figures/svgtexts.h"
#include "tests/ui/look/pixels.h"
#include "tests/ui/session/searchedtree.h"
#include "ui/figures/comparedsheet.h"
#include "ui/figures/handout.h"
#include "ui/figures/tikz.h"
#include "ui/words/language.h"

#include <QImage>
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
    return {.notes = notes};
}

QString textIn(const QByteArray& svg) {
    return textsOf(svg).join(u' ');
}

QString wordsOfPage(const Handout& handout) {
    return textIn(svgOf(handout.pageSize().toSize(),
                        [&](QPainter& painter) { handout.paintPage(painter, 0); }));
}

FigureStyle withProof(const Searched& searched) {
    FigureStyle style;
    style.showNames = false;
    style.minimal = std::make_shared<const MinimalTree>(
        minimalTree(searched.document.tree, searched.trace->options()).value());
    return style;
}

QByteArray bytes(const Searched& searched, const FigureStyle& style, FigureFormat format) {
    const auto drawn = figureBytes(searched.at(searched.trace->end().value, style), format);
    return drawn ? *drawn : drawn.error().toUtf8();
}

} // namespace

class TestMarkedFigures : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }

    void wordsStandUnderTheTree() {
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
    void allStepsAreOfOneSize() {
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

    void theTreeIsWhereItWas() {
        const Searched tree(noted());
        const QImage plain = imageOf(tree.at(9));
        const QImage below = imageOf(tree.at(9, with(ShownNotes::all)));
        QCOMPARE(below.copy(plain.rect()), plain); // that note has words alone
        const QImage at14 = imageOf(tree.at(14));
        QVERIFY(imageOf(tree.at(14, with(ShownNotes::marks))) != at14);
    }

    void nothingWhereItIsNotWanted_data() {
        QTest::addColumn<FigureStyle>("style");
        QTest::newRow("unless it is asked for") << with(ShownNotes::none);
        FigureStyle hiding = with(ShownNotes::all);
        hiding.hideUnreadLeaves = true;
        QTest::newRow("while leaves are hidden") << hiding;
        FigureStyle question = with(ShownNotes::all);
        question.question = Blanks{true, false};
        QTest::newRow("in a question") << question;
    }
    void nothingWhereItIsNotWanted() {
        QFETCH(FigureStyle, style);
        FigureStyle without = style;
        without.notes = ShownNotes::none;
        const Searched tree(noted());
        const Searched plain(treeOf(figure52));
        QCOMPARE(bytesOf(tree.at(14, style)), bytesOf(plain.at(14, without)));
        QCOMPARE(tree.at(14, style).description(), plain.at(14, without).description());
    }

    void everyFormatHasThem() {
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

    void handoutsSayThemInTheirCaptions() {
        const Searched tree(noted());
        HandoutChoices choices;
        choices.steps = {StepChoice::Kind::range, Step{14}, Step{14}};
        QVERIFY(!wordsOfPage({tree.document, *tree.trace, choices}).contains(QLatin1String(words)));
        choices.figure.notes = ShownNotes::all;
        const QString page = wordsOfPage({tree.document, *tree.trace, choices});
        QVERIFY2(page.contains(QStringLiteral("Note: ") + QLatin1String(words)), qPrintable(page));
        QCOMPARE(page.count(QLatin1String(words)), 1);
    }

    void eachSearchSideBySideHasItsOwn() {
        const Searched both(noted());
        const Searched minimax(noted(), Algorithm::minimax);
        const auto document = std::make_shared<const Document>(noted(), QStringLiteral("a tree"));
        const std::vector<ComparedSearch> searches{{both.trace, Step{14}},
                                                   {minimax.trace, Step{18}}};
        const FigureSheet sheet = comparedSheet(document, searches, with(ShownNotes::all), false);
        const QString said = textIn(svgOf(sheet.size, sheet.paint));
        // In minimax C returns in step 18: it is entered in 11, and each of its leaves takes two.
        QVERIFY2(said.contains(QLatin1String(words)), qPrintable(said));
        QVERIFY2(said.contains("Only minimax."), qPrintable(said));
    }

    void lettersOfTheTypes_data() {
        const Rows<int, QByteArray> row("format", "around");
        row("in SVG", int(FigureFormat::svg), ">%</text>");
        row("in TikZ", int(FigureFormat::tikz), "{%}");
    }
    void lettersOfTheTypes() {
        QFETCH(int, format);
        QFETCH(QByteArray, around);
        const Searched searched(treeOf(figure52));
        const auto letters = [&](const FigureStyle& style) {
            const QByteArray drawn = bytes(searched, style, FigureFormat(format));
            QList<qsizetype> counts;
            for (const char* letter : {"P", "C", "A"}) {
                counts << drawn.count(QByteArray(around).replace("%", letter));
            }
            return counts;
        };
        const FigureStyle plain{.showNames = false};
        QCOMPARE(letters(plain), QList<qsizetype>({0, 0, 0}));
        // 3 is proved by its leaf, by 12 and 8, and by 2 and 2 that the other families are worse.
        QCOMPARE(letters(withProof(searched)), QList<qsizetype>({3, 4, 2}));
    }

    void thatOfAnotherTreeIsNotShown() {
        const Searched searched(treeOf(figure52));
        const Searched other(treeOf("[1,2]"));
        const FigureStyle plain{.showNames = false};
        QCOMPARE(bytes(searched, withProof(other), FigureFormat::svg),
                 bytes(searched, plain, FigureFormat::svg));
    }

    void denseRowsAreUnderlined() {
        const Searched searched(Scene::uniform(5, 7));
        const FigureStyle style = withProof(searched);
        FigureStyle plain = style;
        plain.minimal.reset();
        const QImage without = QImage::fromData(bytes(searched, plain, FigureFormat::png));
        const QImage with = QImage::fromData(bytes(searched, style, FigureFormat::png));
        QCOMPARE(with.size(), without.size());
        // The last row has bars; the line lies under them, where there is nothing else.
        const Theme& theme = themeOf(style.theme);
        const int marked = pixelsWhere(with.rect(), [&](int x, int y) {
            return y >= with.height() / 2 && with.pixel(x, y) == theme.bestLine.rgb() &&
                   without.pixel(x, y) == theme.background.rgb();
        });
        QVERIFY2(marked > 100, qPrintable(QString::number(marked)));
    }
};

QTEST_MAIN(TestMarkedFigures)
#include "tst_markedfigures.moc"
