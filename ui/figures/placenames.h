#pragma once

#include "ui/drawing/edgeline.h"

#include <QByteArray>
#include <QSet>
#include <vector>

namespace prunus {

/// The names of the places of a tree's nodes in TikZ, as a reader would call them: the node's own
/// name if TikZ can take it, else the parent's name and the number of the child, from 1. A name
/// that would be too long or is taken is replaced by `n/` and the node's number, so that no two are
/// the same.
class PlaceNames {
  public:
    explicit PlaceNames(const TreePicture& picture);

    [[nodiscard]] const QByteArray& of(NodeId n) const { return names_[n.value]; }
    /// footOf() and headOf() return the places in TikZ where the slanted part of an edge begins, at
    /// the parent, and ends, at the child.
    [[nodiscard]] QByteArray footOf(NodeId parent, const EdgeLine& edge) const;
    [[nodiscard]] QByteArray headOf(NodeId child, const EdgeLine& edge) const;
    /// Returns the path of an edge in TikZ. `on` is something that sits on the slanted part. An
    /// edge whose child is not drawn stops at the place `end` on that part.
    [[nodiscard]] QByteArray path(NodeId parent, NodeId child, const EdgeLine& edge,
                                  const QByteArray& on = {}, const QByteArray& end = {}) const;

  private:
    [[nodiscard]] QByteArray wished(const TreePicture& picture, NodeId n) const;
    QByteArray unused(QByteArray name, std::uint32_t n);

    std::vector<QByteArray> names_;
    QSet<QByteArray> used_;
};

} // namespace prunus
