#include "ui/compare/tallyrun.h"

#include "ui/base/workpool.h"

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
            course_.reset();
            emit ended();
        }
    });
}

TallyRun::~TallyRun() {
    if (course_) {
        course_->stop();
    }
    watcher_.waitForFinished();
}

void TallyRun::Course::stop() {
    stopped = true;
    for (Progress& each : progress) {
        each.cancel();
    }
}

void TallyRun::carryOut(QPromise<AlgorithmTally>& promise, const TallySubject& subject,
                        Course& course) {
    SearchOptions own = subject.options;
    for (std::size_t i = 0; i < everyAlgorithm.size(); ++i) {
        course.at = i;
        own.algorithm = everyAlgorithm.at(i).algorithm;
        Progress& progress = course.progress.at(i);
        AlgorithmTally tally = subject.game ? tallyOf(*subject.game, own, progress)
                                            : tallyOf(*subject.document, own, progress);
        if (course.stopped) {
            return;
        }
        promise.addResult(std::move(tally));
    }
    if (!subject.game) {
        promise.addResult(minimalTally(*subject.document, subject.options, course.progress.back()));
    }
}

void TallyRun::start(const TallySubject& subject) {
    if (course_) {
        course_->stop();
    }
    course_ = std::make_shared<Course>();
    if (subject.game) {
        for (Progress& each : course_->progress) {
            each.limitVisits(subject.game->maxNodes);
        }
    }
    watcher_.setFuture(QtConcurrent::run(
        workPool(), [subject, course = course_](QPromise<AlgorithmTally>& promise) {
            carryOut(promise, subject, *course);
        }));
}

void TallyRun::stop() {
    if (course_) {
        course_->stop();
        course_.reset();
        emit ended();
    }
}

void TallyRun::skip() {
    if (course_) {
        course_->progress.at(course_->at).cancel();
    }
}

Algorithm TallyRun::current() const {
    return everyAlgorithm.at(std::min(course_->at.load(), everyAlgorithm.size() - 1)).algorithm;
}

std::uint64_t TallyRun::nodesVisited() const {
    return course_->progress.at(course_->at).nodesVisited();
}

} // namespace prunus
