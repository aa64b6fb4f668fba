#pragma once

#include "ui/figures/handout.h"
#include "ui/figures/sheet.h"

#include <QPrinter>
#include <variant>

namespace prunus {

/// A drawing alone on a page.
struct SheetOnPaper {
    FigureSheet sheet;
    QPageSize::PageSizeId paper = QPageSize::A4;
};

/// What can be printed.
using OnPaper = std::variant<Handout, SheetOnPaper>;

/// Gives a printer the paper that suits what is to be printed, before anyone is asked.
void prepare(QPrinter& printer, const OnPaper& printed);
/// Prints all pages, each as large as the paper that the printer has in the end. False if the
/// printer, or the file that it writes to, cannot be opened or used.
[[nodiscard]] bool print(QPrinter& printer, const OnPaper& printed);

} // namespace prunus
