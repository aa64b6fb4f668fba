#include "ui/controls/recipefields.h"

#include "ui/session/editing.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <limits>

namespace prunus {
namespace {

constexpr int farthest = 1'000'000;

QComboBox* choice(QWidget& parent, const char* name, const QStringList& texts) {
    auto* box = new QComboBox(&parent);
    box->setObjectName(QLatin1String(name));
    box->addItems(texts);
    return box;
}

} // namespace

RecipeFields::RecipeFields(QWidget* parent)
    : QWidget(parent),
      shape_(choice(*this, "shape", {tr("Uniform: every leaf at the same depth"), tr("Random")})),
      root_(choice(*this, "newRoot", {tr("MAX moves first"), tr("MIN moves first")})),
      order_(choice(*this, "arrangement",
                    //: The order of the children.
                    {tr("As drawn, at random"), tr("Best first"), tr("Worst first")})),
      distinct_(new QCheckBox(tr("No two leaves are &alike"), this)) {
    distinct_->setObjectName(QStringLiteral("distinct"));
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    addShape(*form);
    addValues(*form);
    addSeed(*form);
    for (const QComboBox* each : {shape_, root_, order_}) {
        connect(each, &QComboBox::currentIndexChanged, this, &RecipeFields::derive);
    }
    connect(distinct_, &QCheckBox::toggled, this, &RecipeFields::derive);
    derive();
}

QSpinBox* RecipeFields::spin(const char* name, const QString& label, int low, int high, int value) {
    auto* box = new QSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(label);
    box->setRange(low, high);
    box->setValue(value);
    connect(box, &QSpinBox::valueChanged, this, &RecipeFields::derive);
    return box;
}

void RecipeFields::addRange(QFormLayout& form, const QString& label, QSpinBox& low,
                            QSpinBox& high) {
    auto* row = new QHBoxLayout;
    //: Between two fields: from the least number to the greatest.
    auto* to = new QLabel(tr("to"), this);
    to->setObjectName(low.objectName() + QStringLiteral("To"));
    row->addWidget(&low, 1);
    row->addWidget(to);
    row->addWidget(&high, 1);
    form.addRow(label, row);
}

void RecipeFields::addShape(QFormLayout& form) {
    depthLow_ = spin("depthLow", tr("Least depth"), 0, 40, 2);
    depthHigh_ = spin("depthHigh", tr("Depth"), 1, 40, 3);
    childrenLow_ = spin("childrenLow", tr("Least children"), 1, 1000, 2);
    childrenHigh_ = spin("childrenHigh", tr("Children"), 1, 1000, 3);
    early_ = spin("earlyLeaves", tr("Early leaves"), 0, 100, 20);
    //: Behind a number in a field.
    early_->setSuffix(tr(" %"));
    early_->setToolTip(tr("How many of the nodes above the last row are leaves."));
    form.addRow(tr("&Shape"), shape_);
    addRange(form, tr("Depth"), *depthLow_, *depthHigh_);
    addRange(form, tr("Children"), *childrenLow_, *childrenHigh_);
    form.addRow(tr("&Early leaves"), early_);
    form.addRow(tr("&Root"), root_);
}

void RecipeFields::addValues(QFormLayout& form) {
    low_ = spin("valueLow", tr("Lowest value"), -farthest, farthest, 0);
    high_ = spin("valueHigh", tr("Highest value"), -farthest, farthest, 20);
    decimals_ = spin("decimals", tr("Decimals"), 0, 6, 0);
    addRange(form, tr("Values"), *low_, *high_);
    form.addRow(tr("&Decimals"), decimals_);
    form.addRow(QString(), distinct_);
    form.addRow(tr("&Order"), order_);
}

void RecipeFields::addSeed(QFormLayout& form) {
    seed_ = spin("newSeed", tr("Seed"), 0, std::numeric_limits<int>::max(), 1);
    auto* dice = new QPushButton(tr("&Another"), this);
    dice->setObjectName(QStringLiteral("dice"));
    dice->setToolTip(tr("Draws another tree, by another seed."));
    dice->setAutoDefault(false);
    connect(dice, &QPushButton::clicked, this, &RecipeFields::roll);
    auto* row = new QHBoxLayout;
    row->addWidget(seed_, 1);
    row->addWidget(dice);
    form.addRow(tr("Seed"), row);
}

void RecipeFields::roll() {
    seed_->setValue(QRandomGenerator::global()->bounded(1, 1'000'000));
}

/// A uniform tree has one depth and one number of children.
void RecipeFields::derive() {
    const bool ranges = !isUniform();
    for (QWidget* each : {static_cast<QWidget*>(depthLow_), static_cast<QWidget*>(childrenLow_),
                          findChild<QWidget*>(QStringLiteral("depthLowTo")),
                          findChild<QWidget*>(QStringLiteral("childrenLowTo"))}) {
        each->setVisible(ranges);
    }
    early_->setEnabled(ranges);
    emit changed();
}

TreeRecipe RecipeFields::recipe() const {
    TreeRecipe recipe;
    RandomShape& shape = recipe.shape;
    const bool uniform = isUniform();
    const auto number = [](const QSpinBox* box) {
        return static_cast<std::uint32_t>(box->value());
    };
    shape.maxDepth = number(depthHigh_);
    shape.minDepth = uniform ? shape.maxDepth : number(depthLow_);
    shape.maxBranching = number(childrenHigh_);
    shape.minBranching = uniform ? shape.maxBranching : number(childrenLow_);
    shape.earlyLeafShare = uniform ? 0 : early_->value() / 100.0;
    shape.low = low_->value();
    shape.high = high_->value();
    shape.decimals = number(decimals_);
    shape.maxNodes = Editing::mostNodes;
    shape.seed = number(seed_);
    recipe.distinct = distinct_->isChecked();
    recipe.arrangement = static_cast<Arrangement>(order_->currentIndex());
    recipe.root = root_->currentIndex() == 0 ? Player::max : Player::min;
    return recipe;
}

} // namespace prunus

#include "moc_recipefields.cpp"
