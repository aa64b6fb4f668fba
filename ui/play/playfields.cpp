#include "ui/play/playfields.h"

#include "core/games/evaluationids.h"
#include "core/games/playing.h"

#include <QFormLayout>
#include <QVBoxLayout>

namespace prunus {
namespace {

constexpr QLatin1String playSidesKey("game/sides");
constexpr QLatin1String playEvaluationKey("game/evaluation");
constexpr QLatin1String playDistanceKey("game/distance");

} // namespace

PlayFields::PlayFields(QWidget* parent)
    : QWidget(parent), evaluation_(new EvaluationBox(this)), order_(new OrderBox(this)),
      distance_(new QCheckBox(tr("D&istance counts"), this)),
      teacher_(new QCheckBox(tr("With a teac&her"), this)) {
    auto* grid = new QGridLayout;
    first_ = new SideFields(Player::max, *grid, *this);
    second_ = new SideFields(Player::min, *grid, *this);
    int row = SideFields::playerRow;
    //: Headings of rows of fields, one for each side.
    for (const QString& each :
         {tr("Played by"), tr("Level"), tr("Algorithm"), tr("Depth"), tr("Time a move")}) {
        grid->addWidget(new QLabel(each, this), row++, 0);
    }
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    evaluation_->setObjectName(QStringLiteral("playEvaluation"));
    evaluation_->setToolTip(
        tr("The static value of positions where the depth ends and the game does not."));
    order_->setObjectName(QStringLiteral("playOrder"));
    order_->setToolTip(tr("In which order the program tries the moves."));
    distance_->setObjectName(QStringLiteral("playDistance"));
    distance_->setChecked(true);
    auto* distance = new QLabel(tr("The program and hints take the shortest win among moves that "
                                   "win, and the longest defence among moves that lose. In Reversi "
                                   "and Go only the number of discs or points counts."),
                                this);
    distance->setWordWrap(true);
    distance_->setToolTip(distance->text());
    distance_->setAccessibleDescription(distance->text());
    teacher_->setObjectName(QStringLiteral("playTeacher"));
    teacher_->setToolTip(
        tr("After each of your moves says what it lost, and which is better if you ask. Play stops "
           "only where it is certain that the move changes who wins, or that it loses within the "
           "plies that the program looks ahead."));
    teacher_->setAccessibleDescription(teacher_->toolTip());
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Static &values"), evaluation_);
    form->addRow(tr("&Order of moves"), order_);
    form->addRow(teacher_);
    form->addRow(distance_);
    form->addRow(distance);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addLayout(grid);
    all->addLayout(form);
    for (const SideFields* each : {first_, second_}) {
        connect(each, &SideFields::playerChanged, this, &PlayFields::sidesChanged);
        connect(each, &SideFields::searchChosen, this, &PlayFields::keepSides);
    }
}

void PlayFields::keepSides() {
    kept_[QString::fromStdString(gameName(game_))] = QStringList{first_->kept(), second_->kept()};
}

void PlayFields::showSides() {
    const QStringList kept = kept_.value(QString::fromStdString(gameName(game_))).toStringList();
    first_->setGame(game_, kept.value(0));
    second_->setGame(game_, kept.value(1));
}

void PlayFields::setGame(const AnyGame& game) {
    game_ = game;
    order_->setGame(game);
    evaluation_->setGame(game);
    showSides();
}

void PlayFields::setProgram(Player side, bool program) {
    (side == Player::max ? first_ : second_)->setProgram(program);
}

void PlayFields::setSearch(Algorithm algorithm, std::optional<std::uint32_t> depth) {
    for (SideFields* each : {first_, second_}) {
        each->choose(algorithm, depth);
    }
}

void PlayFields::apply(GameQuestion& question, Player mover) const {
    of(mover).apply(question);
    question.evaluation = evaluation_->evaluation();
    question.order = order_->order();
    question.distanceCounts = distance_->isChecked();
}

void PlayFields::restore(const QSettings& settings) {
    kept_ = settings.value(playSidesKey).toMap();
    const std::string evaluation = settings.value(playEvaluationKey).toString().toStdString();
    evaluation_->choose(evaluationFromId(evaluation).value_or(Evaluation::own));
    distance_->setChecked(settings.value(playDistanceKey, true).toBool());
    showSides();
}

void PlayFields::keep(QSettings& settings) const {
    settings.setValue(playSidesKey, kept_);
    const std::string_view evaluation = evaluationId(evaluation_->evaluation());
    settings.setValue(playEvaluationKey,
                      QString::fromLatin1(evaluation.data(), qsizetype(evaluation.size())));
    settings.setValue(playDistanceKey, distance_->isChecked());
}

} // namespace prunus

#include "moc_playfields.cpp"
