#pragma once

#include "ui/export/shownstep.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>

namespace prunus {

class FigureChoicesForm;
class Preview;

/// A dialog with choices, a preview of what they make, and the button that goes on to choose a
/// file.
class ExportDialog : public QDialog {
    Q_OBJECT

  public:
    /// Returns the step at which the dialog was opened, which is the one shown and exported.
    [[nodiscard]] const ShownStep& shown() const { return shown_; }

  signals:
    void exportWanted();

  protected:
    ExportDialog(ShownStep shown, const ExportChoices& choices, QWidget* parent);

    /// Puts the parts in place, once the form has its rows.
    void arrange(QLayout* underPreview = nullptr);

    [[nodiscard]] const ExportChoices& given() const { return given_; }
    [[nodiscard]] Preview& preview() { return *preview_; }
    [[nodiscard]] const FigureChoicesForm& form() const { return *form_; }
    [[nodiscard]] FigureChoicesForm& form() { return *form_; }
    [[nodiscard]] QDialogButtonBox& buttons() { return *buttons_; }
    [[nodiscard]] QPushButton& exporting() { return *exporting_; }

  private:
    ShownStep shown_;
    ExportChoices given_;
    Preview* preview_;
    FigureChoicesForm* form_;
    QDialogButtonBox* buttons_;
    QPushButton* exporting_;
};

} // namespace prunus
