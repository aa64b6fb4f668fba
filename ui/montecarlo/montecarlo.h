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

/// A Monte Carlo tree search that is stepped through: what it searches, how, and at which step one
/// is. It is carried out beside the window.
class MonteCarlo : public QObject {
    Q_OBJECT

  public:
    explicit MonteCarlo(QObject* parent = nullptr);

    /// Begins at the end of this iteration, or with 0 at step 0.
    void search(UctSubject subject, std::uint32_t iteration = 0);
    /// The same with other options.
    void search(UctSubject subject, const UctOptions& options, std::uint32_t iteration);
    /// The same subject otherwise; the step stays.
    void setOptions(const UctOptions& options);
    [[nodiscard]] const UctSubject& subject() const { return subject_; }
    [[nodiscard]] const UctOptions& options() const { return options_; }
    [[nodiscard]] bool isAtWork() const { return job_.runs(); }

    /// Null before the first search is over.
    [[nodiscard]] const std::shared_ptr<const UctTrace>& trace() const { return trace_; }
    /// Of the nodes of its tree. Only with a trace, like all below.
    [[nodiscard]] const DisplayNames& names() const { return *names_; }
    [[nodiscard]] UctMoment moment() const { return {*trace_, step_}; }
    [[nodiscard]] Step step() const { return step_; }
    void setStep(Step step);
    /// From whose side numbers are shown.
    [[nodiscard]] UctSide side() const { return side_; }
    void setSide(prunus::UctSide side);

    /// The first step of the next iteration, or of this one or the one before it.
    [[nodiscard]] Step nextIteration() const;
    [[nodiscard]] Step previousIteration() const;
    /// The same phase of the iteration after this one, or before it.
    [[nodiscard]] Step samePhaseAfter() const;
    [[nodiscard]] Step samePhaseBefore() const;

  signals:
    /// There is another trace.
    void searched();
    void stepChanged();
    void sideChanged();
    void workChanged();
    /// Why there is none, in a sentence; all is as it was.
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
    std::optional<std::uint32_t> beginsAt_; ///< the iteration
    Job<Found> job_;
};

} // namespace prunus
