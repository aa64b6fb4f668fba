#pragma once

#include "core/practice/eventwriter.h"
#include "core/practice/slip.h"

#include <map>
#include <optional>

namespace prunus {

/// The reference listing (see linesOfReference) with the lines that a slip changes: two functions,
/// maxi and mini, or one in the negamax form; exhaustive where the algorithm has no windows.
/// Fail-hard is as in alpha-beta: best starts at a bound of the window, and no call returns a value
/// outside it. Without a slip's changes its events are those of the right algorithm.
class SlipSearch {
  public:
    /// How many times as much stack a level takes as in the right searches.
    static constexpr std::uint64_t framesALevel = 8;

    /// All arguments must outlive the search.
    SlipSearch(const GameTree& tree, const SearchOrder& order, const SearchOptions& options,
               const Slip& slip, bool callPerRootChild, EventWriter& log)
        : tree_(tree), order_(order), options_(options), slip_(slip),
          callPerRootChild_(callPerRootChild), log_(log), traits_(traits(options.algorithm)) {}

    /// Runs the search and returns the value of the root, from MAX's side.
    Value run();
    /// The line that the search would play, as written.
    [[nodiscard]] const std::vector<std::uint32_t>& line() const { return line_; }

  private:
    using Line = std::vector<std::uint32_t>;

    /// Makes one call at the board's position. `line` becomes the line that it would play from
    /// there.
    Value search(Plies left, Player mover, Player colour, Window window, Line& line);
    Value evaluate(const SlipCall& call);
    Value searchChildren(SlipCall& call, NodeId here, Plies left, Line& line);
    Value searchChild(SlipCall& call, Plies left, Line& line);
    void compare(SlipCall& call, Value v, std::uint32_t number, Line& line, Line& childsLine,
                 Comparison& comparison);
    [[nodiscard]] SlipCall called(Player mover, Player colour, Window window) const;
    [[nodiscard]] bool hard() const { return traits_.windowed && options_.fail == FailMode::hard; }

    const GameTree& tree_;
    const SearchOrder& order_;
    const SearchOptions& options_;
    const Slip& slip_;
    bool callPerRootChild_;
    EventWriter& log_;
    const AlgorithmTraits& traits_;
    NodeId board_ = GameTree::root();
    Line line_;
    std::optional<Window> sharedWindow_;
    std::optional<Value> sharedBest_;
    std::map<NodeId, Value> memory_; ///< the values found before, if the slip believes them
};

} // namespace prunus
