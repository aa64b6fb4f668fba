#include "ui/session/session.h"

#include "core/notation/readtree.h"
#include "core/search/run.h"
#include "ui/session/stepping.h"

#include <QFileInfo>
#include <QFutureWatcher>
#include <QtConcurrent>
#include <new>
#include <optional>

namespace prunus {
namespace {

/// What is done at once, so that small trees answer within a frame.
constexpr std::uint32_t fewNodes = 20'000;
constexpr qint64 shortText = 100'000;

/// Minimax comes to every node down to the limit, so its counts are known without a search.
Counts countsOfMinimax(const GameTree& tree, std::optional<std::uint32_t> depth) {
    const Row limit{std::min(depth.value_or(tree.height()), tree.height())};
    Counts counts;
    for (std::uint32_t n = 0; n < tree.row(limit).first.value; ++n) {
        counts.interiorVisited += tree.isLeaf(NodeId{n}) ? 0U : 1U;
    }
    counts.nodesVisited = tree.row(limit).last.value;
    counts.leavesEvaluated = counts.nodesVisited - counts.interiorVisited;
    return counts;
}

} // namespace

/// What is to be done: read a file or a text and search it, or search the document at hand.
struct Session::Order {
    QString path;
    QString text;
    QString title;
    std::shared_ptr<const Document> document;
    SearchOptions options;

    /// What errors and progress call that which is opened.
    [[nodiscard]] QString name() const {
        return path.isEmpty() ? title : QFileInfo(path).fileName();
    }
};

/// What came of it: all of the new state, or why there is none.
struct Session::Landing {
    std::shared_ptr<const Document> document;
    QString path;
    std::shared_ptr<const SearchTrace> trace;
    Counts minimaxCounts;
    SearchOptions options;
    QString error;
    bool cancelled = false;
};

class Session::Work {
  public:
    /// The result is taken out where it lands: the future itself may outlive the tree.
    QFutureWatcher<std::shared_ptr<Landing>> watcher;
    /// Of the work that runs; null if none does. Work that was cancelled may still wind down.
    std::shared_ptr<Progress> progress;
    /// What the work that runs was asked to do.
    Order order;

    static Landing carryOut(const Order& order, Progress& progress);

  private:
    static Landing open(const Order& order, Progress& progress);
    static void search(const Order& order, Progress& progress, Landing& landing);
    static QString describe(const ReadError& error, const Order& order);
    static QString describe(const SearchError& error, const Document& document);
};

QString Session::Work::describe(const ReadError& error, const Order& order) {
    const QString where = order.name();
    const QString what = QString::fromStdString(error.message);
    return error.line == 0
               ? tr("%1: %2").arg(where, what)
               : tr("%1:%2:%3: %4").arg(where).arg(error.line).arg(error.column).arg(what);
}

QString Session::Work::describe(const SearchError& error, const Document& document) {
    switch (error.kind) {
    case SearchError::Kind::missingStaticValue:
        return tr("%1 lies at the depth limit and has no static value. Choose another depth, or "
                  "give it one.")
            .arg(QString::fromStdString(document.names.of(error.node)));
    case SearchError::Kind::outOfMemory:
        return tr("There is not enough memory for this search. Choose a smaller depth.");
    case SearchError::Kind::cancelled:
        break;
    }
    return {};
}

Session::Landing Session::Work::open(const Order& order, Progress& progress) {
    Landing landing;
    ReadResult read = order.path.isEmpty()
                          ? readTree(order.text.toStdString(), &progress)
                          : readTreeFile(QFile::encodeName(order.path).toStdString(), &progress);
    if (!read) {
        landing.error = describe(read.error(), order);
        landing.cancelled = read.error().cancelled;
        return landing;
    }
    const QString own = QString::fromStdString(read->header().title);
    landing.document = std::make_shared<const Document>(
        std::move(*read), own.isEmpty() ? order.name() : own, &progress);
    return landing;
}

void Session::Work::search(const Order& order, Progress& progress, Landing& landing) {
    auto search = recordSearch(landing.document->tree, order.options, &progress);
    if (!search) {
        landing.error = describe(search.error(), *landing.document);
        landing.cancelled = search.error().kind == SearchError::Kind::cancelled;
        return;
    }
    landing.trace = std::move(*search);
    landing.minimaxCounts = countsOfMinimax(landing.document->tree, order.options.depth);
}

Session::Landing Session::Work::carryOut(const Order& order, Progress& progress) {
    Landing landing;
    try {
        landing.document = order.document;
        if (!landing.document) {
            landing = open(order, progress);
        }
        landing.path = order.path;
        landing.options = order.options;
        if (landing.document) {
            search(order, progress, landing);
        }
    } catch (const WorkCancelled&) {
        landing.cancelled = true;
    } catch (const std::bad_alloc&) {
        landing.trace = nullptr;
        landing.error = tr("There is not enough memory for this tree.");
    }
    if (!landing.trace) {
        landing.document = nullptr; // its memory goes before anyone is told
    }
    return landing;
}

Session::Session(QObject* parent) : QObject(parent), work_(std::make_unique<Work>()) {
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
    const Progress& progress = *work_->progress;
    WorkReport report;
    report.stage = progress.stage();
    report.nodesVisited = progress.nodesVisited();
    report.opened = opening() ? work_->order.name() : QString();
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
        land(Work::carryOut(order, *progress));
        return;
    }
    if (work_->progress) {
        work_->progress->cancel();
    }
    work_->progress = progress;
    work_->order = order;
    work_->watcher.setFuture(QtConcurrent::run(
        [order, progress] { return std::make_shared<Landing>(Work::carryOut(order, *progress)); }));
    emit busyChanged();
}

void Session::land(const Landing& landing) {
    if (!landing.trace) {
        if (!landing.cancelled) {
            emit failed(landing.error);
        }
        return;
    }
    const bool sameDocument = landing.document == document_;
    const Step step = sameDocument ? samePlace(moment(), *landing.trace) : Step{0};
    document_ = landing.document;
    trace_ = landing.trace;
    minimaxCounts_ = landing.minimaxCounts;
    options_ = landing.options;
    step_ = step;
    setWitnesses({});
    if (sameDocument) {
        emit traceChanged();
        return;
    }
    path_ = landing.path;
    selection_ = noNode;
    emit documentChanged();
}

void Session::openFile(const QString& path) {
    Order order;
    order.path = path;
    order.options = wantedOptions();
    order.options.depth.reset();
    order.options.root.reset();
    start(order, QFileInfo(path).isFile() && QFileInfo(path).size() <= shortText);
}

void Session::openText(const QString& text, const QString& title) {
    Order order;
    order.text = text;
    order.title = title;
    order.options = wantedOptions();
    order.options.depth.reset();
    order.options.root.reset();
    start(order, text.size() <= shortText);
}

void Session::setOptions(const SearchOptions& options) {
    if (!document_) {
        options_ = options;
        return;
    }
    if (options == wantedOptions()) {
        return;
    }
    if (options == options_) {
        cancel();
        return;
    }
    Order order;
    order.document = document_;
    order.options = options;
    start(order, document_->tree.nodeCount() <= fewNodes);
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

void Session::setNumbersFromMax(bool on) {
    if (on != numbersFromMax_) {
        numbersFromMax_ = on;
        emit numbersFromMaxChanged();
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
