#include "ui/words/practicereasons.h"

#include "core/practice/asked.h"
#include "ui/words/lists.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <algorithm>
#include <charconv>

namespace prunus {

NodeId nodeOfItem(const GameTree& tree, const std::string& item) {
    std::vector<std::uint32_t> path;
    const char* at = item.data();
    const char* const end = at + item.size();
    while (at != end) {
        std::uint32_t child = 0;
        const auto [behind, error] = std::from_chars(at, end, child);
        if (error != std::errc()) {
            return path.empty() ? noNode : tree.at(path); // what part of the node it is
        }
        path.push_back(child);
        at = behind == end ? end : behind + 1;
    }
    return tree.at(path);
}

QString PracticeReasons::name(NodeId n) const {
    return shownName(names_, n);
}

QStringList PracticeReasons::of(const Answer& answer, const Grade& grade, bool closed) const {
    using Verdict = GradedItem::Verdict;
    QStringList sentences = followed(grade, closed);
    if (question_ == Question::windows) {
        return ofWindows(grade, closed) + sentences;
    }
    const auto say = [&sentences](const QString& sentence) {
        if (!sentence.isEmpty() && !sentences.contains(sentence)) {
            sentences << sentence;
        }
    };
    for (const GradedItem& each : grade.items) {
        if (each.verdict == Verdict::right || (each.verdict == Verdict::follows && !closed)) {
            continue;
        }
        const bool looksForPlaces = marksLeaves(question_) || question_ == Question::cuts;
        if (looksForPlaces && each.item != "same" && each.verdict == Verdict::missing && !closed) {
            continue;
        }
        switch (question_) {
        case Question::counts:
            say(ofCount(each.item));
            break;
        case Question::leafBounds:
            say(ofLeafBounds(each.item));
            break;
        case Question::firstWindow:
            say(ofOutcome());
            break;
        case Question::depthLimit:
            say(ofDepthLimit());
            break;
        case Question::budget:
            say(ofBudget());
            break;
        case Question::move:
            say(ofMove(answer));
            break;
        case Question::leafOrder:
            say(ofOrder(answer));
            break;
        default:
            if (each.item == "same") {
                say(ofBothSides());
            } else if (const NodeId n = nodeOfItem(tree_, each.item); n != noNode) {
                say(ofNode(n, each.verdict));
            }
        }
    }
    return sentences;
}

QString PracticeReasons::ofNode(NodeId n, GradedItem::Verdict verdict) const {
    switch (question_) {
    case Question::twoRules:
        return ofTwoRules(n);
    case Question::crossOut:
    case Question::mirror:
    case Question::knownRange:
        return verdict == GradedItem::Verdict::missing ? ofSkipped(n) : ofRead(n);
    case Question::values:
    case Question::negamax:
        return ofValue(n);
    case Question::returned:
        return ofReturned(n);
    case Question::cuts:
        return ofCut(n);
    case Question::nodeTypes:
        return ofType(n);
    default:
        return {};
    }
}

QString PracticeReasons::ofValue(NodeId n) const {
    const bool mover = question_ == Question::negamax;
    const auto worth = [&](NodeId of) {
        const Value v = right_.nodes[of.value].minimax;
        return mover ? fromSideOf(playerAt(of), v) : v;
    };
    QStringList children;
    for (const NodeId child : tree_.children(n)) {
        children << shownNumber(worth(child));
    }
    if (mover) {
        return tr("%1 is worth %2 to %3, who moves there: to the other player, its children are "
                  "worth %4.")
            .arg(name(n), shownNumber(worth(n)), shownPlayer(playerAt(n)), listedWithAnd(children));
    }
    return (playerAt(n) == Player::max
                ? tr("%1 is MAX’s: of its children’s values, %2, MAX takes the greatest, %3.")
                : tr("%1 is MIN’s: of its children’s values, %2, MIN takes the least, %3."))
        .arg(name(n), listedWithAnd(children), shownNumber(worth(n)));
}

const SheetCut* PracticeReasons::cutOf(NodeId unit) const {
    const auto cut = std::ranges::find_if(right_.cuts, [unit](const SheetCut& each) {
        return std::ranges::find(each.skipped, unit) != each.skipped.end();
    });
    return cut == right_.cuts.end() ? nullptr : &*cut;
}

/// The cutoff that left a node out, as it is or below another; none where it is visited.
const SheetCut* PracticeReasons::cutOver(NodeId n) const {
    const SheetCut* cut = nullptr;
    for (; n != noNode && cut == nullptr; n = tree_.parent(n)) {
        cut = cutOf(n);
    }
    return cut;
}

QString PracticeReasons::windowsAt(NodeId n) const {
    const SheetNode& node = right_.nodes[n.value];
    if (!node.reached) {
        return tr("Never visited: %1.");
    }
    switch (profile_.windowShown) {
    case Profile::WindowShown::exit:
        return tr("Left with %2: %1.")
            .arg(QStringLiteral("%1"),
                 shownWindow(asShown(tree_, right_, n, node.out(), profile_)));
    case Profile::WindowShown::history: {
        QStringList all;
        for (const Window w : historyOf(tree_, right_, n, profile_)) {
            all << shownWindow(w);
        }
        return tr("From entry to exit %2: %1.")
            .arg(QStringLiteral("%1"), all.join(QStringLiteral(", ")));
    }
    default:
        return tr("Entered with %2: %1.").arg(QStringLiteral("%1"), shownWindow(node.in));
    }
}

/// Nodes that are entered with the same window are told in one sentence.
QStringList PracticeReasons::ofWindows(const Grade& grade, bool closed) const {
    QStringList windows; // and in their order the names
    std::vector<QStringList> nodes;
    bool below = false;
    for (const GradedItem& each : grade.items) {
        const NodeId n = nodeOfItem(tree_, each.item);
        if (n == noNode || each.verdict == GradedItem::Verdict::right ||
            (each.verdict == GradedItem::Verdict::follows && !closed)) {
            continue;
        }
        const SheetNode& node = right_.nodes[n.value];
        below = below || (node.reached && n != GameTree::root());
        const QString window = windowsAt(n);
        if (!windows.contains(window)) {
            windows << window;
            nodes.emplace_back();
        }
        QStringList& same = nodes[static_cast<std::size_t>(windows.indexOf(window))];
        if (!same.contains(name(n))) {
            same << name(n);
        }
    }
    QStringList sentences;
    for (std::size_t k = 0; k < nodes.size(); ++k) {
        sentences << windows[static_cast<qsizetype>(k)].arg(listed(nodes[k]));
    }
    if (below) {
        sentences << PracticeWords::handedDown(right_.procedure);
    }
    return sentences;
}

QString PracticeReasons::ofReturned(NodeId n) const {
    const SheetNode& node = right_.nodes[n.value];
    if (!node.reached) {
        return tr("%1 is never visited.").arg(name(n));
    }
    return profile_.valueNotation == Profile::ValueNotation::plain ? ofResult(n) : ofProof(n);
}

/// The best of what came back, and what the window made of it.
QString PracticeReasons::ofResult(NodeId n) const {
    const SheetNode& node = right_.nodes[n.value];
    const bool isMax = playerAt(n) == Player::max;
    Value best = isMax ? -infinity : infinity;
    QStringList children;
    for (const NodeId child : tree_.children(n)) {
        if (const SheetNode& read = right_.nodes[child.value]; read.reached) {
            best = isMax ? std::max(best, read.returned) : std::min(best, read.returned);
            children << shownNumber(read.returned);
        }
    }
    const QString found =
        (isMax ? tr("%1 is MAX’s: of what its visited children return, %2, the greatest is %3.")
               : tr("%1 is MIN’s: of what its visited children return, %2, the least is %3."))
            .arg(name(n), listedWithAnd(children), shownNumber(best));
    return best == node.returned
               ? found
               //: Two sentences: the first is what was found, %2 a window.
               : tr("%1 Fail-hard returns no number outside %2, with which it was entered: %3.")
                     .arg(found, shownWindow(node.in), shownBound(node.returned));
}

/// What is proved of the children comes to what is proved of the node.
QString PracticeReasons::ofProof(NodeId n) const {
    QStringList children;
    bool skips = false;
    for (const NodeId child : tree_.children(n)) {
        const Bounds proved = right_.nodes[child.value].proved;
        skips = skips || proved.nothing();
        if (!proved.nothing()) {
            children << shownBounds(proved);
        }
    }
    const QString found =
        (playerAt(n) == Player::max
             ? tr("%1 is MAX’s, who takes the greatest. Of its children this is proved: %2.")
             : tr("%1 is MIN’s, who takes the least. Of its children this is proved: %2."))
            .arg(name(n), listedWithAnd(children));
    const QString proved = shownBounds(right_.nodes[n.value].proved);
    //: %1 is sentences on its children, %2 a node, %3 what is proved of it, such as ≤2.
    return (skips ? tr("%1 The others are skipped and could be anything, so of %2 this is proved: "
                       "%3.")
                  : tr("%1 So of %2 this is proved: %3."))
        .arg(found, name(n), proved);
}

QString PracticeReasons::ofCount(const std::string& count) const {
    const auto counts = answerOf(tree_, question_, right_, profile_, terms_).counts;
    const auto at = counts.find(count);
    if (at == counts.end()) {
        return {};
    }
    if (count == "nodesVisited") {
        return tr("Nodes visited: %1.").arg(at->second);
    }
    if (count == "leavesEvaluated") {
        QStringList leaves;
        for (const NodeId n : right_.leaves) {
            leaves << shownNumber(tree_.staticValue(n));
        }
        return tr("Leaves evaluated: %1, namely %2.").arg(at->second).arg(listed(leaves));
    }
    if (count == "cutoffs") {
        return tr("Cutoffs: %1.").arg(at->second);
    }
    if (count == "nodesPruned") {
        return tr("Nodes skipped: %1.").arg(at->second);
    }
    return count == "leavesPruned" ? tr("Leaves skipped: %1.").arg(at->second) : QString();
}

std::size_t PracticeReasons::readRight(const Answer& answer) const {
    const auto [mine, theirs] = std::ranges::mismatch(answer.leaves, right_.leaves);
    return static_cast<std::size_t>(mine - answer.leaves.begin());
}

QString PracticeReasons::ofOrder(const Answer& answer) const {
    const std::size_t same = readRight(answer);
    if (same == right_.leaves.size()) {
        return tr("After %1 no leaf is read any more.").arg(name(right_.leaves.back()));
    }
    const QString next = name(right_.leaves[same]);
    return same == 0 ? tr("The first leaf that is read is %1.").arg(next)
                     : tr("Right up to %1. The next leaf that is read is %2.")
                           .arg(name(right_.leaves[same - 1]), next);
}

} // namespace prunus
