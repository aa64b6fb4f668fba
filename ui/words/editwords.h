#pragma once

#include "core/edit/history.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace prunus {

/// Names for edits in the menu, and the reasons why an edit is impossible.
class EditWords {
    Q_DECLARE_TR_FUNCTIONS(EditWords)

  public:
    /// The name of an edit as it follows "Undo": `change of 3 to 5`. `note` must be the note of
    /// this edit.
    [[nodiscard]] static QString of(const Edit& edit, const EditNote& note);
    /// Says which nodes of a pasted tree have got other names, because the tree had their names
    /// already; empty if there are none. `before` is the tree as it was copied, `after` as it was
    /// pasted.
    [[nodiscard]] static QStringList renamed(const GameTree& before, const GameTree& after);
    /// Says why an edit is impossible and what to do instead, for the banner.
    [[nodiscard]] static QString why(const EditError& error);
};

} // namespace prunus
