#pragma once

#include "core/edit/history.h"

#include <QObject>
#include <QString>
#include <optional>

namespace prunus {

class Session;

/// Returns the error for a text whose tree cannot be edited, because it has so many nodes, or for
/// 0, more than there is memory for.
[[nodiscard]] ReadError notEditable(std::uint64_t nodes);

/// The edits of the session's tree, with undo and redo. After every edit the tree is searched at
/// once, and the session stays at the same place in the search where that still exists.
class Editing : public QObject {
    Q_OBJECT

  public:
    /// The most nodes of a tree that can be edited: an edit copies the tree, lays it out and
    /// searches it before the next frame.
    static constexpr std::uint32_t mostNodes = 200'000;

    /// The session owns this.
    explicit Editing(Session& session);

    /// The session calls this when it has another document: a tree that was opened begins a
    /// history; one that was edited goes on with its history.
    void begin();

    /// Whether the tree at hand can be edited: there is one, and it is small enough.
    [[nodiscard]] bool possible() const { return history_.has_value(); }
    /// Tree and text as edited, and the edits made so far. Needs possible().
    [[nodiscard]] const History& history() const { return *history_; }
    /// Whether the tree at hand is not saved on disk as it is now.
    [[nodiscard]] bool treeModified() const {
        return unsaved_ || (possible() && history_->modified());
    }
    /// Whether treeModified(), or something is typed that is in no tree yet.
    [[nodiscard]] bool modified() const { return treeModified() || text_ || node_; }

    /// Where something can be typed that is not in the history until it is finished: in the place
    /// of history().text(), and over a node.
    enum class Typing : std::uint8_t { text, node };
    /// What is typed at this place and not finished; none if nothing is.
    [[nodiscard]] const std::optional<QString>& unfinished(Typing where) const {
        return where == Typing::text ? text_ : node_;
    }
    /// Sets what is typed at this place and not finished; the field in which it is typed calls
    /// this.
    void setUnfinished(Typing where, const std::optional<QString>& typed);
    /// Asks the fields to take what is typed, as far as it can be taken.
    void finish() { emit finishAsked(); }
    /// Tells the fields that what is typed and not finished is not wanted any more.
    void discardTyping() { emit typingDiscarded(); }

    /// Makes the edit, and selects the node that it is about or has made, if it is about one. If
    /// the edit cannot be made, nothing changes and the error says why. Needs possible().
    [[nodiscard]] std::optional<EditError> perform(const Edit& edit,
                                                   History::Merge merge = History::Merge::never);
    /// Takes text that was typed in the place of history().text(). If the text is no tree, nothing
    /// changes and the error says where. Needs possible().
    [[nodiscard]] std::optional<ReadError> retype(const QString& text, const Retyping& how = {});
    /// Sets who moves at the root, as a part of the document; this is an edit like any other. A
    /// tree that is too large to be edited is opened anew, and counts as unsaved. Does nothing
    /// without a tree.
    void setRoot(Player player);
    /// Returns what the document is called if it has no title and no file: its name when it was
    /// opened, or “Untitled tree” if an edit put another document in its place.
    [[nodiscard]] QString name() const;
    /// Notes that the tree at hand is being written to disk.
    void beginSaving();
    /// Notes that what was being written is safe on disk.
    void markSaved();
    /// Notes that the tree at hand is not on disk any more, whatever was saved.
    void markUnsaved();

  public slots:
    /// undo() and redo() do nothing where there is nothing to undo or redo.
    void undo();
    void redo();

  signals:
    /// The history has changed, or whether there is one, or what is saved, or what is unfinished.
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
    /// Whether the tree was not on disk when it was opened, and still is not.
    bool unsaved_ = false;
};

} // namespace prunus
