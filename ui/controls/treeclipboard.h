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

/// Trees on the clipboard: as bracket text for a mail or another program, and complete, with move
/// labels and everything else, for this program.
class TreeClipboard {
    Q_DECLARE_TR_FUNCTIONS(TreeClipboard)

  public:
    /// The data of a tree for QClipboard::setMimeData(), which takes ownership of it.
    [[nodiscard]] static std::unique_ptr<QMimeData> of(const GameTree& tree);
    /// Whether the data was copied from a tree in this program; it is then pasted as a part of a
    /// tree.
    [[nodiscard]] static bool isPart(const QMimeData& pasted);
    /// The text that says most about what was copied: all of the tree if it was copied in this
    /// program, else the plain text.
    [[nodiscard]] static QString textOf(const QMimeData& pasted);
    /// What was pasted, and how it was read.
    struct Pasted {
        std::shared_ptr<const GameTree> tree;
        QStringList told;             ///< how parts of the text were understood, one line each
        std::vector<Notation> others; ///< other readings of the text
    };
    struct Fault {
        QString sentence; ///< what is wrong, and at which place
        std::vector<Notation> readings;
    };
    /// The tree that was pasted, in the notation `as` if it is given; or why it is none.
    [[nodiscard]] static tl::expected<Pasted, Fault> tree(const QMimeData& pasted,
                                                          std::optional<Notation> as = {});
    /// Reads what tree() returns, at once or, if the text is long, in the background. `land` is
    /// called with it on the context's thread, if the context still exists.
    static void read(QObject* context, const QMimeData& pasted,
                     std::function<void(const tl::expected<Pasted, Fault>&)> land);
};

} // namespace prunus
