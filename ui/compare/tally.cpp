#include "ui/compare/tally.h"

#include "core/analysis/minimaltree.h"
#include "core/games/findsamepositions.h"
#include "core/games/playing.h"
#include "core/games/searchgame.h"
#include "core/notation/number.h"
#include "core/trace/moment.h"
#include "ui/session/loading.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <new>
#include <utility>

namespace prunus {
namespace {

NodeId bestMoveOf(const GameTree& tree, const SearchTrace& trace) {
    const std::vector<NodeId> line = Moment(tree, trace, trace.end()).bestLine(2);
    return line.size() > 1 ? line[1] : noNode;
}

/// As a CSV file says it; empty where nobody knows.
QString plain(std::optional<double> number) {
    return number ? QString::fromStdString(formatNumber(*number)) : QString();
}

using Duration = std::chrono::nanoseconds;

/// The median of so many runs that together they take long enough to be measured, in seconds; of
/// fewer where what goes before each run, such as an order of moves, takes much longer than it.
template <class Run> std::optional<double> secondsOf(const Run& run) {
    constexpr Duration enough = std::chrono::milliseconds(5);
    constexpr Duration most = std::chrono::milliseconds(100);
    using Clock = std::chrono::steady_clock;
    const Clock::time_point began = Clock::now();
    std::vector<Duration> runs;
    for (Duration total{0}; total < enough && (runs.empty() || Clock::now() - began < most);
         total += runs.back()) {
        const std::optional<Duration> took = run();
        if (!took) {
            return std::nullopt;
        }
        runs.push_back(*took);
    }
    const auto middle = runs.begin() + std::ptrdiff_t(runs.size() / 2);
    std::nth_element(runs.begin(), middle, runs.end());
    return std::chrono::duration<double>(*middle).count();
}

class Said {
    Q_DECLARE_TR_FUNCTIONS(Tally)

  public:
    /// Why the search of a game has no result.
    static QString of(const SearchError& error, const Progress& progress, const TallyGame& game) {
        if (error.kind == SearchError::Kind::outOfMemory) {
            return tr("There is not enough memory for this search. Choose a smaller depth.");
        }
        const std::uint64_t nodes = progress.cancelled() ? progress.nodesVisited() : game.maxNodes;
        return (progress.cancelled()
                    ? tr("Skipped after %1 nodes.", nullptr, pluralOf(nodes))
                    : tr("Given up: it visits more than %1 nodes.", nullptr, pluralOf(nodes)))
            .arg(shownCount(nodes));
    }
};

} // namespace

AlgorithmTally tallyOf(const Document& document, const SearchOptions& options, Progress& progress) {
    // Through the same door as the window's own searches, for the same words about errors.
    LoadRequest request;
    request.document = std::shared_ptr<const Document>(std::shared_ptr<void>(), &document);
    request.options = options;
    const LoadResult result = carryOut(request, progress);
    AlgorithmTally tally{options};
    tally.error = result.cancelled ? Said::tr("Skipped.") : result.error;
    if (result.trace) {
        tally.value = result.trace->value();
        const NodeId best = bestMoveOf(document.tree, *result.trace);
        if (best != noNode) {
            const std::string_view move = document.tree.moves().at(best);
            tally.bestMove = !document.tree.header().game.empty() && !move.empty()
                                 ? QString::fromUtf8(move.data(), qsizetype(move.size()))
                                 : shownName(document.names, best);
            tally.bestMoveNumber = document.tree.childNumber(best);
        }
        tally.counts = result.trace->totals();
        tally.seconds = secondsOf([&]() -> std::optional<Duration> {
            const auto again =
                summariseSearch(document.tree, options, &progress, findTablePositions);
            return again ? std::optional(again->took) : std::nullopt;
        });
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

AlgorithmTally tallyOf(const TallyGame& game, const SearchOptions& options, Progress& progress) {
    AlgorithmTally tally{options};
    tally.knowsPruned = false;
    const auto search = [&] {
        return searchGame(game.start, options, game.evaluation, game.order, game.quiescence,
                          &progress);
    };
    const auto found = search();
    if (!found) {
        tally.counts.nodesVisited = progress.nodesVisited();
        tally.error = Said::of(found.error(), progress, game);
        return tally;
    }
    const SearchSummary& summary = found->summary;
    tally.value = summary.value;
    tally.counts.nodesVisited = summary.nodesVisited;
    tally.counts.leavesEvaluated = summary.leavesEvaluated;
    tally.counts.interiorVisited = summary.interiorVisited;
    tally.counts.cutoffs = summary.cutoffs;
    tally.counts.recalls = summary.recalls;
    if (!found->moves.empty()) {
        tally.bestMove = QString::fromStdString(found->moves.front());
        tally.bestMoveNumber = found->variation.front();
    }
    std::optional<Duration> took = summary.took;
    tally.seconds = secondsOf([&]() -> std::optional<Duration> {
        if (took) { // the search was a run itself
            return std::exchange(took, std::nullopt);
        }
        const auto again = search();
        return again ? std::optional(again->summary.took) : std::nullopt;
    });
    return tally;
}

std::uint32_t TallySubject::plies() const {
    if (game && game->quiescence != Quiescence::none) {
        return 0;
    }
    const std::uint32_t most = game       ? mostMoves(game->start)
                               : document ? document->tree.height()
                                          : 0;
    return std::min(options.depth.value_or(most), most);
}

std::optional<double> effectiveBranching(const AlgorithmTally& tally, std::uint32_t plies) {
    if (plies == 0 || !tally.value) {
        return std::nullopt;
    }
    return std::pow(double(tally.counts.leavesEvaluated), 1.0 / plies);
}

std::optional<std::uint64_t> nodesOfMinimax(const std::vector<AlgorithmTally>& rows) {
    for (const AlgorithmTally& each : rows) {
        if (each.options.algorithm == Algorithm::minimax && !each.isMinimalTree && each.value) {
            return each.counts.nodesVisited;
        }
    }
    return std::nullopt;
}

std::optional<double> shareOfMinimax(const AlgorithmTally& tally,
                                     std::optional<std::uint64_t> minimax) {
    if (!tally.value || !minimax) {
        return std::nullopt;
    }
    return double(tally.counts.nodesVisited) / double(*minimax);
}

std::optional<std::uint64_t> recalledBy(const AlgorithmTally& tally) {
    const bool remembers = !tally.isMinimalTree && traits(tally.options.algorithm).remembers;
    return remembers && tally.value ? std::optional(tally.counts.recalls) : std::nullopt;
}

std::optional<double> speedOf(const AlgorithmTally& tally) {
    return tally.seconds && *tally.seconds >= shortestTime
               ? std::optional(double(tally.counts.nodesVisited) / *tally.seconds)
               : std::nullopt;
}

bool spanWidely(const std::vector<AlgorithmTally>& rows) {
    constexpr std::uint64_t widely = 30;
    std::uint64_t fewest = 0;
    std::uint64_t most = 0;
    for (const AlgorithmTally& each : rows) {
        const std::uint64_t nodes = each.counts.nodesVisited;
        if (nodes > 0) {
            fewest = fewest == 0 ? nodes : std::min(fewest, nodes);
            most = std::max(most, nodes);
        }
    }
    return most / widely > fewest || (most / widely == fewest && most % widely > 0);
}

QString tallyCsv(const std::vector<AlgorithmTally>& rows, std::uint32_t plies) {
    QString text = QStringLiteral("algorithm,value,bestMove,nodesVisited,leavesEvaluated,"
                                  "interiorVisited,cutoffs,nodesPruned,effectiveBranching,"
                                  "shareOfMinimax,differentNodes,recalled\r\n");
    const auto columns = text.count(u',') + 1;
    for (const AlgorithmTally& each : rows) {
        const std::string_view id = each.isMinimalTree ? std::string_view("minimal-tree")
                                                       : traits(each.options.algorithm).id;
        QStringList fields{QString::fromLatin1(id.data(), qsizetype(id.size()))};
        if (!each.value) {
            fields << QStringList(columns - 1);
            text += fields.join(u',') + QStringLiteral("\r\n");
            continue;
        }
        fields << plain(*each.value)
               << (each.bestMoveNumber ? QString::number(*each.bestMoveNumber) : QString())
               << QString::number(each.counts.nodesVisited)
               << QString::number(each.counts.leavesEvaluated)
               << QString::number(each.counts.interiorVisited);
        const bool pruned = each.knowsPruned && !each.isMinimalTree;
        fields << (each.isMinimalTree ? QString() : QString::number(each.counts.cutoffs))
               << (pruned ? QString::number(each.counts.nodesPruned) : QString());
        fields << plain(effectiveBranching(each, plies))
               << plain(shareOfMinimax(each, nodesOfMinimax(rows)))
               << (pruned ? QString::number(each.counts.differentNodes()) : QString())
               << (recalledBy(each) ? QString::number(*recalledBy(each)) : QString());
        text += fields.join(u',') + QStringLiteral("\r\n");
    }
    return text;
}

} // namespace prunus
