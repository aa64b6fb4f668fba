#pragma once

#include "ui/session/session.h"
#include "ui/words/stackwords.h"

#include <QAbstractTableModel>
#include <optional>
#include <utility>
#include <vector>

namespace prunus {

/// The open nodes at the session's step, innermost first; of a very deep stack only the inner end.
/// The texts of a row are made when they are requested.
class StackModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    static constexpr std::size_t mostRows = 200;
    static constexpr std::size_t columns = std::tuple_size_v<StackCells>;
    using Cells = StackCells;

    explicit StackModel(Session& session, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

    /// The texts of a row; row 0 is the innermost call.
    [[nodiscard]] const Cells& row(std::size_t i) const;
    /// How many nodes are open, be they shown or not.
    [[nodiscard]] std::size_t open() const { return open_; }
    void refresh();

  private:
    void setNodes(std::vector<NodeId> nodes);

    Session& session_;
    std::vector<NodeId> nodes_;
    std::size_t open_ = 0;
    /// The row whose texts were requested last, and these texts.
    mutable std::optional<std::pair<std::size_t, Cells>> worded_;
};

} // namespace prunus
