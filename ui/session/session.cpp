#include "ui/session/session.h"

#include "core/analysis/explanation.h"
#include "core/analysis/story.h"
#include "core/edit/stepafteredit.h"
#include "core/games/treeboards.h"
#include "core/practice/eventlog.h"
#include "core/practice/sliptrace.h"
#include "ui/base/job.h"
#include "ui/session/editing.h"
#include "ui/session/loading.h"
#include "ui/session/stepping.h"

#include <new>
#include <utility>

namespace prunus {
namespace {

/// As many as take no longer than a few frames, and as any tree that can be edited needs once.
constexpr std::uint64_t visitsOfAnEdit = 400'000;

} // namespace

struct Session::Work {
    Job<LoadResult> job;
    /// What the job that runs was asked to do.
    LoadRequest request;
};

Session::Session(QObject* parent)
    : QObject(parent), work_(new Work{Job<LoadResult>([this](const auto& result) {
                                          work_->request = {};
                                          emit busyChanged();
                                          land(result ? *result : withoutMemory());
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
    return busy() && !work_->request.document;
}

WorkReport Session::work() const {
    WorkReport report = reportOf(work_->job.progress());
    report.opened = opening() ? work_->request.name() : QString();
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
    return busy() && !opening() ? work_->request.options : options();
}

/// What turns out to take long goes on beside the window, whatever was thought of it.
void Session::start(const LoadRequest& request, bool atOnce) {
    if (atOnce) {
        Progress progress;
        progress.limitVisits(fewVisits);
        const LoadResult result = carryOut(request, progress);
        if (!result.cancelled) {
            cancel();
            land(result);
            return;
        }
    }
    work_->job.start([request](Progress& progress) { return carryOut(request, progress); });
    work_->request = request;
    emit busyChanged();
}

void Session::take(const LoadResult& result, NodeId select, const NodeMap* edited) {
    boards_ = boardsOf(result.document->shared);
    document_ = result.document;
    selection_ = select;
    panes_->begin(result, edited != nullptr);
    setWitnesses({});
    editing_->begin();
    emit documentChanged(edited);
}

void Session::land(LoadResult result) {
    if (!result.trace) {
        if (result.draft) {
            showDraft(result.draft);
        }
        if (result.readings.empty() && !result.cancelled) {
            emit failed(result.error);
        } else if (!result.draft && !result.cancelled) { // else it is asked where the text stands
            const auto readAs = [this, path = result.path](Notation as) { openFile(path, as); };
            emit readingTold({{result.error}, result.readings, readAs, ReadingOffer::Of::file});
        }
        return;
    }
    if (result.document == document_) {
        result.step = samePlace(moment(), *result.trace);
        panes_->replace(result);
        return;
    }
    path_ = result.path;
    const bool drafted = std::exchange(draft_, result.draft).has_value();
    take(result, noNode, nullptr);
    if (drafted || draft_) {
        emit draftChanged();
    }
}

/// What was chosen holds, even if it is being searched still. A depth limit under which the tree
/// cannot be searched is lifted, and a slip for which it is too large ends; the result's error
/// says so.
LoadResult Session::searchEdited(const std::shared_ptr<const Document>& document,
                                 const SearchOptions& options) const {
    LoadRequest request;
    request.document = document;
    request.options = options;
    request.usersRules = busy() && !opening() ? work_->request.usersRules : usersRules();
    Progress progress;
    progress.limitVisits(visitsOfAnEdit);
    LoadResult result = carryOut(request, progress);
    if (!result.trace && request.options.slip &&
        document->tree.nodeCount() > mostNodesOfMisconception) {
        const QString ended =
            (isMistaken(request.options) ? tr("The search is the right one again: %1")
                                         : tr("The search is called once again, for the root: %1"))
                .arg(result.error);
        request.options.slip.reset();
        result = carryOut(request, progress);
        result.error = result.trace ? ended : result.error;
    }
    if (!result.trace && !result.cancelled && request.options.depth) {
        const QString lifted = tr("The depth limit is lifted: %1").arg(result.error);
        request.options.depth.reset();
        result = carryOut(request, progress);
        result.error = result.trace ? lifted : result.error;
    }
    return result;
}

bool Session::showEdited(const std::shared_ptr<const GameTree>& tree, const NodeMap& map,
                         NodeId select) {
    const SearchOptions wanted = wantedOptions();
    LoadResult result;
    try {
        const auto document = std::make_shared<const Document>(tree, editing_->name());
        result = searchEdited(document, wanted);
        if (result.cancelled) { // too long for the moment, so it follows
            SearchOptions meanwhile = wanted;
            meanwhile.algorithm = Algorithm::alphaBeta;
            result = searchEdited(document, meanwhile);
        }
        if (result.trace) {
            result.step = stepAfterEdit(moment(), map, *tree, *result.trace);
        }
    } catch (const std::bad_alloc&) {
        result = withoutMemory();
    }
    if (!result.trace) {
        emit failed(result.error);
        return false;
    }
    cancel();
    const QString lifted = std::exchange(result.error, {});
    take(result, select, &map);
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
    LoadRequest request;
    request.document = document_;
    request.options = options;
    if (Rules{options.fail, options.cut} == Rules{pane().options.fail, pane().options.cut}) {
        request.usersRules = usersRules();
    }
    start(request, isSmall(document_->tree));
}

void Session::setStep(Step step) {
    if (hasSearch() && step != this->step()) {
        panes_->setBeat(panes_->firstBeatShowing(panes_->picked(), std::min(step, trace()->end())));
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
        work_->request = {};
        emit busyChanged();
    }
}

} // namespace prunus

#include "moc_session.cpp"
