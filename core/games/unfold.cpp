#include "core/games/unfold.h"

#include "core/games/namesarelocal.h"
#include "core/games/orderedgame.h"
#include "core/games/positionname.h"
#include "core/games/quiescentgame.h"
#include "core/games/walk.h"
#include "core/tree/limits.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <new>

namespace prunus {

namespace {

/// Thrown to unwind a count that has reached the limit; goes no further than countRow().
struct BeyondLimit {};

/// What is known of the rows before any node is placed.
struct Rows {
    /// Where each row starts in level order, then one past the last node.
    std::vector<std::uint64_t> starts{0, 1};
    /// The nodes of the tree to each depth.
    std::vector<std::uint64_t> toDepth{1};
    bool whole = false;
    bool limited = false;
    /// Whether there are captures behind the depth.
    bool captures = false;

    [[nodiscard]] std::uint32_t last() const {
        return static_cast<std::uint32_t>(starts.size() - 2);
    }
    [[nodiscard]] std::uint32_t depth() const {
        return static_cast<std::uint32_t>(toDepth.size() - 1);
    }
};

struct RowCount {
    std::uint64_t positions = 0;
    /// Whether play has ended in all of them.
    bool ended = true;
};

/// Counts the positions after so many plies, unless there are more than `most`.
template <Game G>
std::optional<RowCount> countRow(const G& start, std::uint32_t plies, std::uint64_t most,
                                 StageMeter& meter) {
    RowCount row;
    try {
        walk(start, plies, [&](const G& at, std::uint32_t ply, const auto& /*move*/) {
            meter.pause();
            if (ply < plies) {
                return;
            }
            if (++row.positions > most) {
                throw BeyondLimit{};
            }
            row.ended = row.ended && at.terminal();
        });
    } catch (const BeyondLimit&) {
        return std::nullopt;
    }
    return row;
}

std::uint64_t mostNodes(const UnfoldWish& wish) {
    return std::max(std::uint64_t{1}, std::min(wish.maxNodes, nodeLimit()));
}

/// Counts row after row until there are no more, or enough, or too many.
template <Game G> Rows countRows(const G& start, const UnfoldWish& wish, StageMeter& meter) {
    const std::uint64_t limit = mostNodes(wish);
    Rows rows;
    rows.whole = start.terminal();
    while (!rows.whole && rows.depth() < wish.depth.value_or(allPlies)) {
        const std::uint64_t nodes = rows.starts.back();
        const auto row = countRow(start, rows.depth() + 1, limit - nodes, meter);
        if (!row) {
            rows.limited = true;
            break;
        }
        rows.starts.push_back(nodes + row->positions);
        rows.toDepth.push_back(nodes + row->positions);
        rows.whole = row->ended;
    }
    return rows;
}

/// Counts the rows down to a depth and the captures behind it, unless they are more than `most`.
template <CapturingGame G>
std::optional<Rows> countCaptures(const G& start, std::uint32_t depth, std::uint64_t most,
                                  StageMeter& meter) {
    std::vector<std::uint64_t> sizes;
    std::uint64_t nodes = 0;
    bool ended = true;
    try {
        walk(QuiescentGame(start, depth), allPlies,
             [&](const auto& at, std::uint32_t ply, const auto& /*move*/) {
                 meter.pause();
                 if (++nodes > most) {
                     throw BeyondLimit{};
                 }
                 sizes.resize(std::max(sizes.size(), std::size_t{ply} + 1));
                 ++sizes[ply];
                 ended = ended && (!at.terminal() || at.ended());
             });
    } catch (const BeyondLimit&) {
        return std::nullopt;
    }
    Rows rows;
    rows.starts = {0};
    for (const std::uint64_t size : sizes) {
        rows.starts.push_back(rows.starts.back() + size);
    }
    rows.whole = ended;
    rows.captures = true;
    return rows;
}

/// The same as countRows(), with captures: each depth has others behind it.
template <CapturingGame G>
Rows countRowsWithCaptures(const G& start, const UnfoldWish& wish, StageMeter& meter) {
    Rows rows;
    std::vector<std::uint64_t> toDepth;
    const std::uint32_t deepest = wish.depth.value_or(allPlies);
    while (toDepth.size() <= deepest && !rows.whole) {
        auto deeper = countCaptures(start, static_cast<std::uint32_t>(toDepth.size()),
                                    mostNodes(wish), meter);
        if (!deeper) {
            rows.limited = true;
            break;
        }
        rows = *std::move(deeper);
        toDepth.push_back(rows.starts.back());
    }
    if (rows.captures) {
        rows.toDepth = std::move(toDepth);
    }
    return rows;
}

template <Game G> Rows rowsOf(const G& start, const UnfoldWish& wish, StageMeter& meter) {
    if constexpr (CapturingGame<G>) {
        if (wish.quiescence != Quiescence::none) {
            return countRowsWithCaptures(start, wish, meter);
        }
    }
    assert(wish.quiescence == Quiescence::none);
    return countRows(start, wish, meter);
}

/// The name of a move in chess: of seven letters at most, or to stand pat.
class ShortName {
  public:
    ShortName() = default;
    explicit ShortName(const std::string& name) {
        assert(name.size() <= letters_.size());
        std::copy(name.begin(), name.end(), letters_.begin());
    }
    [[nodiscard]] std::string text() const {
        return {letters_.begin(), std::find(letters_.begin(), letters_.end(), '\0')};
    }

  private:
    std::array<char, standPat.size()> letters_{};
};

/// Puts every position at its place in level order, in one walk: next to each other in a row come
/// those that the walk meets one after the other.
template <Game P> class Placing {
  public:
    Placing(const P& start, const Rows& rows, StageMeter& meter)
        : start_(start), depth_(rows.last()), next_(rows.starts.begin(), rows.starts.end() - 1),
          offsets_(rows.starts.back() + 1), values_(rows.starts.back()), moves_(rows.starts.back()),
          meter_(&meter) {}

    GameTree tree(const std::string& title, std::string game) {
        walk(start_, depth_,
             [&](const P& at, std::uint32_t ply, const auto& move) { place(at, ply, move); });
        offsets_[0] = 1;
        for (std::size_t i = 1; i < offsets_.size(); ++i) {
            offsets_[i] += offsets_[i - 1];
        }
        Labels labels = moveLabels();
        return GameTree(std::move(offsets_), std::move(values_),
                        {title, start_.toMove(), std::nullopt, std::move(game)}, {},
                        std::move(labels));
    }

  private:
    void place(const P& at, std::uint32_t ply, const std::optional<typename P::Move>& move) {
        meter_->tick();
        const std::uint64_t node = next_[ply]++;
        values_[node] = at.staticValue();
        offsets_[node + 1] = ply == depth_ || at.terminal() ? 0 : childCount(at);
        if constexpr (namesAreLocal<P>) {
            if (offsets_[node + 1] > 0) {
                nameMoves(at, next_[ply + 1]);
            }
        } else if (move) {
            moves_[node] = *move;
        }
    }

    /// The children's places follow one another.
    void nameMoves(const P& at, std::uint64_t child) {
        const auto moves = at.moves();
        for (std::uint32_t k = 0; k < moves.size(); ++k) {
            moves_[child + k] = ShortName(at.moveName(moves[k]));
        }
    }

    /// Ranking moves may take long: the walk does it next.
    std::uint32_t childCount(const P& at) const {
        if constexpr (requires { at.moveCount(); }) {
            meter_->report();
            return at.moveCount();
        } else {
            return at.moves().size();
        }
    }

    Labels moveLabels() {
        Labels labels;
        for (std::uint32_t node = 1; node < moves_.size(); ++node) {
            meter_->pause();
            if constexpr (namesAreLocal<P>) {
                labels.append(NodeId{node}, moves_[node].text());
            } else {
                labels.append(NodeId{node}, start_.moveName(moves_[node]));
            }
        }
        return labels;
    }

    P start_;
    std::uint32_t depth_;
    std::vector<std::uint64_t> next_;
    std::vector<std::uint32_t> offsets_;
    std::vector<Value> values_;
    /// By which each node is reached.
    std::vector<std::conditional_t<namesAreLocal<P>, ShortName, typename P::Move>> moves_;
    StageMeter* meter_;
};

/// What the name of the tree says: of a game of Go no name tells which boards have been.
AnyGame asNamed(const AnyGame& position) {
    return gameNamed(positionName(position)).value_or(position);
}

template <Game G> Unfolded unfolded(const G& start, const UnfoldWish& wish, Progress* progress) {
    StageMeter counting(progress, Stage::building, 0);
    const Rows rows = rowsOf(start, wish, counting);
    StageMeter placing(progress, Stage::building, rows.starts.back());
    const auto treeOf = [&](const auto& from) {
        return Placing(from, rows, placing).tree(wish.title, positionName(AnyGame(start)));
    };
    const auto seen = seenAs(start, wish.evaluation, wish.order);
    if constexpr (CapturingGame<G>) {
        if (rows.captures) {
            return {treeOf(QuiescentGame(seen, rows.depth())), rows.depth(), rows.whole,
                    rows.limited, true};
        }
    }
    return {treeOf(seen), rows.depth(), rows.whole, rows.limited};
}

/// What the work comes to, or why it came to nothing.
template <class Work>
auto carriedOut(const AnyGame& start, Work work)
    -> tl::expected<decltype(work(TicTacToe())), UnfoldError> {
    try {
        return std::visit(work, asNamed(start));
    } catch (const WorkCancelled&) {
        return tl::make_unexpected(UnfoldError::cancelled);
    } catch (const std::bad_alloc&) {
        return tl::make_unexpected(UnfoldError::outOfMemory);
    }
}

} // namespace

tl::expected<Unfolded, UnfoldError> unfold(const AnyGame& start, const UnfoldWish& wish,
                                           Progress* progress) {
    return carriedOut(start, [&](const auto& game) { return unfolded(game, wish, progress); });
}

tl::expected<UnfoldCount, UnfoldError> countUnfolded(const AnyGame& start, const UnfoldWish& wish,
                                                     Progress* progress) {
    return carriedOut(start, [&](const auto& game) {
        StageMeter counting(progress, Stage::building, 0);
        const Rows rows = rowsOf(game, wish, counting);
        return UnfoldCount{rows.toDepth, rows.whole, rows.limited, rows.captures};
    });
}

} // namespace prunus
