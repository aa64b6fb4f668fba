// What is said of misconceptions whatever the tree is: each sentence against searches by pencil of
// random trees, under both cut rules and fail modes, with either player at the root.

#include "tests/practice/pencil.h"
#include "tests/rows.h"
#include "ui/words/practicewords.h"

using namespace prunus;
using oracle::NaiveNode;
using oracle::NaiveTree;
using oracle::Pencil;

namespace {

Value worthOf(const NaiveNode& node, bool max) {
    if (node.children.empty()) {
        return *node.value;
    }
    Value best = max ? -infinity : infinity;
    for (const NaiveNode& child : node.children) {
        best = max ? std::max(best, worthOf(child, !max)) : std::min(best, worthOf(child, !max));
    }
    return best;
}

/// One search, and what sentences are about.
struct Searched {
    explicit Searched(oracle::Draw& draw) : tree(practicetest::drawnTree(draw)) {
        course.fail = draw.oneIn(2) ? FailMode::soft : FailMode::hard;
        course.cut = draw.oneIn(2) ? CutRule::greater : CutRule::greaterOrEqual;
        pencil.emplace(tree, course);
    }

    [[nodiscard]] bool isMax(std::uint32_t n) const {
        return (tree.paths[n].size() % 2 == 0) == (tree.player == Player::max);
    }
    [[nodiscard]] Value returned(const NaiveNode& node) const {
        return node.children.empty() ? *node.value : pencil->returned.at(node.id);
    }
    [[nodiscard]] bool isRead(const NaiveNode& node) const {
        return pencil->windows.contains(node.id);
    }
    /// Of the root, those whose search returned what the root is worth, in order.
    [[nodiscard]] std::vector<const NaiveNode*> equalMoves() const {
        std::vector<const NaiveNode*> equal;
        for (const NaiveNode& child : tree.root.children) {
            if (isRead(child) && returned(child) == returned(tree.root)) {
                equal.push_back(&child);
            }
        }
        return equal;
    }
    [[nodiscard]] bool isWorthTheRoot(const NaiveNode& move) const {
        const bool max = tree.player == Player::max;
        return worthOf(move, !max) == worthOf(tree.root, max);
    }

    Profile course;
    NaiveTree tree;
    std::optional<Pencil> pencil;
};

/// Whether a claim holds of a search; and whether it said something there.
enum class Found : std::uint8_t { nothing, holds, fails };
using Claim = Found (*)(const Searched&);

/// What the first move secures is in the window of each later one.
Found securedByTheFirst(const Searched& s) {
    const bool max = s.tree.player == Player::max;
    Found found = Found::nothing;
    for (std::size_t k = 1; k < s.tree.root.children.size(); ++k) {
        const NaiveNode& move = s.tree.root.children[k];
        if (s.isRead(move)) {
            const Window given = s.pencil->windows.at(move.id).front();
            const Value first = s.returned(s.tree.root.children.front());
            found = (max ? given.alpha >= first : given.beta <= first) && found != Found::fails
                        ? Found::holds
                        : Found::fails;
        }
    }
    return found;
}

/// A child that is worse than one before leaves the window as it is.
Found worseChangesNothing(const Searched& s) {
    Found found = Found::nothing;
    for (const auto& [n, windows] : s.pencil->windows) {
        const auto& family = s.tree.nodes[n]->children;
        Value best = s.isMax(n) ? -infinity : infinity;
        for (std::size_t k = 0; k + 1 < windows.size(); ++k) {
            const Value v = s.returned(family[k]);
            if (s.isMax(n) ? v < best : v > best) {
                found = windows[k + 1] == windows[k] && found != Found::fails ? Found::holds
                                                                              : Found::fails;
            }
            best = s.isMax(n) ? std::max(best, v) : std::min(best, v);
        }
    }
    return found;
}

/// The first of equal moves is worth what the search returned.
Found theFirstIsSure(const Searched& s) {
    const auto equal = s.equalMoves();
    return s.isWorthTheRoot(*equal.front()) ? Found::holds : Found::fails;
}

/// A later one that looks equal and is worse returned a bound: what it is worth lies on the worse
/// side of that.
Found laterMayBeWorse(const Searched& s) {
    const bool max = s.tree.player == Player::max;
    const auto equal = s.equalMoves();
    Found found = Found::nothing;
    for (std::size_t k = 1; k < equal.size(); ++k) {
        if (s.isWorthTheRoot(*equal[k])) {
            continue;
        }
        const Value worth = worthOf(*equal[k], !max);
        const Value returned = s.returned(*equal[k]);
        found = (max ? worth < returned : worth > returned) && found != Found::fails ? Found::holds
                                                                                     : Found::fails;
    }
    return found;
}

/// A child of a negamax call sees −β and −α: what MAX calls [α, β] is [−β, −α] to MIN.
Found swappedAndNegated(const Searched& s) {
    Found found = Found::nothing;
    const auto seen = [&](std::uint32_t n, Window w) {
        return s.isMax(n) ? w : Window{0 - w.beta, 0 - w.alpha};
    };
    for (const auto& [n, windows] : s.pencil->windows) {
        const auto& family = s.tree.nodes[n]->children;
        for (std::size_t k = 0; k + 1 < windows.size(); ++k) {
            const Window own = seen(n, windows[k]); // as it stands when the child is called
            const Window childs = seen(family[k].id, s.pencil->windows.at(family[k].id).front());
            const bool turned = childs.alpha == 0 - own.beta && childs.beta == 0 - own.alpha;
            found = turned && found != Found::fails ? Found::holds : Found::fails;
        }
    }
    return found;
}

Claim claimOf(Misconception m) {
    using enum Misconception;
    return m == openRootWindows    ? securedByTheFirst
           : m == lastValueIsBound ? worseChangesNothing
           : m == lastEqualWins    ? laterMayBeWorse
           : m == anyEqualRootMove ? theFirstIsSure
                                   : swappedAndNegated;
}

} // namespace

class TestMisconceptionWords : public QObject {
    Q_OBJECT

  private slots:
    void isTrueOfEverySearch_data();
    void isTrueOfEverySearch();
    void inACourse();
};

void TestMisconceptionWords::isTrueOfEverySearch_data() {
    const Rows<Misconception, QString> row("misconception", "sentence");
    using enum Misconception;
    row("M06", openRootWindows,
        "What the first move of the root secures holds for the search of the next ones.");
    row("M08", lastValueIsBound,
        "A bound is the best so far: a later child that is worse does not change it.");
    row("M23", lastEqualWins,
        "The search keeps the first of equal moves. Where it cuts, a later one that looks equal "
        "may have returned a bound only, and be worse.");
    row("M24", anyEqualRootMove,
        "The search keeps the first of equal moves. Where it cuts, only that one is sure to be "
        "worth the result.");
    row("M31", windowAsItIs,
        "The child must see the window from its own side: with α and β swapped and negated.");
}

void TestMisconceptionWords::isTrueOfEverySearch() {
    QFETCH(const Misconception, misconception);
    const Claim claim = claimOf(misconception);
    QTEST(PracticeWords::explained(misconception), "sentence");
    oracle::Draw draw(91);
    std::uint64_t holds = 0;
    for (std::uint64_t k = 0; k < oracle::enough(1'000); ++k) {
        const Searched searched(draw);
        const Found found = claim(searched);
        QVERIFY2(found != Found::fails, text(searched.tree).c_str());
        holds += found == Found::holds ? 1U : 0U;
    }
    QVERIFY(holds > oracle::enough(1'000) / 100);
}

/// Where numbers are those of who would move, M21 and M32 are the same mistake, and no minus is too
/// many; where players have other shapes, no triangle is spoken of.
void TestMisconceptionWords::inACourse() {
    Profile movers;
    movers.leafSide = Profile::LeafSide::mover;
    using enum Misconception;
    QCOMPARE(PracticeWords::name(negatedMinLeaf, movers),
             PracticeWords::name(leafFromWrongSide, movers));
    QCOMPARE(PracticeWords::explained(negatedMinLeaf, movers),
             "The numbers at the leaves are from the side of the player who would move there: "
             "where that is MIN, the number for MAX is the negative.");
    QVERIFY(PracticeWords::explained(negatedMinLeaf).contains("every value is MAX’s"));
    Profile squares;
    squares.shapes = {{"max", "square"}, {"min", "circle"}};
    QVERIFY(PracticeWords::explained(playersSwapped).contains(u'△'));
    QVERIFY(!PracticeWords::explained(playersSwapped, squares).contains(u'△'));
}

QTEST_MAIN(TestMisconceptionWords)
#include "tst_misconceptionwords.moc"
