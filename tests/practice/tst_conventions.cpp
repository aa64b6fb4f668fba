// Rules in which courses differ: which of them bear on a question, that an answer is right under
// another course's only if all of it is, and what keys are under other rules, against a search by
// pencil, which is written apart, or the same question about a tree that was turned by hand. What
// courses have otherwise of windows is in tst_coursebounds.

#include "core/practice/conventions.h"
#include "core/practice/guesses.h"
#include "tests/practice/pencil.h"
#include "tests/practice/rightsheet.h"
#include "tests/rows.h"

#include <QTest>
#include <algorithm>
#include <set>

using namespace prunus;
using namespace prunus::oracle;
using namespace prunus::practicetest;

namespace {

/// What each visited inner node returns, by pencil.
Answer returnedByPencil(const NaiveTree& tree, const Profile& course) {
    Answer answer;
    for (const auto& [n, value] : Pencil(tree, course).returned) {
        answer.values[NodeId{n}] = {WrittenValue::Relation::equal, value};
    }
    return answer;
}

/// Numbers from the side of who would move there, as MAX has them.
NaiveNode ofMax(const NaiveNode& node, bool max) {
    NaiveNode turned;
    if (node.value) {
        turned.value = max ? *node.value : 0 - *node.value;
    }
    for (const NaiveNode& child : node.children) {
        turned.children.push_back(ofMax(child, !max));
    }
    return turned;
}

/// Where the path leads in the mirror image.
Path inMirror(const NaiveTree& tree, Path path) {
    const NaiveNode* node = &tree.root;
    for (std::uint32_t& child : path) {
        const std::uint32_t from = child;
        child = static_cast<std::uint32_t>(node->children.size()) - 1 - from;
        node = &node->children[from];
    }
    return path;
}

Profile drawnCourse(Draw& draw) {
    const CutRule cut = draw.oneIn(2) ? CutRule::greater : CutRule::greaterOrEqual;
    return courseWith(cut, draw.oneIn(2) ? FailMode::soft : FailMode::hard);
}

constexpr std::array plainQuestions{Question::values,    Question::move,    Question::crossOut,
                                    Question::leafOrder, Question::windows, Question::returned,
                                    Question::counts,    Question::negamax, Question::cuts,
                                    Question::nodeTypes, Question::mirror};

} // namespace

class Conventions : public QObject {
    Q_OBJECT

  private slots:
    static void whatBearsOnAQuestion_data();
    static void whatBearsOnAQuestion();
    static void oneCompleteSetOrNone();
    static void whatIsNamedHolds();
    static void boundsCrossOrStopThroughout();
    static void closingWithTheLastChild();
    static void fromTheRight();
    static void guessesFromTheRight();
    static void numbersOfWhoMoves();
};

void Conventions::whatBearsOnAQuestion_data() {
    const Rows<Question, Profile> row("question", "course");
    for (const QuestionTraits& each : everyQuestion) {
        const bool needsTerms = each.isPuzzle || each.question == Question::twoRules ||
                                each.question == Question::leafBounds ||
                                asksForDepth(each.question);
        for (const CutRule cut : {CutRule::greaterOrEqual, CutRule::greater}) {
            for (const FailMode fail : {FailMode::hard, FailMode::soft}) {
                const QByteArray rules = QByteArray(cut == CutRule::greater ? " under >" : "") +
                                         (fail == FailMode::soft ? ", fail-soft" : "");
                const auto add = [&](const QByteArray& name, const Profile& course) {
                    row(QByteArray(name + rules).constData(), each.question, course);
                };
                Profile course = courseWith(cut, fail);
                if (!needsTerms) {
                    add(each.id.data(), course);
                }
                if (each.question == Question::windows) {
                    course.windowShown = Profile::WindowShown::entry;
                    add("windows at entry", course);
                    course.windowShown = Profile::WindowShown::exit;
                    add("windows at exit", course);
                } else if (each.question == Question::returned) {
                    course.valueNotation = Profile::ValueNotation::bound;
                    add("bounds that are returned", course);
                }
            }
        }
    }
}

/// Exactly the rules on which the key depends on some tree: what the line of rules says beside them
/// would be of no use, and what it leaves out is missed by nobody.
void Conventions::whatBearsOnAQuestion() {
    QFETCH(const Question, question);
    QFETCH(Profile, course);
    if (question == Question::firstWindow || question == Question::knownRange) {
        course.window = {1, 3}; // which closes more
    }
    for (const Convention each : everyConvention) {
        Draw draw(81);
        const Profile other = underOther(course, each);
        std::uint64_t differ = 0;
        for (std::uint64_t k = 0; k < enough(2'000); ++k) {
            const GameTree tree = gameTree(drawnTree(draw));
            differ += keyUnder(tree, question, course) == keyUnder(tree, question, other) ? 0U : 1U;
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
    const Profile course = courseWith(&Profile::unverified, {"cut", "fail"});
    std::uint64_t others = 0;
    std::uint64_t mixtures = 0;
    for (std::uint64_t k = 0; k < enough(600); ++k) {
        const NaiveTree naive = drawnTree(draw);
        const GameTree tree = gameTree(naive);
        std::vector<Answer> sets;
        for (const CutRule cut : {CutRule::greaterOrEqual, CutRule::greater}) {
            for (const FailMode fail : {FailMode::hard, FailMode::soft}) {
                sets.push_back(returnedByPencil(naive, courseWith(cut, fail)));
                const Grade grade = gradeUnder(tree, Question::returned, sets.back(), course);
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
        const Grade grade = gradeUnder(tree, Question::returned, mixture, course);
        QVERIFY(!grade.other);
        QCOMPARE(grade.credit, right / static_cast<double>(sets[0].values.size()));
    }
    QVERIFY(others > enough(600) / 4 && mixtures > enough(600) / 20);
}

/// The same answers where the rules are said, or the course is strict.
void Conventions::whatIsNamedHolds() {
    Draw draw(83);
    Profile named; // the program's own: all of its rules stand on the question
    Profile strict = courseWith(&Profile::unverified, {"cut", "fail"});
    strict.strictConvention = true;
    for (std::uint64_t k = 0; k < enough(300); ++k) {
        const NaiveTree naive = drawnTree(draw);
        const GameTree tree = gameTree(naive);
        const Answer own = returnedByPencil(naive, {});
        const Answer other = returnedByPencil(
            naive, courseWith(CutRule::greater, draw.oneIn(2) ? FailMode::hard : FailMode::soft));
        for (const Profile& course : {named, strict}) {
            QVERIFY(gradeUnder(tree, Question::returned, own, course).allRight());
            QCOMPARE(gradeUnder(tree, Question::returned, other, course).allRight(), other == own);
        }
    }
    // Of [[3,5],[3,9],[1,7]] the tie at C skips 9 under >=, which is one of the two units.
    const GameTree tree = treeOf("[[3,5],[3,9],[1,7]]");
    Answer crosses;
    crosses.marks = {tree.at({2, 1})};
    QCOMPARE(gradeUnder(tree, Question::crossOut, crosses, {}).credit, 0.5);
    const Profile open = courseWith(&Profile::unverified, {"cut"});
    QCOMPARE(gradeUnder(tree, Question::crossOut, crosses, open).credit, 1.0);
}

/// [2,[1,1]]: MIN's window is left as [2, 1], or as [2, 2] where bounds stop at each other.
void Conventions::boundsCrossOrStopThroughout() {
    Profile course = courseWith(&Profile::windowShown, Profile::WindowShown::exit);
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
    QVERIFY(!gradeUnder(tree, Question::windows, leaving({2, 1}, {2, 0}), course).other);
    const Grade whole = gradeUnder(tree, Question::windows, stopped, course);
    QVERIFY(whole.allRight() && whole.other->crossed == Profile::Crossed::clamp);
    QCOMPARE(gradeUnder(tree, Question::windows, mixture, course).credit, 5 / 6.0);
    course.strictConvention = true;
    QCOMPARE(gradeUnder(tree, Question::windows, stopped, course).credit, 4 / 6.0);
}

/// Named and counted where the course has it so, with side, depth and witness; never crossed out.
void Conventions::closingWithTheLastChild() {
    Draw draw(71);
    std::size_t seen = 0;
    for (std::uint64_t k = 0; k < enough(1'500); ++k) {
        Profile course = drawnCourse(draw);
        const NaiveTree tree = drawnTree(draw);
        const GameTree game = gameTree(tree);
        const Pencil pencil(tree, course);
        seen += pencil.late.size();
        for (const bool counts : {false, true}) {
            course.lateEdge = counts;
            std::set<std::uint32_t> at;
            const auto key = keyUnder(game, Question::cuts, course).cuts;
            std::vector<Pencil::Closing> expected = pencil.cuts;
            if (counts) {
                expected.insert(expected.end(), pencil.late.begin(), pencil.late.end());
            }
            QCOMPARE(key.size(), expected.size());
            for (std::size_t c = 0; c < key.size(); ++c) {
                const Pencil::Closing named{
                    key[c].at.value, key[c].mover == Player::max, key[c].deep.value(),
                    *key[c].witness == noNode ? std::nullopt
                                              : std::optional(key[c].witness->value)};
                QVERIFY2(std::ranges::find(expected, named) != expected.end(), text(tree).c_str());
                at.insert(named.at);
            }
            QCOMPARE(at.size(), expected.size());
            QCOMPARE(keyUnder(game, Question::counts, course).counts.at("cutoffs"),
                     std::uint64_t(expected.size()));
        }
        Profile plain = course;
        plain.lateEdge = false;
        QVERIFY(keyUnder(game, Question::crossOut, course) ==
                keyUnder(game, Question::crossOut, plain));
    }
    QVERIFY(seen > enough(1'500) / 15);
}

/// Searched from the right, a tree is as its mirror image from the left.
void Conventions::fromTheRight() {
    Draw draw(77);
    for (std::uint64_t k = 0; k < enough(500); ++k) {
        Profile course;
        course.tieMove = static_cast<Profile::Ties>(draw.below(3));
        course.fail = draw.oneIn(2) ? FailMode::soft : FailMode::hard;
        const NaiveTree tree = drawnTree(draw);
        const NaiveTree image{mirrored(tree.root), tree.player};
        const GameTree game = gameTree(tree);
        const GameTree other = gameTree(image);
        const auto inImage = [&](NodeId n) { return other.at(inMirror(tree, game.path(n))); };
        Profile reversed = course;
        reversed.order = Profile::Order::reversed;
        for (const Question question : plainQuestions) {
            if (question == Question::nodeTypes) {
                continue; // whatever the order
            }
            const Answer one = keyUnder(game, question, reversed);
            const Answer two = keyUnder(other, question, course);
            QCOMPARE(one.values.size(), two.values.size());
            for (const auto& [n, value] : one.values) {
                QVERIFY(two.values.at(inImage(n)) == value);
            }
            for (const auto& each : one.windows) {
                QVERIFY(two.windows.at(inImage(each.first)) == each.second);
            }
            QVERIFY(std::ranges::equal(one.leaves, two.leaves, {}, inImage));
            QVERIFY(std::ranges::equal(one.marks, two.marks, {}, inImage));
            QVERIFY(one.counts == two.counts && one.same == two.same);
            QVERIFY2(inMirror(tree, one.line) == two.line, text(tree).c_str());
            QCOMPARE(one.cuts.size(), two.cuts.size());
        }
    }
}

/// Who guesses goes from the right there, too: all but the rightmost leaf of each last family.
void Conventions::guessesFromTheRight() {
    const GameTree tree = treeOf("[[1,2,3],[4,5]]");
    const Profile course = courseWith(&Profile::order, Profile::Order::reversed);
    const auto guesses = guessedCrosses(tree, sheetUnder(tree, Question::crossOut, course));
    const auto are = [&](const Answer& guess, const std::vector<NodeId>& leaves) {
        return std::ranges::is_permutation(guess.marks, leaves);
    };
    QVERIFY(are(guesses[2], {tree.at({0, 0}), tree.at({0, 1}), tree.at({1, 0})}));
    QVERIFY(are(guesses[3], {tree.at({0, 0}), tree.at({1, 0})}));
}

/// Where numbers are those of who would move, the keys are those of the tree with MIN's turned.
void Conventions::numbersOfWhoMoves() {
    Draw draw(78);
    for (std::uint64_t k = 0; k < enough(500); ++k) {
        const Profile course = drawnCourse(draw);
        const NaiveTree tree = drawnTree(draw);
        const NaiveTree turned{ofMax(tree.root, tree.player == Player::max), tree.player};
        Profile movers = course;
        movers.leafSide = Profile::LeafSide::mover;
        for (const Question question : plainQuestions) {
            QVERIFY2(keyUnder(gameTree(tree), question, movers) ==
                         keyUnder(gameTree(turned), question, course),
                     text(tree).c_str());
        }
    }
}

QTEST_APPLESS_MAIN(Conventions)
#include "tst_conventions.moc"
