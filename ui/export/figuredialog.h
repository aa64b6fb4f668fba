#pragma once

#include "ui/export/exportchoices.h"

#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <optional>

namespace prunus {

class FigureChoicesForm;
class Preview;

/// What a figure is of.
struct ShownStep {
    std::shared_ptr<const Document> document;
    std::shared_ptr<const SearchTrace> trace;
    Step step;
};

/// Asks how the figure of a step shall be, and shows it meanwhile.
class FigureDialog : public QDialog {
    Q_OBJECT

  public:
    FigureDialog(ShownStep shown, const ExportChoices& choices, QWidget* parent);

    [[nodiscard]] ExportChoices choices() const;

  signals:
    void exportWanted();
    void copyWanted();

  private:
    void showFigure();

    ShownStep shown_;
    ExportChoices given_;
    Preview* preview_;
    FigureChoicesForm* form_;
    QComboBox* format_;
    QDoubleSpinBox* scale_;
    std::optional<Figure> figure_;
};

} // namespace prunus
