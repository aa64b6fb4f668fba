#pragma once

#include "core/edit/history.h"

#include <QObject>
#include <QString>
#include <optional>

namespace prunus {

class Session;

/// That a text stands for a tree that cannot be edited: it has so many nodes, or with 0, more than
/// there is memory for.
[[nodiscard]] ReadError notEditable(std::uint64_t nodes);

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

    /// For the session, when it has another document: a tree that was opened begins a history; one
    /// that was edited goes on with it.
    void begin();

    /// Whether the tree at hand can be edited: there is one, and it is small enough.
    [[nodiscard]] bool possible() const { return history_.has_value(); }
    /// Tree and text as edited, and the edits made so far. Needs possible().
    [[nodiscard]] const History& history() const { return *history_; }
    /// Whether the tree at hand is on no disk as it is.
    [[nodiscard]] bool treeModified() const {
        return unsaved_ || (possible() && history_->modified());
    }
    /// Whether it is, or something is typed that is in no tree yet.
    [[nodiscard]] bool modified() const { return treeModified() || text_ || node_; }

    /// Where something can be typed that is not in the history until it is finished: in the place
    /// of history().text(), and over a node.
    enum class Typing : std::uint8_t { text, node };
    /// What is typed there and not finished; none if nothing is.
    [[nodiscard]] const std::optional<QString>& unfinished(Typing where) const {
        return where == Typing::text ? text_ : node_;
    }
    /// For the field in which it is typed.
    void setUnfinished(Typing where, const std::optional<QString>& typed);
    /// Has what is typed taken, as far as it can be.
    void finish() { emit finishAsked(); }
    /// What is typed and not finished is not wanted any more.
    void discardTyping() { emit typingDiscarded(); }

    /// Makes the edit; the node it is about, or made, is selected, if it is about one. Otherwise
    /// nothing changes and the error says why. Needs possible().
    [[nodiscard]] std::optional<EditError> perform(const Edit& edit,
                                                   History::Merge merge = History::Merge::never);
    /// Takes text typed in the place of history().text(); the error says where it is no tree, and
    /// then nothing changes. Needs possible().
    [[nodiscard]] std::optional<ReadError> retype(const QString& text, const Retyping& how = {});
    /// Who moves at the root, as a part of the document: an edit like any other. A tree that is too
    /// large to be edited is opened anew, and counts as unsaved. Does nothing without a tree.
    void setRoot(Player player);
    /// What the document is called without a title and without a file: as when it was opened, or if
    /// another took its place, untitled.
    [[nodiscard]] QString name() const;
    /// The tree at hand is being written to disk.
    void beginSaving();
    /// What was being written is safe on disk.
    void markSaved();
    /// The tree at hand is not on disk any more, whatever was saved.
    void markUnsaved();

  public slots:
    /// They do nothing where there is nothing to undo or redo.
    void undo();
    void redo();

  signals:
    /// The history, or whether there is one, or what is saved, or what is unfinished.
    void changed();
    /// What is typed is to be taken now, or stays unfinished.
    void finishAsked();
    void typingDiscarded();

  private:
    void beginAnew();
    bool show(const HistoryChange& change, NodeId select, std::size_t positionBefore);

    Session& session_;
    std::optional<History> history_;
    QString name_;
    std::optional<QString> text_;
    std::optional<QString> node_;
    /// Whether the tree was on no disk when it was opened, and is on none still.
    bool unsaved_ = false;
};

} // namespace prunus
