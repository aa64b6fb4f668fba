#pragma once

#include "ui/controls/treeclipboard.h"
#include "ui/files/leaving.h"

namespace prunus {

/// Takes what is dropped on the window: files, and trees as text. Text, and what is pasted as a
/// tree of its own, is opened as a tree that is not saved yet.
class Incoming : public QObject {
    Q_OBJECT

  public:
    /// Session and leaving must outlive this.
    Incoming(Session& session, Leaving& leaving, QWidget* window);

    /// Opens text as a tree. Asks first if a file is open, or if unsaved work would be lost, and
    /// reports what the text was taken for and how else it can be read; or why it is no tree.
    void open(const QMimeData& data);

    bool eventFilter(QObject* watched, QEvent* event) override;

  signals:
    void filesDropped(const QStringList& paths);

  private:
    bool dropped(QDropEvent& event);
    void openAs(const QString& text,
                const tl::expected<TreeClipboard::Pasted, TreeClipboard::Fault>& read);
    void openPasted(const PasteOffer& offer);
    void ask(const std::function<void()>& opens, const PasteOffer& offer = {});
    void take(const QString& text, const TreeClipboard::Pasted& pasted);
    [[nodiscard]] std::function<void(Notation)>
    readAgain(const QString& text, const std::shared_ptr<const GameTree>& first);

    Session& session_;
    Leaving& leaving_;
    QWidget& window_;
    bool asked_ = false; ///< whether the user just said that a new tree is wanted
};

} // namespace prunus
