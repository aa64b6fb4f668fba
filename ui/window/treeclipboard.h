#pragma once

#include "core/tree/gametree.h"

#include <QCoreApplication>
#include <QMimeData>
#include <QString>
#include <memory>
#include <tl/expected.hpp>

namespace prunus {

/// Trees on the clipboard: as bracket text for a mail or another program, and whole, with move
/// labels and all, for this one.
class TreeClipboard {
    Q_DECLARE_TR_FUNCTIONS(TreeClipboard)

  public:
    /// For QClipboard::setMimeData(), which takes it.
    [[nodiscard]] static std::unique_ptr<QMimeData> of(const GameTree& tree);
    /// The tree that is meant. Text that is no tree is adapted if it can mean only one. The error
    /// is one sentence with its place.
    [[nodiscard]] static tl::expected<std::shared_ptr<const GameTree>, QString>
    tree(const QMimeData& pasted);
};

} // namespace prunus
