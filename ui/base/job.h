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

/// How often a window tells how far its work is.
inline constexpr std::chrono::milliseconds progressTick{100};

/// Why work beside the window brought nothing.
struct NoMemory {};

template <class T> using Brought = tl::expected<T, NoMemory>;

namespace detail {

/// Runs work in the pool; what it brings can be taken out of the future. Null if it was cancelled.
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

/// Work that nothing cancels and nothing takes the place of, as writing a file: `land` is called
/// with its outcome on the context's thread, if the context is there still.
template <class Work, class Land> void beside(QObject* context, Work work, Land land) {
    using Held = std::shared_ptr<Brought<std::invoke_result_t<Work&>>>;
    detail::inPool(std::move(work))
        .then(context,
              [land = std::move(land)](const Held& held) mutable { land(std::move(*held)); });
}

/// Work beside the window whose outcome lands on the window's thread: once, unless it was cancelled
/// or other work took its place. Belongs to the thread that made it. T is what the work brings; the
/// future does not keep it.
template <class T> class Job {
  public:
    explicit Job(std::function<void(Brought<T>)> land) : land_(std::move(land)) {
        QObject::connect(&watcher_, &QFutureWatcherBase::finished, &watcher_, [this] { finish(); });
    }
    /// Cancels what runs, and waits for it.
    ~Job() {
        cancel();
        watcher_.waitForFinished();
    }
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;

    /// Cancels what runs, and begins `work`, which is called with a Progress and may throw what
    /// searches throw: WorkCancelled, of which nobody hears, and std::bad_alloc.
    template <class Work> void start(Work work) {
        cancel();
        progress_ = std::make_shared<Progress>();
        watcher_.setFuture(detail::inPool([work = std::move(work), progress = progress_]() mutable {
            return T(work(*progress));
        }));
    }
    /// Nobody wants to know any more.
    void cancel() {
        if (const auto former = std::exchange(progress_, nullptr)) {
            former->cancel();
        }
    }

    /// Asks what runs to end; what it makes of that lands still.
    void giveUp() {
        if (progress_) {
            progress_->cancel();
        }
    }

    [[nodiscard]] bool runs() const { return progress_ != nullptr; }
    /// Only while it runs.
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
    /// Of the work that runs; null if none does. Work that was cancelled may still wind down.
    std::shared_ptr<Progress> progress_;
    QFutureWatcher<Held> watcher_;
};

} // namespace prunus
