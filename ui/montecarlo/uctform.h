#pragma once

#include "core/uct/uctoptions.h"
#include "ui/widgets/framed.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QSpinBox>

namespace prunus {

/// A form for how the search is carried out: iterations, C, the seed of the playouts, which move is
/// the answer, and what is rewarded.
class UctForm : public Framed {
    Q_OBJECT

  public:
    explicit UctForm(QWidget* parent);

    [[nodiscard]] UctOptions options() const;
    /// Shows these options, without a signal.
    void setOptions(const UctOptions& options);
    /// Whether the game itself is to be searched, and not the tree.
    [[nodiscard]] bool isOfGame() const;
    /// Offers what there is to search: a game, a tree, or both, of which the user chooses one; at
    /// first the game.
    void offer(bool game, bool tree);

  signals:
    void changed(const prunus::UctOptions& options);
    void subjectChanged();

  private:
    void tell();
    void derive();

    bool hasGame_ = false;
    bool hasTree_ = true;
    std::optional<Player> root_; ///< the root player of the options, which is not chosen here
    QFormLayout* form_;
    QComboBox* subject_;
    QSpinBox* iterations_;
    QDoubleSpinBox* exploration_;
    QSpinBox* seed_;
    QComboBox* final_;
    QComboBox* reward_;
};

} // namespace prunus
