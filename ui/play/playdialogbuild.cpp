// What the window for playing is made of.

#include "ui/play/playdialog.h"
#include "ui/widgets/formarea.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace prunus {

QWidget* PlayDialog::buildBoard() {
    auto* side = new QWidget(this);
    said_ = new SpokenLabel(side);
    said_->setObjectName(QStringLiteral("playSaid"));
    noted_ = new SpokenLabel(side);
    noted_->setObjectName(QStringLiteral("playNoted"));
    QFont bold; // no size of its own
    bold.setBold(true);
    said_->setFont(bold);
    for (QLabel* each : {said_, noted_}) {
        each->setWordWrap(true);
        each->setTextFormat(Qt::PlainText);
    }
    noted_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    board_ = new BoardWidget(side);
    connect(board_, &BoardWidget::moveChosen, this, &PlayDialog::play);
    connect(board_, &BoardWidget::takeBackAsked, this, &PlayDialog::takeBack);
    connect(board_, &BoardWidget::refused, this, &PlayDialog::refuse);
    bar_ = new QProgressBar(side);
    bar_->setObjectName(QStringLiteral("playProgress"));
    bar_->setAccessibleName(tr("The program thinks"));
    bar_->setRange(0, 0);
    bar_->setTextVisible(false);
    bar_->setMaximumHeight(8);
    QSizePolicy policy = bar_->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // so that the board does not jump
    bar_->setSizePolicy(policy);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(said_);
    column->addWidget(board_, 1);
    column->addWidget(bar_);
    column->addWidget(noted_);
    column->addWidget(buildButtons());
    return side;
}

QPushButton* PlayDialog::button(const char* name, const QString& text, const QString& tip,
                                void (PlayDialog::*command)()) {
    auto* made = new QPushButton(text, this);
    made->setObjectName(QLatin1String(name));
    made->setToolTip(tip);
    made->setAutoDefault(false);
    connect(made, &QPushButton::clicked, this, command);
    return made;
}

/// The keyboard goes to the board from a button that it would be taken from: a key in the next
/// field could begin another game.
void PlayDialog::enable(QWidget& button, bool on) {
    if (!on && focusWidget() == &button) {
        board_->setFocus();
    }
    button.setEnabled(on);
}

QWidget* PlayDialog::buildButtons() {
    auto* buttons = new QWidget(this);
    takeBack_ = button("playTakeBack", tr("Ta&ke back"),
                       tr("Takes moves back to your last one. On the board: Backspace"),
                       &PlayDialog::takeBack);
    pass_ = button("playPass", tr("&Pass"), tr("The only move that there is."), &PlayDialog::pass);
    hint_ = button("playHint", tr("H&int"), tr("Searches for the side that is to move."),
                   &PlayDialog::hint);
    tellBetter_ = button("playBetter", tr("&Show better move"),
                         tr("Says which move the teacher thinks better than your last one."),
                         &PlayDialog::tellBetter);
    stop_ = button("playStop", tr("S&top"), {}, &PlayDialog::stopOrGoOn);
    claim_ = button("playClaim", tr("&Claim draw"),
                    tr("Ends the game as a draw: the same position has come three times."),
                    &PlayDialog::claimDraw);
    playOn_ =
        button("playOn", tr("Pla&y on"), tr("Goes on without the draw."), &PlayDialog::playOn);
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* each : {takeBack_, pass_, hint_, tellBetter_, stop_, claim_, playOn_}) {
        row->addWidget(each);
    }
    row->addStretch(1);
    return buttons;
}

QWidget* PlayDialog::buildSide() {
    auto* side = new QWidget(this);
    auto* form = new QWidget(side);
    game_ = new GameFields(form);
    fields_ = new PlayFields(form);
    auto* fields = new QVBoxLayout(form);
    fields->setContentsMargins(0, 0, 6, 0);
    fields->addWidget(game_);
    fields->addWidget(button("newGame", tr("New gam&e"),
                             tr("Begins the game that is chosen above."), &PlayDialog::newGame));
    fields->addWidget(fields_);
    fields->addStretch(1);
    moves_ = new PlayedMoves(side);
    open_ = button("playOpenSearch", moves_->openSearch()->text(), moves_->openSearch()->toolTip(),
                   &PlayDialog::openCurrent);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    auto* area = new FormArea(*form, side);
    area->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    column->addWidget(area);
    column->addWidget(moves_, 1);
    column->addWidget(open_);
    return side;
}

} // namespace prunus
