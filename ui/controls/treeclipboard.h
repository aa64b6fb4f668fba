#pragma once

#include "core/notation/readtree.h"
#include "core/tree/gametree.h"

#include <QCoreApplication>
#include <QMimeData>
#include <QStringList>
#include <functional>
#include <memory>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// Trees on the clipboard: as bracket text for a mail or another program, and whole, with move
/// labels and all, for this one.
class TreeClipboard {
    Q_DECLARE_TR_FUNCTIONS(TreeClipboard)

  public:
    /// For QClipboard::setMimeData(), which takes it.
    [[nodiscard]] static std::unique_ptr<QMimeData> of(const GameTree& tree);
    /// Whether it was copied here, from a tree: it is taken as a part of one.
    [[nodiscard]] static bool isPart(const QMimeData& pasted);
    /// All that is known of what was copied.
    [[nodiscard]] static QString textOf(const QMimeData& pasted);
    /// What was pasted, and how it was read.
    struct Pasted {
        std::shared_ptr<const GameTree> tree;
        QStringList told;             ///< what was taken for what, a line each
        std::vector<Notation> others; ///< other readings of the text
    };
    struct Fault {
        QString sentence; ///< with its place
        std::vector<Notation> readings;
    };
    /// The tree that is meant, or is said to be meant.
    [[nodiscard]] static tl::expected<Pasted, Fault> tree(const QMimeData& pasted,
                                                          std::optional<Notation> as = {});
    /// The same; a long text is read beside the window, and `land` is called on the context's
    /// thread, if the context is there still.
    static void read(QObject* context, const QMimeData& pasted,
                     std::function<void(const tl::expected<Pasted, Fault>&)> land);
};

} // namespace prunus
