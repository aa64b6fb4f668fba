#pragma once

#include "ui/play/searchopener.h"
#include "ui/session/loading.h"
#include "ui/session/session.h"

#include <QMenu>
#include <QPointer>
#include <QSettings>
#include <functional>

namespace prunus {

class Leaving;
class PlayDialog;
class UnfoldDialog;

/// The Game menu: trees of games, and play against the searches.
class GameMenu : public QMenu {
    Q_OBJECT

  public:
    /// Session and leaving must outlive this.
    GameMenu(Session& session, Leaving& leaving, QWidget* parent);

    /// Takes what was chosen from these settings, and keeps it there from now on.
    void keepIn(QSettings& settings) { settings_ = &settings; }
    /// Sets whether moves slide to their places in Play.
    void setSmooth(bool on);
    /// Writes what was chosen into the settings; to be called when the window closes.
    void keep();
    /// Unfolds a game and opens its tree. Asks first if that would lose unsaved work; calls `taken`
    /// if the game is unfolded. The tree is named after its game unless it has a title.
    void open(
        const GameToUnfold& game, const std::function<void()>& taken = [] {});

  signals:
    /// The search behind a move is open.
    void searchOpened();
    /// The UCT search behind a move is to be shown.
    void uctWanted(const prunus::UctToOpen& search);

  private:
    QAction* make(const char* name, const QString& text, const QKeySequence& keys,
                  const QString& tip, void (GameMenu::*command)());
    [[nodiscard]] UnfoldDialog& unfoldDialog();
    void askForGame();
    void unfoldHere();
    [[nodiscard]] PlayDialog& playDialog();
    void play();
    void playHere();
    void show(PlayDialog& dialog);
    /// The position of a node of the open tree; null if the tree is no game's.
    [[nodiscard]] std::shared_ptr<const AnyGame> positionOf(NodeId node) const;
    /// Returns the position of the open tree's root if that is another than `offered`, and notes it
    /// there; null otherwise. So a tree is offered once, and what the user chose in its place
    /// stays.
    [[nodiscard]] std::shared_ptr<const AnyGame> newRoot(std::string& offered) const;
    /// The selected node, or else the current one.
    [[nodiscard]] NodeId here() const;
    void derive();

    Session& session_;
    Leaving& leaving_;
    QSettings* settings_ = nullptr;
    bool smooth_ = true;
    QAction* unfold_;
    QAction* unfoldHere_ = nullptr;
    QAction* playHere_ = nullptr;
    QPointer<UnfoldDialog> dialog_;
    QPointer<PlayDialog> play_;
    /// The start of the last tree that was offered in each dialog, or came from there.
    std::string offeredToUnfold_;
    std::string offeredToPlay_;
};

} // namespace prunus
