#include "ui/play/unfoldcounter.h"

#include "ui/session/workpool.h"

#include <QtConcurrent>

namespace prunus {

using Counted = tl::expected<UnfoldCount, UnfoldError>;

UnfoldCounter::UnfoldCounter(QObject* parent) : QObject(parent) {
    connect(&watcher_, &QFutureWatcher<Counted>::finished, this, [this] {
        if (progress_) {
            progress_.reset();
            if (const Counted found = watcher_.result()) {
                emit counted(*found);
            }
        }
    });
}

UnfoldCounter::~UnfoldCounter() {
    abandon();
    watcher_.waitForFinished();
}

void UnfoldCounter::start(const AnyGame& game, const UnfoldWish& wish) {
    abandon();
    const auto progress = std::make_shared<Progress>();
    progress_ = progress;
    watcher_.setFuture(QtConcurrent::run(
        workPool(), [game, wish, progress] { return countUnfolded(game, wish, progress.get()); }));
}

void UnfoldCounter::abandon() {
    if (progress_) {
        progress_->cancel();
        progress_.reset();
    }
}

} // namespace prunus
