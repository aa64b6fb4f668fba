#pragma once

#include "core/tree/displayname.h"
#include "core/uct/recorduct.h"
#include "core/uct/uctmoment.h"
#include "core/uct/uctview.h"
#include "ui/base/job.h"

#include <QObject>
#include <QString>
#include <memory>
#include <optional>

namespace prunus {

/// What is searched: a tree, or a game from a position of it.
struct UctSubject {
    std::shared_ptr<const GameTree> tree;
    std::optional<AnyGame> game = {};
};

/// A Monte Carlo tree search that the user steps through: its subject, its options and the current
/// step. The search runs in the background.
class MonteCarlo : public QObject {
    Q_OBJECT

  public:
    explicit MonteCarlo(QObject* parent = nullptr);

    /// Searches this subject and goes to the end of this iteration, or with 0 to step 0.
    void search(UctSubject subject, std::uint32_t iteration = 0);
    /// Searches this subject with these options and goes to the end of this iteration.
    void search(UctSubject subject, const UctOptions& options, std::uint32_t iteration);
    /// Searches the same subject with these options; the step stays.
    void setOptions(const UctOptions& options);
    [[nodiscard]] const UctSubject& subject() const { return subject_; }
    [[nodiscard]] const UctOptions& options() const { return options_; }
    [[nodiscard]] bool isAtWork() const { return job_.runs(); }

    /// Returns the trace of the last search; null before the first search is over.
    [[nodiscard]] const std::shared_ptr<const UctTrace>& trace() const { return trace_; }
    /// Returns the names of the nodes of the trace's tree. Needs a trace, like moment() and all
    /// functions of steps.
    [[nodiscard]] const DisplayNames& names() const { return *names_; }
    [[nodiscard]] UctMoment moment() const { return {*trace_, step_}; }
    [[nodiscard]] Step step() const { return step_; }
    void setStep(Step step);
    /// Returns the side from which numbers are shown.
    [[nodiscard]] UctSide side() const { return side_; }
    void setSide(prunus::UctSide side);

    /// nextIteration() returns the first step of the next iteration; previousIteration() returns
    /// the first step of this iteration or, if that is the current step, of the iteration before.
    [[nodiscard]] Step nextIteration() const;
    [[nodiscard]] Step previousIteration() const;
    /// samePhaseAfter() returns the step where the next iteration reaches the phase of this step;
    /// samePhaseBefore() does so for the iteration before.
    [[nodiscard]] Step samePhaseAfter() const;
    [[nodiscard]] Step samePhaseBefore() const;

  signals:
    /// Emitted when there is a new trace.
    void searched();
    void stepChanged();
    void sideChanged();
    void workChanged();
    /// Emitted with a sentence on why there is no new trace; the old trace and its step stay.
    void failed(const QString& message);

  private:
    struct Found {
        RecordedUct run;
        std::shared_ptr<const DisplayNames> names = nullptr;
    };
    void start();
    void land(Brought<Found> brought);
    [[nodiscard]] static QString whyNot(const Brought<Found>& brought, const UctSubject& subject);

    UctSubject subject_;
    UctOptions options_;
    std::shared_ptr<const UctTrace> trace_;
    std::shared_ptr<const DisplayNames> names_;
    Step step_;
    UctSide side_ = UctSide::max;
    std::optional<std::uint32_t> beginsAt_; ///< the iteration to go to in the next trace, if any
    Job<Found> job_;
};

} // namespace prunus
