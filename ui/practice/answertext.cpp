#include "ui/practice/answertext.h"

#include "core/tree/displayname.h"
#include "ui/practice/answering.h"
#include "ui/practice/written.h"
#include "ui/words/lists.h"
#include "ui/words/words.h"

#include <algorithm>

namespace prunus {
namespace {

/// Or the bounds that are written of it.
QString ofWindow(const Answer& answer, NodeId n, Profile::WindowShown shown) {
    const auto alpha = boundsAt(answer, n, true, shown);
    const auto beta = boundsAt(answer, n, false, shown);
    if (shown != Profile::WindowShown::history && !alpha.empty() && !beta.empty()) {
        return shownWindow({alpha.front(), beta.front()});
    }
    QStringList all;
    if (!alpha.empty()) {
        all << QStringLiteral("α = ") + shownBounds(alpha);
    }
    if (!beta.empty()) {
        all << QStringLiteral("β = ") + shownBounds(beta);
    }
    return all.join(QStringLiteral(" · "));
}

bool has(const std::vector<NodeId>& nodes, NodeId n) {
    return std::ranges::find(nodes, n) != nodes.end();
}

} // namespace

QString AnswerText::at(const Task& task, const Answer& answer, NodeId n) {
    switch (task.question) {
    case Question::crossOut:
    case Question::mirror:
    case Question::knownRange:
        return isCrossedOut(*task.tree, answer, n) ? tr("crossed out") : tr("not crossed out");
    case Question::leafOrder: {
        const auto read = std::ranges::find(answer.leaves, n);
        return read == answer.leaves.end()
                   ? QString()
                   : tr("read as number %1").arg(read - answer.leaves.begin() + 1);
    }
    case Question::move:
        return has(nodesOf(*task.tree, answer.line), n) ? tr("on the line of play") : QString();
    case Question::depthLimit:
    case Question::budget: {
        const NodeRange moves = task.tree->children(GameTree::root());
        return answer.move && *answer.move < moves.size() && moves[*answer.move] == n
                   ? tr("chosen move")
                   : QString();
    }
    case Question::windows:
        return has(answer.notVisited, n) ? tr("not visited")
                                         : ofWindow(answer, n, task.profile.windowShown);
    case Question::twoRules:
        return isCrossedOut(*task.tree, answer, n) ? tr("marked") : tr("not marked");
    case Question::cuts:
        return ofCuts(task, answer, n);
    case Question::nodeTypes: {
        const auto type = answer.types.find(n);
        return type == answer.types.end() ? QString() : tr("%1 node").arg(brief(type->second));
    }
    default: {
        const auto value = answer.values.find(n);
        return value == answer.values.end() ? QString() : shownWritten(value->second);
    }
    }
}

QString AnswerText::brief(NodeType type) {
    switch (type) {
    case NodeType::pv:
        return tr("PV", "a type of nodes");
    case NodeType::cut:
        return tr("Cut", "a type of nodes");
    case NodeType::all:
        break;
    }
    return tr("All", "a type of nodes");
}

QString AnswerText::brief(const WrittenCut& cut) {
    QStringList parts;
    if (cut.mover) {
        parts << (cut.mover == Player::min ? QStringLiteral("α") : QStringLiteral("β"));
    }
    if (cut.deep) {
        parts << (*cut.deep ? tr("deep") : tr("shallow"));
    }
    return parts.isEmpty() ? tr("cut") : parts.join(u' ');
}

QString AnswerText::because(const Task& task, NodeId witness) {
    return witness == noNode
               ? tr("because of the first window")
               : tr("because of %1").arg(shownName(DisplayNames(*task.tree), witness));
}

/// A node can be cut short and make other cutoffs possible.
QString AnswerText::ofCuts(const Task& task, const Answer& answer, NodeId n) {
    QStringList said;
    for (const WrittenCut& cut : answer.cuts) {
        if (cut.at == n) {
            said << (cut.mover ? cut.mover == Player::min ? tr("α-cutoff") : tr("β-cutoff")
                               : tr("cut short here"));
            said << (cut.deep ? QStringList{brief({n, {}, cut.deep, {}})} : QStringList());
            said << (cut.witness ? QStringList{because(task, *cut.witness)} : QStringList());
        } else if (cut.witness == n) {
            said << tr("makes the cutoff at %1 possible")
                        .arg(shownName(DisplayNames(*task.tree), cut.at));
        }
    }
    return listed(said);
}

} // namespace prunus
