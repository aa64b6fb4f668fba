#include "core/edit/textafteredit.h"

#include "core/edit/textpatch.h"
#include "core/notation/characters.h"
#include "core/notation/depthfirst.h"
#include "core/notation/jsonstring.h"
#include "core/notation/number.h"
#include "core/notation/scannumber.h"

#include <algorithm>
#include <optional>

namespace prunus {

namespace {

/// The nodes of a tree in writing order, which is that of spans.
std::vector<NodeId> writingOrder(const GameTree& tree) {
    std::vector<NodeId> order;
    order.reserve(tree.nodeCount());
    visitDepthFirst(
        tree, [&](NodeId n, bool) { order.push_back(n); }, [](NodeId) {});
    return order;
}

/// The old text, by node.
class OldText {
  public:
    OldText(std::string_view text, const std::vector<TextSpan>& spans, const GameTree& tree)
        : text_(text), tree_(tree), spans_(spans.size()) {
        const std::vector<NodeId> order = writingOrder(tree);
        for (std::size_t k = 0; k < order.size(); ++k) {
            spans_[order[k].value] = spans[k];
        }
    }

    [[nodiscard]] const GameTree& tree() const { return tree_; }
    [[nodiscard]] std::string_view before() const { return text_.substr(0, spans_[0].start); }
    [[nodiscard]] std::string_view after() const { return text_.substr(spans_[0].end); }
    /// The name with what stands between it and the body.
    [[nodiscard]] std::string_view name(NodeId n) const {
        return between(span(n).start, span(n).body);
    }
    /// What stands between the name and the body: space, and perhaps a colon.
    [[nodiscard]] std::string_view connector(NodeId n) const {
        const std::string_view named = name(n);
        const std::size_t end = named.empty()          ? 0
                                : named.front() == '"' ? scanJsonString(named, 0)->end
                                                       : bareNameEnd(named, 0);
        return named.substr(end);
    }
    [[nodiscard]] std::string_view number(NodeId leaf) const {
        return between(span(leaf).body, span(leaf).end);
    }
    /// From the opening bracket to the first child.
    [[nodiscard]] std::string_view opening(NodeId inner) const {
        return between(span(inner).body, span(tree_.children(inner).first).start);
    }
    /// From the last child to the closing bracket.
    [[nodiscard]] std::string_view closing(NodeId inner) const {
        return between(span(tree_.children(inner).last - 1).end, span(inner).end);
    }
    /// What separates a node from the next one of its family.
    [[nodiscard]] std::string_view gapAfter(NodeId n) const {
        return between(span(n).end, span(n + 1).start);
    }

  private:
    [[nodiscard]] const TextSpan& span(NodeId n) const { return spans_[n.value]; }
    [[nodiscard]] std::string_view between(std::size_t from, std::size_t to) const {
        return text_.substr(from, to - from);
    }

    std::string_view text_;
    const GameTree& tree_;
    std::vector<TextSpan> spans_;
};

/// How a text separates children, and names from what they name.
struct Habits {
    std::string gap = ", ";
    std::string connector = ": ";
};

Habits habitsOf(const OldText& text) {
    Habits habits;
    std::optional<std::string_view> shortest;
    const GameTree& tree = text.tree();
    for (NodeId n = GameTree::root(); n.value < tree.nodeCount(); ++n) {
        for (const NodeId child : tree.children(n)) {
            if (child + 1 < tree.children(n).last) {
                const std::string_view gap = text.gapAfter(child);
                if (!gap.empty() && (!shortest || gap.size() < shortest->size())) {
                    shortest = gap;
                }
            }
        }
    }
    habits.gap = shortest.value_or(habits.gap);
    for (const NodeId n : tree.names().nodes()) {
        const std::string_view connector = text.connector(n);
        if (connector.find_first_of(":=") != std::string_view::npos) {
            habits.connector = connector;
            break;
        }
    }
    return habits;
}

/// A name with its connector, made such that a body may follow it.
std::string joined(std::string_view name, std::string_view connector, std::string_view body) {
    std::string text;
    const bool bare = isBareName(name);
    if (bare) {
        text = name;
    } else {
        appendJsonString(text, name);
    }
    const bool colon = connector.find_first_of(":=") != std::string_view::npos;
    if (bare && !colon && explainNotFinite(name)) {
        text += ':'; // without it, nan is taken for a number
    }
    text += connector;
    if (bare && connector.empty() && isDigit(body.front())) {
        text += ' '; // otherwise a digit of the name
    }
    return text;
}

class Respelling {
  public:
    Respelling(const OldText& text, const EditedTree& edited)
        : text_(text), habits_(habitsOf(text)), tree_(edited.tree), origins_(edited.origins) {}

    std::string spell() {
        out_ = text_.before();
        visitDepthFirst(
            tree_, [&](NodeId n, bool first) { open(n, first); }, [&](NodeId n) { close(n); });
        out_ += text_.after();
        return std::move(out_);
    }

  private:
    void open(NodeId n, bool first) {
        const std::string body = bodyOf(n);
        const std::string name = nameOf(n, body);
        if (!first) {
            const std::string_view gap = gapBefore(n);
            const char next = name.empty() ? body.front() : name.front();
            const bool needed = gap.empty() && !isClosing(out_.back()) && !isOpening(next);
            out_ += needed ? std::string_view(" ") : gap;
        }
        out_ += name;
        out_ += body;
        if (!tree_.isLeaf(n)) {
            open_.push_back({n, body.front()});
        }
    }

    void close(NodeId n) {
        const NodeId was = wasInner(n);
        if (was == noNode) {
            out_ += closingOf(open_.back().bracket);
        } else {
            out_ += text_.closing(was);
        }
        open_.pop_back();
    }

    /// The node that this one was in the old text, or noNode.
    [[nodiscard]] NodeId was(NodeId n) const {
        const Origin origin = origins_[n.value];
        return origin.source == Origin::Source::given ? noNode : origin.node;
    }
    [[nodiscard]] NodeId wasInner(NodeId n) const {
        const NodeId before = was(n);
        return before == noNode || text_.tree().isLeaf(before) ? noNode : before;
    }

    /// The number, or the opening bracket with the space after it.
    [[nodiscard]] std::string bodyOf(NodeId n) const {
        const NodeId before = was(n);
        const bool leaf = tree_.isLeaf(n);
        if (before == noNode || leaf != text_.tree().isLeaf(before)) {
            return leaf ? formatNumber(tree_.staticValue(n))
                        : std::string(1, open_.empty() ? '[' : open_.back().bracket);
        }
        if (!leaf) {
            return std::string(text_.opening(before));
        }
        const bool sameValue = tree_.staticValue(n) == text_.tree().staticValue(before);
        return sameValue ? std::string(text_.number(before)) : formatNumber(tree_.staticValue(n));
    }

    [[nodiscard]] std::string nameOf(NodeId n, std::string_view body) const {
        const std::string_view name = tree_.names().at(n);
        if (name.empty()) {
            return {};
        }
        const NodeId before = was(n);
        if (before == noNode || text_.name(before).empty()) {
            return joined(name, habits_.connector, body);
        }
        const std::string_view connector = text_.connector(before);
        const bool kept = text_.tree().names().at(before) == name;
        const bool collides =
            connector.empty() && text_.name(before).front() != '"' && isDigit(body.front());
        return kept && !collides ? std::string(text_.name(before)) : joined(name, connector, body);
    }

    /// What comes between a node and the one before it in its family.
    [[nodiscard]] std::string_view gapBefore(NodeId n) const {
        const NodeId parent = wasInner(open_.back().node);
        const NodeRange family = parent == noNode ? NodeRange{} : text_.tree().children(parent);
        if (family.size() < 2) {
            return habits_.gap;
        }
        const NodeRange now = tree_.children(open_.back().node);
        const std::uint32_t place = n.value - now.first.value - 1; // of the node before
        if (now.size() == family.size()) {
            return text_.gapAfter(family[place]); // at most in another order
        }
        const NodeId left = was(n - 1);
        if (left != noNode && family.contains(left) && left + 1 < family.last) {
            return text_.gapAfter(left);
        }
        const NodeId right = was(n);
        if (right != noNode && family.contains(right) && family.first < right) {
            return text_.gapAfter(right - 1);
        }
        return text_.gapAfter(family[std::min(place, family.size() - 2)]);
    }

    struct Open {
        NodeId node;
        char bracket;
    };

    const OldText& text_;
    Habits habits_;
    const GameTree& tree_;
    const std::vector<Origin>& origins_;
    std::vector<Open> open_;
    std::string out_;
};

} // namespace

std::string textAfterEdit(std::string_view text, const std::vector<TextSpan>& spans,
                          const GameTree& old, const EditedTree& edited) {
    return Respelling(OldText(text, spans, old), edited).spell();
}

} // namespace prunus
