#pragma once

#include "ui/drawing/edgeline.h"

#include <QByteArray>
#include <QSet>
#include <vector>

namespace prunus {

/// What TikZ calls the places of a tree's nodes, as a reader would: the node's own name if TikZ can
/// take it, else that of the parent and the number of the child, from 1. No two are the same.
class PlaceNames {
  public:
    explicit PlaceNames(const TreePicture& picture);

    [[nodiscard]] const QByteArray& of(NodeId n) const { return names_[n.value]; }
    /// Where an edge leaves the parent's place aside, and where it comes to the child's.
    [[nodiscard]] QByteArray footOf(NodeId parent, const EdgeLine& edge) const;
    [[nodiscard]] QByteArray headOf(NodeId child, const EdgeLine& edge) const;
    /// The path of an edge; `on` is something that sits on its slant.
    [[nodiscard]] QByteArray path(NodeId parent, NodeId child, const EdgeLine& edge,
                                  const QByteArray& on = {}) const;

  private:
    [[nodiscard]] QByteArray wished(const TreePicture& picture, NodeId n) const;
    QByteArray unused(QByteArray name, std::uint32_t n);

    std::vector<QByteArray> names_;
    QSet<QByteArray> used_;
};

} // namespace prunus
