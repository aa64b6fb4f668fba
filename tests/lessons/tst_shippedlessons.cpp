#include "core/lessons/ambiguity.h"
#include "core/lessons/gradequestion.h"
#include "core/lessons/lessonjson.h"
#include "core/lessons/markattempt.h"
#include "core/lessons/shippedlessons.h"
#include "core/lessons/treedue.h"
#include "core/practice/answerjson.h"
#include "core/practice/puzzle.h"
#include "core/practice/sliptrace.h"
#include "core/uct/recorduct.h"
#include "tests/rows.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>
#include <set>

using namespace prunus;

namespace {

std::vector<const LessonMoment*> momentsOf(const Lesson& lesson) {
    std::vector<const LessonMoment*> moments;
    for (const LessonStep& step : lesson.steps) {
        if (const auto* const moment = std::get_if<LessonMoment>(&step)) {
            moments.push_back(moment);
        }
    }
    return moments;
}

/// What is right: the key, or an answer that was tried out. None where there is nothing right.
std::optional<Answer> rightTo(const LessonQuestion& question, const GameTree& tree) {
    if (traits(question.question).isPuzzle) {
        return sampleAnswer({question.question, tree, question.profile, question.terms});
    }
    const auto sheet = makeSheet(tree, procedureOf(question, tree));
    return sheet ? std::optional(
                       answerOf(tree, question.question, *sheet, question.profile, question.terms))
                 : std::nullopt;
}

/// Somebody's file with an answer to each question: the right one, or none.
std::string attemptAt(const Lesson& lesson, bool right) {
    std::string items;
    for (const LessonExercise* const exercise : exercisesOf(lesson)) {
        const auto tree = treeDue(lesson, *exercise, "s1", 1).value();
        std::string questions;
        for (const LessonQuestion& each : exercise->questions) {
            questions += questions.empty() ? "" : ", ";
            questions += R"({"id": ")" + each.id + R"(", "answer": )";
            questions +=
                right ? writeAnswer(*tree, each.question, rightTo(each, *tree).value()) : "null";
            questions += '}';
        }
        items += items.empty() ? "" : ", ";
        items += R"({"exercise": ")" + exercise->id + R"(", "questions": [)" + questions + "]}";
    }
    return R"({"format": "prunus-attempt", "version": 1, "lesson": {"id": ")" + lesson.id +
           R"("}, "student": {"id": "s1"}, "items": [)" + items + "]}";
}

} // namespace

/// The lessons that come with the program, each from end to end.
class ShippedLessons : public QObject {
    Q_OBJECT

  private slots:
    static void allFilesAreShipped();
    static void each_data();
    static void each();
    static void questions_data() { each_data(); }
    static void questions();
    static void moments_data() { each_data(); }
    static void moments();
    static void whatIsSpecialMatters_data() { each_data(); }
    static void whatIsSpecialMatters();
    static void windowsAreShownOnceExplained();
    static void attempts_data() { each_data(); }
    static void attempts();
    static void whatLessonsTogetherTeach();
};

void ShippedLessons::allFilesAreShipped() {
    QStringList files = QDir(PRUNUS_LESSONS).entryList(QDir::Files, QDir::Name);
    QStringList shipped;
    for (const ShippedLesson& each : shippedLessons()) {
        shipped << QString::fromStdString(each.lesson.id) + ".prunus-lesson.json";
        QCOMPARE(shippedLesson(each.lesson.id), &each);
    }
    shipped.sort();
    QCOMPARE(shipped, files);
    QVERIFY(shippedLesson("no-such-lesson") == nullptr);
}

void ShippedLessons::each_data() {
    const Rows<std::size_t> row("which");
    for (std::size_t k = 0; k < shippedLessons().size(); ++k) {
        row(shippedLessons()[k].lesson.id.c_str(), k);
    }
}

/// It has what a list of lessons shows, texts that are Markdown and no more, and things to do.
void ShippedLessons::each() {
    QFETCH(std::size_t, which);
    const Lesson& lesson = shippedLessons()[which].lesson;
    QVERIFY(!lesson.title.empty() && !lesson.sources.empty());
    QVERIFY(lesson.minutes >= 5 && lesson.minutes <= 15);
    QVERIFY(!exercisesOf(lesson).empty() && !momentsOf(lesson).empty());
    QVERIFY(std::holds_alternative<LessonText>(lesson.steps.front()));
    QVERIFY(writeLesson(readLesson(writeLesson(lesson)).value()) == writeLesson(lesson));
    for (const LessonStep& step : lesson.steps) {
        if (const auto* const text = std::get_if<LessonText>(&step)) {
            const QString words = QString::fromStdString(text->text);
            QVERIFY2(words.size() < 900, qPrintable(words)); // a window's worth
            QVERIFY2(words.count("**") % 2 == 0, qPrintable(words));
            QVERIFY2(QString(words).remove("**").count('*') % 2 == 0, qPrintable(words));
            // No HTML, no code, no headings, no links, and no paragraph in two lines.
            static const QRegularExpression more("[`<#]|\\]\\(|  |[^\n]\n[^\n-]");
            QVERIFY2(!words.contains(more), qPrintable(words));
        }
    }
}

/// Nothing is ambiguous, and right is what it should be.
void ShippedLessons::questions() {
    QFETCH(std::size_t, which);
    const Lesson& lesson = shippedLessons()[which].lesson;
    for (const LessonExercise* const exercise : exercisesOf(lesson)) {
        const auto due = treeDue(lesson, *exercise, "s1", 1);
        QVERIFY(due.has_value());
        const GameTree& tree = **due;
        for (const LessonQuestion& question : exercise->questions) {
            const char* const id = question.id.c_str();
            const auto sheet = makeSheet(tree, procedureOf(question, tree));
            QVERIFY2(sheet.has_value(), id);
            QVERIFY2(ambiguitiesOf(question, tree).empty(), id);
            const auto right = rightTo(question, tree);
            QVERIFY2(right && *right != Answer{}, id);
            QCOMPARE(gradeQuestion(question, tree, *sheet, *right).credit, 1.0);
            QCOMPARE(gradeQuestion(question, tree, *sheet, {}).credit, 0.0);
        }
    }
}

/// Each can be searched, twice where two are shown, and there is such a step.
void ShippedLessons::moments() {
    QFETCH(std::size_t, which);
    for (const LessonMoment* const moment : momentsOf(shippedLessons()[which].lesson)) {
        std::uint32_t last = 0;
        for (const SearchOptions& each :
             {moment->options, moment->beside.value_or(moment->options)}) {
            const auto log = carryOut(*moment->tree, procedureOf(each));
            QVERIFY(log.has_value());
            last = std::max(last, static_cast<std::uint32_t>(log->events.size()));
        }
        QVERIFY2(moment->at <= last, std::to_string(moment->at).c_str());
        QVERIFY(!moment->beside || *moment->beside != moment->options);
        QVERIFY(!moment->uct || (moment->uct->iteration <= moment->uct->options.iterations &&
                                 recordUct(moment->tree, moment->uct->options)));
    }
}

/// A question about a window, a depth, a player at the root or another fail mode has another key
/// than the same without it: else nobody needs the idea to answer it.
void ShippedLessons::whatIsSpecialMatters() {
    QFETCH(std::size_t, which);
    const Lesson& lesson = shippedLessons()[which].lesson;
    for (const LessonExercise* const exercise : exercisesOf(lesson)) {
        const GameTree& tree = *exercise->tree;
        for (const LessonQuestion& question : exercise->questions) {
            std::vector<LessonQuestion> plain(5, question);
            plain[0].profile.window = {};
            plain[1].profile.fail = lesson.profile.fail;
            plain[2].profile.cut = lesson.profile.cut;
            plain[3].profile.root = lesson.profile.root;
            if (question.terms.depth < tree.height()) { // else it is no limit
                plain[4].terms.depth.reset();
            }
            for (const LessonQuestion& each : plain) {
                if (each.profile == question.profile && each.terms == question.terms) {
                    continue;
                }
                QVERIFY2(gradeQuestion(question, tree,
                                       makeSheet(tree, procedureOf(question, tree)).value(),
                                       rightTo(each, tree).value())
                                 .credit < 1,
                         question.id.c_str());
            }
        }
    }
}

/// The lessons before The window have searches without windows, or do not show them.
void ShippedLessons::windowsAreShownOnceExplained() {
    int before = 0;
    for (const ShippedLesson& each : shippedLessons()) {
        if (each.lesson.id == "window") {
            break;
        }
        for (const LessonMoment* const moment : momentsOf(each.lesson)) {
            QVERIFY2(!moment->windows || !traits(moment->options.algorithm).windowed,
                     each.lesson.id.c_str());
            ++before;
        }
    }
    QVERIFY(before > 0);
}

/// Taken by somebody who answers all rightly, and by somebody who answers nothing.
void ShippedLessons::attempts() {
    QFETCH(std::size_t, which);
    const Lesson& lesson = shippedLessons()[which].lesson;
    AttemptMarker marker(lesson, false);
    for (const bool right : {true, false}) {
        const auto attempt = readAttempt(attemptAt(lesson, right));
        QVERIFY(attempt.has_value());
        const MarkedAttempt marked = marker.mark(*attempt);
        QVERIFY(!marked.hasUnknown);
        for (const MarkedExercise& exercise : marked.exercises) {
            for (const MarkedQuestion& each : exercise.questions) {
                QVERIFY(each.state == (right ? MarkedQuestion::State::marked
                                             : MarkedQuestion::State::unanswered));
                QCOMPARE(each.points, right ? each.question->points : 0.0);
            }
        }
    }
}

/// Of the slips in course notes, those that a search can be shown with.
void ShippedLessons::whatLessonsTogetherTeach() {
    std::set<Misconception> slips;
    std::set<Question> asked;
    std::set<std::string> games;
    for (const ShippedLesson& each : shippedLessons()) {
        for (const LessonMoment* const moment : momentsOf(each.lesson)) {
            for (const auto& options : {std::optional(moment->options), moment->beside}) {
                if (options && isMistaken(*options)) {
                    slips.insert(*misconceptionOf(*options->slip));
                }
            }
        }
        for (const LessonExercise* const exercise : exercisesOf(each.lesson)) {
            for (const LessonQuestion& question : exercise->questions) {
                asked.insert(question.question);
            }
        }
        for (const LessonStep& step : each.lesson.steps) {
            if (const auto* const game = std::get_if<LessonGame>(&step)) {
                games.insert(game->game);
            }
        }
    }
    using enum Misconception;
    QCOMPARE(slips, (std::set{returnInLoop, lastChildWins, lastChildsPath, bestStartsAtZero,
                              bestKept, negatedMinLeaf, cutBeforeUndo, lastEqualWins, lostMinus,
                              windowHalfTurned, windowAsItIs}));
    QCOMPARE(games, (std::set<std::string>{"nim:3:3,4,5", "reversi:6", "tic-tac-toe"}));
    QVERIFY(asked.size() >= 18);
}

QTEST_GUILESS_MAIN(ShippedLessons)
#include "tst_shippedlessons.moc"
