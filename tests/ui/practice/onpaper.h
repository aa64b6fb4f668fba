#pragma once

#include "tests/ui/practice/practising.h"
#include "ui/figures/figurefile.h"

namespace prunus {

/// The question at hand in a format that is text, with its answer or without it.
inline QString onPaper(const Practising& shown, FigureFormat format, bool answered = true) {
    return QString::fromUtf8(figureBytes(shown.mode().sheet(answered), format).value());
}

inline QString svgOf(const Practising& shown, bool answered = true) {
    return onPaper(shown, FigureFormat::svg, answered);
}

inline QString texOf(const Practising& shown, bool answered = true) {
    return onPaper(shown, FigureFormat::tikz, answered);
}

} // namespace prunus
