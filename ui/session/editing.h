#pragma once

#include "core/edit/history.h"

#include <QObject>
#include <QString>
#include <optional>

namespace prunus {

class Session;

/// What is done to the session's tree, and undone. Every edit is searched at once, and the session
/// stays at the same place in the search where that still exists.
class Editing : public QObject {
    Q_OBJECT

  public:
    /// The most nodes of a tree that can be edited: an edit copies the tree, lays it out and
    /// searches it before the next frame.
    static constexpr std::uint32_t mostNodes = 200'000;

    /// The session owns this.
    explicit Editing(Session& session);

    /// Whether the tree at hand can be edited: there is one, and it is small enough.
    [[nodiscard]] bool possible() const { return history_.has_value(); }
    /// Tree and text as edited, and the edits made so far. Needs possible().
    [[nodiscard]] const History& history() const { return *history_; }
    /// Whether the tree at hand is on no disk as it is.
    [[nodiscard]] bool modified() const { return unsaved_ || (possible() && history_->modified()); }

    /// Makes the edit; the node it is about, or made, is selected. Otherwise nothing changes and
    /// the error says why. Needs possible().
    [[nodiscard]] std::optional<EditError> perform(const Edit& edit,
                                                   History::Merge merge = History::Merge::never);
    /// Takes text typed in the place of history().text(); the error says where it is no tree, and
    /// then nothing changes. Needs possible().
    [[nodiscard]] std::optional<ReadError> retype(const QString& text,
                                                  History::Merge merge = History::Merge::never);
    /// The tree at hand is safe on disk.
    void markSaved();

  public slots:
    /// They do nothing where there is nothing to undo or redo.
    void undo();
    void redo();

  signals:
    /// The history, or whether there is one, or what is saved.
    void changed();

  private:
    void begin();

    Session& session_;
    std::optional<History> history_;
    /// Whether the tree was on no disk when it was opened, and is on none still.
    bool unsaved_ = false;
};

} // namespace prunus
