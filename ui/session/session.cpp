#include "ui/session/session.h"

#include "core/analysis/explanation.h"
#include "core/analysis/story.h"
#include "core/edit/place.h"
#include "core/games/treeboards.h"
#include "ui/session/editing.h"
#include "ui/session/opening.h"
#include "ui/session/sidebyside.h"
#include "ui/session/stepping.h"
#include "ui/session/workpool.h"

#include <QFutureWatcher>
#include <QtConcurrent>
#include <new>
#include <utility>

namespace prunus {
class Session::Work {
  public:
    /// The result is taken out where it lands: the future itself may outlive the tree.
    QFutureWatcher<std::shared_ptr<Landing>> watcher;
    /// Of the work that runs; null if none does. Work that was cancelled may still wind down.
    std::shared_ptr<Progress> progress;
    /// What the work that runs was asked to do.
    Order order;
};

Session::Session(QObject* parent)
    : QObject(parent), work_(std::make_unique<Work>()),
      comparison_(std::make_unique<SideBySide>(*this)), editing_(std::make_unique<Editing>(*this)) {
    connect(&work_->watcher, &QFutureWatcher<std::shared_ptr<Landing>>::finished, this, [this] {
        const bool wanted = work_->progress != nullptr;
        const Landing landing = std::move(*work_->watcher.result());
        if (wanted) {
            work_->progress.reset();
            work_->order = {};
            emit busyChanged();
            land(landing);
        }
    });
}

Session::~Session() {
    if (work_->progress) {
        work_->progress->cancel();
    }
    work_->watcher.waitForFinished();
}

bool Session::busy() const {
    return work_->progress != nullptr;
}

bool Session::opening() const {
    return busy() && !work_->order.document;
}

WorkReport Session::work() const {
    WorkReport report = reportOf(*work_->progress);
    report.opened = opening() ? work_->order.name() : QString();
    return report;
}

WorkReport reportOf(const Progress& progress) {
    WorkReport report;
    report.stage = progress.stage();
    report.nodesVisited = progress.nodesVisited();
    const std::uint64_t total = progress.total();
    if (total != 0) {
        // The two numbers may be of different instants.
        report.share = double(std::min(progress.done(), total)) / double(total);
    }
    return report;
}

const SearchOptions& Session::wantedOptions() const {
    return busy() && !opening() ? work_->order.options : options_;
}

void Session::start(const Order& order, bool atOnce) {
    const auto progress = std::make_shared<Progress>();
    if (atOnce) {
        cancel();
        land(carryOut(order, *progress));
        return;
    }
    if (work_->progress) {
        work_->progress->cancel();
    }
    work_->progress = progress;
    work_->order = order;
    work_->watcher.setFuture(QtConcurrent::run(workPool(), [order, progress] {
        return std::make_shared<Landing>(carryOut(order, *progress));
    }));
    emit busyChanged();
}

void Session::take(const Landing& landing, Step step, NodeId select) {
    if (landing.document != document_) {
        boards_ = boardsOf(landing.document->shared);
    }
    document_ = landing.document;
    trace_ = landing.trace;
    minimaxCounts_ = landing.minimaxCounts;
    options_ = landing.options;
    usersRules_ = landing.usersRules;
    step_ = step;
    selection_ = select;
    setWitnesses({});
}

void Session::land(const Landing& landing) {
    if (!landing.trace) {
        if (landing.draft) {
            draft_ = landing.draft;
            emit draftChanged();
        }
        if (!landing.cancelled) {
            emit failed(landing.error);
        }
        if (!landing.readings.empty() && !landing.path.isEmpty()) {
            emit readingTold({{}, landing.readings, [this, path = landing.path](Notation as) {
                                  openFile(path, as);
                              }});
        }
        return;
    }
    if (landing.document == document_) {
        take(landing, samePlace(moment(), *landing.trace), selection_);
        emit traceChanged();
        return;
    }
    path_ = landing.path;
    take(landing, Step{0}, noNode);
    const bool drafted = std::exchange(draft_, std::nullopt).has_value();
    emit documentChanged();
    if (drafted) {
        emit draftChanged();
    }
}

/// A depth limit under which the tree cannot be searched is lifted; `lifted` says so.
Landing Session::searchEdited(const std::shared_ptr<const GameTree>& tree, QString& lifted) {
    Order order;
    order.document = std::make_shared<const Document>(tree, editing_->name());
    // What was chosen holds, even if it is being searched still.
    order.options = wantedOptions();
    order.usersRules = busy() && !opening() ? work_->order.usersRules : usersRules_;
    Progress progress;
    Landing landing = carryOut(order, progress);
    if (!landing.trace && order.options.depth) {
        lifted = tr("The depth limit is lifted: %1").arg(landing.error);
        order.options.depth.reset();
        landing = carryOut(order, progress);
    }
    return landing;
}

bool Session::showEdited(const std::shared_ptr<const GameTree>& tree, const NodeMap& map,
                         NodeId select) {
    QString lifted;
    Landing landing;
    Step step;
    try {
        landing = searchEdited(tree, lifted);
        step = landing.trace ? placeAfterEdit(moment(), map, *tree, *landing.trace) : Step{0};
    } catch (const std::bad_alloc&) {
        landing = {};
        landing.error = tr("There is not enough memory for this tree.");
    }
    if (!landing.trace) {
        emit failed(landing.error);
        return false;
    }
    cancel();
    continuation_ = &map;
    take(landing, step, select);
    emit documentChanged();
    continuation_ = nullptr;
    if (!lifted.isEmpty()) {
        emit failed(lifted);
    }
    return true;
}

void Session::showSearch(const SearchOptions& options,
                         const std::shared_ptr<const SearchTrace>& trace, Step step,
                         const std::optional<Rules>& usersRules) {
    if (busy() && !opening()) {
        cancel(); // it searches under the options of what was shown
    }
    if (options.depth != options_.depth) {
        minimaxCounts_ = countsOfMinimax(document_->tree, options.depth);
    }
    usersRules_ = usersRules;
    options_ = options;
    trace_ = trace;
    step_ = step;
    setWitnesses({});
    emit traceChanged();
}

void Session::setPath(const QString& path) {
    if (path != path_) {
        path_ = path;
        emit pathChanged();
    }
}

void Session::setOptions(const SearchOptions& options) {
    if (!document_) {
        options_ = options;
        return;
    }
    if (options == wantedOptions()) {
        if (!busy()) {
            usersRules_.reset(); // now they are the user's own choice
            emit optionsConfirmed();
        }
        return;
    }
    if (options == options_) {
        cancel();
        return;
    }
    Order order;
    order.document = document_;
    order.options = options;
    if (Rules{options.fail, options.cut} == Rules{options_.fail, options_.cut}) {
        order.usersRules = usersRules_;
    }
    start(order, isQuick(document_->tree, options));
}

void Session::setStep(Step step) {
    if (!trace_ || step == step_) {
        return;
    }
    step_ = std::min(step, trace_->end());
    setWitnesses({});
    emit stepChanged();
}

void Session::select(NodeId node) {
    if (document_ && node != selection_) {
        selection_ = node;
        emit selectionChanged();
    }
    if (node == noNode) {
        setWitnesses({});
    }
}

void Session::setWitnesses(const std::vector<NodeId>& nodes) {
    if (nodes != witnesses_) {
        witnesses_ = nodes;
        emit witnessesChanged();
    }
}

std::vector<NodeId> Session::proof() const {
    if (!hasSearch()) {
        return {};
    }
    const std::optional<Refutation> shown = refutationOf(explain(moment()));
    return shown ? witnessesOf(*shown) : std::vector<NodeId>{};
}

void Session::toggleWitnesses(const std::vector<NodeId>& nodes) {
    setWitnesses(nodes == witnesses_ ? std::vector<NodeId>{} : nodes);
}

void Session::chooseSide(Algorithm algorithm, Side side) {
    const Side before = sideOf(algorithm);
    chosenSides_[algorithm] = side;
    if (side != before) {
        emit sideChanged();
    }
}

void Session::setShowBoards(bool show) {
    if (show != showsBoards_) {
        showsBoards_ = show;
        emit showBoardsChanged();
    }
}

void Session::setHideUnreadLeaves(bool hide) {
    if (hide != hidesUnreadLeaves_) {
        hidesUnreadLeaves_ = hide;
        emit hideUnreadLeavesChanged();
    }
}

void Session::cancel() {
    if (work_->progress) {
        work_->progress->cancel();
        work_->progress.reset();
        work_->order = {};
        emit busyChanged();
    }
}

} // namespace prunus
