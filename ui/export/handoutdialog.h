#pragma once

#include "ui/export/figuredialog.h"

#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace prunus {

/// Asks which steps shall go on paper and how, and shows the pages meanwhile.
class HandoutDialog : public QDialog {
    Q_OBJECT

  public:
    HandoutDialog(ShownStep shown, const ExportChoices& choices, QWidget* parent);

    [[nodiscard]] ExportChoices choices() const;
    [[nodiscard]] HandoutChoices handout() const;

  signals:
    void exportWanted();

  private:
    void buildFields();
    void showPages();
    void showPage();

    ShownStep shown_;
    ExportChoices given_;
    Preview* preview_;
    FigureChoicesForm* form_;
    QComboBox* steps_;
    QWidget* range_;
    QSpinBox* from_;
    QSpinBox* to_;
    QComboBox* perPage_;
    QComboBox* paper_;
    QSpinBox* page_;
    QLabel* pages_;
    QPushButton* exporting_ = nullptr;
    std::optional<Handout> handout_;
};

} // namespace prunus
