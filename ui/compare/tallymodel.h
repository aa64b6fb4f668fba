#pragma once

#include "ui/compare/tally.h"

#include <QAbstractTableModel>
#include <vector>

namespace prunus {

/// The tallies of one tree or game as a table; after the columns of TallyColumn comes one for the
/// bars. Under sortRole, a cell is its plain number.
class TallyModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    static constexpr int sortRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    /// Removes all rows, and prepares for searches of so many plies.
    void begin(std::uint32_t plies);
    void append(const AlgorithmTally& tally);
    [[nodiscard]] const std::vector<AlgorithmTally>& rows() const { return rows_; }
    [[nodiscard]] QString csv() const;
    /// Whether the bars are logarithmic; see spanWidely().
    [[nodiscard]] bool isLogarithmic() const { return spanWidely(rows_); }
    static constexpr int logarithmicRole = Qt::UserRole + 1; ///< isLogarithmic(), for any cell

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

  private:
    [[nodiscard]] QString shown(const AlgorithmTally& tally, TallyColumn column) const;
    [[nodiscard]] QVariant sortKey(const AlgorithmTally& tally, TallyColumn column) const;
    [[nodiscard]] QString nameOf(const AlgorithmTally& tally) const;
    [[nodiscard]] static QString shownSeconds(double seconds);
    [[nodiscard]] static QString shownSpeed(double nodes);

    std::uint32_t plies_ = 0;
    std::vector<AlgorithmTally> rows_;
};

} // namespace prunus
