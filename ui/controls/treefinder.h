#pragma once

#include "core/generate/wished.h"
#include "ui/base/job.h"

#include <QObject>
#include <memory>

namespace prunus {

/// What came of looking for a tree.
struct WishOutcome {
    /// Null if none was found.
    std::shared_ptr<const GameTree> tree;
    NotFound why;
    std::uint64_t tries = 0;
};

/// Looks for a tree with wished properties, beside the window.
class TreeFinder : public QObject {
    Q_OBJECT

  public:
    explicit TreeFinder(QObject* parent = nullptr);
    ~TreeFinder() override;

    [[nodiscard]] bool runs() const { return job_.runs(); }
    /// Made so far, while it runs.
    [[nodiscard]] std::uint64_t tries() const { return control_->tries; }
    /// Ends a search that runs, without a word, and begins another.
    void start(const WishedTree& wished);
    /// Its end is told as any other.
    void stop();
    /// Nobody wants to know any more.
    void abandon();

  signals:
    void finished(const prunus::WishOutcome& outcome);
    /// There is not enough memory for it.
    void failed();

  private:
    /// Of the search that was started last.
    std::shared_ptr<WishControl> control_;
    Job<WishOutcome> job_;
};

} // namespace prunus
