#include "core/edit/rebuildtree.h"

#include "core/tree/limits.h"

namespace prunus {

namespace {

using Source = Origin::Source;

/// Where the nodes of the old tree are in the line, and where the focus is.
NodeMap mapOf(const std::vector<Origin>& line, std::uint32_t oldCount) {
    std::vector<NodeId> targets(oldCount, noNode);
    bool moved = line.size() != oldCount;
    for (std::uint32_t i = 0; i < line.size(); ++i) {
        if (line[i].source == Source::old) {
            targets[line[i].node.value] = NodeId{i};
            moved = moved || line[i].node.value != i;
        } else {
            moved = true;
        }
    }
    return moved ? NodeMap(std::move(targets)) : NodeMap();
}

NodeId placeOf(Origin origin, const std::vector<Origin>& line) {
    for (std::uint32_t i = 0; i < line.size(); ++i) {
        if (line[i] == origin) {
            return NodeId{i};
        }
    }
    return GameTree::root();
}

/// The name with the next number: `a2` after `a`, `b10` after `b9`.
template <class Free> std::string nextFree(const std::string& name, Free isFree) {
    const std::size_t digits = name.find_last_not_of("0123456789") + 1;
    const bool counts = digits > 0 && name.size() - digits < 9;
    const std::string stem = counts ? name.substr(0, digits) : name + '_';
    unsigned number =
        counts && digits < name.size() ? unsigned(std::stoul(name.substr(digits))) : 1;
    std::string next;
    do {
        next = stem + std::to_string(++number);
    } while (!isFree(next));
    return next;
}

} // namespace

RebuiltTree::RebuiltTree(const GameTree& old, const GameTree* given)
    : old_(old), given_(given), values_(old.ownValues()), header_(old.header()) {}

RebuiltTree::Family RebuiltTree::familyOf(NodeId n) const {
    Family family;
    for (const NodeId child : old_.children(n)) {
        family.push_back({Source::old, child});
    }
    return family;
}

const GameTree& RebuiltTree::treeOf(Origin origin) const {
    return origin.source == Source::given ? *given_ : old_;
}

void RebuiltTree::appendChildren(Origin origin, Family& line) const {
    if (origin.source == Source::old && !families_.empty()) {
        const auto changed = families_.find(origin.node);
        if (changed != families_.end()) {
            line.insert(line.end(), changed->second.begin(), changed->second.end());
            return;
        }
    }
    const bool ordered = origin.source == Source::old && !order_.empty();
    for (const NodeId child : treeOf(origin).children(origin.node)) {
        line.push_back({origin.source, ordered ? order_[child.value] : child});
    }
}

Value RebuiltTree::ownValue(Origin origin) const {
    switch (origin.source) {
    case Source::old:
        return values_[origin.node.value];
    case Source::copied:
        return old_.ownValues()[origin.node.value];
    case Source::given:
        break;
    }
    const bool sameFailure = given_->header().failureValue == header_.failureValue;
    return sameFailure ? given_->ownValues()[origin.node.value] : given_->staticValue(origin.node);
}

RebuiltTree::LineTexts RebuiltTree::labels(const Family& line,
                                           const Labels& (GameTree::*of)() const,
                                           const Texts& changed) const {
    if ((old_.*of)().empty() && changed.empty() && (given_ == nullptr || (given_->*of)().empty())) {
        return {};
    }
    LineTexts texts;
    for (std::uint32_t i = 0; i < line.size(); ++i) {
        const auto found =
            line[i].source == Source::old ? changed.find(line[i].node) : changed.end();
        const std::string_view text = found != changed.end()
                                          ? std::string_view(found->second)
                                          : (treeOf(line[i]).*of)().at(line[i].node);
        if (!text.empty()) {
            texts.emplace_back(NodeId{i}, text);
        }
    }
    return texts;
}

/// A name that two nodes have only since one was copied or pasted is no name for the newer one.
/// What the author gave to several nodes stays.
void RebuiltTree::freshen(LineTexts& names, const Family& line) {
    std::map<std::string, int> olds;
    std::map<std::string, int> news;
    for (const auto& [n, name] : names) {
        ++(line[n.value].source == Source::old ? olds : news)[name];
    }
    for (auto& [n, name] : names) {
        const auto old = olds.find(name);
        if (line[n.value].source != Source::old && old != olds.end() && old->second == 1 &&
            news[name] == 1) {
            name = nextFree(name, [&](const std::string& other) {
                return !olds.contains(other) && !news.contains(other);
            });
            ++news[name];
        }
    }
}

EditResult RebuiltTree::grow(Origin focus) && {
    const std::uint64_t limit = nodeLimit();
    Family line{root_};
    std::vector<std::uint32_t> offsets;
    std::vector<Value> values;
    line.reserve(old_.nodeCount() + 1);
    offsets.reserve(old_.nodeCount() + 2);
    values.reserve(old_.nodeCount() + 1);
    // Children come after all nodes that stand before their parent: the line is in level order.
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Origin origin = line[i];
        offsets.push_back(static_cast<std::uint32_t>(line.size()));
        values.push_back(ownValue(origin));
        appendChildren(origin, line);
        if (line.size() > limit) {
            return tl::unexpected(
                EditError{EditError::Kind::tooManyNodes, noNode, line.size(), limit});
        }
    }
    offsets.push_back(static_cast<std::uint32_t>(line.size()));
    LineTexts names = labels(line, &GameTree::names, names_);
    if (freshNames_) {
        freshen(names, line);
    }
    GameTree tree(std::move(offsets), std::move(values), std::move(header_),
                  Labels(std::move(names)), Labels(labels(line, &GameTree::moves, moves_)));
    NodeMap map = mapOf(line, old_.nodeCount());
    const NodeId at = placeOf(focus, line);
    return EditedTree{std::move(tree), std::move(line), std::move(map), at};
}

} // namespace prunus
