#include "ui/compare/tallyrun.h"

namespace prunus {
namespace {

AlgorithmTally tallyAt(const TallySubject& subject, std::size_t at, Progress& progress) {
    if (at == everyAlgorithm.size()) {
        return minimalTally(*subject.document, subject.options, progress);
    }
    SearchOptions own = subject.options;
    own.algorithm = everyAlgorithm.at(at).algorithm;
    if (!subject.game) {
        return tallyOf(*subject.document, own, progress);
    }
    progress.limitVisits(subject.game->maxNodes);
    return tallyOf(*subject.game, own, progress);
}

} // namespace

TallyRun::TallyRun(QObject* parent)
    : QObject(parent), job_([this](const auto& tally) { take(tally); }) {}

void TallyRun::start(const TallySubject& subject) {
    subject_ = subject;
    at_ = 0;
    makeNext();
}

void TallyRun::makeNext() {
    job_.start([subject = subject_, at = at_](Progress& progress) {
        return tallyAt(subject, at, progress);
    });
}

void TallyRun::take(const Brought<AlgorithmTally>& tally) {
    if (++at_ < everyAlgorithm.size() + (subject_.game ? 0 : 1)) {
        makeNext();
    }
    emit made(tally.value_or(AlgorithmTally{}));
    if (!runs()) {
        emit ended();
    }
}

void TallyRun::stop() {
    if (runs()) {
        job_.cancel();
        emit ended();
    }
}

Algorithm TallyRun::current() const {
    return everyAlgorithm.at(std::min(at_, everyAlgorithm.size() - 1)).algorithm;
}

} // namespace prunus

#include "moc_tallyrun.cpp"
