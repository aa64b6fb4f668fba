// What follows from a mistake, against a marker that is written apart: it goes through an answer
// field by field as a teacher does with a pencil.

#include "core/practice/answerjson.h"
#include "core/tree/dottedpath.h"
#include "tests/practice/naiveexam.h"
#include "tests/practice/pencil.h"
#include "tests/practice/rightsheet.h"

#include <QTest>
#include <cmath>
#include <set>

using namespace prunus;
using namespace prunus::oracle;
using namespace prunus::practicetest;
using Verdict = GradedItem::Verdict;

namespace {

/// Of one field, or of the fields of a node.
struct Marked {
    Verdict verdict = Verdict::missing;
    double credit = 0;
    std::set<std::uint32_t> from;
};
using Marks = std::map<std::uint32_t, Marked>;

constexpr double share = 0.25;

/// Minimax values that somebody wrote.
Marks markedValues(const NaiveTree& tree, const std::map<std::uint32_t, Value>& written) {
    Marks marks;
    for (std::uint32_t n = 0; n < tree.nodes.size(); ++n) {
        const NaiveNode& node = *tree.nodes[n];
        if (node.children.empty()) {
            continue;
        }
        Marked& mark = marks[n];
        const auto own = written.find(n);
        if (own == written.end()) {
            continue;
        }
        if (own->second == naiveMinimax(node, isMax(tree, n))) {
            mark = {Verdict::right, 1, {}};
            continue;
        }
        bool complete = true;
        std::vector<Value> below;
        for (const NaiveNode& child : node.children) {
            const auto at = written.find(child.id);
            complete = complete && (child.value || at != written.end());
            below.push_back(child.value ? *child.value : complete ? at->second : 0);
            const bool isWrong =
                !child.value && complete && below.back() != naiveMinimax(child, !isMax(tree, n));
            if (isWrong) {
                mark.from.insert(child.id);
            }
        }
        const Value made =
            isMax(tree, n) ? *std::ranges::max_element(below) : *std::ranges::min_element(below);
        const bool follows = complete && made == own->second;
        mark.verdict = follows ? Verdict::follows : Verdict::wrong;
        mark.credit = follows ? share : 0;
        if (!follows) {
            mark.from.clear();
        }
    }
    return marks;
}

/// Windows at entry that somebody wrote, of the nodes that are visited: a child is given what is
/// written at its parent, narrowed by what its left siblings return; a closed window gives nothing.
Marks markedEntries(const NaiveTree& tree, const std::map<std::uint32_t, Window>& written) {
    const Pencil pencil(tree, {});
    Marks marks;
    const auto returned = [&](const NaiveNode& node) {
        return node.value ? *node.value : pencil.returned.at(node.id);
    };
    const auto judge = [&](std::uint32_t n, std::optional<Window> given, std::uint32_t parent) {
        const Window right = pencil.windows.at(n).front();
        const Window own = written.at(n);
        Marked& mark = marks[n];
        mark.verdict = Verdict::right;
        for (const auto bound : {&Window::alpha, &Window::beta}) {
            const bool follows = given && given.value().*bound == own.*bound;
            if (own.*bound == right.*bound) {
                mark.credit += 0.5;
            } else if (follows && mark.verdict != Verdict::wrong) {
                mark.verdict = Verdict::follows;
                mark.from = {parent};
                mark.credit += share / 2;
            } else {
                mark.verdict = Verdict::wrong;
                mark.credit += follows ? share / 2 : 0;
            }
        }
        if (mark.verdict != Verdict::follows) {
            mark.from.clear();
        }
    };
    judge(0, {}, 0);
    for (std::uint32_t n = 0; n < tree.nodes.size(); ++n) {
        if (tree.nodes[n]->children.empty() || !pencil.windows.contains(n)) {
            continue;
        }
        std::optional<Window> now = written.at(n);
        for (const NaiveNode& child : tree.nodes[n]->children) {
            now = now && now->alpha < now->beta ? now : std::nullopt;
            if (!pencil.windows.contains(child.id)) {
                break;
            }
            if (!child.children.empty()) {
                judge(child.id, now, n);
            }
            if (now && isMax(tree, n)) {
                now->alpha = std::max(now->alpha, returned(child));
            } else if (now) {
                now->beta = std::min(now->beta, returned(child));
            }
        }
    }
    return marks;
}

void compare(const NaiveTree& naive, const GameTree& tree, const Grade& grade, const Marks& marks) {
    double sum = 0;
    std::size_t asked = 0;
    for (const GradedItem& item : grade.items) {
        const std::uint32_t n = nodeAtDotted(tree, item.item).value;
        const auto mark = marks.find(n);
        if (mark == marks.end()) {
            QCOMPARE(item.verdict, Verdict::right); // never visited, and said so
            sum += 1;
            continue;
        }
        ++asked;
        const QString where = QString::fromStdString(text(naive) + ": " + item.item) + " credit " +
                              QString::number(item.credit);
        QVERIFY2(item.verdict == mark->second.verdict, qPrintable(where));
        QVERIFY2(std::abs(item.credit - mark->second.credit) < 1e-12, qPrintable(where));
        std::set<std::uint32_t> from;
        for (const NodeId each : item.from) {
            from.insert(each.value);
        }
        std::set<std::uint32_t> mistakes = mark->second.from;
        std::erase_if(mistakes,
                      [&](std::uint32_t each) { return marks.at(each).verdict == Verdict::right; });
        QVERIFY2(from == mistakes, qPrintable(where));
        QCOMPARE(from.empty(), item.verdict != Verdict::follows);
        sum += mark->second.credit;
    }
    QCOMPARE(asked, marks.size());
    QVERIFY(std::abs(grade.credit - sum / static_cast<double>(grade.items.size())) < 1e-12);
}

} // namespace

class Following : public QObject {
    Q_OBJECT

  private slots:
    static void valuesAreMarkedAsByPencil();
    static void entriesAreMarkedAsByPencil();
    static void whatFollowsIsNeverRight();
    static void anExitFollowsFromItsOwnEntry();
};

void Following::valuesAreMarkedAsByPencil() {
    Draw draw(91);
    std::size_t follow = 0;
    for (std::uint64_t k = 0; k < enough(3'000); ++k) {
        const NaiveTree naive = drawnTree(draw);
        const GameTree tree = gameTree(naive);
        std::map<std::uint32_t, Value> written;
        for (std::uint32_t n = static_cast<std::uint32_t>(naive.nodes.size()); n-- > 0;) {
            const NaiveNode& node = *naive.nodes[n];
            if (node.children.empty() || draw.oneIn(12)) {
                continue;
            }
            Value best = isMax(naive, n) ? -infinity : infinity;
            for (const NaiveNode& child : node.children) {
                const auto below = written.find(child.id);
                const Value v = child.value              ? *child.value
                                : below == written.end() ? Value(draw.below(9))
                                                         : below->second;
                best = isMax(naive, n) ? std::max(best, v) : std::min(best, v);
            }
            written[n] = draw.oneIn(4) ? Value(draw.below(9)) : best; // rightly, or not
        }
        Answer answer;
        for (const auto& [n, v] : written) {
            answer.values[NodeId{n}] = {WrittenValue::Relation::equal, v};
        }
        const Grade grade = gradeUnder(tree, Question::values, answer, {}, share);
        compare(naive, tree, grade, markedValues(naive, written));
        follow += grade.count(Verdict::follows);
    }
    QVERIFY(follow > enough(3'000) / 4);
}

void Following::entriesAreMarkedAsByPencil() {
    Draw draw(92);
    const Profile course = courseWith(&Profile::windowShown, Profile::WindowShown::entry);
    std::size_t follow = 0;
    for (std::uint64_t k = 0; k < enough(3'000); ++k) {
        const NaiveTree naive = drawnTree(draw);
        const GameTree tree = gameTree(naive);
        const Pencil pencil(naive, course);
        std::map<std::uint32_t, Window> written;
        Answer answer;
        for (std::uint32_t n = 0; n < naive.nodes.size(); ++n) {
            if (naive.nodes[n]->children.empty()) {
                continue;
            }
            const auto at = pencil.windows.find(n);
            if (at == pencil.windows.end()) {
                answer.notVisited.push_back(NodeId{n});
                continue;
            }
            Window w = at->second.front();
            if (n != 0 && draw.oneIn(2)) { // one bound of the parent's, or any number
                const Window above = written.at(tree.parent(NodeId{n}).value);
                (draw.oneIn(2) ? w.alpha : w.beta) = draw.oneIn(3)   ? Value(draw.below(6))
                                                     : draw.oneIn(2) ? above.alpha
                                                                     : above.beta;
            }
            written[n] = w;
            answer.windows[NodeId{n}].in = w;
        }
        const Grade grade = gradeUnder(tree, Question::windows, answer, course, share);
        compare(naive, tree, grade, markedEntries(naive, written));
        follow += grade.count(Verdict::follows);
        // It is found where it is worth nothing, too.
        QCOMPARE(gradeUnder(tree, Question::windows, answer, course).count(Verdict::follows),
                 grade.count(Verdict::follows));
    }
    QVERIFY(follow > enough(3'000) / 20);
}

/// Not even where it gets all of its point.
void Following::whatFollowsIsNeverRight() {
    const GameTree tree = treeOf("[[3,9],[2,11],[8,5]]");
    const auto given = readAnswer(R"({"values":{"":9,"0":9,"1":2,"2":5}})", tree, Question::values);
    const Grade grade = gradeUnder(tree, Question::values, *given, {}, 1);
    QCOMPARE(grade.credit, 0.75);
    QCOMPARE(grade.count(Verdict::right), 2U);
    Grade all; // of one field that only follows
    all.credit = 1;
    all.items = {{"", Verdict::follows, 1}};
    QVERIFY(!all.allRight());
}

void Following::anExitFollowsFromItsOwnEntry() {
    const GameTree tree = treeOf("[[3,12,8],[2,4,6],[14,5,2]]");
    const auto given = readAnswer(R"({"windows":{"":{"in":["-inf","inf"],"out":[3,"inf"]},)"
                                  R"("0":{"in":["-inf","inf"],"out":["-inf",3]},)"
                                  R"("1":{"in":["-inf","inf"],"out":["-inf",2]},)"
                                  R"("2":{"in":[3,"inf"],"out":[3,2]}},"notVisited":[]})",
                                  tree, Question::windows);
    QCOMPARE(gradeUnder(tree, Question::windows, *given, {}, 1).credit, 15 / 16.0);
}

QTEST_APPLESS_MAIN(Following)
#include "tst_following.moc"
