#pragma once

#include "ui/board/capturesbox.h"
#include "ui/board/evaluationbox.h"
#include "ui/board/orderbox.h"
#include "ui/play/gamefields.h"
#include "ui/play/startboard.h"
#include "ui/play/unfoldcounter.h"
#include "ui/session/loading.h"

#include <QDialog>
#include <QSettings>

namespace prunus {

/// The dialog Game ▸ Unfold a game: which game, from which position, how deep, and how large its
/// tree may be.
class UnfoldDialog : public QDialog {
    Q_OBJECT

  public:
    explicit UnfoldDialog(QWidget* parent = nullptr);

    /// Sets the position from which the game is unfolded, whatever was chosen before.
    void setPosition(const AnyGame& position);
    /// Restores what was chosen the last time; what is not understood stays as it is.
    void restore(const QSettings& settings);
    void keep(QSettings& settings) const;

  signals:
    /// The tree of a game is wanted. Whoever takes the game accepts the dialog.
    void chosen(const prunus::GameToUnfold& game);

  private:
    QWidget* buildForm();
    QLayout* buildButtons();
    void takeGame();
    void offerFor(const AnyGame& game);
    void count();
    void tell(const UnfoldCount& count);
    void tellCaptures(const UnfoldCount& count);
    void say(const QString& text, bool wrong);
    [[nodiscard]] UnfoldWish wish() const;
    void choose();

    GameFields* game_;
    StartBoard* board_;
    QSpinBox* depth_ = nullptr;
    QSpinBox* most_ = nullptr;
    EvaluationBox* evaluation_ = nullptr;
    CapturesBox* captures_ = nullptr;
    OrderBox* order_ = nullptr;
    QLabel* said_ = nullptr;
    QPushButton* unfold_ = nullptr;
    UnfoldCounter counter_;
    /// The name of the game that the board shows.
    QString shown_;
};

} // namespace prunus
