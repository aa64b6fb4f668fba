#include "ui/export/figuredialog.h"

#include "ui/export/figurechoicesform.h"
#include "ui/export/preview.h"

#include <algorithm>
#include <utility>

namespace prunus {

FigureDialog::FigureDialog(ShownStep shown, const ExportChoices& choices, QWidget* parent)
    : ExportDialog(std::move(shown), choices, parent), subject_(new QComboBox(this)),
      format_(new QComboBox(this)), scale_(new QDoubleSpinBox(this)) {
    setObjectName(QStringLiteral("figureDialog"));
    setWindowTitle(tr("Export figure"));
    subject_->setObjectName(QStringLiteral("subject"));
    subject_->addItem(tr("This step"), int(Subject::step));
    subject_->addItem(tr("The tree as a question"), int(Subject::question));
    if (!this->shown().panes.empty()) {
        subject_->addItem(tr("All panes"), int(Subject::panes));
    }
    subject_->setCurrentIndex(std::max(0, subject_->findData(int(choices.subject))));
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
    //: A figure shows this step, or the tree as a question.
    form().addRow(tr("Sh&ows"), subject_);
    form().addRow(tr("&Format"), format_);
    form().addRow(tr("&Scale"), scale_);
    form().addBlanks(choices.blanks);
    connect(addButton(tr("Cop&y picture"), "copyNow"), &QPushButton::clicked, this,
            &FigureDialog::copyWanted);
    connect(addButton(tr("P&rint…"), "printNow"), &QPushButton::clicked, this,
            &FigureDialog::printWanted);
    connect(&form(), &FigureChoicesForm::changed, this, &FigureDialog::showFigure);
    for (QComboBox* box : {subject_, format_}) {
        connect(box, &QComboBox::currentIndexChanged, this, &FigureDialog::showFigure);
    }
    arrange();
    format_->setFocus();
    showFigure();
}

QPushButton* FigureDialog::addButton(const QString& text, const char* name) {
    QPushButton* button = buttons().addButton(text, QDialogButtonBox::ActionRole);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    return button;
}

ExportChoices FigureDialog::choices() const {
    ExportChoices choices = given();
    choices.style = form().style();
    choices.subject = Subject(subject_->currentData().toInt());
    choices.blanks = form().blanks();
    choices.format = FigureFormat(format_->currentData().toInt());
    choices.pngScale = scale_->value();
    return choices;
}

void FigureDialog::showFigure() {
    const ExportChoices chosen = choices();
    scale_->setEnabled(chosen.format == FigureFormat::png);
    form().chooseFor(chosen.subject == Subject::question);
    const bool possible = chosen.subject != Subject::panes || chosen.format != FigureFormat::tikz;
    exporting().setEnabled(possible);
    if (!possible) {
        preview().say(tr("TikZ holds one search. Choose another format for all panes."));
        return;
    }
    preview().present([step = shown(), chosen] {
        const FigureSheet sheet = sheetOf(step, chosen);
        return Drawing{QSizeF(sheet.size), sheet.paint};
    });
}

} // namespace prunus

#include "moc_figuredialog.cpp"
