// Questions as a course marks and solves them, and which ones come next. The same answer has the
// same marks in the window and in the files that `grade` reads; that both are right is told by
// tst_grading, tst_following and tst_conventions.

#include "core/formats/treeformat.h"
#include "core/lessons/markattempt.h"
#include "core/practice/answerjson.h"
#include "core/practice/conventions.h"
#include "tests/practice/naiveslip.h"
#include "tests/practice/pencil.h"
#include "tests/practice/randomprofile.h"
#include "tests/rows.h"
#include "tests/ui/practice/everyquestion.h"
#include "tests/ui/practice/practising.h"
#include "ui/practice/attempt.h"

using namespace prunus;
using namespace prunus::practicetest;
using oracle::Draw;

namespace {

/// Many slips answer in their own way here.
constexpr const char* u11 = "[[7,[[[9,2],[7,2]],7]],[[[7,[3,3]],6],7]]";

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

class TestCourseMarks : public QObject {
    Q_OBJECT

  private slots:
    void errorsCostWhatTheCourseSays_data() {
        const Rows<QByteArray, QString, QString> row("keys", "rule", "credit");
        // Three leaves are skipped. Two are found, and one that is read is crossed out.
        row("by subtrees", R"("partial": "unit")", "", "");
        row("a part for each error", R"("partial": "perError", "perError": 0.15)",
            "each error costs 15 %", "The course gives 70 % for it.");
        row("all or nothing", R"("partial": "exact")", "all or nothing",
            "The course gives 0 % for it.");
    }

    void errorsCostWhatTheCourseSays() {
        QFETCH(const QByteArray, keys);
        QFETCH(const QString, rule);
        QFETCH(const QString, credit);
        Practising shown(Question::crossOut, twoCuts, course(keys));
        shown.clickNode({0, 1}); // is read
        shown.clickNode({1, 1}); // is not, and neither are {1, 2} and {2, 1}
        shown.clickNode({1, 2});
        shown.trigger("checkAnswer");
        QVERIFY(shown.text("practiceRules").contains(rule));
        QVERIFY2(credit.isEmpty() ? !shown.told().contains("The course gives")
                                  : shown.told().endsWith(credit),
                 qPrintable(shown.told()));
    }

    /// 4 and 6 are not read. Until it is closed nothing tells so.
    void solutionsGreyWhatIsNotRead() {
        const auto ink = [](const Practising& shown, const std::vector<std::uint32_t>& path) {
            const QRect at =
                shown.canvas().nodeRect(shown.at(path)).adjusted(6, 6, -6, -6).toRect();
            const QImage drawn = shown.canvas().grab(at).toImage();
            int darkest = 255;
            for (int y = 0; y < drawn.height(); ++y) {
                for (int x = 0; x < drawn.width(); ++x) {
                    darkest = std::min(darkest, qGray(drawn.pixel(x, y)));
                }
            }
            return darkest;
        };
        for (const bool hides : {false, true}) {
            Practising shown(Question::leafOrder, textbook,
                             course(hides ? R"("hideUnreadLeaves": true)" : ""));
            const int open = ink(shown, {1, 1});
            QVERIFY(std::abs(open - ink(shown, {1, 0})) < 20);
            shown.trigger("giveUp");
            QVERIFY(std::abs(open - ink(shown, {1, 0})) < 20);
            QCOMPARE(ink(shown, {1, 1}) > open + 60, hides);
            shown.trigger("review");
            QCOMPARE(shown.asked().hidesUnreadLeaves(), hides);
        }
    }

    void aSearchFromTheRightSaysSo() {
        const Practising shown(Question::crossOut, textbook, course(R"("order": "reversed")"));
        QVERIFY(shown.text("practiceRules").startsWith("Searched right to left"));
        QCOMPARE(shown.canvas().direction(), "← from right to left");
    }

    /// MIN would move at 12: it is worth −12 to MAX, who has 3 at B.
    void numbersOfWhoMovesAreReviewedAsMaxs() {
        Practising shown(Question::values, "[[3,8],12]", course(R"("leafSide": "mover")"));
        QVERIFY(
            shown.text("practiceRules").contains("from the side of the player who moves there"));
        for (int k = 0; k < 2; ++k) {
            shown.type("3");
            shown.press(Qt::Key_Return);
        }
        shown.checkTells();
        shown.trigger("review");
        QCOMPARE(shown.asked().document()->tree.staticValue(shown.at({1})), -12.0);
        QCOMPARE(shown.exercise().tree()->staticValue(shown.at({1})), 12.0);
    }

    /// Named on a tree it puts another one into the set, on which it shows, and no more than half
    /// as many as there were; named there, too, its difference is offered at once.
    void aNamedSlipComesAgain() {
        const Profile soft = course(R"("fail": "soft")");
        Practising shown;
        shown.mode().begin(
            {QStringLiteral("A set"),
             {{Question::crossOut, soft, {sharedTree(u11), sharedTree(textbook)}, {}, {}}}});
        settle(shown.window);
        const auto answerAsSlip = [&] {
            const Task& task = shown.exercise().task();
            const Procedure slip = procedureOf(Misconception::noDeepCutoffs, task.procedure());
            shown.exercise().change(
                answerOf(*task.tree, task.question, *makeSheet(*task.tree, slip), task.profile));
            shown.trigger("checkAnswer");
        };
        answerAsSlip();
        QCOMPARE(shown.exercise().marking()->diagnosis.named,
                 std::vector{Misconception::noDeepCutoffs});
        QVERIFY(!shown.find<QWidget>("showDifferenceButton").isVisible()); // once is chance
        QTRY_COMPARE(shown.exercise().outcomes().size(), 3U);
        shown.trigger("checkAnswer");
        shown.trigger("giveUp");
        QVERIFY(shown.text("why").contains(
            "This set has grown by 1 question, as not all were right at the first try."));
        shown.trigger("nextQuestion"); // the other one of the set
        shown.trigger("giveUp");
        shown.trigger("nextQuestion");
        QCOMPARE(shown.exercise().outcomes().size(), 3U);
        const auto game = shown.exercise().tree();
        const auto reads = [&](const char* id) {
            oracle::NaiveSlip slip;
            slip.id = id;
            slip.options.fail = FailMode::soft;
            const auto tree = oracle::naiveTree(written(*game, TreeFormat::text), Player::max);
            return oracle::naiveOutcome(tree, slip)->reads;
        };
        QVERIFY(reads("") != reads("M05"));
        answerAsSlip();
        if (!shown.exercise().marking()->diagnosis.named.empty()) {
            QVERIFY(shown.find<QWidget>("showDifferenceButton").isVisible());
            QVERIFY(shown.text("why").contains("on another tree, too"));
        }
    }

    /// On disk, with the question that it is for; the trees of others are made anew.
    void aTreeToComeIsKept() {
        const auto own = sharedTree(textbook);
        const auto toCome = sharedTree(u11);
        Attempt attempt;
        attempt.set = {QStringLiteral("A set"), {{Question::crossOut, {}, {own}, {}, {}}}};
        attempt.treesUsed = {1};
        attempt.added = 2;
        attempt.asked = {{0, own, Asked::Outcome::open},
                         {0, nullptr, Asked::Outcome::open},
                         {0, toCome, Asked::Outcome::open}};
        const auto read = readAttempt(writeAttempt(attempt), attempt.set);
        QVERIFY(read.has_value());
        QCOMPARE(read->asked.size(), 3U);
        QCOMPARE(read->added, 2U);
        QVERIFY(read->asked[1].tree == nullptr);
        QCOMPARE(written(*read->asked[2].tree, TreeFormat::text),
                 written(*toCome, TreeFormat::text));
    }

    /// But of questions that need terms.
    static void inTheWindowAndInFiles_data() {
        questionRows([](const QuestionTraits& each) {
            return !each.isPuzzle && each.question != Question::twoRules &&
                   each.question != Question::leafBounds && !asksForDepth(each.question);
        });
    }

    static void inTheWindowAndInFiles() {
        QFETCH(const Question, question);
        Draw draw(93 + std::uint64_t(question));
        std::size_t wrong = 0;
        const std::uint64_t trees =
            oracle::enough(question == Question::move ? 3200 : 400); // it is one answer
        for (std::uint64_t k = 0; k < trees; ++k) {
            const auto tree =
                std::make_shared<const GameTree>(gameTree(practicetest::drawnTree(draw)));
            const LessonQuestion lesson = questionUnder(draw, question);
            LessonQuestion other = lesson;
            for (const Convention each : everyConvention) {
                other.profile = draw.oneIn(2) ? underOther(other.profile, each) : other.profile;
            }
            const auto key = [&](const LessonQuestion& of) {
                return answerOf(*tree, question, makeSheet(*tree, procedureOf(of, *tree)).value(),
                                of.profile);
            };
            const Answer answer = draw.oneIn(3) ? key(other) : mixed(draw, key(lesson), key(other));
            const Grade window = inWindow(lesson, tree, answer);
            const Grade file = inFile(lesson, tree, answer);
            QCOMPARE(window.credit, file.credit);
            QCOMPARE(window.allRight(), file.allRight());
            const auto rulesOf = [](const Grade& grade) { // the window has who moves first, too
                const Profile own = grade.other.value_or(Profile());
                return std::tuple(grade.other.has_value(), own.cut, own.fail, own.tieMove,
                                  own.crossed);
            };
            QVERIFY(rulesOf(window) == rulesOf(file));
            QCOMPARE(window.items.size(), file.items.size());
            for (std::size_t item = 0; item < window.items.size(); ++item) {
                QCOMPARE(window.items[item].verdict, file.items[item].verdict);
                QCOMPARE(window.items[item].from, file.items[item].from);
            }
            wrong += window.allRight() ? 0U : 1U;
        }
        const bool dependsOnNothing = question == Question::nodeTypes;
        QVERIFY(dependsOnNothing || wrong > trees / 40);
    }

    /// Of [[3,9],[2,11],[8,5]] B is worth 3, C 2, D 5 and A 5.
    static void whatFollowsHasWordsOfItsOwn() {
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
        QCOMPARE(shown.told(), "0 of 4 right. 1 follows from a mistake.");
        check(9, 11, 8);
        QVERIFY(shown.text("why").contains("↳ stands beside what follows from a mistake, and is "
                                           "judged anew once that is corrected."));
        const QString a = shown.canvas().description(NodeId{0});
        QVERIFY2(a.contains("follows from your B, C and D"), qPrintable(a));
        check(3, 11, 5);
        QCOMPARE(shown.told(), "2 of 4 right. 1 follows from a mistake.");
        QVERIFY(shown.text("why").contains(
            "A follows from your C. Once that is corrected, A is judged anew."));
        check(3, 2, 5);
        QCOMPARE(shown.told(), "3 of 4 right. What A followed from has changed, and so the answer "
                               "there is judged anew.");
        QVERIFY(shown.canvas().description(NodeId{0}).contains("wrong"));
    }
};

QTEST_MAIN(TestCourseMarks)
#include "tst_coursemarks.moc"
