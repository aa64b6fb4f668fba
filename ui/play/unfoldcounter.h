#pragma once

#include "core/games/unfold.h"
#include "ui/base/job.h"

#include <QObject>

namespace prunus {

/// Counts, in the background, how many nodes the tree of a game would have.
class UnfoldCounter : public QObject {
    Q_OBJECT

  public:
    explicit UnfoldCounter(QObject* parent = nullptr);

    [[nodiscard]] bool runs() const { return job_.runs(); }
    /// Begins a count. A count that runs ends without a signal.
    void start(const AnyGame& game, const UnfoldWish& wish);
    /// Ends the count that runs, without a signal.
    void abandon() { job_.cancel(); }

  signals:
    void counted(const prunus::UnfoldCount& count);

  private:
    Job<tl::expected<UnfoldCount, UnfoldError>> job_;
};

} // namespace prunus
