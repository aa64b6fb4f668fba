#pragma once

#include "ui/tally/tally.h"

#include <QAbstractTableModel>
#include <memory>
#include <vector>

namespace prunus {

/// The tallies of one tree as a table; after its columns comes one for the bars. Under sortRole, a
/// cell is its plain number.
class TallyModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    static constexpr int sortRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    /// Empty, for this tree and minimax's counts on it.
    void begin(std::shared_ptr<const Document> document, const Counts& minimax);
    void append(const AlgorithmTally& tally);
    [[nodiscard]] const std::vector<AlgorithmTally>& rows() const { return rows_; }
    [[nodiscard]] QString csv() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

  private:
    [[nodiscard]] QString shown(const AlgorithmTally& tally, TallyColumn column) const;
    [[nodiscard]] QVariant sortKey(const AlgorithmTally& tally, TallyColumn column) const;
    [[nodiscard]] QString nameOf(const AlgorithmTally& tally) const;

    std::shared_ptr<const Document> document_;
    Counts minimax_;
    std::vector<AlgorithmTally> rows_;
};

} // namespace prunus
