#pragma once

#include "core/analysis/claim.h"
#include "tests/search/oracle/naivesearch.h"

#include <optional>
#include <vector>

namespace prunus::oracle {

/// Where an end of a call's window comes from.
struct BoundOrigin {
    BoundSource source = BoundSource::firstWindow;
    // Of source ancestor: the node that set it, when this child of its, by id, returned `value`.
    std::uint32_t setter = 0;
    std::uint32_t child = 0;
    Value value = 0;
};

/// What a call of the search holds. Numbers are from MAX's side.
struct HeldCall {
    std::uint32_t node = 0;
    Player player = Player::max;
    Window entry;  ///< as it was called
    Window window; ///< as its last event tells
    BoundOrigin entryAlpha, entryBeta;
    BoundOrigin alpha, beta;
    Bounds known; ///< by the memory; narrows the window after the call
    Value best = 0;
    std::optional<std::uint32_t> bestChild; ///< by id
    std::vector<std::uint32_t> called;      ///< children, by id, in turn
    /// What an earlier iteration found best, and this call therefore tries first.
    std::optional<std::uint32_t> triedFirst;
};

/// The calls of a search, followed through an oracle's log.
class HeldCalls {
  public:
    HeldCalls(const NaiveTree& tree, const SearchOptions& options);

    void hear(const LoggedEvent& event);

    /// Outermost first.
    [[nodiscard]] const std::vector<HeldCall>& open() const { return open_; }
    /// The node's call that is open or that the last event ended; null if there is none.
    [[nodiscard]] const HeldCall* current(std::uint32_t node) const;
    /// The node's latest call, be it over or not; null if there was none.
    [[nodiscard]] const HeldCall* latest(std::uint32_t node) const;
    /// What the node's latest call that is over returned.
    [[nodiscard]] std::optional<Value> returned(std::uint32_t node) const {
        return returned_[node];
    }

  private:
    [[nodiscard]] HeldCall called(const LoggedEvent& event) const;
    void giveOrigins(HeldCall& call) const;
    void narrow(HeldCall& call) const;
    void compare(const LoggedEvent& event);
    void end(HeldCall call, Value value);

    const NaiveTree& tree_;
    const SearchOptions& options_;
    std::vector<HeldCall> open_;
    std::vector<std::optional<HeldCall>> over_; ///< by node
    std::vector<std::optional<Value>> returned_;
    std::vector<std::optional<std::uint32_t>> bestMoves_; ///< of iterative deepening, by node
    std::optional<std::uint32_t> justOver_; ///< the node whose call the last event ended
};

} // namespace prunus::oracle
