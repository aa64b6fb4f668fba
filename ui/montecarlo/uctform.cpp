#include "ui/montecarlo/uctform.h"

#include <limits>

namespace prunus {
namespace {

constexpr int mostIterations = 1'000'000;
constexpr double mostExploration = 1000;

} // namespace

UctForm::UctForm(QWidget* parent)
    : Framed(tr("Search"), parent), form_(new QFormLayout), subject_(new QComboBox(this)),
      iterations_(new QSpinBox(this)), exploration_(new QDoubleSpinBox(this)),
      seed_(new QSpinBox(this)), final_(new QComboBox(this)), reward_(new QComboBox(this)) {
    setObjectName(QStringLiteral("uctForm"));
    const UctOptions usual;
    subject_->setObjectName(QStringLiteral("uctSubject"));
    //: What is searched.
    subject_->addItem(tr("the game itself"));
    subject_->addItem(tr("this tree"));
    iterations_->setObjectName(QStringLiteral("iterations"));
    iterations_->setRange(1, mostIterations);
    iterations_->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    iterations_->setGroupSeparatorShown(true);
    iterations_->setValue(static_cast<int>(usual.iterations));
    exploration_->setObjectName(QStringLiteral("exploration"));
    exploration_->setDecimals(4);
    exploration_->setRange(0, mostExploration);
    exploration_->setSingleStep(0.1);
    exploration_->setValue(usual.exploration);
    exploration_->setToolTip(tr("How much a child gains by having been visited little. The usual "
                                "value is √2."));
    seed_->setObjectName(QStringLiteral("uctSeed"));
    seed_->setRange(0, std::numeric_limits<int>::max());
    seed_->setValue(static_cast<int>(usual.seed));
    seed_->setToolTip(tr("The same seed draws the same moves in all playouts."));
    final_->setObjectName(QStringLiteral("finalMove"));
    //: Which move is the answer: that of the child …
    final_->addItem(tr("visited most"), static_cast<int>(UctFinal::visits));
    final_->addItem(tr("of the best mean"), static_cast<int>(UctFinal::value));
    reward_->setObjectName(QStringLiteral("reward"));
    //: What counts at the end of a playout.
    reward_->addItem(tr("who wins"), static_cast<int>(UctReward::result));
    reward_->addItem(tr("by how much"), static_cast<int>(UctReward::margin));
    form_->addRow(tr("Searc&hed is"), subject_);
    form_->addRow(tr("&Iterations"), iterations_);
    //: The constant of the formula UCB1.
    form_->addRow(tr("&C"), exploration_);
    form_->addRow(tr("&Seed"), seed_);
    form_->addRow(tr("&Answer: the child"), final_);
    form_->addRow(tr("&Rewarded is"), reward_);
    column().addLayout(form_);
    for (QAbstractSpinBox* each :
         std::initializer_list<QAbstractSpinBox*>{iterations_, exploration_, seed_}) {
        each->setKeyboardTracking(false); // a number that is typed counts once it is whole
    }
    connect(subject_, &QComboBox::currentIndexChanged, this, [this] {
        derive();
        emit subjectChanged();
    });
    connect(iterations_, &QSpinBox::valueChanged, this, &UctForm::tell);
    connect(exploration_, &QDoubleSpinBox::valueChanged, this, &UctForm::tell);
    connect(seed_, &QSpinBox::valueChanged, this, &UctForm::tell);
    connect(final_, &QComboBox::currentIndexChanged, this, &UctForm::tell);
    connect(reward_, &QComboBox::currentIndexChanged, this, &UctForm::tell);
}

/// What is shown as √2, rounded, is √2.
UctOptions UctForm::options() const {
    UctOptions options;
    options.iterations = static_cast<std::uint32_t>(iterations_->value());
    const bool usual =
        exploration_->text() == exploration_->locale().toString(options.exploration, 'f', 4);
    options.exploration = usual ? options.exploration : exploration_->value();
    options.seed = static_cast<std::uint64_t>(seed_->value());
    options.finalMove = static_cast<UctFinal>(final_->currentData().toInt());
    options.reward = static_cast<UctReward>(reward_->currentData().toInt());
    options.root = root_;
    return options;
}

void UctForm::setOptions(const UctOptions& options) {
    const QSignalBlocker quiet(this);
    iterations_->setValue(static_cast<int>(options.iterations));
    exploration_->setValue(options.exploration);
    seed_->setValue(static_cast<int>(options.seed));
    final_->setCurrentIndex(final_->findData(static_cast<int>(options.finalMove)));
    reward_->setCurrentIndex(reward_->findData(static_cast<int>(options.reward)));
    root_ = options.root;
}

bool UctForm::isOfGame() const {
    return hasGame_ && (!hasTree_ || subject_->currentIndex() == 0);
}

void UctForm::offer(bool game, bool tree) {
    hasGame_ = game;
    hasTree_ = tree;
    derive();
}

/// Only a game has ends that are won by much or little.
void UctForm::derive() {
    const auto show = [this](QWidget* field, bool shown) {
        field->setVisible(shown);
        form_->labelForField(field)->setVisible(shown);
    };
    show(subject_, hasGame_ && hasTree_);
    show(reward_, isOfGame());
}

void UctForm::tell() {
    emit changed(options());
}

} // namespace prunus

#include "moc_uctform.cpp"
