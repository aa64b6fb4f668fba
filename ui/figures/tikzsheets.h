#pragma once

#include "ui/figures/latextext.h"
#include "ui/figures/tikz.h"

#include <QMarginsF>

namespace prunus {

/// Texts and pictures one below the other on sheets of paper, as one LaTeX document. Lengths are in
/// pixels at 96 dots an inch.
class TikzSheets {
  public:
    TikzSheets(QSizeF paper, QMarginsF margins) : paper_(paper), margins_(margins) {}

    /// Adds a line as a paragraph, with `above` pixels above it.
    void add(const TikzPage::Line& line, int pixels, double above);
    /// Adds a page as a picture, made smaller where it does not fit a sheet. The error says why
    /// there is no picture.
    [[nodiscard]] tl::expected<void, QString> add(const TikzPage& page);
    /// Keeps what is added from begin() until end() on one sheet.
    void begin() { body_ += "\\noindent\\begin{minipage}{\\linewidth}\n"; }
    void end() { body_ += "\\end{minipage}\\par\n"; }

    /// Returns the whole document. The foot has the number of the page, too.
    [[nodiscard]] QByteArray document(const QString& title, const QString& foot) const;

  private:
    [[nodiscard]] QSizeF room() const;

    QSizeF paper_;
    QMarginsF margins_;
    LatexText latex_;
    QByteArray body_;
};

} // namespace prunus
