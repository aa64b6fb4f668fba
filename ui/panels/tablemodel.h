#pragma once

#include "ui/session/session.h"
#include "ui/words/tablewords.h"

#include <QAbstractTableModel>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace prunus {

/// The transposition table at the session's step, in the order in which its positions came. The
/// texts of a row are made when they are requested.
class TableModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    using Cells = std::array<QString, everyTableColumn.size()>;

    explicit TableModel(Session& session, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

    /// Sets what the model shows from now on: the table of the session's search, or null for
    /// nothing.
    void setHistory(std::shared_ptr<const TableHistory> history);
    [[nodiscard]] const TableHistory* history() const { return history_.get(); }
    /// Goes to the session's step.
    void refresh();

    /// Returns what stands in a column of the view.
    [[nodiscard]] TableColumn column(int section) const {
        return columns_.at(static_cast<std::size_t>(section));
    }
    void setBoundForm(BoundForm form);
    [[nodiscard]] BoundForm boundForm() const { return form_; }
    /// The node whose call stored what a row holds.
    [[nodiscard]] NodeId node(int row) const;
    /// The row that the step is about, or -1.
    [[nodiscard]] int litRow() const;
    /// What the step does, in a sentence. Needs a history.
    [[nodiscard]] QString stepSentence() const;

  private:
    [[nodiscard]] Naming naming(const Moment& moment) const {
        return Naming(moment, session_.document()->names, session_.hidesUnreadLeaves());
    }
    [[nodiscard]] HeldPosition held(int row) const;
    [[nodiscard]] const Cells& cells(int row) const;
    [[nodiscard]] QString spoken(const QModelIndex& index) const;
    void setRows(int rows);
    void forgetWords();

    Session& session_;
    std::shared_ptr<const TableHistory> history_;
    Step step_;
    int rows_ = 0;
    TableHistory::Touch touch_;
    std::vector<TableColumn> columns_;
    BoundForm form_ = BoundForm::word;
    /// The row whose texts were requested last, and these texts.
    mutable std::optional<std::pair<int, Cells>> worded_;
};

} // namespace prunus
