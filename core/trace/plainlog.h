#pragma once

#include "core/search/options.h"
#include "core/search/searchorder.h"
#include "core/trace/calllog.h"
#include "core/trace/event.h"

#include <span>
#include <vector>

namespace prunus {

/// What a run did, event by event, as its calls saw it: numbers are from the mover's side in the
/// negamax form. A run may break every rule of the searches: read a leaf twice, or leave children
/// out without a cutoff.
struct PlainRun {
    Player root = Player::max;
    SearchOrder order;
    /// The events in order; the first is that of step 1.
    std::vector<Event> events;
    /// The options that were asked for. The mistake of a run may be that it searches to another
    /// depth, or for another player.
    SearchOptions asked = {};
    /// The value that the best value starts from in each call that searches children, in the order
    /// of entering; empty where it follows from the rules, as in the right algorithms.
    std::vector<Value> starts = {};
    /// The value of the tree that the run returns, from MAX's side.
    Value value = 0;
    /// The line that the run announces it would play, from the root on, as child numbers in the
    /// order as written. It may be no line of the tree.
    std::vector<std::uint32_t> line = {};
};

/// The events of a run, with what is needed to answer questions about them. It is for small trees:
/// it takes some hundred bytes a node. PlainMoment answers the questions.
class PlainLog {
  public:
    struct Call {
        NodeId node = noNode;
        Player player = Player::max; ///< who moves at the node, as the run had it
        CallKind kind = CallKind::read;
        CallId parent = noCall;
        Step entered;
        Step left;
        /// The steps of its comparisons, and of its cutoff if there was one.
        std::vector<Step> backs = {};
        std::vector<CallId> made = {}; ///< the calls that this call made
        std::optional<Value> start = {};
    };

    PlainLog(const GameTree& tree, PlainRun run);

    [[nodiscard]] const PlainRun& run() const { return run_; }
    /// The event of step t. Needs t > 0.
    [[nodiscard]] const Event& event(Step t) const { return run_.events[t.value - 1]; }
    [[nodiscard]] const std::vector<Call>& calls() const { return calls_; }
    [[nodiscard]] const Call& call(CallId c) const { return calls_[c.value]; }
    /// The call to which the event of step t belongs. Needs t > 0.
    [[nodiscard]] CallId atWork(Step t) const { return atWork_[t.value - 1]; }
    /// The visits of a node, in order.
    [[nodiscard]] std::span<const CallId> of(NodeId n) const { return visits_[n.value]; }

    /// firstVisit(), cutFrom(), markFrom() and marked() return what they return in CallLog.
    [[nodiscard]] Step firstVisit(NodeId n) const {
        return of(n).empty() ? CallLog::never : call(of(n).front()).entered;
    }
    [[nodiscard]] Step cutFrom(NodeId n) const { return cutSteps_[n.value]; }
    [[nodiscard]] Step markFrom(NodeId n) const { return markSteps_[n.value]; }
    [[nodiscard]] bool marked(NodeId n, Step t) const {
        return markFrom(n) <= t && t < firstVisit(n);
    }

  private:
    void takeCalls();
    void takeCutoffs(const GameTree& tree);

    PlainRun run_;
    std::vector<Call> calls_;
    std::vector<CallId> atWork_;
    std::vector<std::vector<CallId>> visits_; ///< of each node, like the next two
    std::vector<Step> cutSteps_;
    std::vector<Step> markSteps_;
};

} // namespace prunus
