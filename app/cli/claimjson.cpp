#include "app/cli/claimjson.h"

#include "core/notation/number.h"
#include "core/notation/writepath.h"

#include <array>

namespace prunus {

namespace {

const char* word(Relation relation) {
    constexpr std::array words{"at-least", "at-most", "is"};
    return words.at(static_cast<std::size_t>(relation));
}

const char* word(Player player) {
    return player == Player::max ? "max" : "min";
}

const char* word(Scope scope) {
    constexpr std::array words{"root", "probe", "pass", "iteration"};
    return words.at(static_cast<std::size_t>(scope));
}

const char* word(BoundSource source) {
    constexpr std::array words{"ancestor", "first-window", "probe", "pass", "table"};
    return words.at(static_cast<std::size_t>(source));
}

/// Writes one claim: its kind, then its fields.
class ClaimWriter {
  public:
    ClaimWriter(std::ostream& out, const GameTree& tree) : out_(out), tree_(tree) {}

    void operator()(const WorthClaim& c) const {
        kind(word(c.relation)).node("node", c.node).number("value", c.value);
    }
    void operator()(const InHandClaim& c) const {
        kind("in-hand").chosen("player", word(c.player)).node("node", c.node);
        node("through", c.through).number("value", c.value);
    }
    void operator()(const CannotChangeClaim& c) const {
        kind("cannot-change").nodes(c.nodes).node("of", c.of).chosen("scope", word(c.scope));
    }
    void operator()(const BoundFromClaim& c) const {
        kind("bound-from").node("node", c.node).node("ancestor", c.ancestor);
        field("levels") << (c.ancestor == noNode ? "null" : std::to_string(c.levels));
        number("value", c.value).chosen("source", word(c.source));
    }
    void operator()(const WindowClaim& c) const {
        kind("window").node("node", c.node).window(c.window);
    }
    void operator()(const BestClaim& c) const {
        kind("best").node("node", c.node).node("child", c.child).number("value", c.value);
    }
    void operator()(const ReturnedClaim& c) const {
        kind("returned").node("node", c.node).number("value", c.value);
    }
    void operator()(const StaticClaim& c) const {
        kind("static").node("node", c.node).number("value", c.value);
    }
    void operator()(const SkippedClaim& c) const { kind("skipped").nodes(c.nodes); }
    void operator()(const TriedFirstClaim& c) const {
        kind("tried-first").node("node", c.node).node("child", c.child);
    }
    void operator()(const AskedClaim& c) const {
        kind("asked").node("node", c.node).window(c.window);
    }
    void operator()(const AtWorkClaim& c) const {
        kind("at-work").chosen("scope", word(c.scope));
        field("number") << c.number;
        field("depth") << (c.depth ? std::to_string(*c.depth) : "null");
    }
    void operator()(const GoesOnClaim& c) const { kind("goes-on").chosen("scope", word(c.scope)); }
    void operator()(const LeftOutClaim& c) const {
        kind("left-out");
        field("first") << c.first;
        field("last") << c.last;
    }
    void operator()(const CalledNextClaim& c) const {
        kind("called-next").node("node", c.node).window(c.window);
    }
    void operator()(const FoundAtClaim& c) const {
        kind("found-at").node("node", c.node).node("at", c.at);
    }

  private:
    const ClaimWriter& kind(const char* name) const {
        out_ << "\"claim\": \"" << name << '"';
        return *this;
    }
    std::ostream& field(const char* name) const { return out_ << ", \"" << name << "\": "; }
    const ClaimWriter& chosen(const char* name, const char* word) const {
        field(name) << '"' << word << '"';
        return *this;
    }
    const ClaimWriter& number(const char* name, Value value) const {
        field(name) << formatJsonNumber(value);
        return *this;
    }
    const ClaimWriter& window(Window w) const {
        return number("alpha", w.alpha).number("beta", w.beta);
    }
    const ClaimWriter& node(const char* name, NodeId n) const {
        field(name);
        if (n == noNode) {
            out_ << "null";
        } else {
            writePath(out_, tree_, n);
        }
        return *this;
    }
    const ClaimWriter& nodes(const std::vector<NodeId>& nodes) const {
        field("nodes") << '[';
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            out_ << (i == 0 ? "" : ", ");
            writePath(out_, tree_, nodes[i]);
        }
        out_ << ']';
        return *this;
    }

    std::ostream& out_;
    const GameTree& tree_;
};

} // namespace

void writeJsonClaims(std::ostream& out, const GameTree& tree, const std::vector<Claim>& claims) {
    const ClaimWriter write(out, tree);
    out << '[';
    for (std::size_t i = 0; i < claims.size(); ++i) {
        out << (i == 0 ? "{" : ", {");
        std::visit(write, claims[i]);
        out << '}';
    }
    out << ']';
}

} // namespace prunus
