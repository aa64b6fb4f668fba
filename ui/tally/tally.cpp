#include "ui/tally/tally.h"

#include "core/analysis/minimaltree.h"
#include "core/notation/number.h"
#include "core/trace/moment.h"
#include "ui/session/opening.h"

#include <algorithm>
#include <cmath>
#include <new>

namespace prunus {
namespace {

NodeId bestMoveOf(const GameTree& tree, const SearchTrace& trace) {
    const std::vector<NodeId> line = Moment(tree, trace, trace.end()).bestLine();
    return line.size() > 1 ? line[1] : noNode;
}

/// As a CSV file says it.
QString plain(double number) {
    return QString::fromStdString(formatNumber(number));
}

} // namespace

AlgorithmTally tallyOf(const Document& document, const SearchOptions& options, Progress& progress) {
    // Through the same door as the window's own searches, for the same words about errors.
    Order order;
    order.document = std::shared_ptr<const Document>(std::shared_ptr<void>(), &document);
    order.options = options;
    const Landing landing = carryOut(order, progress);
    AlgorithmTally tally{options};
    tally.error = landing.error;
    if (landing.trace) {
        tally.value = landing.trace->value();
        tally.bestMove = bestMoveOf(document.tree, *landing.trace);
        tally.counts = landing.trace->totals();
    }
    return tally;
}

AlgorithmTally minimalTally(const Document& document, const SearchOptions& options,
                            Progress& progress) {
    AlgorithmTally tally{options, true};
    try {
        if (const auto minimal = minimalTree(document.tree, options, &progress)) {
            tally.value = minimal->value();
            tally.counts.nodesVisited = minimal->nodes();
            tally.counts.leavesEvaluated = minimal->leaves();
            tally.counts.interiorVisited = minimal->nodes() - minimal->leaves();
        }
    } catch (const WorkCancelled&) {
        return tally;
    } catch (const std::bad_alloc&) {
        return tally;
    }
    return tally;
}

std::optional<double> effectiveBranching(const AlgorithmTally& tally, const GameTree& tree) {
    const std::uint32_t plies =
        std::min(tally.options.depth.value_or(tree.height()), tree.height());
    if (plies == 0 || !tally.value) {
        return std::nullopt;
    }
    return std::pow(double(tally.counts.leavesEvaluated), 1.0 / plies);
}

double shareOfMinimax(const AlgorithmTally& tally, const Counts& minimax) {
    return double(tally.counts.nodesVisited) / double(minimax.nodesVisited);
}

QString tallyCsv(const std::vector<AlgorithmTally>& rows, const Document& document,
                 const Counts& minimax) {
    QString text = QStringLiteral("algorithm,value,bestMove,nodesVisited,leavesEvaluated,"
                                  "interiorVisited,cutoffs,nodesPruned,effectiveBranching,"
                                  "shareOfMinimax\r\n");
    for (const AlgorithmTally& each : rows) {
        const std::string_view id = each.isMinimalTree ? std::string_view("minimal-tree")
                                                       : traits(each.options.algorithm).id;
        QStringList fields{QString::fromLatin1(id.data(), qsizetype(id.size()))};
        if (!each.value) {
            fields << QStringList(tallyColumns - 1);
            text += fields.join(u',') + QStringLiteral("\r\n");
            continue;
        }
        const NodeId first = document.tree.children(GameTree::root()).first;
        fields << plain(*each.value)
               << (each.bestMove == noNode ? QString()
                                           : QString::number(each.bestMove.value - first.value))
               << QString::number(each.counts.nodesVisited)
               << QString::number(each.counts.leavesEvaluated)
               << QString::number(each.counts.interiorVisited);
        fields << (each.isMinimalTree ? QString() : QString::number(each.counts.cutoffs))
               << (each.isMinimalTree ? QString() : QString::number(each.counts.nodesPruned));
        const auto branching = effectiveBranching(each, document.tree);
        fields << (branching ? plain(*branching) : QString())
               << plain(shareOfMinimax(each, minimax));
        text += fields.join(u',') + QStringLiteral("\r\n");
    }
    return text;
}

} // namespace prunus
