#pragma once

#include "core/games/unfold.h"
#include "ui/base/job.h"

#include <QObject>

namespace prunus {

/// Counts, beside the window, how many nodes the tree of a game would have.
class UnfoldCounter : public QObject {
    Q_OBJECT

  public:
    explicit UnfoldCounter(QObject* parent = nullptr);

    [[nodiscard]] bool runs() const { return job_.runs(); }
    /// Ends a count that runs, without a word, and begins another.
    void start(const AnyGame& game, const UnfoldWish& wish);
    /// Nobody wants to know any more.
    void abandon() { job_.cancel(); }

  signals:
    void counted(const prunus::UnfoldCount& count);

  private:
    Job<tl::expected<UnfoldCount, UnfoldError>> job_;
};

} // namespace prunus
