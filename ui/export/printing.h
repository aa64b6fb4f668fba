#pragma once

#include "ui/figures/handout.h"

#include <QPrinter>

namespace prunus {

/// Gives a printer the paper that suits the handout, before anyone is asked.
void prepare(QPrinter& printer, const Handout& handout);
/// Prints all pages, each as large as the paper that the printer has in the end. False if the
/// printer, or the file that it writes to, cannot be opened or used.
[[nodiscard]] bool print(QPrinter& printer, const Handout& handout);

} // namespace prunus
