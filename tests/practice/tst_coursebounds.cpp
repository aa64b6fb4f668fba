// Windows as courses have them written: at leaves, of one side, stopping at each other, on
// branches, for each move of the root; against a search by pencil that is written apart, and what
// an error in one of them costs.

#include "core/practice/asked.h"
#include "core/practice/grade.h"
#include "tests/practice/pencil.h"
#include "tests/practice/rightsheet.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>
#include <algorithm>
#include <map>

using namespace prunus;
using oracle::Draw;
using oracle::NaiveNode;
using oracle::NaiveTree;
using oracle::Pencil;
using practicetest::drawnTree;
using practicetest::sheetUnder;
using practicetest::treeOf;

namespace {

bool isMax(const NaiveTree& tree, std::uint32_t n) {
    return (tree.paths[n].size() % 2 == 0) == (tree.player == Player::max);
}

std::vector<Window> withoutRepeats(std::vector<Window> windows) {
    windows.erase(std::unique(windows.begin(), windows.end()), windows.end());
    return windows;
}

/// Where all is written at inner nodes that is written there; others are not visited.
Answer answerWith(const NaiveTree& tree,
                  const std::map<std::uint32_t, std::vector<Window>>& written, bool exitsAlone) {
    Answer answer;
    for (std::uint32_t n = 0; n < tree.nodes.size(); ++n) {
        if (tree.nodes[n]->children.empty()) {
            continue;
        }
        const auto at = written.find(n);
        if (at == written.end()) {
            answer.notVisited.push_back(NodeId{n});
        } else if (exitsAlone) {
            answer.windows[NodeId{n}].out = at->second.back();
        } else {
            answer.windows[NodeId{n}].history = withoutRepeats(at->second);
        }
    }
    return answer;
}

double creditOf(const NaiveTree& tree, Question question, const Answer& answer,
                const Profile& course, bool follow = false) {
    const GameTree game = gameTree(tree);
    return gradeAnswer(game, question, sheetUnder(game, question, course), answer, course, follow)
        .credit;
}

} // namespace

class TestCourseBounds : public QObject {
    Q_OBJECT

  private slots:
    void windowsOfLeaves();
    void oneSideAlone();
    void oneSideAlone_byHand();
    void boundsThatStop();
    void oneSlipCostsOneField_data();
    void oneSlipCostsOneField();
    void onBranchesTheFirstWindowIsGiven();
    void callsForEachMoveOfTheRoot();
};

/// As at inner nodes, and those that are not read are not visited.
void TestCourseBounds::windowsOfLeaves() {
    Draw draw(72);
    for (std::uint64_t k = 0; k < oracle::enough(800); ++k) {
        Profile course;
        course.leafBounds = true;
        course.windowShown = static_cast<Profile::WindowShown>(draw.below(4));
        const NaiveTree tree = drawnTree(draw);
        const Pencil pencil(tree, course);
        Answer written;
        for (std::uint32_t n = 0; n < tree.nodes.size(); ++n) {
            const bool onBranch = course.windowShown == Profile::WindowShown::edge;
            const auto at = pencil.windows.find(n);
            if (at == pencil.windows.end()) {
                written.notVisited.push_back(NodeId{n});
                continue;
            }
            if (onBranch && n == 0) {
                continue;
            }
            WrittenWindows& windows = written.windows[NodeId{n}];
            switch (course.windowShown) {
            case Profile::WindowShown::exit:
                windows.out = at->second.back();
                break;
            case Profile::WindowShown::history:
                windows.history = withoutRepeats(at->second);
                break;
            default:
                windows.in = at->second.front();
            }
        }
        QCOMPARE(creditOf(tree, Question::windows, written, course), 1.0);
        // One leaf that is left out costs its part, whether it is read or not.
        const auto asked = written.windows.size() + written.notVisited.size();
        const NodeId last{static_cast<std::uint32_t>(tree.nodes.size()) - 1};
        written.windows.erase(last);
        std::erase(written.notVisited, last);
        QCOMPARE(creditOf(tree, Question::windows, written, course),
                 static_cast<double>(asked - 1) / static_cast<double>(asked));
    }
}

/// Who writes α at MAX and β at MIN alone has answered all; each wrong one costs its node.
void TestCourseBounds::oneSideAlone() {
    Draw draw(73);
    for (std::uint64_t k = 0; k < oracle::enough(800); ++k) {
        Profile course;
        course.ownSideOnly = true;
        course.windowShown = static_cast<Profile::WindowShown>(draw.below(3));
        const NaiveTree tree = drawnTree(draw);
        const Pencil pencil(tree, course);
        Answer written;
        std::size_t asked = 0;
        for (std::uint32_t n = 0; n < tree.nodes.size(); ++n) {
            if (tree.nodes[n]->children.empty()) {
                continue;
            }
            ++asked;
            const auto at = pencil.windows.find(n);
            if (at == pencil.windows.end()) {
                written.notVisited.push_back(NodeId{n});
                continue;
            }
            std::vector<Value> own;
            for (const Window w : at->second) {
                own.push_back(isMax(tree, n) ? w.alpha : w.beta);
            }
            own.erase(std::unique(own.begin(), own.end()), own.end());
            if (course.windowShown != Profile::WindowShown::history) {
                const bool exit = course.windowShown == Profile::WindowShown::exit;
                own = {exit ? own.back() : own.front()};
            }
            WrittenWindows& windows = written.windows[NodeId{n}];
            (isMax(tree, n) ? windows.onlyAlpha : windows.onlyBeta) = own;
        }
        QCOMPARE(creditOf(tree, Question::windows, written, course), 1.0);
        WrittenWindows& root = written.windows.at(GameTree::root());
        (isMax(tree, 0) ? root.onlyAlpha : root.onlyBeta).back() = 77;
        QCOMPARE(creditOf(tree, Question::windows, written, course),
                 static_cast<double>(asked - 1) / static_cast<double>(asked));
        // Where both are asked for, one is no answer.
        course.ownSideOnly = false;
        QCOMPARE(creditOf(tree, Question::windows, written, course),
                 static_cast<double>(written.notVisited.size()) / static_cast<double>(asked));
    }
}

/// The textbook's tree: MAX's A has 3 in the end, MIN's B 3, C 2, D 2.
void TestCourseBounds::oneSideAlone_byHand() {
    Profile course;
    course.ownSideOnly = true;
    course.windowShown = Profile::WindowShown::exit;
    const GameTree tree = treeOf(practicetest::textbook);
    Answer answer;
    answer.windows[tree.at({})].onlyAlpha = {3};
    answer.windows[tree.at({0})].onlyBeta = {3};
    answer.windows[tree.at({1})].onlyBeta = {2};
    answer.windows[tree.at({2})].onlyBeta = {2};
    const Sheet right = sheetUnder(tree, Question::windows, course);
    QCOMPARE(gradeAnswer(tree, Question::windows, right, answer, course, false).credit, 1.0);
    answer.windows[tree.at({1})].onlyBeta = {4};
    QCOMPARE(gradeAnswer(tree, Question::windows, right, answer, course, false).credit, 0.75);
}

/// Where a course clamps, a bound stops at the other one; both ways are right unless it is strict.
void TestCourseBounds::boundsThatStop() {
    Draw draw(74);
    std::size_t differ = 0;
    for (std::uint64_t k = 0; k < oracle::enough(800); ++k) {
        Profile course;
        const NaiveTree tree = drawnTree(draw);
        auto crossing = Pencil(tree, course).windows;
        auto clamped = crossing;
        for (auto& [n, windows] : clamped) {
            for (Window& w : windows) {
                const Value stop = isMax(tree, n) ? w.beta : w.alpha;
                w = w.alpha > w.beta ? Window{stop, stop} : w;
            }
        }
        for (const bool exitsAlone : {false, true}) {
            course.windowShown =
                exitsAlone ? Profile::WindowShown::exit : Profile::WindowShown::history;
            const Answer shown = answerWith(tree, crossing, exitsAlone);
            const Answer stopped = answerWith(tree, clamped, exitsAlone);
            differ += shown == stopped ? 0U : 1U;
            for (const auto has : {Profile::Crossed::show, Profile::Crossed::clamp}) {
                course.crossed = has;
                const Answer& own = has == Profile::Crossed::show ? shown : stopped;
                const Answer& other = has == Profile::Crossed::show ? stopped : shown;
                course.strictConvention = false;
                QCOMPARE(creditOf(tree, Question::windows, own, course), 1.0);
                // That bounds stop is said on the question; that they cross is not.
                QCOMPARE(creditOf(tree, Question::windows, other, course) == 1.0,
                         has == Profile::Crossed::show || own == other);
                course.strictConvention = true;
                QCOMPARE(creditOf(tree, Question::windows, own, course), 1.0);
                QCOMPARE(creditOf(tree, Question::windows, other, course) == 1.0, own == other);
            }
        }
    }
    QVERIFY(differ > oracle::enough(800) / 8);
}

void TestCourseBounds::oneSlipCostsOneField_data() {
    QTest::addColumn<bool>("exitsAlone");
    QTest::newRow("each change is written") << false;
    QTest::newRow("windows are written as nodes are left") << true;
}

/// Somebody writes one wrong number and goes on rightly from it, up and to the right: only that
/// field is wrong where what follows counts. Where that would enter a node with a closed window,
/// nothing follows.
void TestCourseBounds::oneSlipCostsOneField() {
    QFETCH(const bool, exitsAlone);
    Draw draw(75);
    std::size_t written = 0;
    std::size_t spread = 0;
    for (std::uint64_t k = 0; k < oracle::enough(1'500); ++k) {
        Profile course;
        course.windowShown =
            exitsAlone ? Profile::WindowShown::exit : Profile::WindowShown::history;
        const NaiveTree tree = drawnTree(draw);
        const Pencil pencil(tree, course);
        std::vector<std::uint32_t> inner;
        for (const auto& [n, windows] : pencil.windows) {
            if (!tree.nodes[n]->children.empty()) {
                inner.push_back(n);
            }
        }
        const std::uint32_t slip = inner[draw.below(static_cast<std::uint32_t>(inner.size()))];
        const Value wrong = (isMax(tree, slip) ? 60 : -60) + Value(draw.below(5)) / 2;
        const auto windows = pencil.withSlipAt(slip, wrong);
        const auto goesOnClosed = [](const auto& entry) { // to a child, or at all
            const std::vector<Window>& all = entry.second;
            return std::any_of(all.begin(), all.size() > 1 ? all.end() - 1 : all.end(),
                               [](Window w) { return w.alpha >= w.beta; });
        };
        if (std::ranges::any_of(windows, goesOnClosed)) {
            continue;
        }
        ++written;
        const Answer answer = answerWith(tree, windows, exitsAlone);
        double nodes = 0;
        for (const NaiveNode* node : tree.nodes) {
            nodes += node->children.empty() ? 0 : 1;
        }
        const double all = creditOf(tree, Question::windows, answer, course, true);
        QVERIFY2(std::abs(all - (nodes - 0.5) / nodes) < 1e-9,
                 (text(tree) + " slip at " + std::to_string(slip)).c_str());
        const double alone = creditOf(tree, Question::windows, answer, course, false);
        QVERIFY(alone <= all);
        spread += alone < all ? 1U : 0U;
    }
    QVERIFY(written > oracle::enough(1'500) / 3);
    QVERIFY(spread > oracle::enough(1'500) / 15);
}

/// No branch leads to the root: what its children are given follows from the first window and from
/// what is written nowhere but is right.
void TestCourseBounds::onBranchesTheFirstWindowIsGiven() {
    Profile course;
    course.windowShown = Profile::WindowShown::edge;
    const GameTree tree = treeOf("[[[3,5],[2,9]],[1,4]]");
    const Sheet right = sheetUnder(tree, Question::windows, course);
    Answer answer = answerOf(tree, Question::windows, right, course);
    QCOMPARE(gradeAnswer(tree, Question::windows, right, answer, course, true).credit, 1.0);
    const double asked = double(answer.windows.size() + answer.notVisited.size());
    for (const Value alpha : {4, 7}) { // wrong, and handed on rightly
        answer.windows.at(tree.at({0})).in = Window{alpha, infinity};
        answer.windows.at(tree.at({0, 0})).in = Window{alpha, infinity};
        answer.windows.at(tree.at({0, 1})).in = Window{alpha, 5};
        const double closed = alpha > 5 ? 0.5 : 0; // with such a window no node is entered
        QCOMPARE(gradeAnswer(tree, Question::windows, right, answer, course, true).credit,
                 (asked - 0.5 - closed) / asked);
    }
}

/// Then the root's bounds reach none of its children, whatever is written there.
void TestCourseBounds::callsForEachMoveOfTheRoot() {
    Draw draw(76);
    for (std::uint64_t k = 0; k < oracle::enough(500); ++k) {
        Profile course;
        course.rootCalls = Profile::RootCalls::perChild;
        course.windowShown = Profile::WindowShown::history;
        course.cut = draw.oneIn(2) ? CutRule::greater : CutRule::greaterOrEqual;
        const NaiveTree tree = drawnTree(draw);
        const Pencil pencil(tree, course);
        const Answer answer = answerWith(tree, pencil.windows, false);
        QCOMPARE(creditOf(tree, Question::windows, answer, course), 1.0);
        QCOMPARE(creditOf(tree, Question::windows, answer, course, true), 1.0);
    }
    // [−∞, ∞] at B and C. Who hands A's 3 down to C has it wrong, though A's window says 3.
    Profile course;
    course.windowShown = Profile::WindowShown::entry;
    const GameTree tree = treeOf("[[3,5],[2,4]]");
    for (const auto calls : {Profile::RootCalls::one, Profile::RootCalls::perChild}) {
        course.rootCalls = calls;
        const Sheet right = sheetUnder(tree, Question::windows, course);
        Answer answer;
        answer.windows[tree.at({})].in = Window{};
        answer.windows[tree.at({0})].in = Window{};
        answer.windows[tree.at({1})].in = Window{3, infinity};
        QCOMPARE(gradeAnswer(tree, Question::windows, right, answer, course, true).credit,
                 calls == Profile::RootCalls::one ? 1.0 : 2.5 / 3);
    }
}

QTEST_APPLESS_MAIN(TestCourseBounds)
#include "tst_coursebounds.moc"
