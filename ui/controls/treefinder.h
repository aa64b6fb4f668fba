#pragma once

#include "core/generate/wished.h"
#include "ui/base/job.h"

#include <QObject>
#include <memory>

namespace prunus {

/// The outcome of looking for a tree.
struct WishOutcome {
    /// The tree that was found; null if none was.
    std::shared_ptr<const GameTree> tree;
    NotFound why;
    std::uint64_t tries = 0;
};

/// Looks for a tree with requested properties, in the background.
class TreeFinder : public QObject {
    Q_OBJECT

  public:
    explicit TreeFinder(QObject* parent = nullptr);
    ~TreeFinder() override;

    [[nodiscard]] bool runs() const { return job_.runs(); }
    /// How many tries the search that runs has made so far.
    [[nodiscard]] std::uint64_t tries() const { return control_->tries; }
    /// Abandons a search that runs, and begins another.
    void start(const WishedTree& wished);
    /// Stops the search that runs; finished() is emitted as at any other end.
    void stop();
    /// Stops the search that runs; nothing is emitted for it.
    void abandon();

  signals:
    void finished(const prunus::WishOutcome& outcome);
    /// Emitted when there is not enough memory for the search.
    void failed();

  private:
    /// The control of the search that was started last.
    std::shared_ptr<WishControl> control_;
    Job<WishOutcome> job_;
};

} // namespace prunus
