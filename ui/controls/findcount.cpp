#include "ui/controls/findcount.h"

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

FindCount::FindCount(QObject* parent)
    : QObject(parent), job_([this](const auto& tally) {
          if (tally) { // without memory for it, nothing is said of how many there are
              tell(*tally);
          }
      }) {}

void FindCount::tell(const Tally& tally) {
    tally_ = tally;
    emit counted();
}

void FindCount::clear() {
    job_.cancel();
    tally_.reset();
}

void FindCount::start(const NodeSearch& search, NodeId at, std::shared_ptr<const Document> document,
                      std::shared_ptr<const SearchTrace> trace) {
    clear();
    const NodeRange all{GameTree::root(), NodeId{document->tree.nodeCount()}};
    if (all.size() <= fewNodes) {
        tell(tallied(search, at, all, nullptr));
        return;
    }
    job_.start([search, at, all, document = std::move(document), trace = std::move(trace)](
                   const Progress& progress) { return tallied(search, at, all, &progress); });
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

#include "moc_findcount.cpp"
