#pragma once

#include "ui/panels/stackmodel.h"
#include "ui/widgets/card.h"

#include <QTableView>

namespace prunus {

/// The panel of the open nodes, innermost first. Its cost depends on the rows in view, not on how
/// many nodes are open.
class CallStack : public Card {
    Q_OBJECT

  public:
    explicit CallStack(Session& session, QWidget* parent = nullptr);

    [[nodiscard]] const StackModel& model() const { return model_; }
    /// The height of the headings and three rows, or of fewer rows if the tree can need no more.
    [[nodiscard]] int leastHeight(int width) const override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void refresh();
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int heightWith(int rows) const;
    void fitRows();
    void fitColumns();
    bool showToolTip(const QHelpEvent& event);

    Session& session_;
    StackModel model_;
    QTableView* table_;
    QLabel* note_;
};

} // namespace prunus
