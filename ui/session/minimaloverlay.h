#pragma once

#include "core/analysis/minimaltree.h"
#include "ui/base/job.h"
#include "ui/session/session.h"

#include <QObject>
#include <memory>

namespace prunus {

/// The minimal tree of what is open, while somebody wants to see it; found anew for each tree and
/// search, beside the window where that takes long. It needs the finished search and gives the
/// result away, so before the end it is shown only to who asks for it again; likewise while leaves
/// are hidden that it rests on.
class MinimalOverlay : public QObject {
    Q_OBJECT

  public:
    /// The session must outlive this.
    explicit MinimalOverlay(const Session& session, QObject* parent = nullptr);

    /// Null where it is not wanted, not found yet, withheld, or there is none.
    [[nodiscard]] const std::shared_ptr<const MinimalTree>& tree() const { return shown_; }

  public slots:
    void setWanted(bool wanted);
    /// At any step, and from what is hidden too, until another tree is opened.
    void showAtOnce();

  signals:
    void changed();
    /// It has been asked for and is not shown yet.
    void withheld();
    /// It is shown after all, or not wanted any more.
    void settled();

  private:
    using Found = std::shared_ptr<const MinimalTree>;

    void look();
    void find(Found tree);
    [[nodiscard]] bool mayShow() const;
    void show();
    void tellIfWithheld();

    const Session& session_;
    /// What the tree, or the work on it, is for.
    std::shared_ptr<const Document> document_;
    SearchOptions options_;
    Found tree_;
    Found shown_; ///< the same, where it may be shown
    Job<Found> job_;
    bool wanted_ = false;
    bool atOnce_ = false; ///< someone asked for it again
    bool told_ = false;   ///< that it is withheld
};

} // namespace prunus
