// The pages of an exam: all of it is there, has room, and lies on nothing else.

#include "tests/rows.h"
#include "tests/ui/exams/examsonpaper.h"

#include <QRegularExpression>
#include <QTest>

using namespace prunus;
using namespace prunus::examtest;

class TestExamPages : public QObject {
    Q_OBJECT

  private slots:
    static void versionAndSeedStandOnEachPage() {
        const ExamVersion version = versionOf(e12, everyQuestionAsked());
        for (const ExamPart part : bothParts) {
            const ExamPages pages = pagesOf(version, part);
            QVERIFY(pages.count() > 3);
            for (std::uint64_t page = 0; page < pages.count(); ++page) {
                const QString svg = svgOf(pages, page);
                const QString number =
                    QString(">page %1 of %2</text>").arg(page + 1).arg(pages.count());
                QVERIFY(svg.contains("Version B · seed 41</text>") && svg.contains(number));
                QCOMPARE(svg.contains(">Key · Version B · seed 41</text>"), part == ExamPart::key);
            }
        }
    }

    static void marginsAreFree_data() {
        const Rows<QString, QString> row("tree", "rules");
        row("three moves", someLeaves, "");
        row("one long path", e12, R"({"windowShown": "edge"})");
        row("uneven, with ties", u11, R"({"valueNotation": "bound"})");
        row("sixteen leaves", sixteen, R"({"windowShown": "entry"})");
        row("one move", "[[7,5]]", "");
    }

    /// Nothing stands beyond the column of texts, nor in the foot.
    static void marginsAreFree() {
        QFETCH(const QString, tree);
        QFETCH(const QString, rules);
        const ExamVersion version = versionOf(tree, everyQuestionAsked(), rules);
        for (const QPageSize::PageSizeId paper : {QPageSize::A4, QPageSize::Letter}) {
            for (const ExamPart part : bothParts) {
                const ExamPages pages = pagesOf(version, part, paper);
                for (std::uint64_t page = 0; page < pages.count(); ++page) {
                    const QImage image = imageOf(pages, page);
                    const int below = image.height() - 28;
                    const QRect right(image.width() - 38, 0, 38, image.height());
                    for (const QRect& free :
                         {QRect(0, 0, image.width(), 38), QRect(0, 0, 38, image.height()), right,
                          QRect(0, below, image.width(), 28),
                          QRect(0, image.height() - 69, image.width(), 14)}) {
                        QImage white(free.size(), image.format());
                        white.fill(Qt::white);
                        QVERIFY2(image.copy(free) == white,
                                 qPrintable(QStringLiteral("page %1").arg(page + 1)));
                    }
                }
            }
        }
    }

    static void onlyBlackAndWhite() {
        static const QRegularExpression colour(QStringLiteral("#[0-9a-fA-F]{6}"));
        for (const ExamPart part : bothParts) {
            auto found =
                colour.globalMatch(svgOf(pagesOf(versionOf(e12, everyQuestionAsked()), part)));
            QVERIFY(found.hasNext());
            while (found.hasNext()) {
                const QString each = found.next().captured();
                QVERIFY2(each == QStringLiteral("#000000") || each == QStringLiteral("#ffffff"),
                         qPrintable(each));
            }
        }
    }

    /// Blocks of any heights come one behind the other, each once, and those that belong together
    /// on one page if they fill no more.
    static void noBlockLiesOnAnother() {
        const double most = ExamPages::roomOn(QPageSize::A4).height();
        const std::vector<double> heights{0.3, 0.4, 0.5, 0.2, 0.2, 0.9, 0.6, 0.6, 0.1, 1.0, 0.05};
        std::vector<std::pair<std::size_t, double>> painted; // which, and its top on the page
        std::vector<PageBlock> blocks;
        for (std::size_t k = 0; k < heights.size(); ++k) {
            const bool withNext = k == 2 || k == 3 || k == 6;
            blocks.push_back({heights[k] * most, 10, withNext, [&painted, k](QPainter& painter) {
                                  painted.emplace_back(k, painter.worldTransform().dy());
                              }});
        }
        const ExamPages pages(QPageSize::A4, blocks, {});
        QImage image(10, 10, QImage::Format_RGB32);
        QPainter painter(&image);
        std::vector<std::uint64_t> pageOf;
        for (std::uint64_t page = 0; page < pages.count(); ++page) {
            painted.clear();
            pages.paint(painter, page);
            QVERIFY(!painted.empty());
            double end = 0;
            for (const auto& [k, top] : painted) {
                QCOMPARE(k, pageOf.size());
                QVERIFY(top >= end);
                end = top + heights[k] * most;
                pageOf.push_back(page);
            }
            QVERIFY(end <= painted.front().second + most + 1e-6);
        }
        QCOMPARE(pageOf.size(), heights.size());
        QVERIFY(pageOf[2] == pageOf[3] && pageOf[3] == pageOf[4]); // together
        QVERIFY(pageOf[6] != pageOf[7]);                           // too high for one page
    }

    /// In which a pen finds room.
    static void smallBoxesBecomeLines() {
        const QSizeF page = ExamPages::roomOn(QPageSize::A4);
        const auto paper = [&](const char* tree, ExamPart part) {
            const ExamVersion version = versionOf(tree, asking(Question::windows));
            return onPaper(questionsOf(version).front(), part, page);
        };
        QVERIFY(paper(someLeaves, ExamPart::sheet).boxes);
        QVERIFY(paper(someLeaves, ExamPart::sheet).beside.empty());
        for (const ExamPart part : bothParts) {
            const AskedQuestion lines = paper(sixteen, part);
            QVERIFY(!lines.boxes);
            QString all;
            for (const AskedQuestion::Line& each : lines.beside) {
                all += each.text + u'\n';
            }
            for (char letter = 'A'; letter <= 'O'; ++letter) { // its inner nodes
                QVERIFY(all.contains(QLatin1Char(letter) + QStringLiteral(":  α ")));
            }
            QCOMPARE(all.contains("____"), part == ExamPart::sheet);
        }
    }

    /// Or lines in their stead: none is left out where rows are near.
    static void eachNodeHasRoom_data() {
        const Rows<QString, QString> row("tree", "rules");
        for (const QString& shown : QStringList{"entry", "history", "edge"}) {
            for (const char* const tree : {someLeaves, e12, u11, sixteen, "[[7,5]]"}) {
                row(qPrintable(shown + ": " + tree), tree, "{\"windowShown\": \"" + shown + "\"}");
            }
        }
    }

    static void eachNodeHasRoom() {
        QFETCH(const QString, tree);
        QFETCH(const QString, rules);
        const ExamVersion version = versionOf(tree, asking(Question::windows), rules);
        const GameTree& asked = *exercisesOf(version.lesson).front()->tree;
        const auto inner = int(asked.nodeCount() - asked.leafCount());
        const QString svg = svgOf(pagesOf(version, ExamPart::sheet));
        // Beside boxes and on lines; once in the rule.
        const auto rooms = svg.section(QStringLiteral("Graded under"), 1).count(u'α') - 1;
        QCOMPARE(int(rooms), rules.contains("edge") ? inner - 1 : inner);
    }

    /// The line of rules says what bears on the question, and the name of a course does not.
    static void rulesAreThoseOfTheQuestion() {
        const QString rules = R"({"title": "Sheldrake", "fail": "soft"})";
        for (const ExamPart part : bothParts) {
            const auto said = [&](Question question) {
                const QString svg =
                    svgOf(pagesOf(versionOf(someLeaves, asking(question), rules), part));
                static const QRegularExpression tags(QStringLiteral("<[^>]*>|\\n"));
                const QString text = QString(svg).replace(tags, " ").simplified(); // of lines, too
                return text.section(QStringLiteral("Graded under: "), 1).section(u'.', 0, 0) + u'.';
            };
            QCOMPARE(said(Question::crossOut), "cut when α ≥ β.");
            QCOMPARE(said(Question::returned), "cut when α ≥ β · fail-soft.");
            QCOMPARE(said(Question::move), "every leaf is evaluated · of equal moves the first.");
        }
    }

    /// What is answered beside it needs it once.
    static void theTreeStandsOnce() {
        const auto trees = [](const QString& questions, ExamPart part) {
            return svgOf(pagesOf(versionOf(someLeaves, questions), part)).count(">80</text>");
        };
        const QString beside = R"({"type": "move"}, {"type": "counts"})";
        QCOMPARE(trees(beside, ExamPart::sheet), 1);
        QCOMPARE(trees(beside + R"(, {"type": "cross-out"})", ExamPart::sheet), 2);
        QCOMPARE(trees(R"({"type": "cross-out"}, {"type": "move"})", ExamPart::key), 2);
        QVERIFY(svgOf(pagesOf(versionOf(someLeaves, beside), ExamPart::sheet))
                    .contains(">The tree is that of question 1.</text>"));
    }

    static void tooLarge() {
        QStringList leaves;
        for (int k = 0; k < 60; ++k) {
            leaves << QString::number(k);
        }
        const QString many = '[' + leaves.join(',') + ']';
        const QString words = QStringLiteral("word ").repeated(2000);
        const QString wordy = QStringLiteral(R"({"type": "values", "text": "%1"})").arg(words);
        for (const ExamPart part : bothParts) {
            const auto wide = examPages(versionOf(many, asking(Question::crossOut)), part, {});
            QVERIFY(!wide);
            QCOMPARE(wide.error(),
                     "e1: its tree is too large for this paper; ask about a smaller one");
            const auto full = examPages(versionOf(someLeaves, wordy), part, {});
            QVERIFY(!full);
            QCOMPARE(full.error(), "e1.q1: its text is too long for a page; ask in fewer words");
        }
    }
};

QTEST_MAIN(TestExamPages)
#include "tst_exampages.moc"
