#include "ui/montecarlo/montecarlo.h"

#include "core/trace/searchtrace.h"

#include <algorithm>
#include <utility>

namespace prunus {

MonteCarlo::MonteCarlo(QObject* parent)
    : QObject(parent), job_([this](Brought<Found> brought) { land(std::move(brought)); }) {}

void MonteCarlo::search(UctSubject subject, std::uint32_t iteration) {
    subject_ = std::move(subject);
    beginsAt_ = iteration;
    start();
}

void MonteCarlo::search(UctSubject subject, const UctOptions& options, std::uint32_t iteration) {
    options_ = options;
    search(std::move(subject), iteration);
}

void MonteCarlo::setOptions(const UctOptions& options) {
    if (options != options_) {
        options_ = options;
        start();
    }
}

void MonteCarlo::start() {
    job_.start([subject = subject_, options = options_](Progress& progress) {
        Found found{subject.game ? recordUct(*subject.game, options, &progress)
                                 : recordUct(subject.tree, options, &progress)};
        if (found.run) {
            found.names = std::make_shared<const DisplayNames>((*found.run)->tree());
        }
        return found;
    });
    emit workChanged();
}

QString MonteCarlo::whyNot(const Brought<Found>& brought, const UctSubject& subject) {
    if (!brought ||
        (!brought->run && brought->run.error().kind == SearchError::Kind::outOfMemory)) {
        return tr("There is not enough memory for so many iterations.");
    }
    if (!brought->run) {
        const NodeId leaf = brought->run.error().node;
        return tr("The leaf %1 has no value, so no playout can end there.")
            .arg(QString::fromStdString(DisplayNames(*subject.tree).of(leaf)));
    }
    return (*brought->run)->tree().height() < SearchTrace::tallTree
               ? QString()
               : tr("This tree has more than %Ln rows, too many to be shown here.", nullptr,
                    static_cast<int>(SearchTrace::tallTree));
}

void MonteCarlo::land(Brought<Found> brought) {
    emit workChanged();
    if (brought && !brought->run && brought->run.error().kind == SearchError::Kind::cancelled) {
        return;
    }
    if (const QString why = whyNot(brought, subject_); !why.isEmpty()) {
        emit failed(why);
        return;
    }
    trace_ = *brought->run;
    names_ = brought->names;
    const auto begin = std::exchange(beginsAt_, std::nullopt);
    step_ = !begin        ? std::min(step_, trace_->end())
            : *begin == 0 ? Step{0}
                          : trace_->firstStep(std::min(*begin, trace_->iterations()) + 1) - 1;
    emit searched();
}

void MonteCarlo::setStep(Step step) {
    const Step within = std::min(step, trace_->end());
    if (within != step_) {
        step_ = within;
        emit stepChanged();
    }
}

void MonteCarlo::setSide(UctSide side) {
    if (side != side_) {
        side_ = side;
        emit sideChanged();
    }
}

Step MonteCarlo::nextIteration() const {
    return trace_->firstStep(std::min(moment().iteration(), trace_->iterations()) + 1);
}

Step MonteCarlo::previousIteration() const {
    const std::uint32_t k = moment().iteration();
    if (k == 0) {
        return step_;
    }
    const Step first = trace_->firstStep(k);
    return step_ > first ? first : k == 1 ? Step{0} : trace_->firstStep(k - 1);
}

Step MonteCarlo::samePhaseAfter() const {
    const UctMoment now = moment();
    if (now.iteration() >= trace_->iterations()) {
        return trace_->end();
    }
    return now.iteration() == 0 ? trace_->firstStep(1)
                                : firstStepOf(*trace_, now.iteration() + 1, now.kind());
}

Step MonteCarlo::samePhaseBefore() const {
    const UctMoment now = moment();
    if (now.iteration() <= 1) {
        return Step{0};
    }
    return now.iteration() > trace_->iterations()
               ? trace_->firstStep(trace_->iterations())
               : firstStepOf(*trace_, now.iteration() - 1, now.kind());
}

} // namespace prunus

#include "moc_montecarlo.cpp"
