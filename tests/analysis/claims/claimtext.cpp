#include "tests/analysis/claims/claimtext.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace prunus::oracle {

namespace {

constexpr std::array relations{"at-least", "at-most", "is"};
constexpr std::array scopes{"root", "probe", "pass", "iteration"};
constexpr std::array sources{"ancestor", "first-window", "probe", "pass", "table"};

/// In the order of Claim.
constexpr std::array kinds{"worth",   "in-hand",     "cannot-change", "bound-from",
                           "window",  "best",        "returned",      "static",
                           "skipped", "tried-first", "asked",         "at-work",
                           "goes-on", "left-out",    "called-next",   "found-at"};
static_assert(kinds.size() == std::variant_size_v<Claim>);

/// Reads claims as the contract of `prunus trace --explain` has them, and all of their fields: one
/// that is left over is none of the contract's.
class Reader {
  public:
    Reader(const nlohmann::json& object, const NaiveTree& tree) : object_(object), tree_(tree) {}

    Claim claim() {
        const std::string kind = field("claim");
        Claim result = ofKind(kind);
        if (object_.size() != asked_) {
            throw std::invalid_argument(kind + " has fields of which nobody knows");
        }
        return result;
    }

  private:
    Claim ofKind(const std::string& kind) {
        if (const auto relation = std::ranges::find(relations, kind); relation != relations.end()) {
            return WorthClaim{static_cast<Relation>(relation - relations.begin()), node("node"),
                              number("value")};
        }
        if (kind == "in-hand") {
            const Player player = chosen<Player>(std::array{"max", "min"}, "player");
            return InHandClaim{player, node("node"), node("through"), number("value")};
        }
        if (kind == "cannot-change") {
            return CannotChangeClaim{nodes("nodes"), node("of"), chosen<Scope>(scopes, "scope")};
        }
        if (kind == "bound-from") {
            return boundFrom();
        }
        if (kind == "window") {
            return WindowClaim{node("node"), {number("alpha"), number("beta")}};
        }
        if (kind == "best") {
            return BestClaim{node("node"), node("child"), number("value")};
        }
        if (kind == "returned") {
            return ReturnedClaim{node("node"), number("value")};
        }
        if (kind == "static") {
            return StaticClaim{node("node"), number("value")};
        }
        if (kind == "skipped") {
            return SkippedClaim{nodes("nodes")};
        }
        if (kind == "asked") {
            return AskedClaim{node("node"), {number("alpha"), number("beta")}};
        }
        if (kind == "tried-first") {
            return TriedFirstClaim{node("node"), node("child")};
        }
        if (kind == "found-at") {
            return FoundAtClaim{node("node"), node("at")};
        }
        return ofStage(kind);
    }
    Claim ofStage(const std::string& kind) {
        if (kind == "at-work") {
            AtWorkClaim claim{chosen<Scope>(scopes, "scope"), count("number"), {}};
            if (const nlohmann::json& depth = field("depth"); !depth.is_null()) {
                claim.depth = depth.get<std::uint32_t>();
            }
            return claim;
        }
        if (kind == "goes-on") {
            return GoesOnClaim{chosen<Scope>(scopes, "scope")};
        }
        if (kind == "left-out") {
            return LeftOutClaim{count("first"), count("last")};
        }
        if (kind == "called-next") {
            return CalledNextClaim{node("node"), {number("alpha"), number("beta")}};
        }
        throw std::invalid_argument("there is no claim " + kind);
    }
    Claim boundFrom() {
        BoundFromClaim claim;
        claim.node = node("node");
        claim.ancestor = node("ancestor");
        const nlohmann::json& levels = field("levels");
        if (levels.is_null() != (claim.ancestor == noNode)) {
            throw std::invalid_argument("ancestor and levels go together");
        }
        claim.levels = levels.is_null() ? 0 : levels.get<std::uint32_t>();
        claim.value = number("value");
        claim.source = chosen<BoundSource>(sources, "source");
        return claim;
    }

    const nlohmann::json& field(const char* name) {
        ++asked_;
        return object_.at(name);
    }
    Value number(const char* name) {
        const nlohmann::json& json = field(name);
        if (json.is_string()) {
            return chosen(std::array{"inf", "-inf"}, json) == 0 ? infinity : -infinity;
        }
        return json.get<Value>();
    }
    template <std::size_t n>
    static std::size_t chosen(const std::array<const char*, n>& names, const nlohmann::json& json) {
        const auto found = std::ranges::find(names, json.get<std::string>());
        if (found == names.end()) {
            throw std::invalid_argument(json.dump() + " is no word of the contract");
        }
        return static_cast<std::size_t>(found - names.begin());
    }
    template <class Enum, std::size_t n>
    Enum chosen(const std::array<const char*, n>& names, const char* name) {
        return static_cast<Enum>(chosen(names, field(name)));
    }
    std::uint32_t count(const char* name) { return field(name).get<std::uint32_t>(); }
    NodeId node(const char* name) { return node(field(name)); }
    [[nodiscard]] NodeId node(const nlohmann::json& path) const {
        if (path.is_null()) {
            return noNode;
        }
        const auto found = std::ranges::find(tree_.paths, path.get<Path>());
        if (found == tree_.paths.end()) {
            throw std::invalid_argument(path.dump() + " is no node");
        }
        return NodeId{static_cast<std::uint32_t>(found - tree_.paths.begin())};
    }
    std::vector<NodeId> nodes(const char* name) {
        std::vector<NodeId> result;
        for (const nlohmann::json& path : field(name)) {
            result.push_back(node(path));
        }
        return result;
    }

    const nlohmann::json& object_;
    const NaiveTree& tree_;
    std::size_t asked_ = 0;
};

} // namespace

Claim claimFrom(const nlohmann::json& object, const NaiveTree& tree) {
    return Reader(object, tree).claim();
}

Claim claimFrom(const std::string& text, const NaiveTree& tree) {
    return claimFrom(nlohmann::json::parse(text), tree);
}

const char* kindOf(const Claim& claim) {
    return kinds[claim.index()];
}

} // namespace prunus::oracle
