#pragma once

#include "core/generate/recipe.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QSpinBox>
#include <QWidget>

namespace prunus {

/// The fields for what a random tree shall be like: shape, values, order, seed.
class RecipeFields : public QWidget {
    Q_OBJECT

  public:
    explicit RecipeFields(QWidget* parent = nullptr);

    [[nodiscard]] TreeRecipe recipe() const;

  public slots:
    /// Chooses another seed, and so another tree.
    void roll();

  signals:
    void changed();

  private:
    [[nodiscard]] QSpinBox* spin(const char* name, const QString& label, int low, int high,
                                 int value);
    /// Adds a row with two fields and "to" between them.
    void addRange(QFormLayout& form, const QString& label, QSpinBox& low, QSpinBox& high);
    void addShape(QFormLayout& form);
    void addValues(QFormLayout& form);
    void addSeed(QFormLayout& form);
    [[nodiscard]] bool isUniform() const { return shape_->currentIndex() == 0; }
    void derive();

    QComboBox* shape_;
    QComboBox* root_;
    QComboBox* order_;
    QSpinBox* depthLow_ = nullptr;
    QSpinBox* depthHigh_ = nullptr;
    QSpinBox* childrenLow_ = nullptr;
    QSpinBox* childrenHigh_ = nullptr;
    QSpinBox* early_ = nullptr;
    QSpinBox* low_ = nullptr;
    QSpinBox* high_ = nullptr;
    QSpinBox* decimals_ = nullptr;
    QSpinBox* seed_ = nullptr;
    QCheckBox* distinct_;
};

} // namespace prunus
