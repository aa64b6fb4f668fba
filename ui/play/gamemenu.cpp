#include "ui/play/gamemenu.h"

#include "core/games/positionname.h"
#include "core/games/treeboards.h"
#include "core/games/treepositions.h"
#include "ui/files/leaving.h"
#include "ui/play/playdialog.h"
#include "ui/play/unfolddialog.h"
#include "ui/words/gamewords.h"

#include <utility>

namespace prunus {

GameMenu::GameMenu(Session& session, Leaving& leaving, QWidget* parent)
    : QMenu(tr("&Game"), parent), session_(session), leaving_(leaving),
      unfold_(
          make("unfoldGame", tr("Unfold a &game…"), Qt::CTRL | Qt::Key_B,
               tr("Makes the tree of tic-tac-toe, Nim, Reversi or another game; begins with that "
                  "of the open tree, if it is a game’s."),
               &GameMenu::askForGame)) {
    setObjectName(QStringLiteral("gameMenu"));
    setToolTipsVisible(true);
    addAction(unfold_);
    addAction(make("playGame", tr("&Play…"), Qt::CTRL | Qt::Key_J,
                   tr("Plays against any of the searches, and opens the search behind each move; "
                      "the game of the open tree, if it is a game’s."),
                   &GameMenu::play));
    addSeparator();
    playHere_ =
        make("playHere", tr("Pla&y from here…"), Qt::CTRL | Qt::SHIFT | Qt::Key_J,
             tr("Plays on from the position of the selected node, or else of the current one."),
             &GameMenu::playHere);
    unfoldHere_ =
        make("unfoldHere", tr("&Unfold from here…"), Qt::CTRL | Qt::SHIFT | Qt::Key_B,
             tr("Makes a tree of its own from the position of the selected node, or else of "
                "the current one."),
             &GameMenu::unfoldHere);
    addActions({playHere_, unfoldHere_});
    connect(&session, &Session::documentChanged, this, &GameMenu::derive);
    connect(&session, &Session::selectionChanged, this, &GameMenu::derive);
    connect(&session, &Session::stepChanged, this, &GameMenu::derive);
    derive();
}

QAction* GameMenu::make(const char* name, const QString& text, const QKeySequence& keys,
                        const QString& tip, void (GameMenu::*command)()) {
    auto* action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(keys);
    action->setToolTip(tip);
    action->setStatusTip(tip);
    connect(action, &QAction::triggered, this, command);
    return action;
}

void GameMenu::keep() {
    if (settings_ != nullptr && dialog_) {
        dialog_->keep(*settings_);
    }
    if (settings_ != nullptr && play_) {
        play_->keep(*settings_);
    }
}

void GameMenu::setSmooth(bool on) {
    smooth_ = on;
    if (play_) {
        play_->setSmooth(on);
    }
}

void GameMenu::open(const GameToUnfold& game, const std::function<void()>& taken) {
    GameToUnfold titled = game;
    if (titled.wish.title.empty()) {
        titled.wish.title = shownGame(game.start).toStdString();
    }
    leaving_.then([this, titled, taken] {
        taken();
        session_.unfoldGame(titled);
    });
}

/// It stays, with all that was typed, for the next time.
UnfoldDialog& GameMenu::unfoldDialog() {
    if (!dialog_) {
        dialog_ = new UnfoldDialog(parentWidget());
        if (settings_ != nullptr) {
            dialog_->restore(*settings_);
        }
        connect(dialog_, &UnfoldDialog::chosen, this, [this](const GameToUnfold& game) {
            open(game, [this, start = game.start] {
                offeredToUnfold_ = positionName(start);
                dialog_->accept();
            });
        });
        connect(dialog_, &QDialog::finished, this, &GameMenu::keep);
    }
    return *dialog_;
}

void GameMenu::askForGame() {
    UnfoldDialog& dialog = unfoldDialog();
    if (const auto root = newRoot(offeredToUnfold_)) {
        dialog.setPosition(*root);
    }
    dialog.open();
}

std::shared_ptr<const AnyGame> GameMenu::positionOf(NodeId node) const {
    const auto document = session_.document();
    if (!document || document->tree.header().game.empty() || node == noNode) {
        return nullptr;
    }
    return TreePositions(document->tree).at(node);
}

std::shared_ptr<const AnyGame> GameMenu::newRoot(std::string& offered) const {
    auto root = positionOf(GameTree::root());
    if (!root) {
        return nullptr;
    }
    const std::string& game = session_.document()->tree.header().game;
    return std::exchange(offered, game) == game ? nullptr : root;
}

NodeId GameMenu::here() const {
    const NodeId selected = session_.selection();
    return selected == noNode && session_.hasSearch() ? session_.moment().currentNode() : selected;
}

void GameMenu::unfoldHere() {
    if (const auto position = positionOf(here())) {
        unfoldDialog().setPosition(*position);
        offeredToUnfold_ = session_.document()->tree.header().game;
        unfoldDialog().open();
    }
}

/// Beside the window; a game that was begun stays when it is closed.
PlayDialog& GameMenu::playDialog() {
    if (!play_) {
        play_ = new PlayDialog(session_, parentWidget());
        play_->setSmooth(smooth_);
        if (settings_ != nullptr) {
            play_->restore(*settings_);
        }
        connect(play_, &PlayDialog::closed, this, &GameMenu::keep);
        connect(play_, &PlayDialog::uctWanted, this, &GameMenu::uctWanted);
        connect(play_, &PlayDialog::searchWanted, this, [this](const GameToUnfold& game) {
            open(game, [this, start = game.start] {
                offeredToPlay_ = positionName(start); // back to the game that it is from
                parentWidget()->raise();
                parentWidget()->activateWindow();
                connect(
                    &session_, &Session::documentChanged, this,
                    [this, name = offeredToPlay_] {
                        if (session_.document() &&
                            session_.document()->tree.header().game == name) {
                            emit searchOpened();
                        }
                    },
                    Qt::SingleShotConnection);
            });
        });
    }
    return *play_;
}

void GameMenu::play() {
    PlayDialog& dialog = playDialog();
    if (const auto root = newRoot(offeredToPlay_)) {
        dialog.offer(*root);
    }
    show(dialog);
}

void GameMenu::show(PlayDialog& dialog) {
    dialog.show();
    dialog.raise();
    dialog.activateWindow();
}

void GameMenu::playHere() {
    if (const auto position = positionOf(here())) {
        playDialog().playFrom(*position);
        offeredToPlay_ = session_.document()->tree.header().game;
        show(playDialog());
    }
}

void GameMenu::derive() {
    // The boards are kept: a position is played anew, which takes a while deep in a game.
    const NodeId node = here();
    const bool known =
        session_.boards() != nullptr && node != noNode && session_.boards()->at(node) != nullptr;
    unfoldHere_->setEnabled(known);
    playHere_->setEnabled(known);
}

} // namespace prunus

#include "moc_gamemenu.cpp"
