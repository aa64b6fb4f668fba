// Exams on paper: sheets tell nothing of their keys, and keys tell what is right.

#include "tests/rows.h"
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
    static void initTestCase() {
        QVERIFY(textSize(QStringLiteral("11"), Face::bold, 16) ==
                textSize(QStringLiteral("48"), Face::bold, 16)); // digits are of one width
    }

    static void everyKind() {
        QTest::addColumn<QString>("question");
        for (const Question each : paperQuestions) {
            QTest::newRow(std::string(traits(each).id).c_str()) << asking(each);
        }
    }

    static void aSheetTellsNothingOfItsKey_data() { everyKind(); }

    /// Two trees that look the same but for the digits of their leaves have the same sheet, place
    /// by place, and other keys; in LaTeX, too.
    static void aSheetTellsNothingOfItsKey() {
        QFETCH(const QString, question);
        const auto differ = [](const auto& drawn) {
            QCOMPARE(drawn(someLeaves, ExamPart::sheet), drawn(otherLeaves, ExamPart::sheet));
            QVERIFY(drawn(someLeaves, ExamPart::key) != drawn(otherLeaves, ExamPart::key));
            QVERIFY(drawn(someLeaves, ExamPart::sheet).contains("##"));
        };
        for (const QPageSize::PageSizeId paper : {QPageSize::A4, QPageSize::Letter}) {
            differ([&](const char* tree, ExamPart part) {
                return masked(svgOf(pagesOf(versionOf(tree, question), part, paper)));
            });
        }
        differ([&](const char* tree, ExamPart part) {
            static const QRegularExpression leaf(QStringLiteral("\\{[0-9][0-9]\\}"));
            const ExamVersion version = versionOf(tree, question);
            return QString::fromUtf8(examTikz(questionsOf(version).front(), part).value())
                .replace(leaf, QStringLiteral("{##}"));
        });
    }

    /// The figures of the book's tree are published: values 3, 2, 2, and of nine leaves 4 and 6 are
    /// not examined.
    static void aKeyTellsWhatIsRight_data() {
        const Rows<Question, QStringList> row("question", "told");
        row("values", Question::values,
            {"B is MIN’s: of its children’s values, 3, 12 and 8, MIN takes the least, 3."});
        row("move", Question::move,
            {"Move: B", "Line of play: B, 3",
             "A is MAX’s: of its children’s values, 3, 2 and 2, MAX takes the greatest, 3."});
        row("cross-out", Question::crossOut, {"so the rest of C is not read: 4 and 6."});
        row("leaf-order", Question::leafOrder, {"Order: 3, 12, 8, 2 ", ", 14, 5, 2 "});
        row("counts", Question::counts,
            {"Leaves evaluated: 7, namely 3, 12, 8, 2, 14, 5, 2.", "Leaves skipped: 2.",
             "Cutoffs: 1."});
        row("cuts", Question::cuts, {"At C: α shallow, because of B."});
        row("windows", Question::windows, {"[3, +∞], [3, 2]: C."});
    }

    static void aKeyTellsWhatIsRight() {
        QFETCH(const Question, question);
        QFETCH(const QStringList, told);
        const ExamVersion version = versionOf("[[3,12,8],[2,4,6],[14,5,2]]", asking(question));
        const auto wordsOf = [&](ExamPart part) {
            QString words;
            for (const AskedQuestion::Line& each :
                 onPaper(questionsOf(version).front(), part).beside) {
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

    static void theTeachersWords() {
        const ExamVersion version =
            versionOf(someLeaves,
                      R"({"type": "cross-out", "points": 2.5, "text": "Strike out *the rest*."})");
        for (const ExamPart part : bothParts) {
            const QString svg = svgOf(pagesOf(version, part));
            QVERIFY(svg.contains(">Strike out the rest.</text>"));
            QVERIFY(svg.contains(">Midterm</text>"));
            QVERIFY(svg.contains("2.5 points"));
            QVERIFY(!svg.contains("**"));
        }
    }

    /// A lesson can come from anybody.
    static void filesOfOthersAreNotShown() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("secret.png"));
        QImage picture(200, 100, QImage::Format_RGB32);
        picture.fill(Qt::black);
        ExamVersion version = versionOf(someLeaves, asking(Question::values));
        version.lesson.steps.front() =
            LessonText{QStringLiteral("Before ![x](%1) behind.").arg(file).toStdString()};
        const QString without = svgOf(pagesOf(version, ExamPart::sheet));
        QVERIFY(without.contains("behind.</text>"));
        QVERIFY(picture.save(file));
        QCOMPARE(svgOf(pagesOf(version, ExamPart::sheet)), without);
    }

    static void sameBytes() {
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

    static void latexTakesIt_data() {
        everyKind();
        QTest::newRow("a whole sheet")
            << asking(Question::values) + ", " + asking(Question::counts);
    }

    /// A question, and a whole document with words, pictures and a tree that is asked about twice.
    static void latexTakesIt() {
        const QString missing = missingOfLatex();
        QVERIFY2(missing.isEmpty() || qEnvironmentVariableIsEmpty("CI"), qPrintable(missing));
        if (!missing.isEmpty()) {
            QSKIP(qPrintable(missing));
        }
        QFETCH(const QString, question);
        const ExamVersion version = versionOf(someLeaves, question);
        const auto questions = questionsOf(version);
        for (const ExamPart part : bothParts) {
            if (questions.size() == 1) {
                compile(examTikz(questions.front(), part).value());
                continue;
            }
            const QByteArray document = examTex(version, part, {QPageSize::Letter, 41}).value();
            QCOMPARE(document.count("\\begin{tikzpicture}"), 1);
            QVERIFY(document.contains("seed 41"));
            QVERIFY(document.contains("The tree is that of question 1."));
            compile(document, {});
        }
    }
};

QTEST_MAIN(TestExamSheets)
#include "tst_examsheets.moc"
