#include "ui/play/unfolddialog.h"

#include "core/games/evaluationids.h"
#include "core/games/positionname.h"
#include "ui/look/theme.h"
#include "ui/widgets/formarea.h"
#include "ui/words/words.h"

#include <QDialogButtonBox>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

namespace prunus {
namespace {

constexpr int mostNodes = 20'000'000;
constexpr int usualNodes = int(usualMostNodes);

constexpr QLatin1String gameKey("unfold/game");
constexpr QLatin1String positionKey("unfold/position");
constexpr QLatin1String depthKey("unfold/depth");
constexpr QLatin1String mostKey("unfold/nodes");
constexpr QLatin1String orderKey("unfold/order");
constexpr QLatin1String evaluationKey("unfold/evaluation");
constexpr QLatin1String quiescenceKey("unfold/quiescence");

} // namespace

UnfoldDialog::UnfoldDialog(QWidget* parent)
    : QDialog(parent), game_(new GameFields(this)), board_(new StartBoard(this)) {
    setObjectName(QStringLiteral("unfoldDialog"));
    setWindowTitle(tr("Unfold a game"));
    auto* row = new QHBoxLayout;
    row->addWidget(new FormArea(*buildForm(), this));
    row->addWidget(board_, 1);
    said_ = new QLabel(this);
    said_->setObjectName(QStringLiteral("unfoldSaid"));
    said_->setWordWrap(true);
    said_->setTextFormat(Qt::PlainText);
    said_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(said_);
    column->addLayout(buildButtons());
    connect(game_, &GameFields::changed, this, &UnfoldDialog::takeGame);
    connect(board_, &StartBoard::changed, this, &UnfoldDialog::count);
    connect(&counter_, &UnfoldCounter::counted, this, &UnfoldDialog::tell);
    resize(std::max(900, sizeHint().width()), 600);
    takeGame();
}

QWidget* UnfoldDialog::buildForm() {
    auto* side = new QWidget(this);
    depth_ = new QSpinBox(side);
    depth_->setObjectName(QStringLiteral("unfoldDepth"));
    depth_->setRange(0, int(longestGame));
    depth_->setSpecialValueText(tr("the whole game"));
    depth_->setToolTip(tr("How many plies, counted from the position on the board."));
    most_ = new QSpinBox(side);
    most_->setObjectName(QStringLiteral("unfoldNodes"));
    most_->setRange(1, mostNodes);
    most_->setValue(usualNodes);
    most_->setGroupSeparatorShown(true);
    most_->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    most_->setToolTip(tr("A row that would pass this is left out, and the tree says so."));
    evaluation_ = new EvaluationBox(side);
    evaluation_->setObjectName(QStringLiteral("unfoldEvaluation"));
    evaluation_->setToolTip(
        tr("The static value of positions where the depth ends and the game does not."));
    captures_ = new CapturesBox(tr("Follow c&aptures"), side);
    captures_->setObjectName(QStringLiteral("unfoldCaptures"));
    order_ = new OrderBox(side);
    order_->setObjectName(QStringLiteral("unfoldOrder"));
    order_->setToolTip(tr("In which order the children of each node stand."));
    for (const QSpinBox* each : {depth_, most_}) {
        connect(each, &QSpinBox::valueChanged, this, &UnfoldDialog::count);
    }
    connect(captures_, &QCheckBox::toggled, this, &UnfoldDialog::count);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&Depth"), depth_);
    form->addRow(tr("At most (&nodes)"), most_);
    form->addRow(tr("Static &values"), evaluation_);
    form->addRow(captures_);
    form->addRow(tr("&Order of moves"), order_);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 6, 0);
    column->addWidget(game_);
    column->addLayout(form);
    column->addStretch(1);
    return side;
}

QLayout* UnfoldDialog::buildButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    unfold_ = buttons->addButton(tr("Un&fold"), QDialogButtonBox::AcceptRole);
    unfold_->setObjectName(QStringLiteral("unfold"));
    unfold_->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &UnfoldDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* row = new QHBoxLayout;
    row->addWidget(buttons);
    return row;
}

/// A position that was set up or played to stays while the game is the same.
void UnfoldDialog::takeGame() {
    const auto game = game_->game();
    if (game && game_->name() != shown_) {
        shown_ = game_->name();
        offerFor(*game);
        board_->setGame(*game); // which counts
    } else {
        count();
    }
}

void UnfoldDialog::setPosition(const AnyGame& position) {
    const AnyGame start = startOf(position);
    const QSignalBlocker quiet(game_);
    game_->setName(QString::fromStdString(positionName(start)));
    shown_ = game_->name();
    offerFor(start);
    board_->setPosition(start, position);
}

/// What this game has to choose from.
void UnfoldDialog::offerFor(const AnyGame& game) {
    order_->setGame(game);
    evaluation_->setGame(game);
    captures_->setGame(game);
}

UnfoldWish UnfoldDialog::wish() const {
    UnfoldWish wish;
    if (depth_->value() != 0) {
        wish.depth = std::uint32_t(depth_->value());
    }
    wish.maxNodes = std::uint64_t(most_->value());
    wish.evaluation = evaluation_->evaluation();
    wish.order = order_->order();
    wish.quiescence = captures_->quiescence();
    return wish;
}

/// Beside the window; what is changed meanwhile is counted anew.
void UnfoldDialog::count() {
    counter_.abandon();
    captures_->setLimited(depth_->value() != 0);
    const auto game = game_->game();
    const auto position = board_->position();
    unfold_->setEnabled(game && position);
    unfold_->setToolTip(!game ? game.error() : position ? QString() : position.error());
    if (!game) {
        say(game.error(), true);
    } else if (!position) {
        say(tr("The nodes are counted once the board shows a position of play."), false);
    } else {
        say(tr("Counting the nodes…"), false);
        counter_.start(*position, wish());
    }
}

void UnfoldDialog::tell(const UnfoldCount& count) {
    const auto nodes = int(count.nodes.back()); // mostNodes at most
    const std::uint32_t depth = count.completeDepth();
    if (captures_->quiescence() != Quiescence::none && !count.whole) {
        tellCaptures(count);
    } else if (count.whole) {
        say(tr("The whole game to depth %1: %Ln nodes.", nullptr, nodes).arg(shownCount(depth)),
            false);
    } else if (count.limited) {
        say(tr("To depth %1: %Ln nodes. The next row would pass the limit of %2 and is left out.",
               nullptr, nodes)
                .arg(shownCount(depth))
                .arg(shownCount(std::uint64_t(most_->value()))),
            false);
    } else {
        say(tr("To depth %1: %Ln nodes.", nullptr, nodes).arg(shownCount(depth)), false);
    }
}

void UnfoldDialog::tellCaptures(const UnfoldCount& count) {
    const auto nodes = int(count.nodes.back());
    const QString most = shownCount(std::uint64_t(most_->value()));
    if (!count.hasCaptures) {
        say(tr("The captures from this position alone would pass the limit of %1; the tree is the "
               "position alone.")
                .arg(most),
            false);
    } else if (count.limited) {
        say(tr("To depth %1 and all captures behind it: %Ln nodes. One ply more would pass the "
               "limit of %2 and is left out.",
               nullptr, nodes)
                .arg(shownCount(count.completeDepth()))
                .arg(most),
            false);
    } else {
        say(tr("To depth %1 and all captures behind it: %Ln nodes.", nullptr, nodes)
                .arg(shownCount(count.completeDepth())),
            false);
    }
}

void UnfoldDialog::say(const QString& text, bool wrong) {
    QPalette colours; // all else is inherited, whatever theme comes
    if (wrong) {
        colours.setColor(QPalette::WindowText, themeFor(palette()).witness);
    }
    said_->setPalette(colours);
    said_->setText(text);
}

void UnfoldDialog::choose() {
    if (const auto position = board_->position()) {
        emit chosen({*position, wish()});
    }
}

void UnfoldDialog::restore(const QSettings& settings) {
    game_->setName(settings.value(gameKey).toString());
    const auto start = game_->game();
    const auto position = gameNamed(settings.value(positionKey).toString().toStdString());
    // In Nim the position alone does not tell with which heaps the game began.
    if (start && position && placed(*start, placementOf(*position)) == *position) {
        board_->setPosition(*start, *position);
    }
    depth_->setValue(settings.value(depthKey, 0).toInt());
    most_->setValue(settings.value(mostKey, usualNodes).toInt());
    const std::string evaluation = settings.value(evaluationKey).toString().toStdString();
    evaluation_->choose(evaluationFromId(evaluation).value_or(Evaluation::own));
    const std::string quiescence = settings.value(quiescenceKey).toString().toStdString();
    captures_->setChecked(quiescenceFromId(quiescence) == Quiescence::captures);
    const std::string order = settings.value(orderKey).toString().toStdString();
    order_->choose(gameMoveOrderFromId(order).value_or(GameMoveOrder::own));
    count();
}

void UnfoldDialog::keep(QSettings& settings) const {
    if (const auto position = board_->position(); position && game_->game()) {
        settings.setValue(gameKey, game_->name());
        settings.setValue(positionKey, QString::fromStdString(positionName(*position)));
    }
    const std::string_view order = gameMoveOrderId(order_->order());
    settings.setValue(orderKey, QString::fromLatin1(order.data(), qsizetype(order.size())));
    settings.setValue(depthKey, depth_->value());
    settings.setValue(mostKey, most_->value());
    const std::string_view quiescence =
        quiescenceId(captures_->isChecked() ? Quiescence::captures : Quiescence::none);
    settings.setValue(quiescenceKey,
                      QString::fromLatin1(quiescence.data(), qsizetype(quiescence.size())));
    const std::string_view evaluation = evaluationId(evaluation_->evaluation());
    settings.setValue(evaluationKey,
                      QString::fromLatin1(evaluation.data(), qsizetype(evaluation.size())));
}

} // namespace prunus

#include "moc_unfolddialog.cpp"
