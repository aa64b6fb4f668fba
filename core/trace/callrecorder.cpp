#include "core/trace/callrecorder.h"

#include <algorithm>
#include <limits>
#include <new>
#include <utility>

namespace prunus {

namespace {

/// Sorts calls by a key below `keys`, stably: begins[k] is where those of key k start in the list.
template <class Key>
void groupBy(std::uint32_t calls, std::uint32_t keys, const Key& keyOf,
             std::vector<std::uint32_t>& begins, std::vector<CallId>& list) {
    begins.assign(std::size_t{keys} + 1, 0);
    for (std::uint32_t c = 0; c < calls; ++c) {
        if (keyOf(c) < keys) {
            ++begins[keyOf(c) + 1];
        }
    }
    for (std::uint32_t k = 0; k < keys; ++k) {
        begins[k + 1] += begins[k];
    }
    list.resize(begins[keys]);
    std::vector<std::uint32_t> next(begins.begin(), begins.end() - 1);
    for (std::uint32_t c = 0; c < calls; ++c) {
        if (keyOf(c) < keys) {
            list[next[keyOf(c)]++] = CallId{c};
        }
    }
}

} // namespace

CallRecorder::CallRecorder(const GameTree& tree, const SearchOptions& options, SearchOrder order)
    : tree_(&tree), trace_(new SearchTrace), log_(new CallLog), latest_(tree.nodeCount(), noCall),
      settledTo_(tree.nodeCount(), 0), skippedNodes_(tree.nodeCount()) {
    trace_->describe(tree, options, std::move(order));
    trace_->visited_ = RankedBits(tree.nodeCount());
}

void CallRecorder::tick(CallId atWork) {
    if (step_ == std::numeric_limits<std::uint32_t>::max() - 1) {
        throw std::bad_alloc();
    }
    if (++step_ % CallLog::landmarkSpacing == 0) {
        log_->landmarks_.push_back(atWork);
    }
}

CallId CallRecorder::begin(NodeId node, Window window, CallKind kind) {
    if (log_->size() == CallLog::mostCalls) {
        throw std::bad_alloc(); // the system would end the program rather than say no
    }
    const CallId id{log_->size()};
    const CallId before = latest_[node.value];
    Call call;
    call.node = node;
    call.entered = call.left = Step{step_};
    call.window = window;
    call.kind = kind;
    call.searched = kind == CallKind::searched ? id
                    : before == noCall         ? noCall
                                               : (*log_)[before].searched;
    if (!open_.empty()) {
        Frame& parent = open_.back();
        call.parent = parent.call;
        if (parent.lastMade != noCall) {
            const Call& last = (*log_)[parent.lastMade];
            call.place = last.place + (last.node == node ? 0U : 1U);
        }
        parent.lastMade = id;
    }
    if (before != noCall && trace_->traits().remembers) {
        call.known = knownAfter((*log_)[before]);
    }
    call.firstVisit = before == noCall;
    call.revived = call.firstVisit && skippedNodes_[node.value];
    call.revivedLeaf = call.revived && trace_->isSearchLeaf(*tree_, node);
    trace_->visited_.set(node.value);
    latest_[node.value] = id;
    log_->calls_.push_back(call);
    return id;
}

void CallRecorder::enter(const TreeCursor& at, Plies left, Window window) {
    tick(CallId{log_->size()});
    if (open_.empty() && (log_->stages_.empty() || left != limit_)) {
        limit_ = left;
        log_->stages_.push_back({Step{step_}, left});
    }
    const bool maximises =
        open_.empty() ? trace_->rootPlayer_ == Player::max : !open_.back().maximises;
    const CallId call = begin(at.node(), window, CallKind::searched);
    open_.push_back({.call = call, .maximises = maximises});
}

void CallRecorder::leaf(const TreeCursor& at, Value value, Window window) {
    tick(innermost());
    if (log_->stages_.empty()) {
        log_->stages_.push_back({Step{step_}, 0}); // the root is a leaf
    }
    Call& call = log_->calls_[begin(at.node(), window, CallKind::read).value];
    call.value = value;
    call.lowerWitness = call.upperWitness = at.node();
}

void CallRecorder::recall(const TreeCursor& at, Value value, Window window) {
    tick(innermost());
    const CallId before = latest_[at.node().value];
    Call& call = log_->calls_[begin(at.node(), window, CallKind::recalled).value];
    call.value = value;
    call.lowerWitness = (*log_)[before].lowerWitness;
    call.upperWitness = (*log_)[before].upperWitness;
}

void CallRecorder::back(const TreeCursor& /*at*/, std::uint32_t /*k*/,
                        const Comparison& comparison) {
    tick(innermost());
    Frame& frame = open_.back();
    Call& child = log_->calls_[frame.lastMade.value];
    child.bestBefore = frame.best;
    child.improved = comparison.improved;
    child.again = comparison.again;
    if (comparison.improved) {
        frame.best = frame.lastMade;
    }
}

void CallRecorder::cutoff(const TreeCursor& at, std::uint32_t /*k*/, std::uint32_t /*skipped*/) {
    tick(innermost());
    for (const NodeId child : tree_->children(at.node())) {
        const CallId call = latest_[child.value];
        const bool calledHere = call != noCall && (*log_)[call].parent == open_.back().call;
        if (!calledHere) {
            skip(child);
        }
    }
    trace_->cutoffs_.push_back({Step{step_}, nodesSkipped_, leavesSkipped_});
}

void CallRecorder::skip(NodeId node) {
    const bool visited = latest_[node.value] != noCall;
    const bool nothingNew =
        visited ? trace_->isSearchLeaf(*tree_, node) || settledTo_[node.value] >= limit_
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

Bounds CallRecorder::provenBy(const Call& call) const {
    return {call.lowerWitness == noNode ? -infinity : tree_->staticValue(call.lowerWitness),
            call.upperWitness == noNode ? infinity : tree_->staticValue(call.upperWitness)};
}

/// From what is proved of the children by now, in this stage.
void CallRecorder::prove(Call& call, bool maximises) const {
    const Step stage = log_->stages_.back().begin;
    bool first = true;
    Bounds proven;
    for (const NodeId child : tree_->children(call.node)) {
        const CallId latest = latest_[child.value];
        const bool known = latest != noCall && (*log_)[latest].entered >= stage;
        const Call nothing{};
        const Call& of = known ? (*log_)[latest] : nothing;
        const Bounds b = provenBy(of);
        if (first || (maximises ? b.lower > proven.lower : b.lower < proven.lower)) {
            proven.lower = b.lower;
            call.lowerWitness = of.lowerWitness;
        }
        if (first || (maximises ? b.upper > proven.upper : b.upper < proven.upper)) {
            proven.upper = b.upper;
            call.upperWitness = of.upperWitness;
        }
        first = false;
    }
}

void CallRecorder::leave(const TreeCursor& at, Value value) {
    tick(innermost());
    const Frame& frame = open_.back();
    Call& call = log_->calls_[frame.call.value];
    call.left = Step{step_};
    call.value = value;
    prove(call, frame.maximises);
    Plies& settled = settledTo_[at.node().value];
    settled = std::max(settled, limit_);
    open_.pop_back();
}

/// When each node was visited first, skipped first and marked as skipped.
void CallRecorder::noteCuts() {
    CallLog& log = *log_;
    const std::uint32_t nodes = tree_->nodeCount();
    log.firstVisitSteps_.assign(nodes, CallLog::never);
    log.cutSteps_.assign(nodes, CallLog::never);
    log.markSteps_.assign(nodes, CallLog::never);
    for (std::uint32_t n = 0; n < nodes; ++n) {
        if (log.visitsBegin_[n] != log.visitsBegin_[n + 1]) {
            log.firstVisitSteps_[n] = log[log.visits_[log.visitsBegin_[n]]].entered;
        }
    }
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

std::shared_ptr<const SearchTrace> CallRecorder::finish(Value value) && {
    CallLog& log = *log_;
    log.calls_.shrink_to_fit();
    groupBy(
        log.size(), log.size(), [&log](std::uint32_t c) { return log.calls_[c].parent.value; },
        log.madeBegin_, log.made_);
    groupBy(
        log.size(), tree_->nodeCount(),
        [&log](std::uint32_t c) { return log.calls_[c].node.value; }, log.visitsBegin_,
        log.visits_);
    log.searched_ = log.recalled_ = log.firstVisits_ = log.revived_ = log.revivedLeaves_ =
        RankedBits(log.size());
    for (std::uint32_t c = 0; c < log.size(); ++c) {
        const Call& call = log.calls_[c];
        const auto note = [c](RankedBits& bits, bool set) {
            if (set) {
                bits.set(c);
            }
        };
        note(log.searched_, call.kind == CallKind::searched);
        note(log.recalled_, call.kind == CallKind::recalled);
        note(log.firstVisits_, call.firstVisit);
        note(log.revived_, call.revived);
        note(log.revivedLeaves_, call.revivedLeaf);
    }
    noteCuts();
    for (RankedBits* bits : {&log.searched_, &log.recalled_, &log.firstVisits_, &log.revived_,
                             &log.revivedLeaves_, &trace_->visited_}) {
        bits->finish();
    }
    trace_->value_ = value;
    trace_->end_ = Step{step_};
    trace_->calls_ = std::move(log_);
    return std::move(trace_);
}

} // namespace prunus
