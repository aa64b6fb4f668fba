#include "core/games/treeboards.h"

#include <atomic>
#include <utility>

namespace prunus {

namespace {

/// Many times what a screen can show at once.
constexpr std::size_t mostKnown = 5'000;

std::uint64_t nextId() {
    static std::atomic<std::uint64_t> last{0};
    return ++last;
}

} // namespace

TreeBoards::TreeBoards(std::shared_ptr<const GameTree> tree)
    : tree_(std::move(tree)), positions_(*tree_), id_(nextId()) {
    if (const auto root = positions_.at(GameTree::root())) {
        start_ = std::make_shared<const Board>(boardOf(*root));
    }
}

std::shared_ptr<const Board> TreeBoards::at(NodeId node) {
    if (node == GameTree::root() || !any()) {
        return start_;
    }
    if (const auto found = known_.find(node.value); found != known_.end()) {
        return found->second;
    }
    if (known_.size() >= mostKnown) {
        known_.clear();
    }
    std::shared_ptr<const Board> board;
    if (const auto position = positions_.at(node)) {
        const auto before = positions_.at(tree_->parent(node));
        board = std::make_shared<const Board>(boardOf(*position, before.get()));
    }
    return known_[node.value] = board;
}

std::unique_ptr<TreeBoards> boardsOf(std::shared_ptr<const GameTree> tree) {
    if (tree->header().game.empty()) {
        return nullptr;
    }
    auto boards = std::make_unique<TreeBoards>(std::move(tree));
    return boards->any() ? std::move(boards) : nullptr;
}

} // namespace prunus
