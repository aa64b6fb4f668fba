// Rules in which courses differ: which of them bear on a question, and that an answer is right
// under another course's only if all of it is. What keys are under other rules is found by a search
// by pencil, which is written apart.

#include "core/practice/conventions.h"
#include "core/practice/grade.h"
#include "tests/practice/pencil.h"
#include "tests/practice/rightsheet.h"

#include <QTest>

using namespace prunus;
using oracle::Draw;
using oracle::NaiveTree;
using oracle::Pencil;
using practicetest::drawnTree;
using practicetest::sheetUnder;
using practicetest::treeOf;

namespace {

Answer keyUnder(const GameTree& tree, Question question, const Profile& course) {
    return answerOf(tree, question, sheetUnder(tree, question, course), course);
}

Grade gradeOf(const GameTree& tree, Question question, const Answer& answer,
              const Profile& course) {
    return gradeAnswer(tree, question, sheetUnder(tree, question, course), answer, course, 0);
}

/// What each visited inner node returns, by pencil.
Answer returnedByPencil(const NaiveTree& tree, const Profile& course) {
    Answer answer;
    for (const auto& [n, value] : Pencil(tree, course).returned) {
        answer.values[NodeId{n}] = {WrittenValue::Relation::equal, value};
    }
    return answer;
}

Profile with(CutRule cut, FailMode fail) {
    Profile course;
    course.cut = cut;
    course.fail = fail;
    return course;
}

} // namespace

class Conventions : public QObject {
    Q_OBJECT

  private slots:
    static void whatBearsOnAQuestion_data();
    static void whatBearsOnAQuestion();
    static void oneCompleteSetOrNone();
    static void whatIsNamedHolds();
    static void boundsCrossOrStopThroughout();
};

void Conventions::whatBearsOnAQuestion_data() {
    QTest::addColumn<Question>("question");
    QTest::addColumn<Profile>("course");
    for (const QuestionTraits& each : everyQuestion) {
        const bool needsTerms = each.isPuzzle || each.question == Question::twoRules ||
                                each.question == Question::leafBounds ||
                                asksForDepth(each.question);
        for (const CutRule cut : {CutRule::greaterOrEqual, CutRule::greater}) {
            for (const FailMode fail : {FailMode::hard, FailMode::soft}) {
                const QByteArray rules = QByteArray(cut == CutRule::greater ? " under >" : "") +
                                         (fail == FailMode::soft ? ", fail-soft" : "");
                if (!needsTerms) {
                    QTest::addRow("%s%s", each.id.data(), rules.data())
                        << each.question << with(cut, fail);
                }
                Profile course = with(cut, fail);
                for (const auto shown : {Profile::WindowShown::entry, Profile::WindowShown::exit}) {
                    course.windowShown = shown;
                    if (each.question == Question::windows) {
                        QTest::addRow("windows at %s%s",
                                      shown == Profile::WindowShown::entry ? "entry" : "exit",
                                      rules.data())
                            << each.question << course;
                    }
                }
                course.valueNotation = Profile::ValueNotation::bound;
                if (each.question == Question::returned) {
                    QTest::addRow("bounds that are returned%s", rules.data())
                        << each.question << course;
                }
            }
        }
    }
}

/// Exactly the rules on which the key depends on some tree: what the line of rules says beside them
/// would be of no use, and what it leaves out is missed by nobody.
void Conventions::whatBearsOnAQuestion() {
    QFETCH(const Question, question);
    QFETCH(const Profile, course);
    for (const Convention each : everyConvention) {
        Draw draw(81);
        const Profile other = underOther(course, each);
        std::uint64_t differ = 0;
        for (std::uint64_t k = 0; k < oracle::enough(2'000); ++k) {
            const GameTree tree = gameTree(drawnTree(draw));
            Profile shifted = course; // a first window closes more
            Profile otherShifted = other;
            if (question == Question::firstWindow || question == Question::knownRange) {
                shifted.window = otherShifted.window = {1, 3};
            }
            differ += keyUnder(tree, question, shifted) == keyUnder(tree, question, otherShifted)
                          ? 0U
                          : 1U;
        }
        QVERIFY2((differ > 0) == bearsOn(each, question, course),
                 qPrintable(QString::number(differ) + " differ by " +
                            QString::fromStdString(std::string(keyOf(each)))));
    }
}

/// A course whose own material says neither how it cuts nor how it fails: of the four sets of rules
/// each is right as a whole, and half of one with half of another is marked by the course's.
void Conventions::oneCompleteSetOrNone() {
    Draw draw(82);
    Profile course;
    course.unverified = {"cut", "fail"};
    std::uint64_t others = 0;
    std::uint64_t mixtures = 0;
    for (std::uint64_t k = 0; k < oracle::enough(600); ++k) {
        const NaiveTree naive = drawnTree(draw);
        const GameTree tree = gameTree(naive);
        std::vector<Answer> sets;
        for (const CutRule cut : {CutRule::greaterOrEqual, CutRule::greater}) {
            for (const FailMode fail : {FailMode::hard, FailMode::soft}) {
                sets.push_back(returnedByPencil(naive, with(cut, fail)));
                const Grade grade = gradeOf(tree, Question::returned, sets.back(), course);
                QVERIFY(grade.allRight());
                if (sets.back() == sets.front()) {
                    QVERIFY(!grade.other);
                    continue;
                }
                ++others;
                QVERIFY(grade.other);
                QVERIFY(returnedByPencil(naive, *grade.other) == sets.back());
            }
        }
        Answer mixture = sets[0];
        for (auto& [n, value] : mixture.values) {
            const auto other = sets[draw.below(4)].values.find(n);
            value = other == sets[0].values.end() || draw.oneIn(2) ? value : other->second;
        }
        if (std::ranges::find(sets, mixture) != sets.end()) {
            continue;
        }
        ++mixtures;
        double right = 0;
        for (const auto& [n, value] : mixture.values) {
            right += value == sets[0].values.at(n) ? 1 : 0;
        }
        const Grade grade = gradeOf(tree, Question::returned, mixture, course);
        QVERIFY(!grade.other);
        QCOMPARE(grade.credit, right / static_cast<double>(sets[0].values.size()));
    }
    QVERIFY(others > oracle::enough(600) / 4 && mixtures > oracle::enough(600) / 20);
}

/// The same answers where the rules are said, or the course is strict.
void Conventions::whatIsNamedHolds() {
    Draw draw(83);
    Profile named; // the program's own: all of its rules stand on the question
    Profile strict;
    strict.unverified = {"cut", "fail"};
    strict.strictConvention = true;
    for (std::uint64_t k = 0; k < oracle::enough(300); ++k) {
        const NaiveTree naive = drawnTree(draw);
        const GameTree tree = gameTree(naive);
        const Answer own = returnedByPencil(naive, {});
        const Answer other = returnedByPencil(
            naive, with(CutRule::greater, draw.oneIn(2) ? FailMode::hard : FailMode::soft));
        for (const Profile& course : {named, strict}) {
            QVERIFY(gradeOf(tree, Question::returned, own, course).allRight());
            QCOMPARE(gradeOf(tree, Question::returned, other, course).allRight(), other == own);
        }
    }
    // Of [[3,5],[3,9],[1,7]] the tie at C skips 9 under >=, which is one of the two units.
    const GameTree tree = treeOf("[[3,5],[3,9],[1,7]]");
    Answer crosses;
    crosses.marks = {tree.at({2, 1})};
    QCOMPARE(gradeOf(tree, Question::crossOut, crosses, {}).credit, 0.5);
    Profile open;
    open.unverified = {"cut"};
    QCOMPARE(gradeOf(tree, Question::crossOut, crosses, open).credit, 1.0);
}

/// [2,[1,1]]: MIN's window is left as [2, 1], or as [2, 2] where bounds stop at each other.
void Conventions::boundsCrossOrStopThroughout() {
    Profile course;
    course.windowShown = Profile::WindowShown::exit;
    const GameTree tree = treeOf("[2,[1,1],[0,3]]");
    const auto leaving = [&](Window b, Window c) {
        Answer answer;
        answer.windows[tree.at({})].out = Window{2, infinity};
        answer.windows[tree.at({1})].out = b;
        answer.windows[tree.at({2})].out = c;
        return answer;
    };
    const Answer stopped = leaving({2, 2}, {2, 2});
    const Answer mixture = leaving({2, 1}, {2, 2});
    QVERIFY(!gradeOf(tree, Question::windows, leaving({2, 1}, {2, 0}), course).other);
    const Grade whole = gradeOf(tree, Question::windows, stopped, course);
    QVERIFY(whole.allRight() && whole.other->crossed == Profile::Crossed::clamp);
    QCOMPARE(gradeOf(tree, Question::windows, mixture, course).credit, 5 / 6.0);
    course.strictConvention = true;
    QCOMPARE(gradeOf(tree, Question::windows, stopped, course).credit, 4 / 6.0);
}

QTEST_APPLESS_MAIN(Conventions)
#include "tst_conventions.moc"
