#include "ui/words/naming.h"

#include "ui/words/words.h"

namespace prunus {
namespace {

/// In larger families a leaf is always called by its path as well.
constexpr std::uint32_t fewSiblings = 1000;

} // namespace

bool Naming::hides(NodeId n) const {
    return hideUnreadLeaves_ && moment_->state(n) != NodeState::evaluated;
}

bool Naming::calledByValue(NodeId n) const {
    return moment_->tree().isLeaf(n) && moment_->tree().names().at(n).empty();
}

QString Naming::valueAndPlace(NodeId leaf) const {
    return shownNumber(moment_->tree().staticValue(leaf)) + u' ' + shownPlace(*names_, leaf);
}

QString Naming::of(NodeId n) const {
    if (!hideUnreadLeaves_ || !calledByValue(n)) {
        return shownName(*names_, n);
    }
    if (hides(n)) {
        return tr("leaf %1", "place").arg(shownPlace(*names_, n));
    }
    // Whether another has the same value is not to be told, so where it stands always comes with
    // it.
    return n == GameTree::root() ? shownNumber(moment_->tree().staticValue(n)) : valueAndPlace(n);
}

/// Whether a sibling that may be told of has the same value.
bool Naming::hasTwin(NodeId leaf) const {
    const GameTree& tree = moment_->tree();
    const NodeId parent = tree.parent(leaf);
    if (parent == noNode) {
        return false;
    }
    const NodeRange family = tree.children(parent);
    bool found = family.size() > fewSiblings;
    for (std::uint32_t k = 0; !found && k < family.size(); ++k) {
        const NodeId sibling = family[k];
        found = sibling != leaf && tree.isLeaf(sibling) &&
                tree.staticValue(sibling) == tree.staticValue(leaf) && !hides(sibling);
    }
    return found;
}

QString Naming::leafName(NodeId leaf) const {
    if (!calledByValue(leaf)) {
        return shownName(*names_, leaf);
    }
    const GameTree& tree = moment_->tree();
    const QString value = shownNumber(tree.staticValue(leaf));
    const std::string_view move = tree.moves().at(leaf);
    if (!withPlaces_ && !tree.header().game.empty() && !move.empty()) {
        //: A leaf of a game's tree: its value, and the move that leads to it.
        return tr("%1 (%2)").arg(value, QString::fromUtf8(move.data(), qsizetype(move.size())));
    }
    return withPlaces_ || hasTwin(leaf) ? valueAndPlace(leaf) : value;
}

QString Naming::child(NodeId n) const {
    if (!moment_->tree().isLeaf(n)) {
        return shownName(*names_, n);
    }
    return calledByValue(n) && hides(n) ? tr("a leaf")
                                        : tr("leaf %1", "value or name").arg(leafName(n));
}

QString Naming::opening(NodeId n) const {
    if (!moment_->tree().isLeaf(n)) {
        return shownName(*names_, n);
    }
    return calledByValue(n) && hides(n) ? tr("A leaf")
                                        : tr("Leaf %1", "value or name").arg(leafName(n));
}

} // namespace prunus
