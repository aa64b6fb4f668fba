#pragma once

#include "ui/base/job.h"
#include "ui/panels/tablemodel.h"
#include "ui/widgets/card.h"

#include <QTableView>

namespace prunus {

class ElidedLabel;
class TableRows;

/// The transposition table as it is at this step. A click on a row, or Enter, selects its node.
/// Costs what is in view, and nothing while nobody sees it: what tells the table at any step is
/// gathered when it is seen first, beside the window where that takes long.
class TablePanel : public Card {
    Q_OBJECT

  public:
    explicit TablePanel(Session& session, QWidget* parent = nullptr);

    [[nodiscard]] const TableModel& model() const { return model_; }
    /// Whether the session's search has a table.
    [[nodiscard]] bool hasTable() const;
    /// A row, which is the one of the step; a few; and more.
    [[nodiscard]] int leastHeight(int width) const override;
    [[nodiscard]] int usefulHeight(int width) const override;
    [[nodiscard]] int roomyHeight(int width) const override;
    /// The row that the step is about.
    void reveal() override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    using Found = std::shared_ptr<const TableHistory>;

    void refresh();
    void look();
    void forget();
    void tell();
    void select(const QModelIndex& row);
    [[nodiscard]] int heightOfOthers() const;
    void fitRows();
    void fitHeight();
    void fitColumns();
    [[nodiscard]] std::vector<int> widthsNeeded(BoundForm form) const;

    Session& session_;
    TableModel model_;
    ElidedLabel* told_;
    TableRows* table_;
    QLabel* note_;
    /// What the model's table, or the work on it, is of.
    std::shared_ptr<const Document> document_;
    std::shared_ptr<const SearchTrace> trace_;
    bool noMemory_ = false;
    Job<Found> job_;
};

} // namespace prunus
