#include "core/notation/foreign/family.h"

#include "core/notation/jsonstring.h"

#include <utility>

namespace prunus {

Family::Index Family::add(ForeignNodes::Node node) {
    members_.push_back({std::move(node)});
    return members_.size() - 1;
}

void Family::connect(Index parent, Index child) {
    members_[child].parent = parent;
    members_[parent].children.push_back(child);
}

tl::expected<Family::Index, Fault> Family::root() const {
    std::optional<Index> root;
    for (Index m = 0; m < members_.size(); ++m) {
        if (members_[m].parent) {
            continue;
        }
        if (root) {
            return tl::unexpected<Fault>({members_[m].node.offset,
                                          {Code::twoRoots,
                                           {shortJsonString(members_[m].node.label),
                                            shortJsonString(members_[*root].node.label)}}});
        }
        root = m;
    }
    if (!root) {
        return tl::unexpected<Fault>({members_.front().node.offset, {Code::circle}});
    }
    return *root;
}

tl::expected<ForeignNodes, Fault> Family::tree() {
    struct Open {
        Index member;
        std::size_t next;
    };
    const auto top = root();
    if (!top) {
        return tl::unexpected<Fault>(top.error());
    }
    ForeignNodes tree;
    std::vector<Open> open;
    const auto enter = [&](Index member) {
        tree.begin(members_[member].node);
        open.push_back({member, 0});
    };
    for (enter(*top); !open.empty();) {
        Open& last = open.back();
        const std::vector<Index>& children = members_[last.member].children;
        if (last.next < children.size()) {
            enter(children[last.next++]);
        } else {
            tree.end();
            open.pop_back();
        }
    }
    if (tree.isFull()) {
        return tl::unexpected<Fault>(tooManyNodes(members_[*top].node.offset));
    }
    if (tree.nodes().size() < members_.size()) {
        return tl::unexpected<Fault>({members_.front().node.offset, {Code::someCircle}});
    }
    return tree;
}

} // namespace prunus
