#include "core/lessons/editlesson.h"
#include "core/lessons/lessonjson.h"
#include "tests/practice/rightsheet.h"
#include "tests/rows.h"

#include <QTest>

using namespace prunus;
using namespace prunus::practicetest;

namespace {

std::shared_ptr<const GameTree> tree(const char* text) {
    return std::make_shared<const GameTree>(treeOf(text));
}

/// What there is, in short: `one e1(e1.q1 e1.q2) two`.
QString shown(const Lesson& lesson) {
    QStringList all;
    for (const LessonStep& step : lesson.steps) {
        if (const auto* const text = std::get_if<LessonText>(&step)) {
            all << QString::fromStdString(text->text);
        } else if (const auto* const exercise = std::get_if<LessonExercise>(&step)) {
            QStringList questions;
            for (const LessonQuestion& each : exercise->questions) {
                questions << QString::fromStdString(each.id);
            }
            all << QString::fromStdString(exercise->id) + '(' + questions.join(' ') + ')';
        }
    }
    return all.join(' ');
}

} // namespace

/// How a lesson is put together, step by step; what comes of it can always be read again.
class LessonEdits : public QObject {
    Q_OBJECT

  private slots:
    static void stepsAndQuestions();
    static void coursesAndModes();
    static void ids_data();
    static void ids();
};

void LessonEdits::stepsAndQuestions() {
    Lesson lesson;
    lesson.id = lessonIdOf({});
    const auto first = tree("[2,[1,3]]");
    const auto second = tree("[[1,3],2]");
    LessonPlace at = addStep(lesson, std::nullopt, LessonText{"one"});
    at = addStep(lesson, at, LessonText{"two"});
    at = addQuestion(lesson, LessonPlace{0}, first, Question::crossOut);
    QVERIFY((at == LessonPlace{1, 0}));
    at = addQuestion(lesson, at, first, Question::counts);
    QVERIFY((at == LessonPlace{1, 1}));
    QCOMPARE(shown(lesson), QStringLiteral("one e1(e1.q1 e1.q2) two"));
    at = addQuestion(lesson, at, second, Question::values); // about another tree
    QCOMPARE(shown(lesson), QStringLiteral("one e1(e1.q1 e1.q2) e2(e2.q1) two"));
    QCOMPARE(placesOf(lesson).size(), std::size_t{7});
    QVERIFY((moveStep(lesson, {1, 1}, false) == LessonPlace{1, 0}));
    QVERIFY((moveStep(lesson, {1, 0}, false) == LessonPlace{1, 0})); // is the first
    QCOMPARE(shown(lesson), QStringLiteral("one e1(e1.q2 e1.q1) e2(e2.q1) two"));
    QVERIFY((moveStep(lesson, {1}, true) == LessonPlace{2}));
    QVERIFY((moveStep(lesson, {3}, true) == LessonPlace{3})); // is the last
    QCOMPARE(shown(lesson), QStringLiteral("one e2(e2.q1) e1(e1.q2 e1.q1) two"));
    QVERIFY((removeStep(lesson, {2, 0}) == LessonPlace{2, 0}));
    at = addQuestion(lesson, LessonPlace{2}, first, Question::move); // an id that is free
    QCOMPARE(shown(lesson), QStringLiteral("one e2(e2.q1) e1(e1.q1 e1.q2) two"));
    QVERIFY((removeStep(lesson, {1, 0}) == LessonPlace{1})); // with its only question
    QCOMPARE(shown(lesson), QStringLiteral("one e1(e1.q1 e1.q2) two"));
    const auto read = readLesson(writeLesson(lesson));
    QVERIFY(read.has_value());
    QCOMPARE(shown(*read), shown(lesson));
    QVERIFY((removeStep(lesson, {2}) == LessonPlace{1}));
    QVERIFY((removeStep(lesson, {0}) == LessonPlace{0}));
    QVERIFY(!removeStep(lesson, {0}));
}

/// As it is read again: in an exam nothing follows through, and questions keep to the lesson.
void LessonEdits::coursesAndModes() {
    Lesson lesson;
    lesson.id = "a";
    addQuestion(lesson, std::nullopt, tree("[2,[1,3]]"), Question::values);
    addQuestion(lesson, LessonPlace{0}, tree("[2,[1,3]]"), Question::values);
    const Profile other = courseWith(CutRule::greaterOrEqual, FailMode::soft);
    exerciseAt(lesson, {1})->questions[0].profile = other;
    Profile greater = courseWith(CutRule::greater, FailMode::hard);
    greater.id = "mine";
    setCourse(lesson, greater, Lesson::Mode::exam);
    QCOMPARE(lesson.profile.followShare, 0.0);
    QVERIFY(exerciseAt(lesson, {0})->questions[0].profile == lesson.profile);
    QVERIFY(exerciseAt(lesson, {1})->questions[0].profile == other);
    setCourse(lesson, greater, Lesson::Mode::homework);
    QCOMPARE(lesson.profile.followShare, 0.5);
    const auto read = readLesson(writeLesson(lesson));
    QVERIFY(read.has_value());
    QVERIFY(read->profile == lesson.profile);
    QVERIFY(exerciseAt(*read, {1})->questions[0].profile.fail == FailMode::soft);
}

void LessonEdits::ids_data() {
    const Rows<QString, QString> row("title", "id");
    row("nothing", "", "lesson");
    row("words", "Week 3: Cuts!", "week-3-cuts");
    row("blanks around", "  a  ", "a");
    row("other letters", "Über α und β", "ber-und");
    row("no letter of these", "αβ", "lesson");
    row("a long one", QString(100, 'x'), QString(64, 'x'));
}

void LessonEdits::ids() {
    QFETCH(QString, title);
    QTEST(QString::fromStdString(lessonIdOf(title.toStdString())), "id");
}

QTEST_APPLESS_MAIN(LessonEdits)
#include "tst_lessonedits.moc"
