#pragma once

#include "core/search/samepositions.h"
#include "ui/base/job.h"
#include "ui/session/session.h"

#include <QObject>
#include <memory>
#include <vector>

namespace prunus {

/// The nodes of a game's tree that are the same position as the selected one; found out once for a
/// tree, when one is selected first, and beside the window where that takes long.
class AlikeNodes : public QObject {
    Q_OBJECT

  public:
    /// The session must outlive this.
    explicit AlikeNodes(const Session& session, QObject* parent = nullptr);

    /// The others in level order; none while they are not known. O(nodes).
    [[nodiscard]] std::vector<NodeId> others() const;

  signals:
    /// They are known now.
    void found();

  private:
    using Found = std::shared_ptr<const SamePositions>;

    void look();

    const Session& session_;
    /// What they, or the work on them, are for.
    std::shared_ptr<const Document> document_;
    Found positions_;
    Job<Found> job_;
};

} // namespace prunus
