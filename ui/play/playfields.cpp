#include "ui/play/playfields.h"

#include "core/games/playing.h"
#include "ui/words/gamewords.h"
#include "ui/words/words.h"

#include <QLabel>
#include <QSignalBlocker>

namespace prunus {
namespace {

/// Alpha-beta searches what has no more moves to the end within a moment: 4 in a row on 4 × 3
/// squares takes it 303,567 nodes. Minimax visits 1,213,687,969 there, and can be stopped.
constexpr std::uint32_t shortGame = 12;
constexpr int usualDepth = 6;

QComboBox* choice(QWidget& parent, const char* name, const QStringList& texts) {
    auto* box = new QComboBox(&parent);
    box->setObjectName(QLatin1String(name));
    box->addItems(texts);
    return box;
}

constexpr QLatin1String algorithmKey("game/algorithm");
constexpr QLatin1String playDepthKey("game/depth");
constexpr QLatin1String playEvaluationKey("game/evaluation");
constexpr QLatin1String playDistanceKey("game/distance");

} // namespace

PlayFields::PlayFields(QWidget* parent)
    : QWidget(parent), form_(new QFormLayout(this)),
      //: Who plays a side: you, or the program.
      first_(choice(*this, "playFirst", {tr("you"), tr("the program")})),
      second_(choice(*this, "playSecond", {tr("you"), tr("the program")})),
      algorithm_(choice(*this, "playAlgorithm", {})), depth_(new QSpinBox(this)),
      evaluation_(
          choice(*this, "playEvaluation", {tr("the game’s own judgement"), tr("0 everywhere")})),
      order_(new OrderBox(this)), distance_(new QCheckBox(tr("D&istance counts"), this)) {
    form_->setContentsMargins(0, 0, 0, 0);
    form_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    second_->setCurrentIndex(1);
    for (const AlgorithmTraits& each : everyAlgorithm) {
        algorithm_->addItem(shownAlgorithm(each.algorithm));
    }
    algorithm_->setCurrentIndex(int(Algorithm::alphaBeta));
    depth_->setObjectName(QStringLiteral("playDepth"));
    depth_->setRange(0, int(longestGame));
    //: A depth: as far as the game goes.
    depth_->setSpecialValueText(tr("to the end"));
    depth_->setToolTip(tr("How many plies the program looks ahead."));
    evaluation_->setToolTip(
        tr("The static value of positions where the depth ends and the game does not."));
    order_->setObjectName(QStringLiteral("playOrder"));
    order_->setToolTip(tr("In which order the program tries the moves."));
    form_->addRow(tr("X"), first_);
    form_->addRow(tr("O"), second_);
    form_->addRow(tr("&Algorithm"), algorithm_);
    form_->addRow(tr("&Depth"), depth_);
    form_->addRow(tr("Static &values"), evaluation_);
    form_->addRow(tr("&Order of moves"), order_);
    distance_->setObjectName(QStringLiteral("playDistance"));
    distance_->setChecked(true);
    auto* distance = new QLabel(tr("Among moves that win the program and hints take the shortest "
                                   "win, among moves that lose the longest defence. In Reversi "
                                   "only the number of discs counts."),
                                this);
    distance->setWordWrap(true);
    distance_->setToolTip(distance->text());
    distance_->setAccessibleDescription(distance->text());
    form_->addRow(distance_);
    form_->addRow(distance);
    connect(first_, &QComboBox::currentIndexChanged, this, &PlayFields::sidesChanged);
    connect(second_, &QComboBox::currentIndexChanged, this, &PlayFields::sidesChanged);
    connect(depth_, &QSpinBox::valueChanged, this, [this] { depthChosen_ = true; });
}

void PlayFields::setGame(const AnyGame& game) {
    const BoardKind kind = boardOf(game).kind;
    const auto call = [&](const QComboBox* box, Player side) {
        QString name = shownSide(kind, side);
        name[0] = name[0].toUpper();
        qobject_cast<QLabel*>(form_->labelForField(const_cast<QComboBox*>(box)))->setText(name);
    };
    call(first_, Player::max);
    call(second_, Player::min);
    order_->setGame(game);
    if (!depthChosen_) {
        const QSignalBlocker quiet(depth_);
        depth_->setValue(mostMoves(game) <= shortGame ? 0 : usualDepth);
    }
}

bool PlayFields::isProgram(Player side) const {
    return (side == Player::max ? first_ : second_)->currentIndex() == 1;
}

void PlayFields::setProgram(Player side, bool program) {
    (side == Player::max ? first_ : second_)->setCurrentIndex(program ? 1 : 0);
}

void PlayFields::apply(SearchOptions& options) const {
    options.algorithm = static_cast<Algorithm>(algorithm_->currentIndex());
    options.depth.reset();
    if (depth_->value() != 0) {
        options.depth = std::uint32_t(depth_->value());
    }
}

void PlayFields::restore(const QSettings& settings) {
    const std::string id = settings.value(algorithmKey).toString().toStdString();
    if (const auto algorithm = algorithmFromId(id)) {
        algorithm_->setCurrentIndex(int(*algorithm));
    }
    bool understood = false;
    const int depth = settings.value(playDepthKey).toInt(&understood);
    if (understood && depth >= 0) {
        depth_->setValue(depth);
        depthChosen_ = true;
    }
    const bool zero = settings.value(playEvaluationKey).toString() == QStringLiteral("zero");
    evaluation_->setCurrentIndex(zero ? 1 : 0);
    distance_->setChecked(settings.value(playDistanceKey, true).toBool());
}

void PlayFields::keep(QSettings& settings) const {
    const std::string_view id = traits(static_cast<Algorithm>(algorithm_->currentIndex())).id;
    settings.setValue(algorithmKey, QString::fromLatin1(id.data(), qsizetype(id.size())));
    if (depthChosen_) {
        settings.setValue(playDepthKey, depth_->value());
    }
    settings.setValue(playEvaluationKey, evaluation() == Evaluation::own ? QStringLiteral("own")
                                                                         : QStringLiteral("zero"));
    settings.setValue(playDistanceKey, distanceCounts());
}

Evaluation PlayFields::evaluation() const {
    return evaluation_->currentIndex() == 0 ? Evaluation::own : Evaluation::zero;
}

} // namespace prunus
