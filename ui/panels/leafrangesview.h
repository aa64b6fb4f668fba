#pragma once

#include "ui/session/session.h"

#include <QFutureWatcher>
#include <QLabel>
#include <QWidget>

namespace prunus {

class Progress;
class LeafScale;
struct LeafRanges;

/// For which values of the leaf that is selected the search comes to the same. Follows the leaf
/// while its number is dragged. Hidden for other nodes, in large trees, and while the values of
/// leaves are hidden.
class LeafRangesView : public QWidget {
    Q_OBJECT

  public:
    explicit LeafRangesView(Session& session, QWidget* parent = nullptr);
    ~LeafRangesView() override;

  private:
    using Found = std::shared_ptr<const LeafRanges>;

    void refresh();
    void tell(const Found& ranges);
    [[nodiscard]] bool isOffered() const;

    Session& session_;
    QLabel* text_;
    LeafScale* scale_;
    QFutureWatcher<Found> watcher_;
    std::shared_ptr<Progress> progress_; ///< of the computation that runs
};

} // namespace prunus
