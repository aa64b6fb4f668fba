#pragma once

#include "ui/export/exportdialog.h"
#include "ui/export/steprangefield.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <optional>

namespace prunus {

/// A dialog that asks which steps shall go on paper and how, with a preview of the pages.
class HandoutDialog : public ExportDialog {
    Q_OBJECT

  public:
    HandoutDialog(ShownStep shown, const ExportChoices& choices, QWidget* parent);

    [[nodiscard]] ExportChoices choices() const;
    [[nodiscard]] HandoutChoices handout() const;

  private:
    void buildFields();
    [[nodiscard]] QLayout* pageTurning();
    void showPages();
    void showPage();

    QComboBox* steps_;
    StepRangeField* range_;
    QComboBox* perPage_;
    QComboBox* paper_;
    QSpinBox* page_;
    QLabel* pages_;
    QCheckBox* proofs_ = nullptr;
    std::optional<Handout> handout_;
};

} // namespace prunus
