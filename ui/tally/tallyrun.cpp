#include "ui/tally/tallyrun.h"

#include <QPromise>
#include <QtConcurrent>

namespace prunus {

TallyRun::TallyRun(QObject* parent) : QObject(parent) {
    connect(&watcher_, &QFutureWatcher<AlgorithmTally>::resultReadyAt, this, [this](int index) {
        if (runs()) {
            emit made(watcher_.resultAt(index));
        }
    });
    connect(&watcher_, &QFutureWatcher<AlgorithmTally>::finished, this, [this] {
        if (runs()) {
            progress_.reset();
            emit ended();
        }
    });
}

TallyRun::~TallyRun() {
    if (progress_) {
        progress_->cancel();
    }
    watcher_.waitForFinished();
}

void TallyRun::start(const std::shared_ptr<const Document>& document,
                     const SearchOptions& options) {
    if (progress_) {
        progress_->cancel();
    }
    const auto progress = std::make_shared<Progress>();
    progress_ = progress;
    watcher_.setFuture(
        QtConcurrent::run([document, options, progress](QPromise<AlgorithmTally>& promise) {
            for (const AlgorithmTraits& each : everyAlgorithm) {
                SearchOptions own = options;
                own.algorithm = each.algorithm;
                AlgorithmTally tally = tallyOf(*document, own, *progress);
                if (progress->cancelled()) {
                    return;
                }
                promise.addResult(std::move(tally));
            }
            promise.addResult(minimalTally(*document, options, *progress));
        }));
}

void TallyRun::stop() {
    if (progress_) {
        progress_->cancel();
        progress_.reset();
        emit ended();
    }
}

} // namespace prunus
