#pragma once

#include "ui/base/job.h"
#include "ui/session/session.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace prunus {

class LeafScale;
struct LeafRanges;

/// Shows for which values of the selected leaf the search comes to the same result. That gives the
/// result away, so before the search is over it is shown only if the user asks. The view follows
/// the leaf while its number is dragged. It is hidden for other nodes, in large trees, and while
/// the values of leaves are hidden.
class LeafRangesView : public QWidget {
    Q_OBJECT

  public:
    /// The view is in `panel`, which must be visible for anything to be computed.
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
    /// Whether a leaf is selected whose ranges could be shown.
    [[nodiscard]] bool isOfLeaf() const;
    [[nodiscard]] bool isOffered() const;
    void tellWhyNot(const QString& why);
    [[nodiscard]] bool mayTell() const;

    Session& session_;
    QLabel* text_;
    QPushButton* ask_;
    LeafScale* scale_;
    NodeId told_ = noNode;  ///< the leaf whose ranges are shown
    NodeId asked_ = noNode; ///< the leaf whose ranges the user asked for early
    Job<Found> job_;
};

} // namespace prunus
