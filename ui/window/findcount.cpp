#include "ui/window/findcount.h"

#include "ui/session/workpool.h"

#include <QtConcurrent>

namespace prunus {
namespace {

/// A million nodes take about a millisecond.
constexpr std::uint32_t fewNodes = 1U << 20U;

Tally tallied(const NodeSearch& search, NodeId at, NodeRange all, const Progress* progress) {
    Tally tally;
    const bool known = at != noNode && search.matches(at);
    const NodeId split = known ? at + 1 : all.first;
    const std::uint32_t before = search.count({all.first, split}, progress);
    tally.rank = known ? before : 0;
    tally.total = before + search.count({split, all.last}, progress);
    return tally;
}

} // namespace

FindCount::FindCount(QObject* parent) : QObject(parent) {
    connect(&watcher_, &QFutureWatcher<std::optional<Tally>>::finished, this, [this] {
        const std::optional<Tally> tally = watcher_.result();
        if (progress_ && tally) {
            progress_.reset();
            tally_ = tally;
            emit counted();
        }
    });
}

FindCount::~FindCount() {
    stop();
    watcher_.waitForFinished();
}

void FindCount::stop() {
    if (progress_) {
        progress_->cancel();
        progress_.reset();
    }
}

void FindCount::clear() {
    stop();
    tally_.reset();
}

void FindCount::start(const NodeSearch& search, NodeId at, std::shared_ptr<const Document> document,
                      std::shared_ptr<const SearchTrace> trace) {
    clear();
    const NodeRange all{GameTree::root(), NodeId{document->tree.nodeCount()}};
    if (all.size() <= fewNodes) {
        tally_ = tallied(search, at, all, nullptr);
        emit counted();
        return;
    }
    progress_ = std::make_shared<Progress>();
    watcher_.setFuture(QtConcurrent::run(workPool(),
                                         [search, at, all, document = std::move(document),
                                          trace = std::move(trace),
                                          progress = progress_]() -> std::optional<Tally> {
                                             try {
                                                 return tallied(search, at, all, progress.get());
                                             } catch (const WorkCancelled&) {
                                                 return std::nullopt;
                                             }
                                         }));
}

void FindCount::turn(int by) {
    if (!tally_ || tally_->total == 0 || tally_->rank == 0) {
        return;
    }
    const std::int64_t total = tally_->total;
    tally_->rank =
        static_cast<std::uint32_t>((std::int64_t{tally_->rank} - 1 + by + total) % total) + 1;
}

} // namespace prunus
