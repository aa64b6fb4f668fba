#include "ui/play/gamesearcher.h"

#include "ui/session/workpool.h"

#include <QtConcurrent>

namespace prunus {

using Answer = tl::expected<GameSearch, SearchError>;

GameSearcher::GameSearcher(QObject* parent) : QObject(parent) {
    connect(&watcher_, &QFutureWatcher<Answer>::finished, this, [this] {
        if (!progress_) {
            return; // it was abandoned
        }
        progress_.reset();
        if (const Answer answer = watcher_.result()) {
            emit found(*answer);
        } else {
            emit failed();
        }
    });
}

GameSearcher::~GameSearcher() {
    abandon();
    watcher_.waitForFinished();
}

void GameSearcher::start(const GameQuestion& question) {
    abandon();
    const auto progress = std::make_shared<Progress>();
    progress_ = progress;
    watcher_.setFuture(QtConcurrent::run(workPool(), [question, progress] {
        return searchGame(question.position, question.options, question.evaluation, question.order,
                          progress.get());
    }));
}

void GameSearcher::abandon() {
    if (progress_) {
        progress_->cancel();
        progress_.reset();
    }
}

} // namespace prunus
