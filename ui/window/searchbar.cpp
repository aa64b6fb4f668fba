#include "ui/window/searchbar.h"

#include "ui/panels/card.h"
#include "ui/window/firstwindow.h"

#include <QAction>
#include <QEvent>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QToolButton>
#include <limits>
#include <utility>

namespace prunus {
namespace {

constexpr std::uint32_t mostDepths = 30;
constexpr int labelGap = 6;

} // namespace

SearchBar::SearchBar(Session& session, QAction& open, QMenu& examples, QMenu& presets,
                     QWidget* parent)
    : QToolBar(tr("Search"), parent), session_(session) {
    setObjectName(QStringLiteral("searchBar"));
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    addButtons(open, examples);
    addMenuButton("presetsButton", tr("Presets"), presets);
    // In a narrow window this leads to what has no room; Qt gives it no name.
    if (auto* more = findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"))) {
        more->setAccessibleName(tr("More choices"));
    }
    addBox("algorithm", tr("Algorithm"), algorithmChoices());
    rules_ = addBox("rules", tr("Rules"), ruleChoices());
    const std::size_t order = addBox("order", tr("Order"), orderChoices());
    seed_ = makeSeed();
    boxes_.at(order).box->parentWidget()->layout()->addWidget(seed_);
    depth_ = addBox("depth", tr("Depth"), depthChoices(nullptr, mostDepths));
    root_ = addBox("root", tr("Root"), rootChoices(Player::max));
    auto* window = new FirstWindowFields(session, this);
    addHolder(tr("Window"), window);
    connect(window, &FirstWindowFields::mistaken, this, &SearchBar::mistaken);
    connect(window, &FirstWindowFields::mended, this, &SearchBar::mended);
    connect(&session, &Session::documentChanged, this, &SearchBar::offerForDocument);
    for (const auto signal : {&Session::traceChanged, &Session::busyChanged}) {
        connect(&session, signal, this, &SearchBar::derive);
    }
    // What could not be done must not stay on display as chosen.
    connect(&session, &Session::failed, this, &SearchBar::derive);
    derive();
}

void SearchBar::addButtons(QAction& open, QMenu& examples) {
    auto* opens = new QPushButton(tr("Open…"), this);
    opens->setObjectName(QStringLiteral("openButton"));
    opens->setFocusPolicy(Qt::NoFocus);
    opens->setToolTip(open.shortcut().toString(QKeySequence::NativeText));
    connect(opens, &QPushButton::clicked, &open, &QAction::trigger);
    addWidget(opens);
    addMenuButton("examplesButton", tr("Examples"), examples);
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
    row->setContentsMargins(12, 0, 0, 0);
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
    const std::size_t i = boxes_.size();
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(label);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    addHolder(label, box);
    boxes_.push_back({box, {}});
    offer(i, std::move(choices));
    connect(box, &QComboBox::activated, this, [this, i](int chosen) { choose(i, chosen); });
    return i;
}

void SearchBar::offer(std::size_t i, Choices choices) {
    Box& box = boxes_.at(i);
    box.choices = std::move(choices);
    box.box->clear();
    for (const Choice& each : box.choices) {
        box.box->addItem(each.text, each.id);
        const int row = box.box->count() - 1;
        if (!each.explanation.isEmpty()) {
            box.box->setItemData(row, each.explanation, Qt::ToolTipRole);
        }
        if (!each.whyNot.isEmpty()) {
            box.box->setItemData(row, each.whyNot, Qt::ToolTipRole);
            // The items of a box's own model know no other way of being disabled.
            qobject_cast<QStandardItemModel*>(box.box->model())->item(row)->setEnabled(false);
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
    int wanted = layout()->sizeHint().width();
    for (const QWidget* label : labels_) {
        wanted += label->isHidden() ? label->sizeHint().width() + labelGap : 0;
    }
    for (QWidget* label : labels_) {
        const bool fits = wanted <= width();
        wanted -= fits ? 0 : label->sizeHint().width() + labelGap;
        label->setVisible(fits);
    }
}

void SearchBar::choose(std::size_t i, int row) {
    SearchOptions options = session_.wantedOptions();
    boxes_.at(i).choices.at(static_cast<std::size_t>(row)).apply(options);
    session_.setOptions(options);
    derive();
}

void SearchBar::derive() {
    const SearchOptions& options = session_.wantedOptions();
    for (const Box& each : boxes_) {
        for (std::size_t row = 0; row < each.choices.size(); ++row) {
            if (each.choices[row].holds(options)) {
                each.box->setCurrentIndex(static_cast<int>(row));
                break;
            }
        }
        each.box->setEnabled(session_.hasSearch() && !session_.opening());
    }
    QComboBox* rules = boxes_.at(rules_).box;
    rules->setEnabled(rules->isEnabled() && traits(options.algorithm).windowed);
    const QSignalBlocker quiet(seed_);
    seed_->setVisible(options.order == MoveOrder::random);
    seed_->setEnabled(session_.hasSearch() && !session_.opening());
    seed_->setValue(static_cast<int>(options.seed));
}

} // namespace prunus
