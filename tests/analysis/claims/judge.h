#pragma once

#include "core/analysis/claim.h"
#include "tests/analysis/claims/heldcalls.h"
#include "tests/analysis/claims/readings.h"

#include <string>

namespace prunus::oracle {

/// Says whether claims about a search are true after the events it has heard. It hears the log of
/// the naive searches, and knows the tree, the definition of the minimax value and the listings;
/// of the program it knows nothing but what a claim is.
class Judge {
  public:
    /// What they refer to must outlive this. The options are settled ones. In a game's tree,
    /// `positions` has the number of the position of each node.
    Judge(const NaiveTree& tree, const SearchOptions& options,
          std::vector<std::uint32_t> positions = {});

    void hear(const LoggedEvent& event);

    /// Why the claim is false, in words; empty if it is true.
    [[nodiscard]] std::string fault(const Claim& claim) const;

  private:
    [[nodiscard]] std::string faultIn(const WorthClaim& claim) const;
    [[nodiscard]] std::string faultIn(const InHandClaim& claim) const;
    [[nodiscard]] std::string faultIn(const CannotChangeClaim& claim) const;
    [[nodiscard]] std::string faultIn(const BoundFromClaim& claim) const;
    [[nodiscard]] std::string faultIn(const WindowClaim& claim) const;
    [[nodiscard]] std::string faultIn(const BestClaim& claim) const;
    [[nodiscard]] std::string faultIn(const ReturnedClaim& claim) const;
    [[nodiscard]] std::string faultIn(const StaticClaim& claim) const;
    [[nodiscard]] std::string faultIn(const SkippedClaim& claim) const;
    [[nodiscard]] std::string faultIn(const TriedFirstClaim& claim) const;
    [[nodiscard]] std::string faultIn(const AskedClaim& claim) const;
    [[nodiscard]] std::string faultIn(const AtWorkClaim& claim) const;
    [[nodiscard]] std::string faultIn(const GoesOnClaim& claim) const;
    [[nodiscard]] std::string faultIn(const LeftOutClaim& claim) const;
    [[nodiscard]] std::string faultIn(const CalledNextClaim& claim) const;
    [[nodiscard]] std::string faultIn(const FoundAtClaim& claim) const;

    void hearRoot(const LoggedEvent& event);
    [[nodiscard]] bool makesPasses() const {
        return options_.algorithm == Algorithm::mtdf || options_.algorithm == Algorithm::sssStar;
    }
    [[nodiscard]] std::string wrongStage(Scope scope) const;
    [[nodiscard]] const HeldCall* latestCall(NodeId node) const;
    [[nodiscard]] std::string notInTree(const std::vector<NodeId>& nodes) const;
    [[nodiscard]] std::string wronglyScoped(const CannotChangeClaim& claim, Window& asked) const;
    [[nodiscard]] std::string wronglySet(const BoundFromClaim& claim,
                                         const BoundOrigin& origin) const;

    const NaiveTree& tree_;
    const SearchOptions& options_;
    HeldCalls calls_;
    std::vector<std::uint32_t> positions_;
    Readings readings_;
    LoggedEvent last_;
    std::uint32_t rootCalls_ = 0;
    /// The depth of the iteration before the one at work; 0 if there was none.
    std::uint32_t depthBefore_ = 0;
    /// What the passes that are over have shown of the root's value.
    Bounds byPasses_;
};

} // namespace prunus::oracle
