// Exams on paper: sheets tell nothing of their keys, keys tell what is right, and all of it is on
// the page.

#include "core/lessons/lessonjson.h"
#include "core/lessons/lessonkeys.h"
#include "tests/ui/figures/latex.h"
#include "ui/exams/examsheets.h"

#include <QBuffer>
#include <QImage>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace prunus;

namespace {

constexpr std::array bothParts{ExamPart::sheet, ExamPart::key};
/// Of one shape, with two digits everywhere: in the first, two leaves of the second move are
/// skipped; in the other, leaves of the second and of the third.
constexpr auto someLeaves = "[[30,50,80],[20,40,60],[70,51,22]]";
constexpr auto otherLeaves = "[[70,80,90],[30,40,60],[20,51,22]]";
constexpr auto e12 = "[[16,11],[[15,[9,[10,7]]],[[5,[6,3]],[19,[18,2]]]]]";
constexpr auto u11 = "[[7,[[[9,2],[7,2]],7]],[[[7,[3,3]],6],7]]";
constexpr auto sixteen = "[[[[6,4],[8,6]],[[4,0],[2,2]]],[[[7,4],[9,3]],[[3,3],[2,6]]]]";

/// Of one exercise with these questions.
ExamVersion versionOf(const QString& tree, const QString& questions, const QString& rules = {}) {
    const QString text =
        QString(R"({"format": "prunus-lesson", "version": 1, "id": "week3", "title": "Midterm",
            "mode": "exam", %1 "steps": [{"text": "Read **this**.\n\n- One\n- Two"},
            {"exercise": "e1", "tree": "%2", "questions": [%3]}]})")
            .arg(rules.isEmpty() ? QString() : "\"rules\": " + rules + ",", tree, questions);
    const auto lesson = readLesson(text.toStdString());
    if (!lesson) {
        qFatal("no lesson: %s", qPrintable(text));
    }
    return {'B', *lesson, {}};
}

QString asking(Question question) {
    return QString(R"({"type": "%1", "points": 4})")
        .arg(QLatin1String(traits(question).id.data(), qsizetype(traits(question).id.size())));
}

QString everyQuestionAsked() {
    QStringList all;
    for (const Question each : lessonQuestions) {
        all << asking(each);
    }
    return all.join(", ");
}

ExamPages pagesOf(const ExamVersion& version, ExamPart part,
                  QPageSize::PageSizeId paper = QPageSize::A4) {
    const auto pages = examPages(version, part, {paper, 41});
    if (!pages) {
        qFatal("no pages: %s", qPrintable(pages.error()));
    }
    return *pages;
}

/// A page with all that is on it.
QString svgOf(const ExamPages& pages, std::uint64_t page) {
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(96);
    QPainter painter(&svg);
    pages.paint(painter, page);
    painter.end();
    return QString::fromUtf8(buffer.data());
}

QString svgOf(const ExamPages& pages) {
    QString all;
    for (std::uint64_t page = 0; page < pages.count(); ++page) {
        all += svgOf(pages, page);
    }
    return all;
}

QString masked(QString svg) {
    static const QRegularExpression leaf(QStringLiteral(">[0-9][0-9]</text>"));
    return svg.replace(leaf, QStringLiteral(">##</text>"));
}

QImage imageOf(const ExamPages& pages, std::uint64_t page) {
    const QSizeF size = pages.layout().fullRect(QPageLayout::Inch).size() * 96;
    QImage image(size.toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    pages.paint(painter, page);
    return image;
}

} // namespace

class TestExamSheets : public QObject {
    Q_OBJECT

  private slots:
    static void initTestCase();
    static void everyKind();
    static void aSheetTellsNothingOfItsKey_data() { everyKind(); }
    static void aSheetTellsNothingOfItsKey();
    static void norInLatex_data() { everyKind(); }
    static void norInLatex();
    static void aKeyTellsWhatIsRight_data();
    static void aKeyTellsWhatIsRight();
    static void versionAndSeedStandOnEachPage();
    static void marginsAreFree_data();
    static void marginsAreFree();
    static void onlyBlackAndWhite();
    static void noBlockLiesOnAnother();
    static void smallBoxesBecomeLines();
    static void eachNodeHasRoom_data();
    static void eachNodeHasRoom();
    static void theTreeStandsOnce();
    static void theTeachersWords();
    static void filesOfOthersAreNotShown();
    static void tooLarge();
    static void sameBytes();
    static void latexTakesIt_data() { everyKind(); }
    static void latexTakesIt();
};

void TestExamSheets::initTestCase() {
    QVERIFY(textSize(QStringLiteral("11"), Face::bold, 16) ==
            textSize(QStringLiteral("48"), Face::bold, 16)); // digits are of one width
}

void TestExamSheets::everyKind() {
    QTest::addColumn<QString>("question");
    for (const Question each : lessonQuestions) {
        QTest::newRow(std::string(traits(each).id).c_str()) << asking(each);
    }
}

/// Two trees that look the same but for the digits of their leaves have the same sheet, place by
/// place, and other keys.
void TestExamSheets::aSheetTellsNothingOfItsKey() {
    QFETCH(const QString, question);
    for (const QPageSize::PageSizeId paper : {QPageSize::A4, QPageSize::Letter}) {
        const auto drawn = [&](const char* tree, ExamPart part) {
            return masked(svgOf(pagesOf(versionOf(tree, question), part, paper)));
        };
        QCOMPARE(drawn(someLeaves, ExamPart::sheet), drawn(otherLeaves, ExamPart::sheet));
        QVERIFY(drawn(someLeaves, ExamPart::key) != drawn(otherLeaves, ExamPart::key));
        QVERIFY(drawn(someLeaves, ExamPart::sheet).contains(QStringLiteral(">##</text>")));
    }
}

void TestExamSheets::norInLatex() {
    QFETCH(const QString, question);
    static const QRegularExpression leaf(QStringLiteral("\\{[0-9][0-9]\\}"));
    const auto drawn = [&](const char* tree, ExamPart part) {
        const ExamVersion version = versionOf(tree, question);
        return QString::fromUtf8(examTikz(questionsOf(version).front(), part).value())
            .replace(leaf, QStringLiteral("{##}"));
    };
    QCOMPARE(drawn(someLeaves, ExamPart::sheet), drawn(otherLeaves, ExamPart::sheet));
    QVERIFY(drawn(someLeaves, ExamPart::key) != drawn(otherLeaves, ExamPart::key));
}

/// The figures of the book's tree are published: values 3, 2, 2, and of nine leaves 4 and 6 are not
/// examined.
void TestExamSheets::aKeyTellsWhatIsRight_data() {
    QTest::addColumn<Question>("question");
    QTest::addColumn<QStringList>("told");
    QTest::newRow("values") << Question::values
                            << QStringList{"B is MIN’s: of its children’s values, 3, 12 and 8, MIN "
                                           "takes the least, 3."};
    QTest::newRow("move") << Question::move
                          << QStringList{"Move: B", "Line of play: B, 3",
                                         "A is MAX’s: of its children’s values, 3, 2 and 2, MAX "
                                         "takes the greatest, 3."};
    QTest::newRow("cross-out") << Question::crossOut
                               << QStringList{"so what is left of it is not read: 4 and 6."};
    QTest::newRow("leaf-order") << Question::leafOrder
                                << QStringList{"Order: 3, 12, 8, 2 ", ", 14, 5, 2 "};
    QTest::newRow("counts") << Question::counts
                            << QStringList{"Leaves evaluated: 7, namely 3, 12, 8, 2, 14, 5, 2.",
                                           "Leaves skipped: 2.", "Cutoffs: 1."};
    QTest::newRow("cuts") << Question::cuts << QStringList{"At C: α shallow, because of B."};
    QTest::newRow("windows") << Question::windows << QStringList{"[3, +∞], [3, 2]: C."};
}

void TestExamSheets::aKeyTellsWhatIsRight() {
    QFETCH(const Question, question);
    QFETCH(const QStringList, told);
    const ExamVersion version = versionOf("[[3,12,8],[2,4,6],[14,5,2]]", asking(question));
    const auto wordsOf = [&](ExamPart part) {
        QString words;
        for (const AskedQuestion::Line& each : onPaper(questionsOf(version).front(), part).beside) {
            words += each.text + u'\n';
        }
        return words;
    };
    const QString key = wordsOf(ExamPart::key);
    const QString sheet = wordsOf(ExamPart::sheet);
    for (const QString& each : told) {
        QVERIFY2(key.contains(each), qPrintable(key));
        QVERIFY(!sheet.contains(each));
    }
}

void TestExamSheets::versionAndSeedStandOnEachPage() {
    const ExamVersion version = versionOf(e12, everyQuestionAsked());
    for (const ExamPart part : bothParts) {
        const ExamPages pages = pagesOf(version, part);
        QVERIFY(pages.count() > 3);
        for (std::uint64_t page = 0; page < pages.count(); ++page) {
            const QString svg = svgOf(pages, page);
            QVERIFY(svg.contains(QStringLiteral("Version B · seed 41</text>")));
            QVERIFY(svg.contains(
                QStringLiteral(">page %1 of %2</text>").arg(page + 1).arg(pages.count())));
            QCOMPARE(svg.contains(QStringLiteral(">Key · Version B · seed 41</text>")),
                     part == ExamPart::key);
        }
    }
}

void TestExamSheets::marginsAreFree_data() {
    QTest::addColumn<QString>("tree");
    QTest::addColumn<QString>("rules");
    QTest::newRow("three moves") << someLeaves << "";
    QTest::newRow("one long path") << e12 << R"({"windowShown": "edge"})";
    QTest::newRow("uneven, with ties") << u11 << R"({"valueNotation": "bound"})";
    QTest::newRow("sixteen leaves") << sixteen << R"({"windowShown": "entry"})";
    QTest::newRow("one move") << "[[7,5]]"
                              << "";
}

/// Nothing stands beyond the column of texts, nor in the foot.
void TestExamSheets::marginsAreFree() {
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

void TestExamSheets::onlyBlackAndWhite() {
    static const QRegularExpression colour(QStringLiteral("#[0-9a-fA-F]{6}"));
    for (const ExamPart part : bothParts) {
        auto found = colour.globalMatch(svgOf(pagesOf(versionOf(e12, everyQuestionAsked()), part)));
        QVERIFY(found.hasNext());
        while (found.hasNext()) {
            const QString each = found.next().captured();
            QVERIFY2(each == QStringLiteral("#000000") || each == QStringLiteral("#ffffff"),
                     qPrintable(each));
        }
    }
}

/// Blocks of any heights come one behind the other, each once, and those that belong together on
/// one page if they fill no more.
void TestExamSheets::noBlockLiesOnAnother() {
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
void TestExamSheets::smallBoxesBecomeLines() {
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
        QCOMPARE(all.contains(QStringLiteral("____")), part == ExamPart::sheet);
    }
}

/// Or lines in their stead: none is left out where rows are near.
void TestExamSheets::eachNodeHasRoom_data() {
    QTest::addColumn<QString>("tree");
    QTest::addColumn<QString>("rules");
    for (const char* const shown : {"entry", "history", "edge"}) {
        const QString rules = QStringLiteral(R"({"windowShown": "%1"})").arg(shown);
        for (const char* const tree : {someLeaves, e12, u11, sixteen, "[[7,5]]"}) {
            QTest::addRow("%s: %s", shown, tree) << tree << rules;
        }
    }
}

void TestExamSheets::eachNodeHasRoom() {
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

/// What is answered beside it needs it once.
void TestExamSheets::theTreeStandsOnce() {
    const auto trees = [](const QString& questions, ExamPart part) {
        return svgOf(pagesOf(versionOf(someLeaves, questions), part))
            .count(QStringLiteral(">80</text>"));
    };
    const QString beside = R"({"type": "move"}, {"type": "counts"})";
    QCOMPARE(trees(beside, ExamPart::sheet), 1);
    QCOMPARE(trees(beside + R"(, {"type": "cross-out"})", ExamPart::sheet), 2);
    QCOMPARE(trees(R"({"type": "cross-out"}, {"type": "move"})", ExamPart::key), 2);
    QVERIFY(svgOf(pagesOf(versionOf(someLeaves, beside), ExamPart::sheet))
                .contains(QStringLiteral(">The tree is that of question 1.</text>")));
}

void TestExamSheets::theTeachersWords() {
    const ExamVersion version = versionOf(
        someLeaves, R"({"type": "cross-out", "points": 2.5, "text": "Strike out *the rest*."})");
    for (const ExamPart part : bothParts) {
        const QString svg = svgOf(pagesOf(version, part));
        QVERIFY(svg.contains(QStringLiteral(">Strike out the rest.</text>")));
        QVERIFY(svg.contains(QStringLiteral(">Midterm</text>")));
        QVERIFY(svg.contains(QStringLiteral("2.5 points")));
        QVERIFY(!svg.contains(QStringLiteral("**")));
    }
}

/// A lesson can come from anybody.
void TestExamSheets::filesOfOthersAreNotShown() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("secret.png"));
    QImage picture(200, 100, QImage::Format_RGB32);
    picture.fill(Qt::black);
    ExamVersion version = versionOf(someLeaves, asking(Question::values));
    version.lesson.steps.front() =
        LessonText{QStringLiteral("Before ![x](%1) behind.").arg(file).toStdString()};
    const QString without = svgOf(pagesOf(version, ExamPart::sheet));
    QVERIFY(without.contains(QStringLiteral("behind.</text>")));
    QVERIFY(picture.save(file));
    QCOMPARE(svgOf(pagesOf(version, ExamPart::sheet)), without);
}

void TestExamSheets::tooLarge() {
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
        QCOMPARE(wide.error(), QStringLiteral("e1: its tree is too large for this paper; ask about "
                                              "a smaller one"));
        const auto full = examPages(versionOf(someLeaves, wordy), part, {});
        QVERIFY(!full);
        QCOMPARE(full.error(),
                 QStringLiteral("e1.q1: its text is too long for a page; ask in fewer words"));
    }
}

void TestExamSheets::sameBytes() {
    for (const ExamPart part : bothParts) {
        const ExamVersion version = versionOf(e12, everyQuestionAsked());
        const QByteArray once = examPdf(version, part, {QPageSize::A4, 41}).value();
        QVERIFY(once.startsWith("%PDF"));
        QVERIFY(!once.contains("CreationDate"));
        for (int k = 0; k < 5; ++k) { // the seed of hashes changes
            QVERIFY(examPdf(version, part, {QPageSize::A4, 41}).value() == once);
        }
        QVERIFY(examPdf(version, part, {QPageSize::A4, 42}).value() != once);
        QVERIFY(examPdf(version, part, {QPageSize::Letter, 41}).value() != once);
    }
}

void TestExamSheets::latexTakesIt() {
    const QString missing = missingOfLatex();
    QVERIFY2(missing.isEmpty() || qEnvironmentVariableIsEmpty("CI"), qPrintable(missing));
    if (!missing.isEmpty()) {
        QSKIP(qPrintable(missing));
    }
    QFETCH(const QString, question);
    const ExamVersion version = versionOf(someLeaves, question);
    for (const ExamPart part : bothParts) {
        compile(examTikz(questionsOf(version).front(), part).value());
    }
}

QTEST_MAIN(TestExamSheets)
#include "tst_examsheets.moc"
