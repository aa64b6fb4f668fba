// The part of FigureActions that prints.

#include "ui/export/figureactions.h"

#include <QPrintDialog>
#include <QPrintPreviewDialog>

namespace prunus {

/// A step with its sentence, anything else alone.
OnPaper FigureActions::onPaper(const ShownStep& step, const ExportChoices& chosen) {
    if (step.asked || chosen.subject != Subject::step) {
        return SheetOnPaper{sheetOf(step, chosen), chosen.paper};
    }
    HandoutChoices page;
    page.steps = {StepChoice::Kind::range, step.step, step.step};
    page.paper = chosen.paper;
    page.figure = chosen.style;
    return Handout(*step.document, *step.trace, page);
}

void FigureActions::printOn(QPrinter& printer) {
    const ShownStep step = shown();
    printOn(printer, onPaper(step, choices(Subject::step)));
}

void FigureActions::printOn(QPrinter& printer, const OnPaper& printed) {
    if (!prunus::print(printer, printed)) {
        emit failed(tr("It could not be printed. Choose another printer or file."));
    }
}

void FigureActions::askForPrinter(const ShownStep& step, const ExportChoices& chosen) {
    if (const QString fault = faultOf(step, chosen); !fault.isEmpty()) {
        emit failed(cannotBeMade(fault));
        return;
    }
    const OnPaper printed = onPaper(step, chosen);
    QPrinter printer(QPrinter::HighResolution);
    prepare(printer, printed);
    QPrintDialog dialog(&printer, window_);
    dialog.setObjectName(QStringLiteral("printDialog"));
    if (dialog.exec() == QDialog::Accepted) {
        printOn(printer, printed);
    }
}

void FigureActions::showPrintPreview() {
    const ShownStep step = shown();
    const OnPaper printed = onPaper(step, choices(Subject::step));
    QPrinter printer(QPrinter::HighResolution);
    prepare(printer, printed);
    QPrintPreviewDialog dialog(&printer, window_);
    dialog.setObjectName(QStringLiteral("printPreviewDialog"));
    connect(&dialog, &QPrintPreviewDialog::paintRequested, this,
            [this, &printed](QPrinter* on) { printOn(*on, printed); });
    dialog.exec();
}

} // namespace prunus
