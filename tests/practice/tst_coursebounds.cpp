// Windows as courses have them written: at leaves, of one side, stopping at each other, on
// branches, for each move of the root; against a search by pencil that is written apart, and what
// an error in one of them costs.

#include "tests/practice/pencil.h"
#include "tests/practice/rightsheet.h"
#include "tests/rows.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>

using namespace prunus;
using namespace prunus::oracle;
using namespace prunus::practicetest;

namespace {

template <class T> std::vector<T> withoutRepeats(std::vector<T> all) {
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

/// What the course has written of these windows of nodes; nodes that have none are not visited.
Answer answerWith(const NaiveTree& tree,
                  const std::map<std::uint32_t, std::vector<Window>>& windows,
                  const Profile& course) {
    const bool isHistory = course.windowShown == Profile::WindowShown::history;
    const bool isExit = course.windowShown == Profile::WindowShown::exit;
    Answer answer;
    for (std::uint32_t n = 0; n < tree.nodes.size(); ++n) {
        const auto at = windows.find(n);
        if (tree.nodes[n]->children.empty() && !course.leafBounds) {
            continue;
        }
        if (at == windows.end()) {
            answer.notVisited.push_back(NodeId{n});
            continue;
        }
        if (n == 0 && course.windowShown == Profile::WindowShown::edge) {
            continue; // no branch leads there
        }
        WrittenWindows& here = answer.windows[NodeId{n}];
        std::vector<Window> shown = withoutRepeats(at->second);
        if (!isHistory) {
            shown = {isExit ? shown.back() : shown.front()};
        }
        if (course.ownSideOnly) {
            std::vector<Value> own;
            for (const Window w : shown) {
                own.push_back(isMax(tree, n) ? w.alpha : w.beta);
            }
            (isMax(tree, n) ? here.onlyAlpha : here.onlyBeta) = withoutRepeats(own);
        } else if (isHistory) {
            here.history = shown;
        } else {
            (isExit ? here.out : here.in) = shown.front();
        }
    }
    return answer;
}

double askedIn(const Answer& answer) {
    return double(answer.windows.size() + answer.notVisited.size());
}

double creditOf(const GameTree& tree, const Answer& answer, const Profile& course,
                bool follow = false) {
    return gradeUnder(tree, Question::windows, answer, course, follow ? 1 : 0).credit;
}
double creditOf(const NaiveTree& tree, const Answer& answer, const Profile& course,
                bool follow = false) {
    return creditOf(gameTree(tree), answer, course, follow);
}

} // namespace

class TestCourseBounds : public QObject {
    Q_OBJECT

  private slots:
    void windowsOfLeaves();
    void oneSideAlone();
    void boundsThatStop();
    void oneSlipCostsOneField_data();
    void oneSlipCostsOneField();
    void onBranchesTheFirstWindowIsGiven();
    void callsForEachMoveOfTheRoot();
};

/// As at inner nodes, and those that are not read are not visited.
void TestCourseBounds::windowsOfLeaves() {
    Draw draw(72);
    for (std::uint64_t k = 0; k < enough(800); ++k) {
        Profile course = courseWith(&Profile::leafBounds, true);
        course.windowShown = static_cast<Profile::WindowShown>(draw.below(4));
        const NaiveTree tree = drawnTree(draw);
        Answer written = answerWith(tree, Pencil(tree, course).windows, course);
        QCOMPARE(creditOf(tree, written, course), 1.0);
        // One leaf that is left out costs its part, whether it is read or not.
        const double asked = askedIn(written);
        const NodeId last{static_cast<std::uint32_t>(tree.nodes.size()) - 1};
        written.windows.erase(last);
        std::erase(written.notVisited, last);
        QCOMPARE(creditOf(tree, written, course), (asked - 1) / asked);
    }
}

/// Who writes α at MAX and β at MIN alone has answered all; each wrong one costs its node.
void TestCourseBounds::oneSideAlone() {
    Draw draw(73);
    for (std::uint64_t k = 0; k < enough(800); ++k) {
        Profile course = courseWith(&Profile::ownSideOnly, true);
        course.windowShown = static_cast<Profile::WindowShown>(draw.below(3));
        const NaiveTree tree = drawnTree(draw);
        Answer written = answerWith(tree, Pencil(tree, course).windows, course);
        const double asked = askedIn(written);
        QCOMPARE(creditOf(tree, written, course), 1.0);
        WrittenWindows& root = written.windows.at(GameTree::root());
        (isMax(tree, 0) ? root.onlyAlpha : root.onlyBeta).back() = 77;
        QCOMPARE(creditOf(tree, written, course), (asked - 1) / asked);
        // Where both are asked for, one is no answer.
        course.ownSideOnly = false;
        QCOMPARE(creditOf(tree, written, course), double(written.notVisited.size()) / asked);
    }
}

/// Where a course clamps, a bound stops at the other one; both ways are right unless it is strict.
void TestCourseBounds::boundsThatStop() {
    Draw draw(74);
    std::size_t differ = 0;
    for (std::uint64_t k = 0; k < enough(800); ++k) {
        Profile course;
        const NaiveTree tree = drawnTree(draw);
        const auto crossing = Pencil(tree, course).windows;
        auto clamped = crossing;
        for (auto& [n, windows] : clamped) {
            for (Window& w : windows) {
                const Value stop = isMax(tree, n) ? w.beta : w.alpha;
                w = w.alpha > w.beta ? Window{stop, stop} : w;
            }
        }
        for (const auto written : {Profile::WindowShown::history, Profile::WindowShown::exit}) {
            course.windowShown = written;
            const Answer shown = answerWith(tree, crossing, course);
            const Answer stopped = answerWith(tree, clamped, course);
            differ += shown == stopped ? 0U : 1U;
            for (const auto has : {Profile::Crossed::show, Profile::Crossed::clamp}) {
                course.crossed = has;
                const Answer& own = has == Profile::Crossed::show ? shown : stopped;
                const Answer& other = has == Profile::Crossed::show ? stopped : shown;
                course.strictConvention = false;
                QCOMPARE(creditOf(tree, own, course), 1.0);
                // That bounds stop is said on the question; that they cross is not.
                QCOMPARE(creditOf(tree, other, course) == 1.0,
                         has == Profile::Crossed::show || own == other);
                course.strictConvention = true;
                QCOMPARE(creditOf(tree, own, course), 1.0);
                QCOMPARE(creditOf(tree, other, course) == 1.0, own == other);
            }
        }
    }
    QVERIFY(differ > enough(800) / 8);
}

void TestCourseBounds::oneSlipCostsOneField_data() {
    const Rows<Profile::WindowShown> row("shown");
    row("each change is written", Profile::WindowShown::history);
    row("windows are written as nodes are left", Profile::WindowShown::exit);
}

/// Somebody writes one wrong number and goes on rightly from it, up and to the right: only that
/// field is wrong where what follows counts. Where that would enter a node with a closed window,
/// nothing follows.
void TestCourseBounds::oneSlipCostsOneField() {
    QFETCH(const Profile::WindowShown, shown);
    const Profile course = courseWith(&Profile::windowShown, shown);
    Draw draw(75);
    std::size_t written = 0;
    std::size_t spread = 0;
    for (std::uint64_t k = 0; k < enough(1'500); ++k) {
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
        const Answer answer = answerWith(tree, windows, course);
        const double nodes = askedIn(answer);
        const double all = creditOf(tree, answer, course, true);
        QVERIFY2(std::abs(all - (nodes - 0.5) / nodes) < 1e-9,
                 (text(tree) + " slip at " + std::to_string(slip)).c_str());
        const double alone = creditOf(tree, answer, course, false);
        QVERIFY(alone <= all);
        spread += alone < all ? 1U : 0U;
    }
    QVERIFY(written > enough(1'500) / 3);
    QVERIFY(spread > enough(1'500) / 15);
}

/// No branch leads to the root: what its children are given follows from the first window and from
/// what is written nowhere but is right.
void TestCourseBounds::onBranchesTheFirstWindowIsGiven() {
    const Profile course = courseWith(&Profile::windowShown, Profile::WindowShown::edge);
    const GameTree tree = treeOf("[[[3,5],[2,9]],[1,4]]");
    Answer answer = keyUnder(tree, Question::windows, course);
    QCOMPARE(creditOf(tree, answer, course, true), 1.0);
    const double asked = askedIn(answer);
    for (const Value alpha : {4, 7}) { // wrong, and handed on rightly
        answer.windows.at(tree.at({0})).in = Window{alpha, infinity};
        answer.windows.at(tree.at({0, 0})).in = Window{alpha, infinity};
        answer.windows.at(tree.at({0, 1})).in = Window{alpha, 5};
        const double closed = alpha > 5 ? 0.5 : 0; // with such a window no node is entered
        QCOMPARE(creditOf(tree, answer, course, true), (asked - 0.5 - closed) / asked);
    }
}

/// Then the root's bounds reach none of its children, whatever is written there.
void TestCourseBounds::callsForEachMoveOfTheRoot() {
    Draw draw(76);
    for (std::uint64_t k = 0; k < enough(500); ++k) {
        Profile course = courseWith(&Profile::windowShown, Profile::WindowShown::history);
        course.rootCalls = Profile::RootCalls::perChild;
        course.cut = draw.oneIn(2) ? CutRule::greater : CutRule::greaterOrEqual;
        const NaiveTree tree = drawnTree(draw);
        const Answer answer = answerWith(tree, Pencil(tree, course).windows, course);
        QCOMPARE(creditOf(tree, answer, course), 1.0);
        QCOMPARE(creditOf(tree, answer, course, true), 1.0);
    }
    // [−∞, ∞] at B and C. Who hands A's 3 down to C has it wrong, though A's window says 3.
    Profile course = courseWith(&Profile::windowShown, Profile::WindowShown::entry);
    const GameTree tree = treeOf("[[3,5],[2,4]]");
    Answer answer;
    answer.windows[tree.at({})].in = Window{};
    answer.windows[tree.at({0})].in = Window{};
    answer.windows[tree.at({1})].in = Window{3, infinity};
    QCOMPARE(creditOf(tree, answer, course, true), 1.0);
    course.rootCalls = Profile::RootCalls::perChild;
    QCOMPARE(creditOf(tree, answer, course, true), 2.5 / 3);
}

QTEST_APPLESS_MAIN(TestCourseBounds)
#include "tst_coursebounds.moc"
