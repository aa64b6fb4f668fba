#pragma once

#include "core/games/unfold.h"

#include <QFutureWatcher>
#include <QObject>
#include <memory>

namespace prunus {

/// Counts, beside the window, how many nodes the tree of a game would have.
class UnfoldCounter : public QObject {
    Q_OBJECT

  public:
    explicit UnfoldCounter(QObject* parent = nullptr);
    /// Stops what runs, and waits for it.
    ~UnfoldCounter() override;

    [[nodiscard]] bool runs() const { return progress_ != nullptr; }
    /// Ends a count that runs, without a word, and begins another.
    void start(const AnyGame& game, const UnfoldWish& wish);
    /// Nobody wants to know any more.
    void abandon();

  signals:
    void counted(const prunus::UnfoldCount& count);

  private:
    std::shared_ptr<Progress> progress_;
    QFutureWatcher<tl::expected<UnfoldCount, UnfoldError>> watcher_;
};

} // namespace prunus
