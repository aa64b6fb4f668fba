#include "ui/export/figuredialog.h"

#include "ui/export/figurechoicesform.h"
#include "ui/export/preview.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

namespace prunus {

FigureDialog::FigureDialog(ShownStep shown, const ExportChoices& choices, QWidget* parent)
    : QDialog(parent), shown_(std::move(shown)), given_(choices), preview_(new Preview(this)),
      form_(new FigureChoicesForm(choices.style, this)), format_(new QComboBox(this)),
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
    scale_->setSuffix(tr(" ×"));
    scale_->setValue(choices.pngScale);
    scale_->setToolTip(tr("Pixels of a PNG picture for a pixel of the figure"));
    form_->addRow(tr("&Format"), format_);
    form_->addRow(tr("&Scale"), scale_);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto* exporting = buttons->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole);
    exporting->setObjectName(QStringLiteral("exportNow"));
    exporting->setDefault(true);
    auto* copy = buttons->addButton(tr("Cop&y picture"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("copyNow"));
    copy->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &FigureDialog::exportWanted);
    connect(copy, &QPushButton::clicked, this, &FigureDialog::copyWanted);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(form_, &FigureChoicesForm::changed, this, &FigureDialog::showFigure);
    connect(format_, &QComboBox::currentIndexChanged, this, &FigureDialog::showFigure);

    auto* side = new QVBoxLayout;
    side->addWidget(form_);
    side->addStretch();
    auto* middle = new QHBoxLayout;
    middle->setSpacing(16);
    middle->addWidget(preview_, 1);
    middle->addLayout(side);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 12);
    column->setSpacing(12);
    column->addLayout(middle, 1);
    column->addWidget(buttons);
    format_->setFocus();
    showFigure();
}

ExportChoices FigureDialog::choices() const {
    ExportChoices choices = given_;
    choices.style = form_->style();
    choices.format = FigureFormat(format_->currentData().toInt());
    choices.pngScale = scale_->value();
    return choices;
}

void FigureDialog::showFigure() {
    scale_->setEnabled(choices().format == FigureFormat::png);
    figure_.emplace(*shown_.document, *shown_.trace, shown_.step, form_->style());
    preview_->show(QSizeF(figure_->size()), [this](QPainter& painter) { figure_->paint(painter); });
}

} // namespace prunus
