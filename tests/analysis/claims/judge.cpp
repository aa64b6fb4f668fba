#include "tests/analysis/claims/judge.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace prunus::oracle {

namespace {

template <class... Parts> std::string words(const Parts&... parts) {
    std::ostringstream out;
    out.precision(17);
    (out << ... << parts);
    return out.str();
}

std::string differs(const char* what, Value is, Value claimed) {
    return is == claimed ? std::string() : words(what, " is ", is, ", not ", claimed);
}

std::string differs(Window is, Window claimed) {
    return differs("alpha", is.alpha, claimed.alpha) + differs("beta", is.beta, claimed.beta);
}

bool isNull(Window w) {
    return std::nextafter(w.alpha, HUGE_VAL) == w.beta;
}

std::vector<std::uint32_t> numbers(const std::vector<NodeId>& nodes) {
    std::vector<std::uint32_t> result;
    for (const NodeId n : nodes) {
        result.push_back(n.value);
    }
    return result;
}

} // namespace

Judge::Judge(const NaiveTree& tree, const SearchOptions& options,
             std::vector<std::uint32_t> positions)
    : tree_(tree), options_(options), calls_(tree, options), positions_(std::move(positions)),
      readings_(tree, rootPlayer(tree, options), options.depth) {}

void Judge::hear(const LoggedEvent& event) {
    if (event.kind == EventKind::enter && event.path.empty()) {
        depthBefore_ = rootCalls_ == 0 ? 0 : readings_.depth().value_or(0);
        if (event.depthLeft != readings_.depth()) {
            readings_.startAgain(event.depthLeft);
        }
    }
    calls_.hear(event);
    if (event.path.empty()) {
        hearRoot(event);
    }
    if (event.kind == EventKind::leaf) {
        readings_.read(event.node, *calls_.returned(event.node));
        // The leaves of one position are one variable.
        for (std::uint32_t n = 0; n < positions_.size(); ++n) {
            if (positions_[n] == positions_[event.node] && readings_.isLeaf(n)) {
                readings_.read(n, *calls_.returned(event.node));
            }
        }
    }
    last_ = event;
}

/// As the driver of the passes counts and compares.
void Judge::hearRoot(const LoggedEvent& event) {
    const bool called = event.kind == EventKind::enter || event.kind == EventKind::leaf ||
                        event.kind == EventKind::recall;
    rootCalls_ += called ? 1 : 0;
    if (called ? event.kind != EventKind::enter : event.kind == EventKind::leave) {
        const Value g = *calls_.returned(0);
        (g < calls_.latest(0)->entry.beta ? byPasses_.upper : byPasses_.lower) = g;
    }
}

std::string Judge::fault(const Claim& claim) const {
    return std::visit([this](const auto& each) { return faultIn(each); }, claim);
}

const HeldCall* Judge::latestCall(NodeId node) const {
    return readings_.isInTree(node.value) ? calls_.latest(node.value) : nullptr;
}

std::string Judge::notInTree(const std::vector<NodeId>& nodes) const {
    const bool all =
        std::ranges::all_of(nodes, [this](NodeId n) { return readings_.isInTree(n.value); });
    return all && !nodes.empty() ? "" : "it is said of no node, or of one that is not searched";
}

std::string Judge::faultIn(const WorthClaim& claim) const {
    if (std::string strange = notInTree({claim.node}); !strange.empty()) {
        return strange;
    }
    if (std::isinf(claim.value)) {
        return "an infinite number says nothing";
    }
    const Bounds b = readings_.bounds(claim.node.value);
    const bool low = claim.relation == Relation::atMost || b.lower >= claim.value;
    const bool high = claim.relation == Relation::atLeast || b.upper <= claim.value;
    return low && high ? "" : words("it is proved to be in [", b.lower, ", ", b.upper, "]");
}

std::string Judge::faultIn(const InHandClaim& claim) const {
    if (std::string strange = notInTree({claim.node, claim.through}); !strange.empty()) {
        return strange;
    }
    const std::vector<NaiveNode>& children = tree_.nodes[claim.node.value]->children;
    if (std::ranges::none_of(children,
                             [&](const NaiveNode& c) { return c.id == claim.through.value; })) {
        return "there is no such move";
    }
    if (readings_.mover(claim.node.value) != claim.player) {
        return "the other player moves there";
    }
    return faultIn(WorthClaim{claim.player == Player::max ? Relation::atLeast : Relation::atMost,
                              claim.through, claim.value});
}

/// What the search asks of the node, or what is wrong with speaking of it so.
std::string Judge::wronglyScoped(const CannotChangeClaim& claim, Window& asked) const {
    const bool atRoot = claim.of.value == 0;
    const HeldCall* const call = calls_.current(claim.of.value);
    switch (claim.scope) {
    case Scope::root:
        asked = options_.window;
        return atRoot ? "" : "this is not the root";
    case Scope::iteration:
        return atRoot && options_.algorithm == Algorithm::iterativeDeepening
                   ? ""
                   : "this is no iteration";
    case Scope::pass:
    case Scope::probe:
        if (call == nullptr || !isNull(call->entry) ||
            (claim.scope == Scope::pass) != makesPasses() || (makesPasses() && !atRoot)) {
            return "there is no such null window";
        }
        asked = call->entry;
        return {};
    }
    return {};
}

std::string Judge::faultIn(const CannotChangeClaim& claim) const {
    std::string strange = notInTree({claim.of});
    strange += notInTree(claim.nodes);
    Window asked;
    strange += wronglyScoped(claim, asked);
    if (!strange.empty()) {
        return strange;
    }
    return readings_.depends(claim.of.value, numbers(claim.nodes), asked)
               ? words("some values of unread leaves under them change node ", claim.of.value)
               : "";
}

std::string Judge::faultIn(const BoundFromClaim& claim) const {
    const HeldCall* const call = latestCall(claim.node);
    if (call == nullptr) {
        return "there was no such call";
    }
    const Window w = call->window;
    if (options_.cut == CutRule::greater ? w.alpha <= w.beta : w.alpha < w.beta) {
        return "the window is not closed";
    }
    const bool max = call->player == Player::max;
    const BoundOrigin& origin = max ? call->beta : call->alpha;
    std::string wrong = differs("the bound", max ? w.beta : w.alpha, claim.value);
    if (wrong.empty() && origin.source != claim.source) {
        wrong = words("it has source ", static_cast<int>(origin.source));
    }
    if (!wrong.empty()) {
        return wrong;
    }
    if (origin.source == BoundSource::ancestor) {
        return wronglySet(claim, origin);
    }
    return claim.ancestor == noNode && claim.levels == 0 ? "" : "no ancestor set it";
}

std::string Judge::wronglySet(const BoundFromClaim& claim, const BoundOrigin& origin) const {
    if (claim.ancestor.value != origin.setter) {
        return words("node ", origin.setter, " set it");
    }
    const std::size_t levels =
        tree_.paths[claim.node.value].size() - tree_.paths[origin.setter].size();
    if (claim.levels != levels) {
        return words("that is ", levels, " levels above");
    }
    if (std::string wrong = differs("what the child returned", origin.value, claim.value);
        !wrong.empty()) {
        return wrong;
    }
    const Bounds proved = readings_.bounds(origin.child);
    const bool max = readings_.mover(origin.setter) == Player::max;
    return (max ? proved.lower >= claim.value : proved.upper <= claim.value)
               ? ""
               : words("child ", origin.child, " is proved to be in [", proved.lower, ", ",
                       proved.upper, "]");
}

std::string Judge::faultIn(const WindowClaim& claim) const {
    const Algorithm algorithm = options_.algorithm;
    if (!traits(algorithm).windowed || algorithm == Algorithm::alphaBetaFirstDraft) {
        return "the listing has no such variables";
    }
    const HeldCall* const call = calls_.current(claim.node.value);
    if (call == nullptr) {
        return "the node is not being searched";
    }
    const Window now = algorithm == Algorithm::alphaBetaSecondDraft ? call->entry : call->window;
    return differs(now, claim.window);
}

std::string Judge::faultIn(const BestClaim& claim) const {
    const HeldCall* const call = latestCall(claim.node);
    if (call == nullptr || readings_.isLeaf(claim.node.value)) {
        return "there was no such call";
    }
    const std::uint32_t child = call->bestChild.value_or(noNode.value);
    return child == claim.child.value ? differs("the best so far", call->best, claim.value)
                                      : words("its child is ", child);
}

std::string Judge::faultIn(const ReturnedClaim& claim) const {
    if (std::string strange = notInTree({claim.node}); !strange.empty()) {
        return strange;
    }
    const std::optional<Value> value = calls_.returned(claim.node.value);
    return value ? differs("what it returned", *value, claim.value) : "it has not returned";
}

std::string Judge::faultIn(const StaticClaim& claim) const {
    if (std::string strange = notInTree({claim.node}); !strange.empty()) {
        return strange;
    }
    const NaiveNode& node = *tree_.nodes[claim.node.value];
    const bool hasValue = node.value || (node.children.empty() && tree_.failureValue);
    return hasValue ? differs("its static value", staticValue(tree_, node), claim.value)
                    : "it has no static value";
}

std::string Judge::faultIn(const SkippedClaim& claim) const {
    if (last_.kind != EventKind::cutoff) {
        return "nothing is skipped";
    }
    std::vector<std::uint32_t> skipped;
    for (const NaiveNode& child : tree_.nodes[last_.node]->children) {
        if (std::ranges::count(calls_.current(last_.node)->called, child.id) == 0) {
            skipped.push_back(child.id);
        }
    }
    std::vector<std::uint32_t> said = numbers(claim.nodes);
    std::ranges::sort(said);
    return said == skipped ? "" : words(skipped.size(), " children are skipped, and others");
}

std::string Judge::faultIn(const TriedFirstClaim& claim) const {
    const HeldCall* const call = latestCall(claim.node);
    return call != nullptr && call->triedFirst == claim.child.value
               ? ""
               : "no earlier iteration says so";
}

std::string Judge::faultIn(const AskedClaim& claim) const {
    const HeldCall* const call = latestCall(claim.node);
    return call == nullptr ? "there was no such call" : differs(call->entry, claim.window);
}

std::string Judge::wrongStage(Scope scope) const {
    const bool right =
        scope == Scope::pass
            ? makesPasses()
            : scope == Scope::iteration && options_.algorithm == Algorithm::iterativeDeepening;
    return right ? "" : "the search has no such stages";
}

std::string Judge::faultIn(const AtWorkClaim& claim) const {
    if (std::string wrong = wrongStage(claim.scope); !wrong.empty()) {
        return wrong;
    }
    if (claim.number != rootCalls_) {
        return words("the root was called ", rootCalls_, " times");
    }
    const auto depth = claim.scope == Scope::iteration ? readings_.depth() : std::nullopt;
    return claim.depth == depth ? "" : words("its depth is ", depth.value_or(0));
}

std::string Judge::faultIn(const GoesOnClaim& claim) const {
    if (std::string wrong = wrongStage(claim.scope); !wrong.empty()) {
        return wrong;
    }
    if (!last_.path.empty() || last_.kind == EventKind::enter || !calls_.open().empty()) {
        return "it is not over";
    }
    if (claim.scope == Scope::pass) {
        return byPasses_.lower < byPasses_.upper ? "" : "the bounds have met";
    }
    for (std::uint32_t n = 0; n < tree_.nodes.size(); ++n) {
        if (readings_.value(n) && !tree_.nodes[n]->children.empty()) {
            return options_.depth == readings_.depth() ? "there is nothing deeper" : "";
        }
    }
    return "it has met its limit nowhere";
}

std::string Judge::faultIn(const LeftOutClaim& claim) const {
    if (std::string wrong = wrongStage(Scope::iteration); !wrong.empty()) {
        return wrong;
    }
    if (claim.first != depthBefore_ + 1 || claim.last + 1 != readings_.depth()) {
        return words("it went from ", depthBefore_, " to ", readings_.depth().value_or(0));
    }
    for (std::uint32_t depth = claim.first; depth <= claim.last; ++depth) {
        const bool missing = std::ranges::any_of(tree_.nodes, [&](const NaiveNode* node) {
            return tree_.paths[node->id].size() == depth && !node->children.empty() && !node->value;
        });
        if (!missing) {
            return words("all nodes at depth ", depth, " have static values");
        }
    }
    return claim.first <= claim.last ? "" : "that is no depth";
}

std::string Judge::faultIn(const FoundAtClaim& claim) const {
    if (last_.kind != EventKind::recall || last_.node != claim.node.value) {
        return "the memory answers no call of it";
    }
    if (positions_.empty() || claim.at.value >= positions_.size() || claim.at == claim.node ||
        positions_[claim.at.value] != positions_[claim.node.value]) {
        return "it is another position";
    }
    return calls_.returned(claim.at.value) ? "" : "nothing was found there";
}

/// As the listings of PVS and NegaScout have it: the second search is made with the window that
/// there was, or in NegaScout from what the probe returned.
std::string Judge::faultIn(const CalledNextClaim& claim) const {
    if (last_.kind != EventKind::back || !last_.again) {
        return "nothing is searched again";
    }
    const HeldCall& call = *calls_.current(last_.node);
    if (tree_.nodes[last_.node]->children[last_.child].id != claim.node.value) {
        return "it is another child";
    }
    Window next = call.window;
    if (options_.algorithm == Algorithm::negaScout) {
        (call.player == Player::max ? next.alpha : next.beta) = *calls_.returned(claim.node.value);
    }
    return differs(next, claim.window);
}

} // namespace prunus::oracle
