#pragma once

#include "ui/base/job.h"
#include "ui/panels/tablemodel.h"
#include "ui/widgets/card.h"

#include <QTableView>

namespace prunus {

class ElidedLabel;
class TableRows;

/// The panel of the transposition table as it is at this step. A click on a row, or Enter, selects
/// its node. Its cost depends on the rows in view, and it costs nothing while nobody sees it: the
/// history of the table is gathered when the panel is seen first, in the background if that takes
/// long.
class TablePanel : public Card {
    Q_OBJECT

  public:
    explicit TablePanel(Session& session, QWidget* parent = nullptr);

    [[nodiscard]] const TableModel& model() const { return model_; }
    /// Whether the session's search has a table.
    [[nodiscard]] bool hasTable() const;
    /// The height with one row, which is that of the step; usefulHeight() has room for a few rows,
    /// and roomyHeight() for more.
    [[nodiscard]] int leastHeight(int width) const override;
    [[nodiscard]] int usefulHeight(int width) const override;
    [[nodiscard]] int roomyHeight(int width) const override;
    /// Scrolls to the row that the step is about.
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
    /// The document and the trace that the model's table, or the work on it, is for.
    std::shared_ptr<const Document> document_;
    std::shared_ptr<const SearchTrace> trace_;
    bool noMemory_ = false;
    Job<Found> job_;
};

} // namespace prunus
