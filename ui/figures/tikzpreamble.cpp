#include "ui/figures/tikzpreamble.h"

#include "ui/figures/tikzstyles.h"

namespace prunus {

namespace {

QByteArray declarations(const LatexText& latex) {
    if (latex.strangers().empty()) {
        return {};
    }
    QByteArray lines = "% No letters for these come with LaTeX: put in what you have.\n";
    for (const char32_t c : latex.strangers()) {
        const QByteArray code = QByteArray::number(uint(c), 16).toUpper();
        lines += "\\DeclareUnicodeCharacter{" + code + "}{\\fbox{\\tiny U+" + code + "}}\n";
    }
    return lines;
}

QByteArray marginsOf(const QMarginsF& margins) {
    return margins.isNull()
               ? QByteArray("margin=0pt")
               : "left=" + texLength(margins.left()) + ", right=" + texLength(margins.right()) +
                     ", top=" + texLength(margins.top()) +
                     ", bottom=" + texLength(margins.bottom());
}

QByteArray packages(const TikzPaper& paper) {
    return "\\documentclass{article}\n"
           "\\usepackage[T1]{fontenc}\n"
           // Without Latin Modern, LaTeX draws its first T1 letters itself, pixel by pixel.
           "\\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}\n"
           "\\usepackage{amssymb}\n"
           "\\usepackage{tikz}\n"
           "\\usetikzlibrary{calc, patterns.meta, shapes.geometric}\n"
           "\\usepackage[paperwidth=" +
           texLength(paper.size.width()) + ", paperheight=" + texLength(paper.size.height()) +
           ", " + marginsOf(paper.margins) +
           "]{geometry}\n"
           "\\pagestyle{empty}\n"
           "\\setlength{\\parindent}{0pt}\n"
           "\\setlength{\\topskip}{0pt}\n";
}

constexpr const char* formerCommand =
    "% a bound that no longer holds\n"
    "\\newcommand{\\former}[1]{{\\color{former}\\mdseries\\unboldmath\\setbox0\\hbox{#1}%\n"
    "  \\rlap{\\raisebox{.55ex}{\\rule{\\wd0}{.7bp}}}\\box0}}\n";

constexpr const char* blankCommand =
    "% a box in which a number is to be written, or is\n"
    "\\newcommand{\\blankbox}[1]{\\raisebox{-3bp}{\\framebox[34bp]{\\rule{0pt}{12bp}#1}}}\n";

} // namespace

QByteArray tikzPreamble(const TikzPaper& paper, const LatexText& latex) {
    return packages(paper) + declarations(latex) + formerCommand + blankCommand;
}

} // namespace prunus
