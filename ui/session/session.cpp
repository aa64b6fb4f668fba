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
    QFutureWatcher<Landing> watcher;
    /// Of the work that runs; null if none does. Work that was cancelled may still wind down.
    std::shared_ptr<SearchControl> control;

    static Landing carryOut(const Order& order, SearchControl& control);

  private:
    static Landing open(const Order& order);
    static QString describe(const ReadError& error, const Order& order);
    static QString describe(const SearchError& error, const Document& document);
};

QString Session::Work::describe(const ReadError& error, const Order& order) {
    const QString where = order.path.isEmpty() ? order.title : QFileInfo(order.path).fileName();
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

Session::Landing Session::Work::open(const Order& order) {
    Landing landing;
    ReadResult read = order.path.isEmpty()
                          ? readTree(order.text.toStdString())
                          : readTreeFile(QFile::encodeName(order.path).toStdString());
    if (!read) {
        landing.error = describe(read.error(), order);
        return landing;
    }
    const QString own = QString::fromStdString(read->header().title);
    const QString name = order.path.isEmpty() ? order.title : QFileInfo(order.path).fileName();
    landing.document =
        std::make_shared<const Document>(std::move(*read), own.isEmpty() ? name : own);
    return landing;
}

Session::Landing Session::Work::carryOut(const Order& order, SearchControl& control) {
    try {
        Landing landing;
        landing.document = order.document;
        if (!landing.document) {
            landing = open(order);
        }
        if (!landing.document) {
            return landing;
        }
        landing.path = order.path;
        landing.options = order.options;
        auto search = recordSearch(landing.document->tree, order.options, &control);
        if (!search) {
            landing.error = describe(search.error(), *landing.document);
            landing.cancelled = search.error().kind == SearchError::Kind::cancelled;
            return landing;
        }
        landing.trace = std::move(*search);
        landing.minimaxCounts = countsOfMinimax(landing.document->tree, order.options.depth);
        return landing;
    } catch (const std::bad_alloc&) {
        Landing landing;
        landing.error = tr("There is not enough memory for this tree.");
        return landing;
    }
}

Session::Session(QObject* parent) : QObject(parent), work_(std::make_unique<Work>()) {
    connect(&work_->watcher, &QFutureWatcher<Landing>::finished, this, [this] {
        const bool wanted = work_->control != nullptr;
        work_->control.reset();
        if (wanted) {
            emit busyChanged();
            land(work_->watcher.result());
        }
    });
}

Session::~Session() {
    if (work_->control) {
        work_->control->cancel = true;
    }
    work_->watcher.waitForFinished();
}

bool Session::busy() const {
    return work_->control != nullptr;
}

std::uint64_t Session::nodesVisitedSoFar() const {
    return work_->control ? work_->control->nodesVisited.load() : 0;
}

void Session::start(const Order& order, bool atOnce) {
    cancel();
    const auto control = std::make_shared<SearchControl>();
    if (atOnce) {
        land(Work::carryOut(order, *control));
        return;
    }
    work_->control = control;
    emit busyChanged();
    work_->watcher.setFuture(
        QtConcurrent::run([order, control] { return Work::carryOut(order, *control); }));
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
    order.options = options_;
    order.options.depth.reset();
    order.options.root.reset();
    start(order, QFileInfo(path).isFile() && QFileInfo(path).size() <= shortText);
}

void Session::openText(const QString& text, const QString& title) {
    Order order;
    order.text = text;
    order.title = title;
    order.options = options_;
    order.options.depth.reset();
    order.options.root.reset();
    start(order, text.size() <= shortText);
}

void Session::setOptions(const SearchOptions& options) {
    if (!document_) {
        options_ = options;
        return;
    }
    if (options == options_ && !busy()) {
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
    if (work_->control) {
        work_->control->cancel = true;
        work_->control.reset();
        emit busyChanged();
    }
}

} // namespace prunus
