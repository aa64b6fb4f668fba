#pragma once

#include "core/find/nodesearch.h"
#include "ui/base/job.h"
#include "ui/session/session.h"

#include <QObject>
#include <memory>
#include <optional>

namespace prunus {

/// How many nodes were found, and which of them a given node is, from 1; 0 if it is none of them.
struct Tally {
    std::uint32_t rank = 0;
    std::uint32_t total = 0;
};

/// Counts the nodes that a NodeSearch finds: at once in a tree of which every node can be asked
/// within a frame, in the background in a larger one. A new count stops the one before.
class FindCount : public QObject {
    Q_OBJECT

  public:
    explicit FindCount(QObject* parent = nullptr);

    /// The result; none while the nodes are being counted.
    [[nodiscard]] const std::optional<Tally>& tally() const { return tally_; }
    /// Counts the nodes that the search finds, and which of them `at` is. `document` and `trace`
    /// are those that the search is in; they are kept until the count ends.
    void start(const NodeSearch& search, NodeId at, std::shared_ptr<const Document> document,
               std::shared_ptr<const SearchTrace> trace);
    void clear();
    /// Moves the rank on by one in either direction, also from the last node to the first and back.
    void turn(int by);

  signals:
    void counted();

  private:
    void tell(const Tally& tally);

    std::optional<Tally> tally_;
    Job<Tally> job_;
};

} // namespace prunus
