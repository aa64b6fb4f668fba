#include "core/trace/callrecorder.h"

#include "core/base/memory.h"
#include "core/search/transpositiontable.h"

#include <algorithm>
#include <limits>
#include <new>
#include <numeric>
#include <utility>

namespace prunus {

namespace {

/// After how many calls it is asked again whether there is memory for as many more.
constexpr std::uint32_t callsUnasked = 1U << 16U;

void note(RankedBits& bits, std::uint32_t i, bool set) {
    bits.extend(i + std::size_t{1});
    if (set) {
        bits.set(i);
    }
}

} // namespace

CallRecorder::CallRecorder(const GameTree& tree, const SearchOptions& options, SearchOrder order,
                           std::shared_ptr<const SamePositions> positions)
    : tree_(&tree), trace_(new SearchTrace), log_(new CallLog), latest_(tree.nodeCount(), noCall),
      searchedAs_(tree.nodeCount(), none), settledTo_(tree.nodeCount(), 0),
      skippedNodes_(tree.nodeCount()) {
    trace_->describe(tree, options, std::move(order));
    if (positions) {
        proofs_.emplace(tree, *positions, options.depth || positions->pliesMatter());
        kept_.resize(tree.nodeCount());
        trace_->positions_ = std::move(positions);
    }
    trace_->visited_ = RankedBits(tree.nodeCount());
    log_->remembers_ = trace_->traits().remembers;
    log_->firstVisitSteps_.assign(tree.nodeCount(), CallLog::never);
}

void CallRecorder::tick(CallId atWork) {
    if (step_ == std::numeric_limits<std::uint32_t>::max() - 1) {
        throw std::bad_alloc();
    }
    if (++step_ % CallLog::landmarkSpacing == 0) {
        log_->landmarks_.push_back(atWork);
    }
}

void CallRecorder::begin(NodeId node, Window window, CallKind kind) {
    CallLog& log = *log_;
    const CallId id{log.size()};
    if (id.value % callsUnasked == callsUnasked - 1 && log.bytes() > availableMemory()) {
        throw std::bad_alloc(); // the system would end the program rather than say no
    }
    log.nodes_.push_back(node);
    if (proofs_) {
        const NodeId holder = proofs_->holder(node);
        log.held_.push_back(holder == noNode ? noCall : kept_[holder.value]);
    }
    note(log.calledIn_, step_, true);
    const bool firstVisit = latest_[node.value] == noCall;
    const bool revived = firstVisit && skippedNodes_[node.value];
    note(log.searched_, id.value, kind == CallKind::searched);
    note(log.recalled_, id.value, kind == CallKind::recalled);
    note(log.firstVisits_, id.value, firstVisit);
    note(log.revived_, id.value, revived);
    note(log.revivedLeaves_, id.value, revived && trace_->isSearchLeaf(*tree_, node));
    const bool turned = trace_->traits().negamaxForm && mover() == Player::min;
    const Window fromMax = turned ? negated(window) : window;
    const bool changed = log.windows_.empty() || log.windows_.back() != fromMax;
    note(log.windowChanges_, id.value, changed);
    if (changed) {
        log.windows_.push_back(fromMax);
    }
    if (firstVisit) {
        log.firstVisitSteps_[node.value] = Step{step_};
        trace_->visited_.set(node.value);
    }
    if (!open_.empty()) {
        open_.back().lastMade = id;
    }
    latest_[node.value] = id;
    if (kind == CallKind::searched) {
        beginSearch(node, id);
    }
}

void CallRecorder::beginSearch(NodeId node, CallId call) {
    CallLog& log = *log_;
    std::uint32_t& searchedAs = searchedAs_[node.value];
    if (log.remembers_) {
        const NodeId holder = proofs_ ? proofs_->holder(node) : node;
        const std::uint32_t held = holder == noNode ? none : searchedAs_[holder.value];
        log.known_.push_back(held == none ? CallLog::Sources{} : log.known_[held]);
    }
    searchedAs = static_cast<std::uint32_t>(log.left_.size());
    log.left_.emplace_back();
    log.values_.emplace_back();
    log.proven_.emplace_back();
    open_.push_back({.call = call, .searched = searchedAs, .window = log.windows_.back()});
}

void CallRecorder::enter(const TreeCursor& at, Plies left, Window window) {
    tick(CallId{log_->size()});
    if (open_.empty() && (log_->stages_.empty() || left != limit_)) {
        limit_ = left;
        log_->stages_.push_back({Step{step_}, CallId{log_->size()}, left});
    }
    begin(at.node(), window, CallKind::searched);
}

void CallRecorder::leaf(const TreeCursor& at, Value /*value*/, Window window) {
    tick(innermost());
    if (log_->stages_.empty()) {
        log_->stages_.push_back({Step{step_}, CallId{0}, 0}); // the root is a leaf
    }
    begin(at.node(), window, CallKind::read);
    if (proofs_) {
        proofs_->leaf(at.node());
        kept_[at.node().value] = CallId{log_->size() - 1};
    }
}

void CallRecorder::recall(const TreeCursor& at, Value /*value*/, Window window) {
    tick(innermost());
    begin(at.node(), window, CallKind::recalled);
    if (proofs_) {
        proofs_->recall(at.node());
    }
}

void CallRecorder::back(const TreeCursor& /*at*/, std::uint32_t /*k*/,
                        const Comparison& comparison) {
    tick(innermost());
    const std::uint32_t child = open_.back().lastMade.value;
    note(improved_, child, comparison.improved);
    note(again_, child, comparison.again);
}

void CallRecorder::cutoff(const TreeCursor& at, std::uint32_t /*k*/, std::uint32_t /*skipped*/) {
    tick(innermost());
    for (const NodeId child : tree_->children(at.node())) {
        const CallId call = latest_[child.value];
        const bool calledHere = call != noCall && call > open_.back().call;
        if (!calledHere) {
            skip(child);
        }
    }
    trace_->cutoffs_.push_back({Step{step_}, nodesSkipped_, leavesSkipped_});
}

void CallRecorder::skip(NodeId node) {
    const bool visited = latest_[node.value] != noCall;
    // Below nodes that the table answered much may be left.
    const Plies settled = proofs_ ? allPlies : limit_;
    const bool nothingNew =
        visited ? trace_->isSearchLeaf(*tree_, node) || settledTo_[node.value] >= settled
                : skippedNodes_[node.value];
    if (nothingNew) {
        return;
    }
    settledTo_[node.value] = allPlies;
    skips_.emplace_back(node, Step{step_});
    const std::vector<std::uint32_t>& offsets = tree_->offsets();
    for (NodeRange row{node, node + 1}; !row.empty() && row.first < trace_->belowHorizon();) {
        for (const NodeId n : row) {
            if (latest_[n.value] == noCall && !skippedNodes_[n.value]) {
                skippedNodes_[n.value] = true;
                ++nodesSkipped_;
                leavesSkipped_ += trace_->isSearchLeaf(*tree_, n) ? 1U : 0U;
            }
        }
        row = {NodeId{offsets[row.first.value]}, NodeId{offsets[row.last.value]}};
    }
}

/// By its latest call, if that came in this stage, in which it does not turn from a leaf into a
/// node that is searched.
Witnesses CallRecorder::proven(NodeId node) const {
    const CallId latest = latest_[node.value];
    if (latest == noCall || latest < log_->stages_.back().first) {
        return {};
    }
    if (proofs_) {
        return proofs_->of(node);
    }
    const std::uint32_t searched = searchedAs_[node.value];
    return searched == none ? Witnesses{node, node} : log_->proven_[searched];
}

/// What the memory learns from a call that has returned this.
void CallRecorder::learn(const Frame& of, Value value) {
    CallLog::Sources& sources = log_->known_[of.searched];
    const Bounds before = log_->boundsOf(sources);
    const Bounds after = learned(before, narrowed(of.window, before), value);
    if (after.lower != before.lower) {
        sources.lower = of.searched;
    }
    if (after.upper != before.upper) {
        sources.upper = of.searched;
    }
}

void CallRecorder::leave(const TreeCursor& at, Value value) {
    tick(innermost());
    const Frame frame = open_.back();
    open_.pop_back();
    const Value fromMax = trace_->traits().negamaxForm ? fromSideOf(mover(), value) : value;
    log_->left_[frame.searched] = Step{step_};
    log_->values_[frame.searched] = fromMax;
    if (log_->remembers_) {
        learn(frame, fromMax);
    }
    const bool maximises = mover() == Player::max;
    if (proofs_) {
        proofs_->leave(at.node(), maximises);
        log_->proven_[frame.searched] = proofs_->of(at.node());
        kept_[at.node().value] = frame.call;
        return; // below it not all is dealt with: the table may have answered
    }
    log_->proven_[frame.searched] = provenByChildren(
        *tree_, at.node(), maximises, [this](NodeId child) { return proven(child); });
    Plies& settled = settledTo_[at.node().value];
    settled = std::max(settled, limit_);
}

/// When each node was skipped first and marked as skipped.
void CallRecorder::noteCuts() {
    CallLog& log = *log_;
    const std::uint32_t nodes = tree_->nodeCount();
    log.cutSteps_.assign(nodes, CallLog::never);
    log.markSteps_.assign(nodes, CallLog::never);
    for (const auto& [node, step] : skips_) {
        log.cutSteps_[node.value] = step;
    }
    for (NodeId parent = GameTree::root(); parent.value < nodes; ++parent) {
        Step before = CallLog::never; // while [before, visited) the sibling before is cut
        Step visited = CallLog::never;
        for (const NodeId n : tree_->children(parent)) {
            if (n >= trace_->belowHorizon()) {
                return; // nothing ever comes to these
            }
            Step& cut = log.cutSteps_[n.value];
            cut = std::min(cut, log.cutSteps_[parent.value]);
            const Step from = std::max(cut, log.firstVisitSteps_[parent.value]);
            log.markSteps_[n.value] = from < before ? from : std::max(from, visited);
            before = from;
            visited = log.firstVisitSteps_[n.value];
        }
    }
}

void CallRecorder::groupByNode() {
    CallLog& log = *log_;
    std::vector<std::uint32_t>& begins = log.visitsBegin_;
    begins.assign(std::size_t{tree_->nodeCount()} + 1, 0);
    for (const NodeId node : log.nodes_) {
        ++begins[node.value];
    }
    // Filled from the end, so that each begin comes down to where it has to be.
    std::inclusive_scan(begins.begin(), begins.end(), begins.begin());
    log.visits_.resize(log.size());
    log.searchedVisits_.extend(log.size());
    for (CallId c{log.size()}; c.value-- != 0;) {
        const std::uint32_t place = --begins[log.node(c).value];
        log.visits_[place] = c;
        if (log.searched_.test(c.value)) {
            log.searchedVisits_.set(place);
        }
    }
}

/// Calls visit(number, call) for each call made by one that searched children, in order.
void CallRecorder::forEachMade(const auto& visit) const {
    std::vector<std::uint32_t> open;
    std::uint32_t entered = 0;
    std::uint32_t searched = 0;
    for (std::uint32_t c = 0; c < log_->size(); ++c) {
        entered = log_->calledIn_.firstSet(entered + 1, step_ + 1);
        while (!open.empty() && log_->left_[open.back()].value < entered) {
            open.pop_back();
        }
        if (!open.empty()) {
            visit(open.back(), c);
        }
        if (log_->searched_.test(c)) {
            open.push_back(searched++);
        }
    }
}

void CallRecorder::groupByParent() {
    CallLog& log = *log_;
    std::vector<std::uint32_t> next(log.left_.size() + 1, 0);
    forEachMade([&next](std::uint32_t by, std::uint32_t) { ++next[by + 1]; });
    std::inclusive_scan(next.begin(), next.end(), next.begin());
    const std::uint32_t made = next.back();
    log.made_.resize(made);
    for (RankedBits* bits : {&log.madeBegin_, &log.improved_, &log.again_}) {
        bits->extend(made);
    }
    for (std::size_t by = 0; by + 1 < next.size(); ++by) {
        log.madeBegin_.set(next[by]);
    }
    forEachMade([&](std::uint32_t by, std::uint32_t c) {
        const std::uint32_t place = next[by]++;
        log.made_[place] = CallId{c};
        if (improved_.test(c)) {
            log.improved_.set(place);
        }
        if (again_.test(c)) {
            log.again_.set(place);
        }
    });
}

std::shared_ptr<const SearchTrace> CallRecorder::finish(Value value) && {
    CallLog& log = *log_;
    const auto shrink = [](auto&... arrays) { (arrays.shrink_to_fit(), ...); };
    shrink(log.nodes_, log.windows_, log.left_, log.values_, log.proven_, log.known_, log.held_);
    note(log.calledIn_, step_ + 1, false);
    for (RankedBits* bits : {&log.searched_, &log.recalled_, &log.firstVisits_, &log.revived_,
                             &log.revivedLeaves_, &log.windowChanges_}) {
        note(*bits, log.size(), false);
    }
    groupByNode();
    groupByParent();
    noteCuts();
    for (RankedBits* bits :
         {&log.calledIn_, &log.searched_, &log.recalled_, &log.firstVisits_, &log.revived_,
          &log.revivedLeaves_, &log.windowChanges_, &log.searchedVisits_, &log.madeBegin_,
          &log.improved_, &log.again_, &trace_->visited_}) {
        bits->finish();
    }
    trace_->value_ = value;
    trace_->end_ = Step{step_};
    trace_->calls_ = std::move(log_);
    return std::move(trace_);
}

} // namespace prunus
