#include "ui/controls/searchbar.h"

#include "core/practice/sliptrace.h"
#include "ui/base/connecteach.h"
#include "ui/controls/firstwindow.h"
#include "ui/widgets/card.h"
#include "ui/words/slipwords.h"
#include "ui/words/words.h"

#include <QAction>
#include <QEvent>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QToolButton>
#include <algorithm>
#include <limits>
#include <utility>

namespace prunus {
namespace {

constexpr std::uint32_t mostDepths = 30;
constexpr int labelGap = 6;
/// Before a box with its label, and without.
constexpr int beforeLabel = 12;
constexpr int beforeBox = 3;

/// The items of a box's own model know no other way of being disabled.
void disable(QComboBox& box, int row) {
    qobject_cast<QStandardItemModel*>(box.model())->item(row)->setEnabled(false);
}

/// A line above the choices that belong together, and no choice itself.
void addHeading(QComboBox& box, const QString& text) {
    box.addItem(text);
    const int row = box.count() - 1;
    QFont bold = box.font();
    bold.setBold(true);
    box.setItemData(row, bold, Qt::FontRole);
    disable(box, row);
}

} // namespace

SearchBar::SearchBar(Session& session, QAction& open, QAction& examples, QMenu& presets,
                     QWidget* parent)
    : QToolBar(tr("Search"), parent), session_(session) {
    setObjectName(QStringLiteral("searchBar"));
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    addButton("openButton", tr("Open…"), open);
    addButton("examplesButton", tr("Examples"), examples);
    addMenuButton("presetsButton", tr("Presets"), presets);
    // In a narrow window this leads to what has no room; Qt gives it no name.
    if (auto* more = findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"))) {
        more->setAccessibleName(tr("More choices"));
    }
    addBox("algorithm", tr("Algorithm"), algorithmChoices());
    previousBest_ = addBoxBeside(0, "previousBest", tr("Best move of the previous iteration"),
                                 previousBestChoices());
    //: Those of alpha-beta on which textbooks differ.
    rules_ = addBox("rules", tr("Rules"), ruleChoices());
    //: The order in which the children of a node are searched.
    order_ = addBox("order", tr("Order"), orderChoices());
    seed_ = makeSeed();
    boxes_.at(order_).box->parentWidget()->layout()->addWidget(seed_);
    //: How deep the search looks.
    depth_ = addBox("depth", tr("Depth"), depthChoices(nullptr, mostDepths));
    //: Who moves at the root of the tree.
    root_ = addBox("root", tr("Root"), rootChoices(Player::max));
    auto* window = new FirstWindowFields(session, this);
    //: The window [α, β] that the search starts with.
    addHolder(tr("Window"), window);
    connect(window, &FirstWindowFields::mistaken, this, &SearchBar::mistaken);
    connect(window, &FirstWindowFields::mended, this, &SearchBar::mended);
    connect(&session, &Session::documentChanged, this, &SearchBar::offerForDocument);
    connectEach(&session, this, &SearchBar::derive, &Session::traceChanged, &Session::busyChanged);
    // What could not be done must not stay on display as chosen.
    connect(&session, &Session::failed, this, &SearchBar::derive);
    derive();
}

void SearchBar::addButton(const char* name, const QString& text, QAction& action) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(action.shortcut().toString(QKeySequence::NativeText));
    connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    addWidget(button);
}

void SearchBar::addMenuButton(const char* name, const QString& text, QMenu& menu) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setMenu(&menu);
    addWidget(button);
}

QWidget* SearchBar::addHolder(const QString& label, QWidget* buddy) {
    auto* holder = new QWidget(this);
    auto* row = new QHBoxLayout(holder);
    row->setContentsMargins(beforeLabel, 0, 0, 0);
    row->setSpacing(labelGap);
    auto* text = makeLabel("boxLabel", holder);
    text->setText(label);
    setMuted(*text, true);
    text->setBuddy(buddy);
    labels_.push_back(text);
    row->addWidget(text);
    row->addWidget(buddy);
    addWidget(holder);
    return holder;
}

/// Which of the random orders. Its place is beside the order, and only for the random one.
QSpinBox* SearchBar::makeSeed() {
    auto* seed = new QSpinBox(this);
    seed->setObjectName(QStringLiteral("seed"));
    seed->setAccessibleName(tr("Seed of the random order"));
    seed->setToolTip(tr("Another seed gives another order; the same seed always the same one."));
    seed->setRange(0, std::numeric_limits<int>::max());
    seed->setKeyboardTracking(false);
    seed->setFixedWidth(seed->fontMetrics().horizontalAdvance(QStringLiteral("99999")) + 40);
    connect(seed, &QSpinBox::valueChanged, this, [this](int value) {
        SearchOptions options = session_.wantedOptions();
        options.seed = static_cast<std::uint64_t>(value);
        session_.setOptions(options);
        derive();
    });
    return seed;
}

std::size_t SearchBar::addBox(const char* name, const QString& label, Choices choices) {
    QComboBox* box = makeBox(name, label);
    addHolder(label, box);
    return filled(box, std::move(choices));
}

/// A box that only concerns some choices of another, beside which it stands. Its label is there for
/// those who listen.
std::size_t SearchBar::addBoxBeside(std::size_t other, const char* name, const QString& meaning,
                                    Choices choices) {
    QComboBox* box = makeBox(name, meaning);
    QWidget* holder = boxes_.at(other).box->parentWidget();
    auto* label = makeLabel("boxLabel", holder);
    label->setText(meaning);
    label->setBuddy(box);
    label->hide();
    holder->layout()->addWidget(box);
    return filled(box, std::move(choices));
}

QComboBox* SearchBar::makeBox(const char* name, const QString& meaning) {
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(meaning);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return box;
}

std::size_t SearchBar::filled(QComboBox* box, Choices choices) {
    const std::size_t i = boxes_.size();
    boxes_.push_back({box, {}});
    offer(i, std::move(choices));
    connect(box, &QComboBox::activated, this, [this, i](int chosen) { choose(i, chosen); });
    return i;
}

void SearchBar::offer(std::size_t i, Choices choices) {
    Box& box = boxes_.at(i);
    box.choices = std::move(choices);
    box.box->clear();
    QString group;
    for (const Choice& each : box.choices) {
        if (each.group != group) {
            group = each.group;
            addHeading(*box.box, group);
        }
        box.box->addItem(each.text, each.id);
        const int row = box.box->count() - 1;
        if (!each.explanation.isEmpty()) {
            box.box->setItemData(row, each.explanation, Qt::ToolTipRole);
        }
        if (!each.whyNot.isEmpty()) {
            box.box->setItemData(row, each.whyNot, Qt::ToolTipRole);
            disable(*box.box, row);
        }
    }
}

void SearchBar::offerForDocument() {
    const GameTree& tree = session_.document()->tree;
    offer(depth_, depthChoices(&tree, mostDepths));
    offer(root_, rootChoices(tree.header().root));
    derive();
}

bool SearchBar::event(QEvent* event) {
    const bool handled = QToolBar::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
        showLabelsThatFit();
    }
    return handled;
}

/// Where room is short, the boxes that speak for themselves lose their labels first.
void SearchBar::showLabelsThatFit() {
    const auto needs = [](const QWidget& label) {
        return label.sizeHint().width() + labelGap + beforeLabel - beforeBox;
    };
    int wanted = layout()->sizeHint().width();
    for (const QWidget* label : labels_) {
        wanted += label->isHidden() ? needs(*label) : 0;
    }
    for (QWidget* label : labels_) {
        const bool fits = wanted <= width();
        wanted -= fits ? 0 : needs(*label);
        label->setVisible(fits);
        label->parentWidget()->layout()->setContentsMargins(fits ? beforeLabel : beforeBox, 0, 0,
                                                            0);
    }
}

void SearchBar::choose(std::size_t i, int row) {
    const Box& box = boxes_.at(i);
    const QString id = box.box->itemData(row).toString();
    const auto chosen = std::ranges::find(box.choices, id, &Choice::id);
    if (chosen != box.choices.end()) {
        takeChoice(session_, Choice(*chosen)); // an edit offers others
    }
    derive();
}

/// Nobody is to take the search of a slip for the right one, nor one from the right for the usual.
void SearchBar::tellSlip(const SearchOptions& options) {
    const auto tell = [&options](const Box& box, bool unusual, const QString& words) {
        for (const Choice& each : box.choices) {
            box.box->setItemText(box.box->findData(each.id),
                                 unusual && each.holds(options) ? words.arg(each.text) : each.text);
        }
    };
    const Box& algorithm = boxes_.front();
    tell(algorithm, options.slip.has_value(),
         isMistaken(options) ? tr("%1 with a slip") : tr("%1 for each root move"));
    algorithm.box->setToolTip(options.slip ? shownProgram(options) : QString());
    //: An order of the children.
    tell(boxes_.at(order_), options.backwards, tr("%1, from the right"));
}

void SearchBar::derive() {
    const SearchOptions options = settled(session_.wantedOptions());
    for (const Box& each : boxes_) {
        const auto held = std::ranges::find_if(
            each.choices, [&options](const Choice& choice) { return choice.holds(options); });
        if (held != each.choices.end()) {
            each.box->setCurrentIndex(each.box->findData(held->id));
        }
        each.box->setEnabled(session_.hasSearch() && !session_.opening());
    }
    tellSlip(options);
    const AlgorithmTraits& algorithm = traits(options.algorithm);
    QComboBox* rules = boxes_.at(rules_).box;
    rules->setEnabled(rules->isEnabled() && algorithm.windowed && !algorithm.fixedRules);
    rules->setToolTip(algorithm.fixedRules ? tr("%1 is fail-soft and cuts at α ≥ β by its nature.")
                                                 .arg(shownAlgorithm(options.algorithm))
                                           : QString());
    QComboBox* previousBest = boxes_.at(previousBest_).box;
    previousBest->setVisible(algorithm.deepens);
    const QSignalBlocker quiet(seed_);
    seed_->setVisible(options.order == MoveOrder::random);
    seed_->setEnabled(session_.hasSearch() && !session_.opening());
    seed_->setValue(static_cast<int>(options.seed));
}

} // namespace prunus

#include "moc_searchbar.cpp"
