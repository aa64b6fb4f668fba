#include "tests/search/oracle/heard.h"

#include "core/search/dispatch.h"

namespace prunus::oracle {

namespace {

/// A place in a naive tree, as a Position.
class NaivePosition {
  public:
    using Undo = const NaiveNode*;

    class Moves {
      public:
        explicit Moves(const std::vector<std::uint32_t>& order) : order_(&order) {}
        [[nodiscard]] std::uint32_t size() const {
            return static_cast<std::uint32_t>(order_->size());
        }
        [[nodiscard]] std::uint32_t operator[](std::uint32_t k) const { return (*order_)[k]; }

      private:
        const std::vector<std::uint32_t>* order_;
    };

    NaivePosition(const NaiveTree& tree, const Orders& orders)
        : tree_(&tree), orders_(&orders), node_(&tree.root) {}

    [[nodiscard]] std::uint32_t id() const { return node_->id; }
    [[nodiscard]] std::uint64_t key() const { return node_->id; }
    [[nodiscard]] bool hasStaticValuesAt(std::uint32_t depth) const {
        for (const NaiveNode* node : tree_->nodes) {
            const bool isLeaf = node->children.empty();
            const bool hasValue = node->value || (isLeaf && tree_->failureValue.has_value());
            if (tree_->paths[node->id].size() == depth && !hasValue) {
                return false;
            }
        }
        return true;
    }
    [[nodiscard]] bool terminal() const { return node_->children.empty(); }
    [[nodiscard]] Value staticValue() const { return oracle::staticValue(*tree_, *node_); }
    [[nodiscard]] Moves moves() const { return Moves((*orders_)[node_->id]); }
    Undo apply(std::uint32_t child) {
        const Undo parent = node_;
        node_ = &node_->children[child];
        return parent;
    }
    void undo(Undo parent) { node_ = parent; }

  private:
    const NaiveTree* tree_;
    const Orders* orders_;
    const NaiveNode* node_;
};

/// Writes down everything as an oracle's log.
struct Scribe {
    Log log;
    std::vector<Plies> pliesLeft;

    LoggedEvent& add(EventKind kind, const NaivePosition& at) {
        log.emplace_back();
        log.back().kind = kind;
        log.back().node = at.id();
        return log.back();
    }
    void enter(const NaivePosition& at, Plies left, Window window) {
        add(EventKind::enter, at).window = window;
        pliesLeft.push_back(left);
    }
    void leaf(const NaivePosition& at, Value value, Window window) {
        add(EventKind::leaf, at).value = value;
        log.back().window = window;
    }
    void recall(const NaivePosition& at, Value value, Window window) {
        add(EventKind::recall, at).value = value;
        log.back().window = window;
    }
    void back(const NaivePosition& at, std::uint32_t k, const Comparison& comparison) {
        LoggedEvent& event = add(EventKind::back, at);
        event.child = at.moves()[k];
        event.value = comparison.value;
        event.improved = comparison.improved;
        event.best = comparison.best;
        event.window = comparison.window;
        event.again = comparison.again;
    }
    void cutoff(const NaivePosition& at, std::uint32_t k, std::uint32_t skipped) {
        add(EventKind::cutoff, at).child = at.moves()[k];
        log.back().skipped = skipped;
    }
    void leave(const NaivePosition& at, Value value) { add(EventKind::leave, at).value = value; }
};

static_assert(SearchListener<Scribe, NaivePosition>);

} // namespace

Heard heard(const NaiveTree& tree, const SearchOptions& options, const Orders& orders) {
    Scribe scribe;
    const Value value =
        search(NaivePosition(tree, orders), options, rootPlayer(tree, options), scribe);
    return {std::move(scribe.log), std::move(scribe.pliesLeft), value};
}

} // namespace prunus::oracle
