#pragma once

#include "core/find/nodesearch.h"
#include "ui/base/job.h"
#include "ui/session/session.h"

#include <QObject>
#include <memory>
#include <optional>

namespace prunus {

/// How many nodes were found, and which of them one is, from 1; 0 if it is none of them.
struct Tally {
    std::uint32_t rank = 0;
    std::uint32_t total = 0;
};

/// Counts what a NodeSearch finds: at once in a tree of which every node can be asked within a
/// frame, beside the window in a larger one. A new count stops the one before.
class FindCount : public QObject {
    Q_OBJECT

  public:
    explicit FindCount(QObject* parent = nullptr);

    /// None while it is being counted.
    [[nodiscard]] const std::optional<Tally>& tally() const { return tally_; }
    /// Document and trace are those that the search is in; they are kept as long as it takes.
    void start(const NodeSearch& search, NodeId at, std::shared_ptr<const Document> document,
               std::shared_ptr<const SearchTrace> trace);
    void clear();
    /// The rank has moved on by one in either direction, round from the last to the first.
    void turn(int by);

  signals:
    void counted();

  private:
    void tell(const Tally& tally);

    std::optional<Tally> tally_;
    Job<Tally> job_;
};

} // namespace prunus
