#pragma once

#include "core/tree/displayname.h"
#include "ui/practice/exercise.h"

#include <QTableWidget>
#include <memory>
#include <vector>

namespace prunus {

/// The question as a list: every node with its parent, who moves there, its static value and the
/// answer, which can be given here as well as in the tree.
class AnswerList : public QTableWidget {
    Q_OBJECT

  public:
    /// The exercise must outlive this.
    AnswerList(Exercise& exercise, QWidget* parent);

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void build();
    void show();
    void take(const QTableWidgetItem& item);
    void pressRow(int row);
    void moveRow(int by);
    [[nodiscard]] QString staticValue(NodeId n) const;
    [[nodiscard]] QString answered(NodeId n, int column) const;
    [[nodiscard]] QString found(NodeId n) const;
    /// The last column, which shows what a check found. The columns for answers stand before it; a
    /// question about counts has none.
    [[nodiscard]] int foundColumn() const { return columnCount() - 1; }
    [[nodiscard]] bool typesInto(NodeId n, int column) const;

    Exercise& exercise_;
    std::unique_ptr<DisplayNames> names_;
    std::vector<NodeId> nodes_;            ///< the node of each row
    std::shared_ptr<const GameTree> tree_; ///< the tree of these nodes
    bool showing_ = false;
};

} // namespace prunus
