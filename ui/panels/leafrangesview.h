#pragma once

#include "ui/base/job.h"
#include "ui/session/session.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace prunus {

class LeafScale;
struct LeafRanges;

/// For which values of the leaf that is selected the search comes to the same. That gives the
/// result away, so before the search is over it is told only if someone asks. Follows the leaf
/// while its number is dragged. Hidden for other nodes, in large trees, and while the values of
/// leaves are hidden.
class LeafRangesView : public QWidget {
    Q_OBJECT

  public:
    /// In a panel, which must be visible for anything to be computed.
    LeafRangesView(Session& session, QWidget* panel);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    using Found = std::shared_ptr<const LeafRanges>;

    void follow(const NodeMap* edited);
    void refresh();
    void tell(const Found& ranges);
    void withhold();
    void showOrAsk();
    /// Whether a leaf is selected of which its range could be told.
    [[nodiscard]] bool isOfLeaf() const;
    [[nodiscard]] bool isOffered() const;
    void tellWhyNot(const QString& why);
    [[nodiscard]] bool mayTell() const;

    Session& session_;
    QLabel* text_;
    QPushButton* ask_;
    LeafScale* scale_;
    NodeId told_ = noNode;  ///< the leaf whose ranges are shown
    NodeId asked_ = noNode; ///< the leaf whose ranges someone wants to know early
    Job<Found> job_;
};

} // namespace prunus
