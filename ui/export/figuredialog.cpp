#include "ui/export/figuredialog.h"

#include "ui/export/figurechoicesform.h"
#include "ui/export/preview.h"

#include <utility>

namespace prunus {

FigureDialog::FigureDialog(ShownStep shown, const ExportChoices& choices, QWidget* parent)
    : ExportDialog(std::move(shown), choices, parent), format_(new QComboBox(this)),
      scale_(new QDoubleSpinBox(this)) {
    setObjectName(QStringLiteral("figureDialog"));
    setWindowTitle(tr("Export figure"));
    format_->setObjectName(QStringLiteral("format"));
    format_->addItem(tr("SVG drawing"), int(FigureFormat::svg));
    format_->addItem(tr("PDF document"), int(FigureFormat::pdf));
    format_->addItem(tr("PNG picture"), int(FigureFormat::png));
    format_->addItem(tr("TikZ for LaTeX"), int(FigureFormat::tikz));
    format_->setCurrentIndex(format_->findData(int(choices.format)));
    scale_->setObjectName(QStringLiteral("scale"));
    scale_->setRange(leastPngScale, greatestPngScale);
    scale_->setDecimals(1);
    scale_->setSingleStep(0.5);
    //: Behind a number in a field: so many times as large.
    scale_->setSuffix(tr(" ×"));
    scale_->setValue(choices.pngScale);
    scale_->setToolTip(tr("Pixels of a PNG picture for a pixel of the figure"));
    form().addRow(tr("&Format"), format_);
    form().addRow(tr("&Scale"), scale_);
    auto* copy = buttons().addButton(tr("Cop&y picture"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("copyNow"));
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this, &FigureDialog::copyWanted);
    connect(&form(), &FigureChoicesForm::changed, this, &FigureDialog::showFigure);
    connect(format_, &QComboBox::currentIndexChanged, this, &FigureDialog::showFigure);
    arrange();
    format_->setFocus();
    showFigure();
}

ExportChoices FigureDialog::choices() const {
    ExportChoices choices = given();
    choices.style = form().style();
    choices.format = FigureFormat(format_->currentData().toInt());
    choices.pngScale = scale_->value();
    return choices;
}

void FigureDialog::showFigure() {
    scale_->setEnabled(choices().format == FigureFormat::png);
    preview().present([step = shown(), style = form().style()] {
        const auto figure = std::make_shared<Figure>(*step.document, *step.trace, step.step, style);
        return Drawing{QSizeF(figure->size()),
                       [step, figure](QPainter& painter) { figure->paint(painter); }};
    });
}

} // namespace prunus
