#pragma once

#include "core/base/progress.h"
#include "ui/base/workpool.h"

#include <QFutureWatcher>
#include <QtConcurrent>
#include <chrono>
#include <functional>
#include <memory>
#include <new>
#include <tl/expected.hpp>
#include <type_traits>
#include <utility>

namespace prunus {

/// How often a window updates the progress that it shows.
inline constexpr std::chrono::milliseconds progressTick{100};

/// The error of background work that ran out of memory and so has no result.
struct NoMemory {};

template <class T> using Brought = tl::expected<T, NoMemory>;

namespace detail {

/// Runs work in the pool. The future holds a pointer to the result, which can be moved out; the
/// pointer is null if the work was cancelled.
template <class Work> auto inPool(Work work) {
    using Result = Brought<std::invoke_result_t<Work&>>;
    return QtConcurrent::run(workPool(),
                             [work = std::move(work)]() mutable -> std::shared_ptr<Result> {
                                 try {
                                     return std::make_shared<Result>(work());
                                 } catch (const WorkCancelled&) {
                                     return nullptr;
                                 } catch (const std::bad_alloc&) {
                                     return std::make_shared<Result>(tl::unexpected(NoMemory{}));
                                 }
                             });
}

} // namespace detail

/// Runs work in the background that nothing cancels or replaces, such as writing a file. `land` is
/// called with its outcome on the context's thread, if the context still exists.
template <class Work, class Land> void beside(QObject* context, Work work, Land land) {
    using Held = std::shared_ptr<Brought<std::invoke_result_t<Work&>>>;
    detail::inPool(std::move(work))
        .then(context,
              [land = std::move(land)](const Held& held) mutable { land(std::move(*held)); });
}

/// Work in the background. Its outcome is given to `land` once, on the thread that made the Job,
/// unless the work was cancelled or replaced by other work. A Job is used only on that thread. T is
/// the type of the result, which the future does not keep.
template <class T> class Job {
  public:
    explicit Job(std::function<void(Brought<T>)> land) : land_(std::move(land)) {
        QObject::connect(&watcher_, &QFutureWatcherBase::finished, &watcher_, [this] { finish(); });
    }
    /// Cancels the work that runs, and waits until it has ended.
    ~Job() {
        cancel();
        watcher_.waitForFinished();
    }
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;

    /// Cancels the work that runs, and begins `work`, which is called with a Progress. `work` may
    /// throw WorkCancelled, which is not reported, and std::bad_alloc, which lands as NoMemory.
    template <class Work> void start(Work work) {
        cancel();
        progress_ = std::make_shared<Progress>();
        watcher_.setFuture(detail::inPool([work = std::move(work), progress = progress_]() mutable {
            return T(work(*progress));
        }));
    }
    /// Cancels the work that runs; its outcome does not land.
    void cancel() {
        if (const auto former = std::exchange(progress_, nullptr)) {
            former->cancel();
        }
    }

    /// Asks the work that runs to end early; unlike after cancel(), the result that it returns
    /// still lands.
    void giveUp() {
        if (progress_) {
            progress_->cancel();
        }
    }

    [[nodiscard]] bool runs() const { return progress_ != nullptr; }
    /// The progress of the work. Needs that work runs.
    [[nodiscard]] const Progress& progress() const { return *progress_; }

  private:
    using Held = std::shared_ptr<Brought<T>>;

    void finish() {
        const Held held = watcher_.result();
        const bool wanted = std::exchange(progress_, nullptr) != nullptr;
        if (!held) {
            return;
        }
        Brought<T> outcome = std::exchange(*held, tl::unexpected(NoMemory{}));
        if (wanted) {
            land_(std::move(outcome));
        }
    }

    std::function<void(Brought<T>)> land_;
    /// The progress of the work that runs; null if none does. Cancelled work may still be ending.
    std::shared_ptr<Progress> progress_;
    QFutureWatcher<Held> watcher_;
};

} // namespace prunus
