#pragma once

#include "core/search/options.h"
#include "core/search/searchorder.h"
#include "core/trace/calllog.h"
#include "core/trace/event.h"

#include <span>
#include <vector>

namespace prunus {

/// What a run did, event by event, as it saw it: numbers from the mover's side in the negamax form.
/// It may break every rule of the searches: read a leaf twice, or leave children without a cutoff.
struct PlainRun {
    Player root = Player::max;
    SearchOrder order;
    /// Step 1 first.
    std::vector<Event> events;
    /// What was asked for: that another depth was searched, or for another player, may be what is
    /// wrong.
    SearchOptions asked = {};
    /// What the best value starts from in each call that searches children, in the order of
    /// entering; empty where that follows from the rules, as in the right algorithms.
    std::vector<Value> starts = {};
    /// What the run makes of the tree, from MAX's side.
    Value value = 0;
    /// The line that it says it would play, from the root on, which may be no line of the tree's:
    /// child numbers as written.
    std::vector<std::uint32_t> line = {};
};

/// The events of a run with what is asked of them. For small trees: it takes some hundred bytes a
/// node. PlainMoment does the asking.
class PlainLog {
  public:
    struct Call {
        NodeId node = noNode;
        Player player = Player::max; ///< who moves, as the run had it
        CallKind kind = CallKind::read;
        CallId parent = noCall;
        Step entered;
        Step left;
        std::vector<Step> backs = {};  ///< with the cutoff, if there was one
        std::vector<CallId> made = {}; ///< the calls that this one made
        std::optional<Value> start = {};
    };

    PlainLog(const GameTree& tree, PlainRun run);

    [[nodiscard]] const PlainRun& run() const { return run_; }
    /// Needs t > 0.
    [[nodiscard]] const Event& event(Step t) const { return run_.events[t.value - 1]; }
    [[nodiscard]] const std::vector<Call>& calls() const { return calls_; }
    [[nodiscard]] const Call& call(CallId c) const { return calls_[c.value]; }
    /// The call that an event belongs to. Needs t > 0.
    [[nodiscard]] CallId atWork(Step t) const { return atWork_[t.value - 1]; }
    /// The visits of a node, in order.
    [[nodiscard]] std::span<const CallId> of(NodeId n) const { return visits_[n.value]; }

    /// As of CallLog.
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
