#include "ui/session/session.h"

#include "core/analysis/explanation.h"
#include "core/analysis/story.h"
#include "core/edit/place.h"
#include "core/games/treeboards.h"
#include "core/practice/eventlog.h"
#include "core/practice/sliptrace.h"
#include "ui/base/job.h"
#include "ui/session/editing.h"
#include "ui/session/opening.h"
#include "ui/session/stepping.h"

#include <new>
#include <utility>

namespace prunus {
namespace {

/// As many as take no longer than a few frames, and as any tree that can be edited needs once.
constexpr std::uint64_t visitsOfAnEdit = 400'000;

} // namespace

struct Session::Work {
    Job<Landing> job;
    /// What the job that runs was asked to do.
    Order order;
};

Session::Session(QObject* parent)
    : QObject(parent), work_(new Work{Job<Landing>([this](const auto& landing) {
                                          work_->order = {};
                                          emit busyChanged();
                                          land(landing ? *landing : withoutMemory());
                                      }),
                                      {}}),
      panes_(std::make_unique<Panes>(*this)), editing_(std::make_unique<Editing>(*this)) {}

Session::~Session() {
    work_.reset();
}

QString Session::title() const {
    return document_ ? shownName(document_->tree, path_, document_->name) : QString();
}

bool Session::busy() const {
    return work_->job.runs();
}

bool Session::opening() const {
    return busy() && !work_->order.document;
}

WorkReport Session::work() const {
    WorkReport report = reportOf(work_->job.progress());
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
    return busy() && !opening() ? work_->order.options : options();
}

/// What turns out to take long goes on beside the window, whatever was thought of it.
void Session::start(const Order& order, bool atOnce) {
    if (atOnce) {
        Progress progress;
        progress.limitVisits(fewVisits);
        const Landing landing = carryOut(order, progress);
        if (!landing.cancelled) {
            cancel();
            land(landing);
            return;
        }
    }
    work_->job.start([order](Progress& progress) { return carryOut(order, progress); });
    work_->order = order;
    emit busyChanged();
}

void Session::take(const Landing& landing, NodeId select, const NodeMap* edited) {
    boards_ = boardsOf(landing.document->shared);
    document_ = landing.document;
    selection_ = select;
    panes_->begin(landing, edited != nullptr);
    setWitnesses({});
    editing_->begin();
    emit documentChanged(edited);
}

void Session::land(Landing landing) {
    if (!landing.trace) {
        if (landing.draft) {
            showDraft(landing.draft);
        }
        if (landing.readings.empty() && !landing.cancelled) {
            emit failed(landing.error);
        } else if (!landing.draft && !landing.cancelled) { // else it is asked where the text stands
            const auto readAs = [this, path = landing.path](Notation as) { openFile(path, as); };
            emit readingTold({{landing.error}, landing.readings, readAs, ReadingOffer::Of::file});
        }
        return;
    }
    if (landing.document == document_) {
        landing.step = samePlace(moment(), *landing.trace);
        panes_->replace(landing);
        return;
    }
    path_ = landing.path;
    const bool drafted = std::exchange(draft_, landing.draft).has_value();
    take(landing, noNode, nullptr);
    if (drafted || draft_) {
        emit draftChanged();
    }
}

/// What was chosen holds, even if it is being searched still. A depth limit under which the tree
/// cannot be searched is lifted, and a slip for which it is too large ends; the landing's error
/// says so.
Landing Session::searchEdited(const std::shared_ptr<const Document>& document,
                              const SearchOptions& options) const {
    Order order;
    order.document = document;
    order.options = options;
    order.usersRules = busy() && !opening() ? work_->order.usersRules : usersRules();
    Progress progress;
    progress.limitVisits(visitsOfAnEdit);
    Landing landing = carryOut(order, progress);
    if (!landing.trace && order.options.slip &&
        document->tree.nodeCount() > mostNodesOfMisconception) {
        const QString ended =
            (isMistaken(order.options) ? tr("The search is the right one again: %1")
                                       : tr("The search is called once again, for the root: %1"))
                .arg(landing.error);
        order.options.slip.reset();
        landing = carryOut(order, progress);
        landing.error = landing.trace ? ended : landing.error;
    }
    if (!landing.trace && !landing.cancelled && order.options.depth) {
        const QString lifted = tr("The depth limit is lifted: %1").arg(landing.error);
        order.options.depth.reset();
        landing = carryOut(order, progress);
        landing.error = landing.trace ? lifted : landing.error;
    }
    return landing;
}

bool Session::showEdited(const std::shared_ptr<const GameTree>& tree, const NodeMap& map,
                         NodeId select) {
    const SearchOptions wanted = wantedOptions();
    Landing landing;
    try {
        const auto document = std::make_shared<const Document>(tree, editing_->name());
        landing = searchEdited(document, wanted);
        if (landing.cancelled) { // too long for the moment, so it follows
            SearchOptions meanwhile = wanted;
            meanwhile.algorithm = Algorithm::alphaBeta;
            landing = searchEdited(document, meanwhile);
        }
        if (landing.trace) {
            landing.step = placeAfterEdit(moment(), map, *tree, *landing.trace);
        }
    } catch (const std::bad_alloc&) {
        landing = withoutMemory();
    }
    if (!landing.trace) {
        emit failed(landing.error);
        return false;
    }
    cancel();
    const QString lifted = std::exchange(landing.error, {});
    take(landing, select, &map);
    if (!lifted.isEmpty()) {
        emit failed(lifted);
    }
    if (options().algorithm != wanted.algorithm) {
        SearchOptions following = options();
        following.algorithm = wanted.algorithm;
        setOptions(following);
    }
    return true;
}

void Session::setPath(const QString& path) {
    if (path != path_) {
        path_ = path;
        emit pathChanged();
    }
}

void Session::setOptions(const SearchOptions& options) {
    if (!document_) {
        panes_->choose(options);
        return;
    }
    if (options == wantedOptions()) {
        if (!busy()) {
            panes_->choose(options);
            emit optionsConfirmed();
        }
        return;
    }
    if (options == pane().options) {
        cancel();
        return;
    }
    Order order;
    order.document = document_;
    order.options = options;
    if (Rules{options.fail, options.cut} == Rules{pane().options.fail, pane().options.cut}) {
        order.usersRules = usersRules();
    }
    start(order, isSmall(document_->tree));
}

void Session::setStep(Step step) {
    if (hasSearch() && step != this->step()) {
        panes_->setBeat(panes_->beatOf(panes_->picked(), std::min(step, trace()->end())));
    }
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
    if (const NodeId at = recalledFrom(moment()); at != noNode) {
        return {at};
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

void Session::setShowNotes(bool show) {
    if (show != wantsNotes_) {
        wantsNotes_ = show;
        emit showNotesChanged();
    }
}

void Session::setHideUnreadLeaves(bool hide) {
    if (hide != hidesUnreadLeaves_) {
        hidesUnreadLeaves_ = hide;
        panes_->keepPace();
        emit hideUnreadLeavesChanged();
    }
}

void Session::setAskWhatComes(bool ask) {
    if (ask != asksWhatComes_) {
        asksWhatComes_ = ask;
        panes_->keepPace();
        emit hideUnreadLeavesChanged();
    }
}

void Session::cancel() {
    if (busy()) {
        work_->job.cancel();
        work_->order = {};
        emit busyChanged();
    }
}

} // namespace prunus

#include "moc_session.cpp"
