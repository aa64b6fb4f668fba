#include "ui/figures/placenames.h"

#include "ui/figures/tikzstyles.h"

#include <algorithm>

namespace prunus {

namespace {

constexpr qsizetype longest = 30;

bool isPlain(const QByteArray& name) {
    const auto plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    };
    return !name.isEmpty() && name.size() <= longest && std::ranges::all_of(name, plain);
}

QByteArray place(const QByteArray& name, double under) {
    return under == 0 ? '(' + name + ')' : "([shift={(0," + texNumber(under) + ")}]" + name + ')';
}

} // namespace

PlaceNames::PlaceNames(const TreePicture& picture) {
    for (std::uint32_t n = 0; n < picture.tree().nodeCount(); ++n) {
        names_.push_back(unused(wished(picture, NodeId{n}), n));
    }
}

QByteArray PlaceNames::footOf(NodeId parent, const EdgeLine& edge) const {
    return place(of(parent), edge.foot.y() - edge.parent.y());
}

QByteArray PlaceNames::headOf(NodeId child, const EdgeLine& edge) const {
    return place(of(child), edge.head.y() - edge.child.y());
}

QByteArray PlaceNames::path(NodeId parent, NodeId child, const EdgeLine& edge, const QByteArray& on,
                            const QByteArray& end) const {
    const QByteArray from = '(' + of(parent) + ')';
    const QByteArray to = '(' + of(child) + ')';
    return (edge.foot == edge.parent ? from : from + " -- " + footOf(parent, edge)) + " -- " + on +
           (!end.isEmpty()            ? end
            : edge.head == edge.child ? to
                                      : headOf(child, edge) + " -- " + to);
}

QByteArray PlaceNames::wished(const TreePicture& picture, NodeId n) const {
    const QByteArray name = QByteArray::fromStdString(picture.names->shortOf(n));
    if (isPlain(name) || n == NodeId{0}) {
        return isPlain(name) ? name : "root";
    }
    const NodeId parent = picture.tree().parent(n);
    const std::uint32_t child = n.value - picture.tree().children(parent).first.value + 1;
    return names_[parent.value] + '-' + QByteArray::number(child);
}

QByteArray PlaceNames::unused(QByteArray name, std::uint32_t n) {
    if (name.size() > longest || used_.contains(name)) {
        name = "n/" + QByteArray::number(n); // no name of a node has a slash
    }
    used_.insert(name);
    return name;
}

} // namespace prunus
