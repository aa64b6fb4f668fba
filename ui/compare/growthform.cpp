#include "ui/compare/growthform.h"

#include "core/games/offeredorders.h"
#include "ui/words/gamewords.h"
#include "ui/words/growthwords.h"
#include "ui/words/messages.h"
#include "ui/words/words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>
#include <limits>
#include <utility>

namespace prunus {
namespace {

constexpr int deepestGrown = 200;
constexpr int farthest = 1'000'000'000;
/// In letters.
constexpr int leastOfChoice = 12;

} // namespace

GrowthForm::GrowthForm(QWidget* parent)
    : QWidget(parent), form_(new QFormLayout(this)), subject_(new QComboBox(this)) {
    form_->setContentsMargins(0, 0, 6, 0);
    form_->setRowWrapPolicy(QFormLayout::DontWrapRows); // see GameFields: rows are hidden here, too
    addSubject(*form_);
    addSamples(*form_);
    addLines(*form_);
    derive();
}

QSpinBox* GrowthForm::spin(const char* name, const QString& label, int low, int high, int value) {
    auto* box = new QSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(label);
    box->setRange(low, high);
    box->setValue(value);
    box->setGroupSeparatorShown(high > 9999);
    connect(box, &QSpinBox::valueChanged, this, &GrowthForm::changed);
    return box;
}

void GrowthForm::addSubject(QFormLayout& form) {
    subject_->setObjectName(QStringLiteral("growthSubject"));
    subject_->addItems({tr("Random uniform trees"), tr("The tree in the window"), tr("A game")});
    connect(subject_, &QComboBox::currentIndexChanged, this, &GrowthForm::derive);
    form.addRow(tr("&Grow"), subject_);
    addGame(form);
    children_ = spin("growthChildren", tr("Children"), 1, 1000, 3);
    form.addRow(tr("&Children"), children_);
    low_ = spin("growthLow", tr("Lowest value"), -farthest, farthest, 0);
    high_ = spin("growthHigh", tr("Highest value"), -farthest, farthest, 999'999);
    for (QSpinBox* each : {low_, high_}) {
        each->setMinimumWidth(80); // the widest values are rare
    }
    values_ = new QWidget(this);
    auto* row = new QHBoxLayout(values_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(low_, 1);
    //: Between two fields: from the lowest value to the highest.
    row->addWidget(new QLabel(tr("to"), values_));
    row->addWidget(high_, 1);
    form.addRow(tr("&Values"), values_);
    distinct_ = new QCheckBox(tr("No two leaves are &alike"), this);
    distinct_->setObjectName(QStringLiteral("growthDistinct"));
    connect(distinct_, &QCheckBox::toggled, this, &GrowthForm::changed);
    form.addRow(QString(), distinct_);
}

void GrowthForm::addGame(QFormLayout& form) {
    game_ = new QComboBox(this);
    game_->setObjectName(QStringLiteral("growthGame"));
    game_->setEditable(true);
    game_->setCompleter(nullptr); // it would turn "chess" into the first name that begins so
    for (const std::string_view name : gamesToOffer()) {
        game_->addItem(QString::fromLatin1(name.data(), qsizetype(name.size())));
    }
    connect(game_, &QComboBox::currentTextChanged, this, &GrowthForm::derive);
    form.addRow(tr("Game"), game_);
    evaluation_ = new EvaluationBox(this);
    evaluation_->setObjectName(QStringLiteral("growthEvaluation"));
    evaluation_->setToolTip(tr("What the depth limit returns where play has not ended."));
    for (QComboBox* each : {game_, static_cast<QComboBox*>(evaluation_)}) {
        each->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        each->setMinimumContentsLength(leastOfChoice); // what is chosen may be long
    }
    connect(evaluation_, &QComboBox::activated, this, &GrowthForm::changed);
    form.addRow(tr("Static &values"), evaluation_);
    captures_ = new CapturesBox(tr("Follow ca&ptures"), this);
    captures_->setObjectName(QStringLiteral("growthCaptures"));
    connect(captures_, &QCheckBox::toggled, this, &GrowthForm::changed);
    form.addRow(QString(), captures_);
}

void GrowthForm::addSamples(QFormLayout& form) {
    depth_ = spin("growthDepth", tr("Depth"), 1, deepestGrown, 8);
    //: Before a number in a field: the depths that are measured.
    depth_->setPrefix(tr("1 to "));
    form.addRow(tr("&Depths"), depth_);
    samples_ = spin("growthSamples", tr("Samples"), 1, 10'000, 20);
    samples_->setToolTip(tr("How many random trees, or random orders, make a point."));
    form.addRow(tr("Sa&mples"), samples_);
    seed_ = spin("growthSeed", tr("Seed"), 0, std::numeric_limits<int>::max(), 1);
    seed_->setToolTip(tr("Of the first sample; each further one has the next."));
    seed_->setGroupSeparatorShown(false);
    form.addRow(tr("S&eed"), seed_);
    most_ = new QComboBox(this);
    most_->setObjectName(QStringLiteral("growthMost"));
    most_->setToolTip(tr("No larger random tree is made, and a search of a game that visits more "
                         "is given up."));
    for (const int most : {100'000, 1'000'000, 10'000'000, 100'000'000}) {
        most_->addItem(tr("%1 nodes").arg(shownCount(std::uint64_t(most))), most);
    }
    most_->setCurrentIndex(1);
    form.addRow(tr("At m&ost"), most_);
}

void GrowthForm::addLines(QFormLayout& form) {
    algorithms_ = new QListWidget(this);
    algorithms_->setObjectName(QStringLiteral("growthAlgorithms"));
    algorithms_->setAccessibleName(tr("Algorithms"));
    for (const AlgorithmTraits& each : everyAlgorithm) {
        auto* item = new QListWidgetItem(shownAlgorithm(each.algorithm), algorithms_);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool usual =
            each.algorithm == Algorithm::minimax || each.algorithm == Algorithm::alphaBeta;
        item->setCheckState(usual ? Qt::Checked : Qt::Unchecked);
    }
    algorithms_->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    algorithms_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(algorithms_, &QListWidget::itemChanged, this, &GrowthForm::changed);
    form.addRow(tr("A&lgorithms"), algorithms_);
    addOrders(form);
}

void GrowthForm::addOrders(QFormLayout& form) {
    auto* column = new QVBoxLayout;
    const auto add = [&](const char* name, std::size_t i, const QString& text, bool checked) {
        auto* box = new QCheckBox(text, this);
        box->setObjectName(QLatin1String(name) + QString::number(i));
        box->setChecked(checked);
        connect(box, &QCheckBox::toggled, this, &GrowthForm::changed);
        column->addWidget(box);
        return box;
    };
    for (std::size_t i = 0; i < orders_.size(); ++i) {
        const auto order = static_cast<MoveOrder>(i);
        const bool usual = order == MoveOrder::asWritten || order == MoveOrder::bestFirst;
        orders_.at(i) = add("growthOrder", i, shownOrder(order), usual);
    }
    for (std::size_t i = 0; i < gameOrders_.size(); ++i) {
        const auto order = static_cast<GameMoveOrder>(i + 1);
        gameOrders_.at(i) = add("growthGameOrder", i + 1, shownGameOrder(order), false);
    }
    form.addRow(tr("Orders"), column);
}

bool GrowthForm::isOffered(GameMoveOrder order) const {
    const auto start = gameNamed(game_->currentText().trimmed().toStdString());
    return isGame() && start && offers(*start, order);
}

/// What does not concern the subject is not shown.
void GrowthForm::derive() {
    const auto show = [this](QWidget* field, bool wanted) {
        field->setVisible(wanted);
        if (QWidget* label = form_->labelForField(field)) {
            label->setVisible(wanted);
        }
    };
    show(game_, isGame());
    show(evaluation_, isGame());
    const auto start = gameNamed(game_->currentText().trimmed().toStdString());
    if (!isGame()) {
        captures_->hide();
    } else if (start) { // it may be half typed
        evaluation_->setGame(*start);
        captures_->setGame(*start);
    }
    for (QWidget* each :
         {static_cast<QWidget*>(children_), values_, static_cast<QWidget*>(distinct_)}) {
        show(each, isRandom());
    }
    show(samples_, !isGame());
    show(seed_, !isGame());
    show(most_, subject() != 1);
    for (std::size_t i = 1; i < orders_.size(); ++i) {
        orders_.at(i)->setVisible(!isGame()); // they need the tree
    }
    for (std::size_t i = 0; i < gameOrders_.size(); ++i) {
        gameOrders_.at(i)->setVisible(isOffered(static_cast<GameMoveOrder>(i + 1)));
    }
    if (subject() == 1 && tree_) {
        depth_->setValue(int(std::min<std::uint32_t>(tree_->height(), deepestGrown)));
    }
    emit changed();
}

void GrowthForm::setTree(std::shared_ptr<const GameTree> tree) {
    tree_ = std::move(tree);
    const QString game = tree_ ? QString::fromStdString(tree_->header().game) : QString();
    if (!game.isEmpty() && game_->findText(game) < 0) {
        game_->insertItem(0, game);
    }
    if (!game.isEmpty() && !isGame()) {
        game_->setCurrentText(game);
    }
    derive();
}

std::vector<GrowthLine> GrowthForm::lines() const {
    std::vector<GrowthLine> lines;
    for (const AlgorithmTraits& each : everyAlgorithm) {
        if (algorithms_->item(int(each.algorithm))->checkState() != Qt::Checked) {
            continue;
        }
        for (std::size_t i = 0; i < orders_.size(); ++i) {
            if (orders_.at(i)->isChecked() && (i == 0 || !isGame())) {
                lines.push_back({each.algorithm, static_cast<MoveOrder>(i)});
            }
        }
        for (std::size_t i = 0; i < gameOrders_.size(); ++i) {
            const auto order = static_cast<GameMoveOrder>(i + 1);
            if (gameOrders_.at(i)->isChecked() && isOffered(order)) {
                lines.push_back({each.algorithm, MoveOrder::asWritten, order});
            }
        }
    }
    return lines;
}

tl::expected<GrowthPlan, QString> GrowthForm::ofRandomTrees(GrowthPlan plan) const {
    UniformShape shape;
    shape.branching = std::uint32_t(children_->value());
    shape.low = low_->value();
    shape.high = high_->value();
    shape.distinct = distinct_->isChecked();
    shape.seed = plan.seed;
    if (shape.low > shape.high) {
        return tl::make_unexpected(tr("The lowest value is above the highest."));
    }
    plan.subject = RandomTrees{shape};
    plan.search.root.reset();
    for (std::uint32_t depth = 1; depth <= plan.depth; ++depth) {
        // The range is not upside down, and every whole number in it is exact.
        if (faultIn(shapeAt(plan, depth, plan.seed))) {
            return tl::make_unexpected(tr("There are not enough different values for the leaves at "
                                          "depth %1. Widen the range, or allow ties.")
                                           .arg(shownCount(depth)));
        }
    }
    return plan;
}

tl::expected<GrowthPlan, QString> GrowthForm::withSubject(GrowthPlan plan) const {
    if (isRandom()) {
        return ofRandomTrees(std::move(plan));
    }
    if (isGame()) {
        const auto start = gameNamed(game_->currentText().trimmed().toStdString());
        if (!start) {
            return tl::make_unexpected(shownMessage(start.error().message));
        }
        plan.subject = GivenGame{*start, evaluation_->evaluation(), captures_->quiescence()};
        plan.search.root.reset();
        return plan;
    }
    if (!tree_) {
        return tl::make_unexpected(tr("There is no tree in the window."));
    }
    plan.subject = GivenTree{tree_};
    plan.depth = std::min(plan.depth, std::max(tree_->height(), 1U));
    return plan;
}

tl::expected<GrowthPlan, QString> GrowthForm::plan(const SearchOptions& rules) const {
    GrowthPlan plan;
    plan.lines = lines();
    plan.depth = std::uint32_t(depth_->value());
    plan.samples = std::uint32_t(samples_->value());
    plan.seed = std::uint64_t(seed_->value());
    plan.maxNodes = std::uint64_t(most_->currentData().toLongLong());
    plan.search = rules;
    if (plan.lines.empty()) {
        return tl::make_unexpected(tr("Tick at least one algorithm and one order."));
    }
    return withSubject(std::move(plan));
}

} // namespace prunus

#include "moc_growthform.cpp"
