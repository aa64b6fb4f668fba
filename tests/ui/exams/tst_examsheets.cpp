// Exams on paper: sheets tell nothing of their keys, and keys tell what is right.

#include "tests/ui/exams/examsonpaper.h"
#include "tests/ui/figures/latex.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace prunus;
using namespace prunus::examtest;

namespace {

QString masked(QString svg) {
    static const QRegularExpression leaf(QStringLiteral(">[0-9][0-9]</text>"));
    return svg.replace(leaf, QStringLiteral(">##</text>"));
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
    static void theTeachersWords();
    static void filesOfOthersAreNotShown();
    static void sameBytes();
    static void latexTakesIt_data() { everyKind(); }
    static void latexTakesIt();
    static void latexTakesWholeSheets();
};

void TestExamSheets::initTestCase() {
    QVERIFY(textSize(QStringLiteral("11"), Face::bold, 16) ==
            textSize(QStringLiteral("48"), Face::bold, 16)); // digits are of one width
}

void TestExamSheets::everyKind() {
    QTest::addColumn<QString>("question");
    for (const Question each : paperQuestions) {
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
                               << QStringList{"so the rest of C is not read: 4 and 6."};
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

/// One document with words, pictures and a tree that is asked about twice.
void TestExamSheets::latexTakesWholeSheets() {
    const QString missing = missingOfLatex();
    QVERIFY2(missing.isEmpty() || qEnvironmentVariableIsEmpty("CI"), qPrintable(missing));
    if (!missing.isEmpty()) {
        QSKIP(qPrintable(missing));
    }
    const ExamVersion version = versionOf(
        someLeaves, asking(Question::values) + QStringLiteral(", ") + asking(Question::counts));
    for (const ExamPart part : bothParts) {
        const QByteArray document = examTex(version, part, {QPageSize::Letter, 41}).value();
        QCOMPARE(document.count("\\begin{tikzpicture}"), 1);
        QVERIFY(document.contains("seed 41"));
        QVERIFY(document.contains("The tree is that of question 1."));
        compile(document, {});
    }
}

QTEST_MAIN(TestExamSheets)
#include "tst_examsheets.moc"
