#include "ui/controls/searchmenu.h"

#include "core/practice/eventlog.h"
#include "core/practice/sliptrace.h"
#include "ui/base/connecteach.h"
#include "ui/controls/firstwindow.h"
#include "ui/controls/slipchoices.h"
#include "ui/session/panes.h"
#include "ui/words/words.h"

#include <QActionGroup>

namespace prunus {
namespace {

constexpr std::uint32_t mostMenuDepths = 12;

/// An action that carries its choice, so that what is checked can be derived from the options.
class ChoiceAction : public QAction {
  public:
    ChoiceAction(Choice choice, QObject* parent)
        : QAction(choice.text, parent), choice_(std::move(choice)) {
        setCheckable(true);
        setObjectName(choice_.id);
        if (!choice_.explanation.isEmpty()) {
            setToolTip(choice_.explanation);
            setStatusTip(choice_.explanation);
        }
        if (!choice_.whyNot.isEmpty()) {
            setToolTip(choice_.whyNot);
            setEnabled(false);
        }
    }
    void derive(const SearchOptions& options) {
        setChecked(choice_.holds(options));
        if (choice_.whyNotNow) {
            const QString whyNot = choice_.whyNotNow(options);
            setEnabled(whyNot.isEmpty());
            setToolTip(whyNot.isEmpty() ? choice_.explanation : whyNot);
        }
    }

  private:
    Choice choice_;
};

} // namespace

SearchMenu::SearchMenu(Session& session, QWidget* parent)
    : QMenu(tr("&Search"), parent), session_(session) {
    presets_ = addChoices("presetMenu", tr("&Presets"), presetChoices());
    addChoices("algorithmMenu", tr("&Algorithm"), algorithmChoices());
    previousBest_ =
        addChoices("previousBestMenu", tr("Pre&vious best move"), previousBestChoices());
    rules_ = addChoices("rulesMenu", tr("&Rules"), failChoices());
    rules_->addSeparator();
    fill(*rules_, cutChoices());
    addChoices("orderMenu", tr("&Order"), orderChoices());
    depth_ = addChoices("depthMenu", tr("&Depth"), depthChoices(nullptr, mostMenuDepths));
    addFirstWindow();
    addSlips();
    addUsual();
    connect(&session, &Session::documentChanged, this, &SearchMenu::fillForDocument);
    connectEach(&session, this, &SearchMenu::derive, &Session::traceChanged, &Session::busyChanged);
    connect(&session, &Session::failed, this, &SearchMenu::derive);
    derive();
}

void SearchMenu::addFirstWindow() {
    firstWindow_ = addAction(tr("First &window…"));
    firstWindow_->setObjectName(QStringLiteral("firstWindow"));
    firstWindow_->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_W);
    connect(firstWindow_, &QAction::triggered, this, [this] {
        auto* dialog = new FirstWindowDialog(session_, parentWidget());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
}

void SearchMenu::addSlips() {
    slips_ = addMenu(tr("&Slips"));
    slips_->setObjectName(QStringLiteral("slipMenu"));
    slips_->setToolTipsVisible(true);
    setToolTipsVisible(true);
    fill(*slips_, {noSlip()});
    for (const SlipGroup& each : slipGroups()) {
        QMenu* group = slips_->addMenu(each.title);
        group->setObjectName(QLatin1String(each.id));
        group->setToolTipsVisible(true);
        fill(*group, each.choices);
    }
    slips_->addSeparator();
    besideSlip_ = slips_->addAction(tr("The &right search beside it"));
    besideSlip_->setObjectName(QStringLiteral("besideSlip"));
    connect(besideSlip_, &QAction::triggered, this,
            [this] { session_.panes().show(rightOf(session_.options())); });
    connect(&session_.panes(), &Panes::panesChanged, this, &SearchMenu::deriveSlips);
}

void SearchMenu::deriveSlips() {
    const bool ready = session_.hasSearch() && !session_.opening();
    const bool small = ready && session_.document()->tree.nodeCount() <= mostNodesOfMisconception;
    slips_->setEnabled(small);
    slips_->menuAction()->setToolTip(
        ready && !small ? tr("Slips can be stepped in trees of up to %1 nodes.")
                              .arg(shownCount(mostNodesOfMisconception))
                        : tr("Searches with a known mistake, stepped like the right ones."));
    const Panes& panes = session_.panes();
    besideSlip_->setEnabled(
        small && isMistaken(session_.options()) &&
        (panes.paneOf(rightOf(session_.options())) || panes.count() < Panes::mostPanes));
}

void SearchMenu::addUsual() {
    usual_ = addAction(tr("&Usual search"));
    usual_->setObjectName(QStringLiteral("usualSearch"));
    usual_->setShortcut(Qt::CTRL | Qt::Key_U);
    usual_->setToolTip(tr("Alpha-beta, fail-hard, cut at α ≥ β, children as written, all plies and "
                          "an open window."));
    usual_->setStatusTip(usual_->toolTip());
    connect(usual_, &QAction::triggered, this, [this] {
        session_.setOptions(usualOptions(session_.wantedOptions().seed));
        derive();
    });
}

QMenu* SearchMenu::addChoices(const char* name, const QString& title, const Choices& choices) {
    QMenu* menu = addMenu(title);
    menu->setObjectName(QLatin1String(name));
    menu->setToolTipsVisible(true);
    fill(*menu, choices);
    return menu;
}

void SearchMenu::fill(QMenu& menu, const Choices& choices) {
    auto* group = new QActionGroup(&menu);
    QString heading;
    for (const Choice& each : choices) {
        if (each.group != heading) {
            heading = each.group;
            menu.addSection(heading);
        }
        auto* action = new ChoiceAction(each, group);
        menu.addAction(action);
        connect(action, &QAction::triggered, this, [this, each] {
            takeChoice(session_, Choice(each)); // an edit offers others
            derive();
        });
    }
}

void SearchMenu::fillForDocument() {
    const GameTree& tree = session_.document()->tree;
    for (QActionGroup* group : depth_->findChildren<QActionGroup*>()) {
        for (QAction* action : group->actions()) {
            depth_->removeAction(action);
        }
        group->setParent(nullptr);
        group->deleteLater(); // one of its actions may be what changed the document
    }
    fill(*depth_, depthChoices(&tree, mostMenuDepths));
    derive();
}

void SearchMenu::derive() {
    const SearchOptions options = settled(session_.wantedOptions());
    const AlgorithmTraits& algorithm = traits(options.algorithm);
    for (QMenu* menu : findChildren<QMenu*>()) {
        for (QAction* action : menu->actions()) {
            if (auto* const choice = dynamic_cast<ChoiceAction*>(action)) {
                choice->derive(options);
            }
        }
        menu->setEnabled(session_.hasSearch() && !session_.opening());
    }
    const bool ready = session_.hasSearch() && !session_.opening();
    firstWindow_->setEnabled(ready && algorithm.takesWindow);
    firstWindow_->setToolTip(whyNoWindow(algorithm.algorithm));
    const SearchOptions usual = usualOptions(session_.wantedOptions().seed);
    usual_->setEnabled(ready && session_.wantedOptions() != usual);
    rules_->setEnabled(ready && algorithm.windowed && !algorithm.fixedRules);
    previousBest_->setEnabled(ready && algorithm.deepens);
    deriveSlips();
}

} // namespace prunus

#include "moc_searchmenu.cpp"
