// The same answer has the same marks in the window and in the files that `grade` reads; that both
// are right is told by tst_grading, tst_following and tst_conventions. And what the window says of
// what follows from a mistake.

#include "core/lessons/markattempt.h"
#include "core/practice/answerjson.h"
#include "core/practice/conventions.h"
#include "tests/practice/pencil.h"
#include "tests/practice/randomprofile.h"
#include "tests/ui/practice/practising.h"
#include "ui/practice/marking.h"

using namespace prunus;
using oracle::Draw;

namespace {

/// Of two answers: here the one's, there the other's, and now and then a number that is neither's.
template <class Map> Map mixed(Draw& draw, const Map& one, const Map& other, auto disturb) {
    Map all = one;
    for (auto& [at, value] : all) {
        if (const auto there = other.find(at); there != other.end() && draw.oneIn(3)) {
            value = there->second;
        }
        if (draw.oneIn(6)) {
            disturb(value);
        }
    }
    if (!all.empty() && draw.oneIn(4)) {
        all.erase(all.begin());
    }
    return all;
}

Answer mixed(Draw& draw, const Answer& one, const Answer& other) {
    Answer answer = one;
    const auto number = [&draw] { return Value(draw.below(9)); };
    answer.values = mixed(draw, one.values, other.values,
                          [&](WrittenValue& written) { written.value = number(); });
    answer.windows = mixed(draw, one.windows, other.windows, [&](WrittenWindows& written) {
        for (auto* const window : {&written.in, &written.out}) {
            if (*window && draw.oneIn(2)) {
                (draw.oneIn(2) ? (*window)->alpha : (*window)->beta) = number();
            }
        }
    });
    answer.counts = mixed(draw, one.counts, other.counts, [](std::uint64_t& count) { ++count; });
    answer.marks = draw.oneIn(3) ? other.marks : one.marks;
    answer.leaves = draw.oneIn(3) ? other.leaves : one.leaves;
    answer.move = draw.oneIn(3) ? other.move : one.move;
    return answer;
}

LessonQuestion questionUnder(Draw& draw, Question asked) {
    LessonQuestion question;
    question.id = "e.q1";
    question.question = asked;
    question.profile = practicetest::randomProfile(draw);
    question.profile.root.reset();
    question.profile.followShare = draw.below(3) / 2.0;
    question.profile.windowShown = static_cast<Profile::WindowShown>(draw.below(3));
    question.profile.strictConvention = draw.oneIn(4);
    for (const Convention each : everyConvention) {
        if (draw.oneIn(3)) {
            question.profile.unverified.emplace_back(keyOf(each));
        }
        if (draw.oneIn(3)) {
            question.named.push_back(each);
        }
    }
    if (asked == Question::counts && draw.oneIn(2)) {
        question.counts = {"leavesEvaluated"};
    }
    if (asked == Question::firstWindow || asked == Question::knownRange) {
        question.profile.window = {1, 4};
    }
    return question;
}

Grade inFile(const LessonQuestion& question, const std::shared_ptr<const GameTree>& tree,
             const Answer& answer) {
    LessonExercise exercise;
    exercise.id = "e";
    exercise.tree = tree;
    exercise.questions = {question};
    AttemptQuestion given;
    given.id = question.id;
    given.answer = writeAnswer(*tree, question.question, answer);
    AttemptFile file;
    file.items.push_back({exercise.id, 1, false, nullptr, {given}});
    Lesson lesson;
    lesson.steps.emplace_back(exercise);
    AttemptMarker marker(lesson, false);
    return marker.mark(file).exercises.front().questions.front().marked->grade;
}

Grade inWindow(const LessonQuestion& question, const std::shared_ptr<const GameTree>& tree,
               const Answer& answer) {
    Task task{question.question, rulesFor(question), tree};
    task.profile.root = tree->header().root;
    task.wording.counts = question.counts;
    return marked(task, answer, false).grade;
}

} // namespace

class TestSameMarks : public QObject {
    Q_OBJECT

  private slots:
    static void inTheWindowAndInFiles_data();
    static void inTheWindowAndInFiles();
    static void whatFollowsHasWordsOfItsOwn();
};

void TestSameMarks::inTheWindowAndInFiles_data() {
    QTest::addColumn<int>("question");
    for (const QuestionTraits& each : everyQuestion) {
        const bool needsTerms = each.isPuzzle || each.question == Question::twoRules ||
                                each.question == Question::leafBounds ||
                                asksForDepth(each.question);
        if (!needsTerms) {
            QTest::addRow("%s", each.id.data()) << int(each.question);
        }
    }
}

void TestSameMarks::inTheWindowAndInFiles() {
    QFETCH(const int, question);
    const auto asked = static_cast<Question>(question);
    Draw draw(93 + std::uint64_t(question));
    std::size_t wrong = 0;
    const std::uint64_t trees =
        oracle::enough(asked == Question::move ? 3200 : 400); // it is one answer
    for (std::uint64_t k = 0; k < trees; ++k) {
        const auto tree = std::make_shared<const GameTree>(gameTree(practicetest::drawnTree(draw)));
        const LessonQuestion lesson = questionUnder(draw, asked);
        LessonQuestion other = lesson;
        for (const Convention each : everyConvention) {
            other.profile = draw.oneIn(2) ? underOther(other.profile, each) : other.profile;
        }
        const auto key = [&](const LessonQuestion& of) {
            return answerOf(*tree, asked, makeSheet(*tree, procedureOf(of, *tree)).value(),
                            of.profile);
        };
        const Answer answer = draw.oneIn(3) ? key(other) : mixed(draw, key(lesson), key(other));
        const Grade window = inWindow(lesson, tree, answer);
        const Grade file = inFile(lesson, tree, answer);
        QCOMPARE(window.credit, file.credit);
        QCOMPARE(window.allRight(), file.allRight());
        const auto rulesOf = [](const Grade& grade) { // the window has who moves first, too
            const Profile own = grade.other.value_or(Profile());
            return std::tuple(grade.other.has_value(), own.cut, own.fail, own.tieMove, own.crossed);
        };
        QVERIFY(rulesOf(window) == rulesOf(file));
        QCOMPARE(window.items.size(), file.items.size());
        for (std::size_t item = 0; item < window.items.size(); ++item) {
            QCOMPARE(window.items[item].verdict, file.items[item].verdict);
            QCOMPARE(window.items[item].from, file.items[item].from);
        }
        wrong += window.allRight() ? 0U : 1U;
    }
    const bool dependsOnNothing = asked == Question::nodeTypes;
    QVERIFY(dependsOnNothing || wrong > trees / 40);
}

/// Of [[3,9],[2,11],[8,5]] B is worth 3, C 2, D 5 and A 5.
void TestSameMarks::whatFollowsHasWordsOfItsOwn() {
    Practising shown(Question::values, "[[3,9],[2,11],[8,5]]");
    QVERIFY(shown.text("practiceRules").contains("what follows from a mistake counts 50 %"));
    const auto check = [&shown](Value b, Value c, Value d) {
        Answer answer;
        std::uint32_t n = 0;
        for (const Value v : {Value(11), b, c, d}) {
            answer.values[NodeId{n++}] = {WrittenValue::Relation::equal, v};
        }
        shown.exercise().change(answer);
        shown.trigger("checkAnswer");
    };
    check(9, 11, 7);
    QCOMPARE(shown.told(), QStringLiteral("0 of 4 right. 1 follows from a mistake."));
    check(9, 11, 8);
    QVERIFY(shown.text("why").contains(
        QStringLiteral("↳ stands beside what follows from a mistake, and is judged anew once that "
                       "is corrected.")));
    const QString a = shown.canvas().description(NodeId{0});
    QVERIFY2(a.contains("follows from your B, C and D"), qPrintable(a));
    check(3, 11, 5);
    QCOMPARE(shown.told(), QStringLiteral("2 of 4 right. 1 follows from a mistake."));
    QVERIFY(shown.text("why").contains(
        QStringLiteral("A follows from your C. Once that is corrected, A is judged anew.")));
    check(3, 2, 5);
    QCOMPARE(shown.told(), QStringLiteral("3 of 4 right. What A followed from has changed, and so "
                                          "the answer there is judged anew."));
    QVERIFY(shown.canvas().description(NodeId{0}).contains("wrong"));
}

QTEST_MAIN(TestSameMarks)
#include "tst_samemarks.moc"
