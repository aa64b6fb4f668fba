#pragma once

#include "core/games/gamerecord.h"
#include "ui/play/boardwidget.h"
#include "ui/play/mantray.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <tl/expected.hpp>

namespace prunus {

/// A board on which one plays to a position, or sets it up: by touching the board; in chess by
/// dragging pieces, from a tray too; or, but for heaps, as text that readPlacement() reads.
class StartBoard : public QWidget {
    Q_OBJECT

  public:
    explicit StartBoard(QWidget* parent = nullptr);

    /// Shows another game, or the same one from its start.
    void setGame(const AnyGame& start);
    /// Shows a position of the game whose start is this.
    void setPosition(const AnyGame& start, const AnyGame& position);
    /// The position that is shown, or one sentence on why it can be none.
    [[nodiscard]] tl::expected<AnyGame, QString> position() const;

  signals:
    void changed();

  private:
    QWidget* buildButtons();
    QWidget* buildSetUp();
    QPushButton* button(const char* name, const QString& text, void (StartBoard::*command)());
    [[nodiscard]] bool setsUp() const { return setUp_->isChecked(); }
    void play(std::uint32_t k);
    void pass();
    void takeBack();
    void startOver();
    void clear();
    void toggleSetUp(bool on);
    void beginSetUp(const Placement& placement);
    void take(const Placement& placement);
    void edit(const Placement& placement);
    void editMover();
    void editText(const QString& text);
    [[nodiscard]] bool isChess() const { return boardKind(start_) == BoardKind::chess; }
    void derive();
    void deriveSetUp();
    void tell();

    GameRecord record_{TicTacToe{}};
    AnyGame start_ = TicTacToe{};
    /// What lies where while a position is set up.
    Placement placement_;
    /// Who is to move in the placement while the numbers of pieces do not say it, as when both
    /// sides have the same.
    Player whenEven_ = Player::max;
    BoardWidget* board_;
    ManTray* tray_;
    QLabel* said_;
    QLabel* fault_;
    QPushButton* pass_ = nullptr;
    QPushButton* takeBack_ = nullptr;
    QPushButton* startOver_ = nullptr;
    QCheckBox* setUp_ = nullptr;
    QWidget* setUpRow_ = nullptr;
    QComboBox* mover_ = nullptr;
    QComboBox* sentTo_ = nullptr;
    QPushButton* clear_ = nullptr;
    QLineEdit* text_ = nullptr;
    /// Why the text in the field is no position of this game; empty if it is.
    QString textFault_;
    /// A sentence on what of the text was left out; empty if nothing was.
    QString leftOut_;
    bool typesText_ = false;
};

} // namespace prunus
