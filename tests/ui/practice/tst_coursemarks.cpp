// Questions as a course marks and solves them, and which ones come next.

#include "core/formats/treeformat.h"
#include "core/notation/readtree.h"
#include "core/practice/answer.h"
#include "tests/practice/naiveslip.h"
#include "tests/ui/practice/ofcourse.h"
#include "tests/ui/practice/practising.h"
#include "ui/practice/attempt.h"
#include "ui/practice/questionset.h"

using namespace prunus;
using namespace prunus::practicetest;

namespace {

/// Many slips answer in their own way here.
constexpr const char* u11 = "[[7,[[[9,2],[7,2]],7]],[[[7,[3,3]],6],7]]";

} // namespace

class TestCourseMarks : public QObject {
    Q_OBJECT

  private slots:
    void errorsCostWhatTheCourseSays_data();
    void errorsCostWhatTheCourseSays();
    void solutionsGreyWhatIsNotRead();
    void setsFromTheRightAreMirrored();
    void numbersOfWhoMovesAreReviewedAsMaxs();
    void aNamedSlipComesAgain();
    void aTreeToComeIsKept();
};

void TestCourseMarks::errorsCostWhatTheCourseSays_data() {
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("credit");
    // Three leaves are skipped. Two are found, and one that is read is crossed out.
    QTest::newRow("by subtrees") << QByteArray(R"("partial": "unit")") << QString() << QString();
    QTest::newRow("a part for each error")
        << QByteArray(R"("partial": "perError", "perError": 0.15)")
        << QStringLiteral("each error costs 15 %")
        << QStringLiteral("The course gives 70 % for it.");
    QTest::newRow("all or nothing")
        << QByteArray(R"("partial": "exact")") << QStringLiteral("all or nothing")
        << QStringLiteral("The course gives 0 % for it.");
}

void TestCourseMarks::errorsCostWhatTheCourseSays() {
    QFETCH(const QByteArray, keys);
    QFETCH(const QString, rule);
    QFETCH(const QString, credit);
    Practising shown(Question::crossOut, twoCuts, course(keys));
    QVERIFY(shown.active);
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
void TestCourseMarks::solutionsGreyWhatIsNotRead() {
    const auto ink = [](const Practising& shown, const std::vector<std::uint32_t>& path) {
        const QRect at = shown.canvas().nodeRect(shown.at(path)).adjusted(6, 6, -6, -6).toRect();
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
        QVERIFY(shown.active);
        const int open = ink(shown, {1, 1});
        QVERIFY(std::abs(open - ink(shown, {1, 0})) < 20);
        shown.trigger("giveUp");
        QVERIFY(std::abs(open - ink(shown, {1, 0})) < 20);
        QCOMPARE(ink(shown, {1, 1}) > open + 60, hides);
        shown.trigger("review");
        QCOMPARE(shown.asked().hidesUnreadLeaves(), hides);
    }
}

/// So that the same is cut in them.
void TestCourseMarks::setsFromTheRightAreMirrored() {
    const Profile reversed = course(R"("order": "reversed")");
    for (const ReadySet set : {ReadySet::cutOrNot, ReadySet::windows, ReadySet::mixed}) {
        const QuestionSet own = QuestionSets::of(set);
        const QuestionSet turned = QuestionSets::of(set, reversed);
        QCOMPARE(turned.skills.size(), own.skills.size());
        for (std::size_t k = 0; k < own.skills.size(); ++k) {
            for (std::size_t tree = 0; tree < own.skills[k].trees.size(); ++tree) {
                const Task one{own.skills[k].question, own.skills[k].profile,
                               own.skills[k].trees[tree]};
                const Task other{one.question, turned.skills[k].profile,
                                 turned.skills[k].trees[tree]};
                const auto values = [](const Task& task) {
                    std::vector<Value> read;
                    const Sheet sheet = makeSheet(*task.tree, task.procedure()).value();
                    for (const NodeId leaf : sheet.leaves) {
                        read.push_back(task.tree->staticValue(leaf));
                    }
                    return read;
                };
                QCOMPARE(values(other), values(one));
            }
        }
    }
    Practising shown(Question::crossOut, textbook, reversed);
    QVERIFY(shown.active);
    QVERIFY(shown.text("practiceRules").startsWith("Searched right to left"));
    QCOMPARE(shown.canvas().direction(), QStringLiteral("← from right to left"));
}

/// MIN would move at 12: it is worth −12 to MAX, who has 3 at B.
void TestCourseMarks::numbersOfWhoMovesAreReviewedAsMaxs() {
    Practising shown(Question::values, "[[3,8],12]", course(R"("leafSide": "mover")"));
    QVERIFY(shown.active);
    QVERIFY(shown.text("practiceRules").contains("from the side of the player who moves there"));
    for (const char* digits : {"3", "3"}) {
        QTest::keyClick(shown.window.focusWidget(), digits[0]);
        shown.press(Qt::Key_Return);
    }
    shown.trigger("checkAnswer");
    QCOMPARE(shown.told(), QStringLiteral("All of it is right."));
    shown.trigger("review");
    QCOMPARE(shown.asked().document()->tree.staticValue(shown.at({1})), -12.0);
    QCOMPARE(shown.exercise().tree()->staticValue(shown.at({1})), 12.0);
}

/// Named on a tree it puts another one into the set, on which it shows, and no more than half as
/// many as there were; named there, too, its difference is offered at once.
void TestCourseMarks::aNamedSlipComesAgain() {
    const Profile soft = course(R"("fail": "soft")");
    Practising shown;
    QVERIFY(shown.active);
    const auto given = [](const char* text) {
        return std::make_shared<const GameTree>(*readText(text));
    };
    shown.mode().begin({QStringLiteral("A set"),
                        {{Question::crossOut, soft, {given(u11), given(textbook)}, {}, {}}}});
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
void TestCourseMarks::aTreeToComeIsKept() {
    const auto treeOf = [](const char* text) {
        return std::make_shared<const GameTree>(*readText(text));
    };
    Attempt attempt;
    attempt.set = {QStringLiteral("A set"), {{Question::crossOut, {}, {treeOf(textbook)}, {}, {}}}};
    attempt.treesUsed = {1};
    attempt.added = 2;
    attempt.asked = {{0, treeOf(textbook), Asked::Outcome::open},
                     {0, nullptr, Asked::Outcome::open},
                     {0, treeOf(u11), Asked::Outcome::open}};
    const auto read = readAttempt(writeAttempt(attempt), attempt.set);
    QVERIFY(read.has_value());
    QCOMPARE(read->asked.size(), 3U);
    QCOMPARE(read->added, 2U);
    QVERIFY(read->asked[1].tree == nullptr);
    QCOMPARE(written(*read->asked[2].tree, TreeFormat::text),
             written(*treeOf(u11), TreeFormat::text));
}

QTEST_MAIN(TestCourseMarks)
#include "tst_coursemarks.moc"
