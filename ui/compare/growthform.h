#pragma once

#include "core/growth/growthplan.h"
#include "ui/board/capturesbox.h"
#include "ui/board/evaluationbox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QListWidget>
#include <QSpinBox>
#include <QWidget>
#include <array>
#include <memory>
#include <tl/expected.hpp>

namespace prunus {

/// The form for what is to be measured: of which trees, by which algorithms, in which orders, how
/// deep.
class GrowthForm : public QWidget {
    Q_OBJECT

  public:
    explicit GrowthForm(QWidget* parent = nullptr);

    /// Sets the tree of the window; null while there is none. The tree's game is offered, if it has
    /// one.
    void setTree(std::shared_ptr<const GameTree> tree);
    /// The plan under these rules, or a sentence on what is wrong.
    [[nodiscard]] tl::expected<GrowthPlan, QString> plan(const SearchOptions& rules) const;

  signals:
    void changed();

  private:
    [[nodiscard]] QSpinBox* spin(const char* name, const QString& label, int low, int high,
                                 int value);
    void addSubject(QFormLayout& form);
    void addGame(QFormLayout& form);
    void addSamples(QFormLayout& form);
    void addLines(QFormLayout& form);
    void addOrders(QFormLayout& form);
    [[nodiscard]] bool isOffered(GameMoveOrder order) const;
    void derive();
    [[nodiscard]] int subject() const { return subject_->currentIndex(); }
    [[nodiscard]] bool isRandom() const { return subject() == 0; }
    [[nodiscard]] bool isGame() const { return subject() == 2; }
    [[nodiscard]] std::vector<GrowthLine> lines() const;
    [[nodiscard]] tl::expected<GrowthPlan, QString> withSubject(GrowthPlan plan) const;
    [[nodiscard]] tl::expected<GrowthPlan, QString> ofRandomTrees(GrowthPlan plan) const;

    std::shared_ptr<const GameTree> tree_;
    QFormLayout* form_;
    QComboBox* subject_;
    QComboBox* game_ = nullptr;
    EvaluationBox* evaluation_ = nullptr;
    CapturesBox* captures_ = nullptr;
    QSpinBox* children_ = nullptr;
    QSpinBox* low_ = nullptr;
    QSpinBox* high_ = nullptr;
    QWidget* values_ = nullptr;
    QCheckBox* distinct_ = nullptr;
    QSpinBox* depth_ = nullptr;
    QSpinBox* samples_ = nullptr;
    QSpinBox* seed_ = nullptr;
    QComboBox* most_ = nullptr;
    QListWidget* algorithms_ = nullptr;
    std::array<QCheckBox*, 4> orders_{};
    /// The boxes for the move orders that a game may offer besides its own, in the order of
    /// GameMoveOrder.
    std::array<QCheckBox*, gameMoveOrders.size() - 1> gameOrders_{};
};

} // namespace prunus
