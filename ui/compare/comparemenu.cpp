#include "ui/compare/comparemenu.h"

#include "ui/compare/tallydialog.h"
#include "ui/session/panes.h"
#include "ui/words/comparewords.h"
#include "ui/words/searchwords.h"
#include "ui/words/words.h"

#include <QActionGroup>
#include <array>
#include <utility>

namespace prunus {
namespace {

/// Alpha-beta, unless the search has a window already.
SearchOptions windowed(SearchOptions options) {
    if (!traits(options.algorithm).windowed || traits(options.algorithm).fixedRules) {
        options.algorithm = Algorithm::alphaBeta;
    }
    return options;
}

using Pair = std::array<SearchOptions, 2>;

/// The same search twice, but for one member.
template <class Member>
Pair pairOf(SearchOptions options, Member SearchOptions::*member, Member first, Member second) {
    options.slip.reset();
    Pair pair{options, options};
    pair[0].*member = first;
    pair[1].*member = second;
    return pair;
}

Pair algorithmPair(const SearchOptions& options) {
    return pairOf(options, &SearchOptions::algorithm, Algorithm::minimax, Algorithm::alphaBeta);
}

/// Of an algorithm that prunes: no other gains by an order.
Pair orderPair(const SearchOptions& options) {
    const AlgorithmTraits& facts = traits(options.algorithm);
    SearchOptions pruning = options;
    // What hands down the window that it was given cuts nothing from an open one.
    if ((!facts.windowed && options.algorithm != Algorithm::sssStar) ||
        facts.handsDown == HandsDown::given) {
        pruning.algorithm = Algorithm::alphaBeta;
    }
    return pairOf(pruning, &SearchOptions::order, MoveOrder::asWritten, MoveOrder::bestFirst);
}

Pair failPair(const SearchOptions& options) {
    return pairOf(windowed(options), &SearchOptions::fail, FailMode::hard, FailMode::soft);
}

Pair cutPair(const SearchOptions& options) {
    return pairOf(windowed(options), &SearchOptions::cut, CutRule::greaterOrEqual,
                  CutRule::greater);
}

Pair draftPair(const SearchOptions& options) {
    return pairOf(options, &SearchOptions::algorithm, Algorithm::alphaBetaFirstDraft,
                  Algorithm::alphaBeta);
}

} // namespace

CompareMenu::CompareMenu(Session& session, QWidget* parent)
    : QMenu(tr("&Compare"), parent), session_(session) {
    setObjectName(QStringLiteral("compareMenu"));
    setToolTipsVisible(true);
    addPairs();
    addSeparator();
    addPaces();
    addArrangements();
    addPaneActions();
    addSeparator();
    addTable();
    connect(&session.panes(), &Panes::panesChanged, this, &CompareMenu::derive);
    connect(&session.panes(), &Panes::differencesChanged, this, &CompareMenu::derive);
    derive();
}

/// The two and no others; if they are there alone, looks at the other one.
void CompareMenu::showPair(const Pair& pair) {
    Panes& panes = session_.panes();
    const auto isOneOf = [&pair](const SearchOptions& options) {
        return options == pair[0] || options == pair[1];
    };
    const auto first = panes.paneOf(pair[0]);
    const auto second = panes.paneOf(pair[1]);
    if (first && second && panes.count() == 2) {
        panes.pick(panes.picked() == *first ? *second : *first);
        return;
    }
    if (!isOneOf(session_.wantedOptions())) {
        if (first || second) {
            panes.pick(first.value_or(second.value_or(0)));
        } else {
            session_.setOptions(pair[0]);
        }
    }
    for (int pane = panes.count() - 1; pane >= 0; --pane) {
        const auto same = panes.paneOf(panes.at(pane).options);
        if (pane != panes.picked() && (!isOneOf(panes.at(pane).options) || same != pane ||
                                       panes.at(pane).options == session_.wantedOptions())) {
            panes.close(pane);
        }
    }
    for (const SearchOptions& each : pair) {
        if (each != session_.wantedOptions() && !panes.paneOf(each)) {
            panes.open(each);
        }
    }
}

void CompareMenu::addPair(const char* name, const QString& text,
                          Pair (*pairOf)(const SearchOptions&)) {
    QAction* action = pairs_->addAction(text);
    action->setObjectName(QLatin1String(name));
    connect(action, &QAction::triggered, this,
            [this, pairOf] { showPair(pairOf(session_.options())); });
    searching_ << action;
}

void CompareMenu::addPairs() {
    QMenu* with = addMenu(tr("&Add a pane with"));
    with->setObjectName(QStringLiteral("compareWith"));
    for (const AlgorithmTraits& each : everyAlgorithm) {
        if (each.algorithm == repeatingAlgorithms.front().algorithm) {
            with->addSeparator();
        }
        QAction* action = with->addAction(shownAlgorithm(each.algorithm));
        action->setObjectName(
            QString::fromLatin1(each.id.data(), static_cast<qsizetype>(each.id.size())));
        connect(action, &QAction::triggered, this, [this, algorithm = each.algorithm] {
            SearchOptions options = session_.options();
            options.algorithm = algorithm;
            options.slip.reset();
            session_.panes().open(options);
        });
    }
    openers_ << with->menuAction();
    pairs_ = addMenu(tr("Two side &by side"));
    pairs_->setObjectName(QStringLiteral("pairMenu"));
    addPair("compareAlgorithms", tr("Minimax &against alpha-beta"), algorithmPair);
    searching_.last()->setShortcut(Qt::CTRL | Qt::Key_M);
    addPair("compareOrders", tr("As written against &best first"), orderPair);
    addPair("compareFails", tr("Fail-&hard against fail-soft"), failPair);
    addPair("compareCuts", tr("Cut at α ≥ β against α > β"), cutPair);
    addPair("compareDrafts", tr("&First draft against alpha-beta"), draftPair);
    QAction* twin = addAction(tr("&Duplicate the picked pane"));
    twin->setObjectName(QStringLiteral("duplicatePicked"));
    connect(twin, &QAction::triggered, this, [this] { session_.panes().open(session_.options()); });
    openers_ << twin;
}

void CompareMenu::addPaces() {
    paces_ = addMenu(tr("Tog&ether by"));
    paces_->setObjectName(QStringLiteral("paceMenu"));
    paces_->setToolTipsVisible(true);
    auto* group = new QActionGroup(paces_);
    constexpr std::array<std::pair<const char*, Pace>, 3> all{
        {{"paceplace", Pace::place}, {"pacework", Pace::work}, {"paceown", Pace::own}}};
    for (const auto& [name, pace] : all) {
        QAction* action = paces_->addAction(shownPace(pace));
        action->setObjectName(QLatin1String(name));
        action->setToolTip(explainedPace(pace));
        action->setCheckable(true);
        action->setData(static_cast<int>(pace));
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, pace = pace] { session_.panes().setPace(pace); });
    }
}

void CompareMenu::addArrangements() {
    arrangements_ = addMenu(tr("A&rranged"));
    arrangements_->setObjectName(QStringLiteral("arrangementMenu"));
    auto* group = new QActionGroup(arrangements_);
    const auto add = [&](const QString& text, const char* name, PaneLayout layout) {
        QAction* action = arrangements_->addAction(text);
        action->setObjectName(QLatin1String(name));
        action->setCheckable(true);
        action->setData(static_cast<int>(layout));
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, layout] { session_.panes().setLayout(layout); });
    };
    add(tr("As suits the &tree"), "arrangedbyshape", PaneLayout::byShape);
    add(tr("Side &by side"), "arrangedsidebyside", PaneLayout::sideBySide);
    add(tr("&Stacked"), "arrangedstacked", PaneLayout::stacked);
}

void CompareMenu::addPaneActions() {
    differences_ = addAction(tr("&Mark differences"));
    differences_->setObjectName(QStringLiteral("markDifferences"));
    differences_->setToolTip(
        tr("Marks nodes that one search visited and another cut, and says which did what."));
    differences_->setCheckable(true);
    connect(differences_, &QAction::triggered, &session_.panes(), &Panes::setShowsDifferences);
    addSeparator();
    for (int pane = 0; pane < Panes::mostPanes; ++pane) {
        QAction* action = addAction(tr("Pane &%1").arg(pane + 1));
        action->setObjectName(QStringLiteral("pane%1").arg(pane + 1));
        action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + pane)));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, pane] {
            session_.panes().pick(pane);
            derive(); // it stays checked
        });
        panes_ << action;
    }
    addSeparator();
    QMenu* picked = addMenu(tr("The &picked pane"));
    picked->setObjectName(QStringLiteral("pickedMenu"));
    QAction* swap = picked->addAction(tr("Let it change places with the &next"));
    swap->setObjectName(QStringLiteral("swapPicked"));
    connect(swap, &QAction::triggered, this, [this] {
        Panes& panes = session_.panes();
        panes.swap(panes.picked(), (panes.picked() + 1) % panes.count());
    });
    QAction* close = picked->addAction(tr("C&lose the picked pane"));
    close->setObjectName(QStringLiteral("closePicked"));
    close->setShortcut(Qt::CTRL | Qt::Key_W);
    connect(close, &QAction::triggered, this,
            [this] { session_.panes().close(session_.panes().picked()); });
    QAction* others = picked->addAction(tr("Close all &others"));
    others->setObjectName(QStringLiteral("closeOthers"));
    connect(others, &QAction::triggered, this, [this] {
        Panes& panes = session_.panes();
        for (int pane = panes.count() - 1; pane >= 0; --pane) {
            if (pane != panes.picked()) {
                panes.close(pane);
            }
        }
    });
    forSeveral_ = {swap, close, others};
}

void CompareMenu::addTable() {
    showTable_ = addAction(tr("&Table of all algorithms…"), this, &CompareMenu::showTable);
    showTable_->setObjectName(QStringLiteral("showTally"));
    showTable_->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_M);
    showTable_->setToolTip(tr("What each algorithm needs for this tree, with bars."));
}

/// One at a time, beside the window.
void CompareMenu::showTable() {
    if (!table_) {
        table_ = new TallyDialog(session_, parentWidget());
        table_->setAttribute(Qt::WA_DeleteOnClose);
    }
    table_->show();
    table_->raise();
    table_->activateWindow();
}

void CompareMenu::derive() {
    showTable_->setEnabled(session_.hasSearch());
    for (QAction* each : searching_) {
        each->setEnabled(session_.hasSearch());
    }
    const Panes& panes = session_.panes();
    for (QAction* each : openers_) {
        each->setEnabled(session_.hasSearch() && panes.count() < Panes::mostPanes);
    }
    for (QAction* each : forSeveral_) {
        each->setEnabled(panes.sideBySide());
    }
    paces_->setEnabled(panes.sideBySide());
    arrangements_->setEnabled(panes.sideBySide());
    for (QAction* each : arrangements_->actions()) {
        each->setChecked(each->data().toInt() == static_cast<int>(panes.layout()));
    }
    for (QAction* each : paces_->actions()) {
        each->setChecked(each->data().toInt() == static_cast<int>(panes.pace()));
    }
    differences_->setEnabled(panes.sideBySide());
    differences_->setChecked(panes.showsDifferences());
    for (int pane = 0; pane < panes_.size(); ++pane) {
        QAction* action = panes_[pane];
        const bool there = pane < panes.count() && session_.hasSearch();
        action->setVisible(panes.sideBySide() && there);
        action->setEnabled(there && panes.at(pane).trace != nullptr);
        action->setChecked(pane == panes.picked());
        const bool named = there && panes.sideBySide();
        //: The number of a pane, and its search.
        action->setText(named ? tr("&%1  %2").arg(pane + 1).arg(shownSearch(panes.at(pane).options))
                              : tr("Pane &%1").arg(pane + 1));
    }
}

} // namespace prunus

#include "moc_comparemenu.cpp"
