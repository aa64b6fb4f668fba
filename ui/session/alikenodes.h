#pragma once

#include "core/search/samepositions.h"
#include "ui/base/job.h"
#include "ui/session/session.h"

#include <QObject>
#include <memory>
#include <vector>

namespace prunus {

/// The nodes of a game's tree that are the same position as the selected node. They are found once
/// for a tree, when a node is selected first, and in the background if that takes long.
class AlikeNodes : public QObject {
    Q_OBJECT

  public:
    /// The session must outlive this.
    explicit AlikeNodes(const Session& session, QObject* parent = nullptr);

    /// Returns the other nodes that are the same position as the selected one, in level order;
    /// empty while they are not known. O(nodes).
    [[nodiscard]] std::vector<NodeId> others() const;

  signals:
    /// The nodes are known now.
    void found();

  private:
    using Found = std::shared_ptr<const SamePositions>;

    void look();

    const Session& session_;
    /// The document that the positions, or the work on them, are for.
    std::shared_ptr<const Document> document_;
    Found positions_;
    Job<Found> job_;
};

} // namespace prunus
