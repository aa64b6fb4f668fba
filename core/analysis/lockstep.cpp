#include "core/analysis/lockstep.h"

#include <algorithm>
#include <cassert>

namespace prunus {
namespace {

using Marks = std::vector<std::vector<Step>>;

Marks ownMarks(std::span<const SearchTrace* const> traces) {
    Marks marks;
    for (const SearchTrace* each : traces) {
        marks.push_back({Step{0}, each->end() + 1});
    }
    return marks;
}

/// A stretch begins with each leaf. Who has read all of its leaves is at its end from then on.
Marks workMarks(const GameTree& tree, std::span<const SearchTrace* const> traces) {
    Marks marks;
    std::size_t most = 0;
    for (const SearchTrace* each : traces) {
        std::vector<Step> begins = leafSteps(tree, *each);
        begins.insert(begins.begin(), Step{0});
        most = std::max(most, begins.size());
        marks.push_back(std::move(begins));
    }
    for (std::size_t i = 0; i < marks.size(); ++i) {
        marks[i].resize(most + 1, traces[i]->end() + 1);
    }
    return marks;
}

/// The search that visits most nodes sets the pace: it knows best what there is to deal with.
std::size_t leader(std::span<const SearchTrace* const> traces) {
    const auto most = std::ranges::max_element(
        traces, {}, [](const SearchTrace* each) { return each->totals().differentNodes(); });
    return static_cast<std::size_t>(most - traces.begin());
}

/// Of each step of the leader, the step by which the search has dealt with every node that the
/// leader has dealt with.
std::vector<Step> caughtUp(const std::vector<Step>& lead, const std::vector<Step>& settled,
                           Step end) {
    std::vector<Step> steps(end.value + 1);
    for (std::size_t n = 0; n < lead.size(); ++n) {
        if (lead[n] > Step{0}) { // what lies below the limit is no work
            Step& step = steps[lead[n].value];
            step = std::max(step, settled[n]);
        }
    }
    for (std::size_t t = 1; t < steps.size(); ++t) {
        steps[t] = std::max(steps[t], steps[t - 1]);
    }
    return steps;
}

/// A stretch begins with each step in which the leader has dealt with a node. As a search ends
/// where it leaves the root, the last one begins at the end of all.
Marks placeMarks(const GameTree& tree, std::span<const SearchTrace* const> traces) {
    const std::size_t first = leader(traces);
    const std::vector<Step> lead = settledSteps(tree, *traces[first]);
    const Step end = traces[first]->end();
    std::vector<bool> deals(end.value + 1);
    deals[0] = true;
    for (const Step each : lead) {
        deals[each.value] = true;
    }
    Marks marks;
    for (std::size_t i = 0; i < traces.size(); ++i) {
        const std::vector<Step> steps =
            caughtUp(lead, i == first ? lead : settledSteps(tree, *traces[i]), end);
        std::vector<Step>& begins = marks.emplace_back();
        for (std::uint32_t t = 0; t <= end.value; ++t) {
            if (deals[t]) {
                begins.push_back(steps[t]);
            }
        }
        begins.push_back(traces[i]->end() + 1);
    }
    return marks;
}

/// When a search dealt with a child of a visited node that it never visited itself. A cutoff comes
/// a step before its node is left.
Step skippedAt(const SearchTrace& trace, Step parentLeft) {
    return trace.repeats() ? parentLeft : parentLeft - 1;
}

} // namespace

std::vector<Step> settledSteps(const GameTree& tree, const SearchTrace& trace) {
    std::vector<Step> settled(tree.nodeCount());
    const std::uint32_t count = std::min(trace.belowHorizon().value, tree.nodeCount());
    for (NodeId n{0}; n.value < count; ++n) {
        if (const auto visit = visitOf(tree, trace, n)) {
            settled[n.value] = visit->last;
            continue;
        }
        const NodeId parent = tree.parent(n);
        const Step above = settled[parent.value];
        settled[n.value] = trace.visited(parent) ? skippedAt(trace, above) : above;
    }
    return settled;
}

Lockstep::Lockstep(const GameTree& tree, std::span<const SearchTrace* const> traces, Pace pace)
    : pace_(pace) {
    if (traces.empty()) {
        return;
    }
    switch (pace) {
    case Pace::work:
        marks_ = workMarks(tree, traces);
        break;
    case Pace::place:
        marks_ = placeMarks(tree, traces);
        break;
    case Pace::own:
        marks_ = ownMarks(traces);
        break;
    }
    countBeats();
}

/// A stretch is as long as the search needs that has most to do in it.
void Lockstep::countBeats() {
    const std::size_t stretches = marks_.front().size() - 1;
    begins_.resize(stretches);
    Beat next{0};
    for (std::size_t k = 0; k < stretches; ++k) {
        begins_[k] = next;
        std::uint32_t longest = 1;
        for (const std::vector<Step>& each : marks_) {
            longest = std::max(longest, each[k + 1].value - each[k].value);
        }
        next = next + longest;
    }
    end_ = next - 1;
}

Step Lockstep::step(std::size_t search, Beat beat) const {
    assert(search < searches() && beat <= end_);
    const auto after = std::ranges::upper_bound(begins_, beat);
    const auto k = static_cast<std::size_t>(after - begins_.begin()) - 1;
    const Step from = marks_[search][k];
    const std::uint32_t steps = marks_[search][k + 1].value - from.value;
    const std::uint32_t gone = beat.value - begins_[k].value;
    return std::min(from + std::min(gone, std::max(steps, 1U) - 1), lastOf(search));
}

Beat Lockstep::beat(std::size_t search, Step step) const {
    assert(search < searches() && step <= lastOf(search));
    const std::vector<Step>& marks = marks_[search];
    const auto begin = std::ranges::lower_bound(marks, step);
    const auto k = static_cast<std::size_t>(begin - marks.begin());
    return *begin == step ? begins_[k] : begins_[k - 1] + (step.value - marks[k - 1].value);
}

std::size_t Lockstep::bytes() const {
    std::size_t bytes = begins_.capacity() * sizeof(Beat);
    for (const std::vector<Step>& each : marks_) {
        bytes += each.capacity() * sizeof(Step);
    }
    return bytes;
}

} // namespace prunus
