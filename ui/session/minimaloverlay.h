#pragma once

#include "core/analysis/minimaltree.h"
#include "ui/base/job.h"
#include "ui/session/session.h"

#include <QObject>
#include <memory>

namespace prunus {

/// The minimal tree of the open tree, while the user wants to see it. It is found anew for each
/// tree and search, in the background if that takes long. It rests on the finished search and gives
/// the result away, so before the end of the search it is shown only if the user asks for it again;
/// likewise while leaves are hidden that it rests on.
class MinimalOverlay : public QObject {
    Q_OBJECT

  public:
    /// The session must outlive this.
    explicit MinimalOverlay(const Session& session, QObject* parent = nullptr);

    /// The minimal tree that is shown; null if it is not wanted, not found yet or withheld, or if
    /// there is none.
    [[nodiscard]] const std::shared_ptr<const MinimalTree>& tree() const { return shown_; }

  public slots:
    void setWanted(bool wanted);
    /// Shows the minimal tree at any step, even if it rests on hidden leaves, until another tree is
    /// opened.
    void showAtOnce();

  signals:
    void changed();
    /// The minimal tree is wanted, but not shown yet.
    void withheld();
    /// The minimal tree is shown after all, or not wanted any more.
    void settled();

  private:
    using Found = std::shared_ptr<const MinimalTree>;

    void look();
    void find(Found tree);
    [[nodiscard]] bool mayShow() const;
    void show();
    void tellIfWithheld();

    const Session& session_;
    /// The document that the minimal tree, or the work on it, is for.
    std::shared_ptr<const Document> document_;
    SearchOptions options_;
    Found tree_;
    Found shown_; ///< the same tree while it may be shown; else null
    Job<Found> job_;
    bool wanted_ = false;
    bool atOnce_ = false; ///< the user asked for it again
    bool told_ = false;   ///< withheld() was emitted, and settled() not yet
};

} // namespace prunus
