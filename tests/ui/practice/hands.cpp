#include "tests/ui/practice/hands.h"

#include "core/practice/answer.h"
#include "core/practice/childorder.h"
#include "core/tree/displayname.h"
#include "ui/practice/answering.h"
#include "ui/practice/written.h"
#include "ui/words/puzzlewords.h"
#include "ui/words/words.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace prunus::practicetest {

namespace {

/// Until the children stand in this order, of nodes and places as the tree is written.
void reorder(const Practising& shown, Hands& hands, const ChildOrder& wanted) {
    const GameTree& tree = *shown.exercise().task().tree;
    const auto now = [&](NodeId parent) {
        const ChildOrder& order = shown.answer().order;
        const auto at = order.find(parent);
        std::vector<std::uint32_t> same(tree.childCount(parent));
        std::iota(same.begin(), same.end(), 0U);
        return at == order.end() ? same : at->second;
    };
    for (const auto& [parent, children] : wanted) {
        for (std::uint32_t place = 0; place < children.size(); ++place) {
            const auto order = now(parent);
            for (auto at = std::ranges::find(order, children[place]) - order.begin(); at > place;
                 --at) {
                std::vector<std::uint32_t> path;
                for (NodeId above = tree.children(parent)[children[place]];
                     above != GameTree::root(); above = tree.parent(above)) {
                    const auto family = now(tree.parent(above));
                    const auto stands = std::ranges::find(family, tree.childNumber(above));
                    path.insert(path.begin(), static_cast<std::uint32_t>(stands - family.begin()));
                }
                hands.moveLeft(shown.exercise().tree()->at(path));
            }
        }
    }
}

void give(const Practising& shown, Hands& hands, const Answer& answer) {
    const Task task = shown.exercise().task();
    for (const NodeId n : answer.marks) {
        hands.press(n);
    }
    for (const NodeId n : answer.leaves) {
        hands.press(n);
    }
    NodeId end = GameTree::root();
    for (const std::uint32_t child : answer.line) {
        end = task.tree->children(end)[child];
        hands.press(end);
    }
    for (const WrittenCut& cut : answer.cuts) {
        hands.press(cut.at);
        hands.name(cut.at, cut.mover == Player::min ? 'a' : 'b');
        hands.name(cut.at, *cut.deep ? 'd' : 's');
        hands.press(*cut.witness == noNode ? GameTree::root() : *cut.witness);
    }
    for (const auto& [n, type] : answer.types) {
        hands.name(n, type == NodeType::pv ? 'p' : type == NodeType::cut ? 'c' : 't');
    }
    for (const auto& [n, value] : answer.values) {
        hands.write(QStringLiteral("Value of ") + fieldName(task, n), shownWritten(value));
    }
    for (const auto& each : answer.windows) {
        const NodeId n = each.first;
        for (const bool isAlpha : {true, false}) {
            hands.write((isAlpha ? QStringLiteral("α at ") : QStringLiteral("β at ")) +
                            fieldName(task, n),
                        shownBounds(boundsAt(answer, n, isAlpha, task.profile.windowShown)));
        }
    }
    for (const NodeId n : answer.notVisited) {
        hands.name(n, 'n');
    }
    if (answer.same) {
        hands.choose(QStringLiteral("Are as many leaves read from the other side?"),
                     *answer.same ? 2 : 1);
    }
    const std::map<std::string, const char*> counts{{"leavesAtLeast", "Leaves, at least"},
                                                    {"leavesAtMost", "Leaves, at most"},
                                                    {"nodesVisited", "Nodes visited"},
                                                    {"leavesEvaluated", "Leaves evaluated"},
                                                    {"cutoffs", "Cutoffs"},
                                                    {"nodesPruned", "Nodes skipped"},
                                                    {"leavesPruned", "Leaves skipped"}};
    for (const auto& [id, count] : answer.counts) {
        hands.write(QLatin1String(counts.at(id)), QString::number(count));
    }
    reorder(shown, hands, answer.order);
    if (answer.set) {
        hands.write(QStringLiteral("Values of x"), PuzzleWords::of(*answer.set));
    }
    if (answer.wrongLine) {
        hands.chooseLine(*answer.wrongLine);
    }
    if (answer.holds) {
        hands.chooseTruth(*answer.holds);
    }
    if (traits(task.question).isTyped && !answer.text.empty()) {
        hands.write(QStringLiteral("Your tree, in brackets"), QString::fromStdString(answer.text));
    }
    hands.finish();
}

} // namespace

QString fieldName(const Task& task, NodeId n) {
    return QStringLiteral("%1, %2, depth %3")
        .arg(shownName(DisplayNames(*task.tree), n), shownPlayer(task.playerAt(n)))
        .arg(task.tree->rowOf(n).value);
}

void doToItsEnd(Practising& shown, const QString& set, Hands& hands) {
    shown.choose("startPractice", qPrintable(set));
    if (!shown.exercise().isOpen()) {
        shown.trigger("beginAgain");
    }
    while (!shown.exercise().isFinished()) {
        QVERIFY(shown.exercise().isOpen());
        const Task task = shown.exercise().task();
        const Answer key = keyOf(task);
        give(shown, hands, key);
        hands.check();
        QVERIFY2(shown.told() == QStringLiteral("All of it is right."),
                 qPrintable(shown.text("prompt")));
        QVERIFY(!shown.exercise().isOpen());
        if (!shown.exercise().isFinished()) {
            hands.goOn();
        }
    }
    QVERIFY(!shown.signs().contains(u'○') && !shown.signs().contains(u'◐'));
}

} // namespace prunus::practicetest
