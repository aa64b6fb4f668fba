#pragma once

#include "ui/drawing/treepicture.h"

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

  private:
    [[nodiscard]] QByteArray wished(const TreePicture& picture, NodeId n) const;
    QByteArray unused(QByteArray name, std::uint32_t n);

    std::vector<QByteArray> names_;
    QSet<QByteArray> used_;
};

} // namespace prunus
