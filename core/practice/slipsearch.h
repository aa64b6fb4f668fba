#pragma once

#include "core/practice/eventwriter.h"
#include "core/practice/slip.h"

#include <map>
#include <optional>

namespace prunus {

/// The reference listing (see linesOfReference) with the lines that a slip changes: two functions,
/// maxi and mini, or one in the negamax form; exhaustive where the algorithm has no windows.
/// Fail-hard as alpha-beta is: best starts at a bound of the window, and none returns outside it.
/// Without a slip's changes its events are those of the right algorithm.
class SlipSearch {
  public:
    /// How much more of a stack a level takes than in the right searches.
    static constexpr std::uint64_t framesALevel = 8;

    /// All must outlive it.
    SlipSearch(const GameTree& tree, const SearchOrder& order, const SearchOptions& options,
               const Slip& slip, bool callPerRootChild, EventWriter& log)
        : tree_(tree), order_(order), options_(options), slip_(slip),
          callPerRootChild_(callPerRootChild), log_(log), traits_(traits(options.algorithm)) {}

    /// What it returns of the root, from MAX's side.
    Value run();
    /// The line that it would play, as written.
    [[nodiscard]] const std::vector<std::uint32_t>& line() const { return line_; }

  private:
    using Line = std::vector<std::uint32_t>;

    /// One call at the board's position. `line` becomes what it would play from there.
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
    std::map<NodeId, Value> memory_; ///< where it is believed
};

} // namespace prunus
