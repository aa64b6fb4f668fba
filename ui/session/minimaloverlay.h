#pragma once

#include "core/analysis/minimaltree.h"
#include "ui/session/session.h"

#include <QFutureWatcher>
#include <QObject>
#include <memory>

namespace prunus {

/// The minimal tree of what is open, while somebody wants to see it; found anew for each tree and
/// search, beside the window where that takes long.
class MinimalOverlay : public QObject {
    Q_OBJECT

  public:
    /// The session must outlive this.
    explicit MinimalOverlay(const Session& session, QObject* parent = nullptr);
    ~MinimalOverlay() override;

    /// Null where it is not wanted, not found yet, or there is none.
    [[nodiscard]] const std::shared_ptr<const MinimalTree>& tree() const { return tree_; }

  public slots:
    void setWanted(bool wanted);

  signals:
    void changed();

  private:
    using Found = std::shared_ptr<const MinimalTree>;

    void look();
    void show(Found tree);

    const Session& session_;
    /// What the tree, or the work on it, is for.
    std::shared_ptr<const Document> document_;
    SearchOptions options_;
    Found tree_;
    /// Of the work whose result is waited for; null if none is.
    std::shared_ptr<Progress> progress_;
    QFutureWatcher<Found> watcher_;
    bool wanted_ = false;
};

} // namespace prunus
