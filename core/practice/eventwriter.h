#pragma once

#include "core/practice/eventlog.h"
#include "core/search/listener.h"
#include "core/search/treecursor.h"

#include <utility>

namespace prunus {

/// Writes down what happens in a search, each event as it comes. It is the listener of the right
/// algorithms. The search of a slip calls the functions with a node instead of a cursor, because
/// its node need not be where a cursor stands.
class EventWriter {
  public:
    /// The tree must outlive the writer. `root` is the player who moves first.
    EventWriter(const GameTree& tree, Algorithm algorithm, bool repeats, Player root)
        : tree_(&tree), windowed_(traits(algorithm).windowed), root_(root),
          visits_(repeats ? tree.nodeCount() : 0) {}

    /// Adds the event of entering a node in the search of a slip, and keeps what its best value
    /// starts from.
    void enter(NodeId node, Plies left, Window window, Value start) {
        starts_.push_back(start);
        enter(node, left, window);
    }
    void enter(NodeId node, Plies left, Window window) {
        Event& event = called(EventKind::enter, node, window);
        if (left + open_ != allPlies) {
            event.depthLeft = left;
        }
        ++open_;
    }
    /// Adds the event of a leaf or a recall.
    void answer(EventKind kind, NodeId node, Value value, Window window) {
        called(kind, node, window).value = value;
    }
    void back(NodeId node, NodeId child, std::uint32_t number, const Comparison& comparison) {
        Event& event = told(EventKind::back, node, child, number);
        if (windowed_) {
            event.window = comparison.window;
        }
        event.value = comparison.value;
        event.improved = comparison.improved;
        event.best = comparison.best;
        event.again = comparison.again;
    }
    void cutoff(NodeId node, NodeId child, std::uint32_t number, std::uint32_t skipped) {
        told(EventKind::cutoff, node, child, number).skipped = skipped;
    }
    void leave(NodeId node, Value value) {
        --open_;
        add(EventKind::leave, node).value = value;
    }

    void enter(const TreeCursor& at, Plies left, Window window) { enter(at.node(), left, window); }
    void leaf(const TreeCursor& at, Value value, Window window) {
        answer(EventKind::leaf, at.node(), value, window);
    }
    void recall(const TreeCursor& at, Value value, Window window) {
        answer(EventKind::recall, at.node(), value, window);
    }
    void back(const TreeCursor& at, std::uint32_t k, const Comparison& comparison) {
        const NodeId child = at.moves()[k];
        back(at.node(), child, numberOf(at.node(), child), comparison);
    }
    void cutoff(const TreeCursor& at, std::uint32_t k, std::uint32_t skipped) {
        const NodeId child = at.moves()[k];
        cutoff(at.node(), child, numberOf(at.node(), child), skipped);
    }
    void leave(const TreeCursor& at, Value value) { leave(at.node(), value); }

    /// Moves the events out of the writer; to be called once.
    [[nodiscard]] std::vector<Event> take() { return std::move(events_); }
    [[nodiscard]] std::vector<Value> takeStarts() { return std::move(starts_); }

  private:
    [[nodiscard]] std::uint32_t numberOf(NodeId node, NodeId child) const {
        return child.value - tree_->children(node).first.value;
    }
    /// Adds an event of the innermost open call, or of the call that it makes now.
    Event& add(EventKind kind, NodeId node) {
        Event& event = events_.emplace_back();
        event.kind = kind;
        event.step = Step{static_cast<std::uint32_t>(events_.size())};
        event.node = node;
        event.player = playerAt(root_, Row{open_});
        event.visit = visits_.empty() ? 0 : visits_[node.value];
        return event;
    }
    Event& called(EventKind kind, NodeId node, Window window) {
        if (!visits_.empty()) {
            ++visits_[node.value];
        }
        Event& event = add(kind, node);
        if (windowed_) {
            event.window = window;
        }
        return event;
    }
    Event& told(EventKind kind, NodeId node, NodeId child, std::uint32_t number) {
        --open_; // the event is of the innermost open call itself
        Event& event = add(kind, node);
        ++open_;
        event.child = child;
        event.childNumber = number;
        return event;
    }

    const GameTree* tree_;
    bool windowed_;
    Player root_;
    std::uint32_t open_ = 0;
    std::vector<std::uint32_t> visits_; ///< visits of each node; empty if none is visited again
    std::vector<Event> events_;
    std::vector<Value> starts_;
};

static_assert(SearchListener<EventWriter, TreeCursor>);

} // namespace prunus
