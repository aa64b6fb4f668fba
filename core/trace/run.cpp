#include "core/trace/run.h"

#include "core/search/dispatch.h"
#include "core/search/treecursor.h"
#include "core/trace/deepstackguard.h"
#include "core/trace/recorder.h"
#include "core/trace/runrepeating.h"

#include <algorithm>
#include <utility>

namespace prunus {

namespace {

/// Records, and now and then tells how much of the tree is settled: visited or skipped. In the end
/// that is all of it.
class ReportedRecorder {
  public:
    ReportedRecorder(Recorder recorder, Progress* progress)
        : recorder_(std::move(recorder)), progress_(progress) {}

    void enter(const TreeCursor& at, Plies left, Window window) {
        recorder_.enter(at, left, window);
        visit();
    }
    void leaf(const TreeCursor& at, Value value, Window window) {
        recorder_.leaf(at, value, window);
        visit();
    }
    void recall(const TreeCursor& at, Value value, Window window) {
        recorder_.recall(at, value, window);
        visit();
    }
    void back(const TreeCursor& at, std::uint32_t k, const Comparison& comparison) {
        recorder_.back(at, k, comparison);
    }
    void cutoff(const TreeCursor& at, std::uint32_t k, std::uint32_t skipped) {
        recorder_.cutoff(at, k, skipped);
    }
    void leave(const TreeCursor& at, Value value) { recorder_.leave(at, value); }

    [[nodiscard]] Recorder& recorder() { return recorder_; }

  private:
    static constexpr std::uint64_t interval = 4096;

    void visit() {
        if (++visited_ % interval == 0 && progress_ != nullptr) {
            progress_->visit(visited_);
            progress_->reach(visited_ + recorder_.nodesPruned());
        }
    }

    Recorder recorder_;
    Progress* progress_;
    std::uint64_t visited_ = 0;
};

static_assert(SearchListener<ReportedRecorder, TreeCursor>);

/// How many nodes the search has to settle.
std::uint64_t nodesToLimit(const GameTree& tree, const SearchOptions& options) {
    const std::uint32_t lowest = std::min(tree.height(), options.depth.value_or(tree.height()));
    return tree.row(Row{lowest}).last.value;
}

} // namespace

RecordedSearch recordSearch(const GameTree& tree, const SearchOptions& wanted, Progress* progress,
                            FindPositions find) {
    SearchOptions options = settled(wanted);
    options.slip.reset();
    const Player root = options.root.value_or(tree.header().root);
    std::shared_ptr<const SearchTrace> trace;
    const auto outcome = detail::guarded(detail::levels(tree, options), [&] {
        if (traits(options.algorithm).repeats) {
            trace = recordRepeating(tree, options, root, detail::orderFor(tree, options, progress),
                                    detail::positionsFor(tree, options, progress, find), progress);
            return;
        }
        Recorder recorder(tree, options, detail::orderFor(tree, options, progress));
        const SearchOrder& order = recorder.order();
        ReportedRecorder listener(std::move(recorder), progress);
        if (progress != nullptr) {
            progress->begin(Stage::searching, nodesToLimit(tree, options));
        }
        const Value value = searchOnce(TreeCursor(tree, order), options, root, listener);
        trace = std::move(listener.recorder()).finish(value, progress);
    });
    if (!outcome) {
        return tl::unexpected(outcome.error());
    }
    return trace;
}

} // namespace prunus
