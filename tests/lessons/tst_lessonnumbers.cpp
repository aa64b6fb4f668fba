// No number stands in a lesson's text that is not computed, by searches and games that were written
// for tests, or that says what the lesson itself sets: a depth, a window, heaps.

#include "core/lessons/shippedlessons.h"
#include "tests/lessons/lessonclaims.h"

#include <QRegularExpression>
#include <QTest>
#include <algorithm>

using namespace prunus;
using namespace prunus::oracle;

namespace {

/// The numbers that stand in a text, in order; not those of its headings.
Numbers numbersIn(const std::string& text) {
    static const QRegularExpression number("(?<![A-Za-z0-9])([−-]?)(\\d+)");
    static const QRegularExpression heading("\\*\\*\\d+\\.");
    Numbers numbers;
    auto all = number.globalMatch(QString::fromStdString(text).remove(heading));
    while (all.hasNext()) {
        const auto match = all.next();
        numbers.push_back((match.capturedLength(1) > 0 ? -1 : 1) * match.captured(2).toDouble());
    }
    return numbers;
}

std::vector<std::string> textsOf(const Lesson& lesson) {
    std::vector<std::string> texts;
    for (const LessonStep& step : lesson.steps) {
        if (const auto* const text = std::get_if<LessonText>(&step)) {
            texts.push_back(text->text);
        } else if (const auto* const exercise = std::get_if<LessonExercise>(&step)) {
            for (const LessonQuestion& question : exercise->questions) {
                texts.push_back(question.text);
            }
        }
    }
    return texts;
}

QString listed(const Numbers& numbers) {
    QStringList words;
    for (const double each : numbers) {
        words << QString::number(each);
    }
    return words.join(", ");
}

} // namespace

class TestLessonNumbers : public QObject {
    Q_OBJECT

  private slots:
    static void texts_data();
    static void texts();
    static void claimsAreOfTexts();
};

void TestLessonNumbers::texts_data() {
    QTest::addColumn<std::size_t>("which");
    for (std::size_t k = 0; k < shippedLessons().size(); ++k) {
        QTest::newRow(shippedLessons()[k].lesson.id.c_str()) << k;
    }
}

void TestLessonNumbers::texts() {
    QFETCH(std::size_t, which);
    const Lesson& lesson = shippedLessons()[which].lesson;
    static const std::vector<Claim> all = claims();
    for (const std::string& text : textsOf(lesson)) {
        const Numbers found = numbersIn(text);
        if (found.empty()) {
            continue;
        }
        const auto claim = std::ranges::find_if(all, [&](const Claim& each) {
            return lesson.id == each.lesson && text.find(each.words) != std::string::npos;
        });
        QVERIFY2(claim != all.end(), text.c_str());
        QVERIFY2(found == claim->numbers,
                 qPrintable(QString("%1: computed %2")
                                .arg(QString::fromStdString(text), listed(claim->numbers))));
    }
}

/// One that is computed for a text that nobody reads any more would prove nothing.
void TestLessonNumbers::claimsAreOfTexts() {
    for (const Claim& each : claims()) {
        const ShippedLesson* const lesson = shippedLesson(each.lesson);
        QVERIFY2(lesson != nullptr, each.lesson);
        const auto texts = textsOf(lesson->lesson);
        const auto of = std::ranges::count_if(texts, [&](const std::string& text) {
            return text.find(each.words) != std::string::npos;
        });
        QVERIFY2(of == 1, each.words);
    }
}

QTEST_GUILESS_MAIN(TestLessonNumbers)
#include "tst_lessonnumbers.moc"
