#pragma once

#include "ui/export/exportdialog.h"

#include <QComboBox>
#include <QDoubleSpinBox>

namespace prunus {

/// A dialog that asks how the figure of a step shall look, with a preview of it.
class FigureDialog : public ExportDialog {
    Q_OBJECT

  public:
    FigureDialog(ShownStep shown, const ExportChoices& choices, QWidget* parent);

    [[nodiscard]] ExportChoices choices() const;

  signals:
    void copyWanted();
    void printWanted();

  private:
    QPushButton* addButton(const QString& text, const char* name);
    void showFigure();

    QComboBox* subject_;
    QComboBox* format_;
    QDoubleSpinBox* scale_;
};

} // namespace prunus
