#pragma once

#include "ui/export/exportdialog.h"
#include "ui/export/steprangefield.h"
#include "ui/web/webpage.h"

#include <QCheckBox>
#include <QComboBox>

namespace prunus {

/// A dialog that asks which parts of a search go into a web page, with the window's step as a
/// preview.
class WebPageDialog : public ExportDialog {
    Q_OBJECT

  public:
    WebPageDialog(ShownStep shown, const ExportChoices& choices, QWidget* parent);

    [[nodiscard]] ExportChoices choices() const;
    [[nodiscard]] WebPageChoices page() const;

  private:
    void buildFields();
    [[nodiscard]] std::vector<PageSearch> searches() const;
    void showPage();

    QComboBox* subject_;
    QComboBox* steps_;
    StepRangeField* range_ = nullptr;
    QCheckBox* proofs_ = nullptr;
};

} // namespace prunus
