// A search on paper. The steps of figure 5.2 were followed by hand: 26 events, the only cutoff in
// step 14; with step 0 that makes 27 figures.

#include "tests/contentof.h"
#include "tests/rows.h"
#include "tests/ui/figures/svgtexts.h"
#include "tests/ui/look/pixels.h"
#include "tests/ui/session/searchedtree.h"
#include "ui/figures/handoutfile.h"
#include "ui/words/language.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace prunus;

namespace {

HandoutChoices perPage(int steps) {
    HandoutChoices choices;
    choices.perPage = steps;
    return choices;
}

HandoutChoices range(std::uint32_t first, std::uint32_t last, int each = 1) {
    HandoutChoices choices = perPage(each);
    choices.steps = {StepChoice::Kind::range, Step{first}, Step{last}};
    return choices;
}

HandoutChoices cutoffs(int each = 1) {
    HandoutChoices choices = perPage(each);
    choices.steps.kind = StepChoice::Kind::cutoffs;
    return choices;
}

/// All words of a page, in the order in which they are painted.
QString wordsOf(const Handout& handout, std::uint64_t page) {
    QStringList words = textsIn(svgOf(
        handout.pageSize().toSize(), [&](QPainter& painter) { handout.paintPage(painter, page); }));
    for (QString& each : words) {
        each = each.simplified();
    }
    return words.join(u' ');
}

QImage imageOf(const Handout& handout, std::uint64_t page) {
    QImage image(handout.pageSize().toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    handout.paintPage(painter, page);
    return image;
}

} // namespace

class TestHandout : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }

    void stepsAndPages_data() {
        const Rows<HandoutChoices, int, int, int, int> row("choices", "steps", "pages", "first",
                                                           "last");
        row("every step, from the one before the first", perPage(1), 27, 27, 0, 26);
        row("two a page leave one alone", perPage(2), 27, 14, 0, 26);
        row("four a page", perPage(4), 27, 7, 0, 26);
        row("nine a page fill three", perPage(9), 27, 3, 0, 26);
        row("only the cutoff", cutoffs(), 1, 1, 14, 14);
        row("a range has both its ends", range(3, 12, 4), 10, 3, 3, 12);
        row("a range of one step", range(14, 14), 1, 1, 14, 14);
    }
    void stepsAndPages() {
        QFETCH(HandoutChoices, choices);
        QFETCH(int, steps);
        QFETCH(int, pages);
        QFETCH(int, first);
        QFETCH(int, last);
        const Searched tree(treeOf(figure52));
        const Handout handout(tree.document, *tree.trace, choices);
        QCOMPARE(int(handout.stepCount()), steps);
        QCOMPARE(int(handout.pageCount()), pages);
        QCOMPARE(handout.step(0), Step{std::uint32_t(first)});
        QCOMPARE(handout.step(handout.stepCount() - 1), Step{std::uint32_t(last)});
        QCOMPARE(handout.fault(), QString());
    }

    void pagesSayWhatHappens() {
        const Searched tree(treeOf(figure52));
        const Handout handout(tree.document, *tree.trace, perPage(4));
        const QString page = wordsOf(handout, 3); // steps 12 to 15
        QVERIFY2(page.contains("page 4 of 7"), qPrintable(page));
        for (const int step : {12, 13, 14, 15}) {
            QVERIFY2(page.contains(QStringLiteral("Step %1 · ").arg(step)), qPrintable(page));
        }
        QVERIFY(!page.contains("Step 16"));
        // Qt divides a line where the script changes.
        QVERIFY2(QString(page).remove(u' ').contains("Step14·α-cutoffatC(MIN)."), qPrintable(page));
        QVERIFY2(page.contains("MIN is sure of at most 2 at C"), qPrintable(page));
        QVERIFY2(page.contains("cannot change the root’s value."), qPrintable(page));
        QVERIFY(wordsOf(handout, 6).contains("page 7 of 7"));
    }

    void cutoffsShowTheirProofs() {
        const Searched tree(treeOf(figure52));
        HandoutChoices choices = range(13, 14);
        choices.showProofs = true;
        const Handout handout(tree.document, *tree.trace, choices);
        const QString proof = QStringLiteral("MIN can answer this: at most 2");
        QVERIFY(!wordsOf(handout, 0).contains(proof));
        QVERIFY(wordsOf(handout, 1).contains(proof));
        choices.showProofs = false;
        QVERIFY(!wordsOf(Handout(tree.document, *tree.trace, choices), 1).contains(proof));
    }

    void headingSaysHowTheSearchWent() {
        const Searched tree(treeOf(figure52));
        HandoutChoices titled = perPage(1);
        titled.figure.title = QStringLiteral("a tree");
        const Handout handout(tree.document, *tree.trace, titled);
        QCOMPARE(handout.searchLine(),
                 "Alpha-beta · fail-hard · cut at α ≥ β · MAX moves at the root");
        QVERIFY(wordsOf(handout, 5).startsWith(QStringLiteral("a tree ") + handout.searchLine()));
        const Searched plain(treeOf(figure52), Algorithm::minimax);
        QCOMPARE(Handout(plain.document, *plain.trace, perPage(1)).searchLine(),
                 "Minimax · MAX moves at the root");
    }

    void paperSizes() {
        // A figure of 976 × 432 is larger on a lying page; two of them are on an upright one.
        const Searched tree(treeOf(figure52));
        HandoutChoices choices = perPage(1);
        const auto points = [&] {
            return Handout(tree.document, *tree.trace, choices)
                .pageLayout()
                .fullRectPoints()
                .size();
        };
        QCOMPARE(points(), QSize(842, 595));
        choices.perPage = 2;
        QCOMPARE(points(), QSize(595, 842));
        choices.paper = QPageSize::Letter;
        QCOMPARE(points(), QSize(612, 792));
    }

    void figuresThatShareAPageAreSmaller() {
        // The ring is a filled line of its own colour: the more figures, the fewer of its pixels
        // each.
        const Searched tree(treeOf(figure52));
        const auto ringPixels = [&](int each) {
            const QImage image = imageOf(
                Handout(tree.document, *tree.trace, range(14, 14 + std::uint32_t(each) - 1, each)),
                0);
            return pixelsOf(image, QColor(0xE6, 0x9F, 0)) / each;
        };
        const int alone = ringPixels(1);
        const int ofSix = ringPixels(6);
        QVERIFY2(alone > 600, qPrintable(QString::number(alone)));
        QVERIFY2(ofSix > 40 && ofSix < alone / 2, qPrintable(QString::number(ofSix)));
    }

    void marginsStayWhite_data() {
        const Rows<QByteArray, int> row("tree", "each");
        const std::pair<const char*, QByteArray> trees[] = {
            {"figure 5.2", QByteArray(figure52.data(), qsizetype(figure52.size()))},
            {"long names",
             R"([["a name that is much too long for a small figure": [-123456.789, 2], b: 3], c: 4])"},
            {"one leaf", "7"}};
        for (const int each : {1, 2, 3, 4, 6, 9, 12}) {
            for (const auto& [what, tree] : trees) {
                row(qPrintable(QStringLiteral("%1, %2 a page").arg(what).arg(each)), tree, each);
            }
        }
    }
    void marginsStayWhite() {
        QFETCH(QByteArray, tree);
        QFETCH(int, each);
        const Searched searched(treeOf(tree.toStdString()));
        const Handout handout(searched.document, *searched.trace, perPage(each));
        const QImage image = imageOf(handout, handout.pageCount() / 2);
        const QRect inner = image.rect().adjusted(50, 50, -50, -50);
        const auto isMarked = [&](int x, int y) {
            return !inner.contains(x, y) && image.pixel(x, y) != qRgb(255, 255, 255);
        };
        QCOMPARE(pixelsWhere(image.rect(), isMarked), 0);
    }

    void tooManyPagesAreRefused() {
        const Searched tree(Scene::uniform(5, 4),
                            Algorithm::minimax); // 1365 nodes, 3069 steps or so
        QVERIFY(Handout(tree.document, *tree.trace, perPage(1))
                    .fault()
                    .contains("up to 500 are possible"));
        QCOMPARE(Handout(tree.document, *tree.trace, perPage(12)).fault(), QString());
        QCOMPARE(Handout(tree.document, *tree.trace, range(0, 600)).fault(), QString());
        QVERIFY(Handout(tree.document, *tree.trace, cutoffs()).fault().contains("no cutoffs"));
        QVERIFY(Handout(tree.document, *tree.trace, range(5, 4)).fault().contains("empty"));
    }

    void pdfHasThePages() {
        const Searched tree(treeOf(figure52));
        const QString path = dir_.filePath(QStringLiteral("handout.pdf"));
        QVERIFY(writeHandout(Handout(tree.document, *tree.trace, perPage(4)), path).has_value());
        const QByteArray pdf = contentOf(path);
        QVERIFY(pdf.startsWith("%PDF-1."));
        QCOMPARE(pdf.count("/Type /Page\n"), 7);
        const auto nowhere = writeHandout(Handout(tree.document, *tree.trace, perPage(4)),
                                          QStringLiteral("/no/where.pdf"));
        QVERIFY(!nowhere && nowhere.error().startsWith("/no/where.pdf: cannot be"));
    }

    void stoppingKeepsTheOldFile() {
        const Searched tree(treeOf(figure52));
        const QString path = dir_.filePath(QStringLiteral("kept.pdf"));
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        std::vector<std::uint64_t> told;
        const auto outcome = writeHandout(Handout(tree.document, *tree.trace, perPage(4)), path,
                                          [&](std::uint64_t page) {
                                              told.push_back(page);
                                              return page < 2;
                                          });
        QVERIFY(!outcome && outcome.error().isEmpty());
        QCOMPARE(told, (std::vector<std::uint64_t>{0, 1, 2}));
        QCOMPARE(contentOf(path), QByteArray("old"));
    }

  private:
    QTemporaryDir dir_;
};

QTEST_MAIN(TestHandout)
#include "tst_handout.moc"
