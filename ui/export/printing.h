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

/// Sets a printer to the paper that suits what is to be printed, before the user is asked.
void prepare(QPrinter& printer, const OnPaper& printed);
/// Prints all pages, scaled to the paper that the printer has in the end; a single drawing is made
/// smaller to fit but never larger. False if the printer, or the file that it writes to, cannot be
/// opened or used.
[[nodiscard]] bool print(QPrinter& printer, const OnPaper& printed);

} // namespace prunus
