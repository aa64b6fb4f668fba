#pragma once

#include "core/edit/history.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace prunus {

/// What edits are called in the menu, and why one is impossible.
class EditWords {
    Q_DECLARE_TR_FUNCTIONS(EditWords)

  public:
    /// What follows "Undo": `change of 3 to 5`. The note is that of the edit.
    [[nodiscard]] static QString of(const Edit& edit, const EditNote& note);
    /// Which nodes of a tree that was put in elsewhere have other names there, as they were taken;
    /// empty if none.
    [[nodiscard]] static QStringList renamed(const GameTree& before, const GameTree& after);
    /// One sentence with the remedy, for the banner.
    [[nodiscard]] static QString why(const EditError& error);
};

} // namespace prunus
