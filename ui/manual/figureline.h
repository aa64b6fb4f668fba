#pragma once

#include "ui/figures/figure.h"

#include <QString>
#include <QStringList>
#include <memory>
#include <tl/expected.hpp>

namespace prunus {

/// What a figure of the manual shows.
struct ManualFigure {
    std::shared_ptr<const Document> document;
    std::shared_ptr<const SearchTrace> trace;
    Step step;
    FigureStyle style;

    /// The figure in the colours of a theme. This object must outlive the figure.
    [[nodiscard]] Figure drawn(ThemeKind theme) const;
};

/// Splits a line into words as a shell does: at blanks, but not between single quotes.
[[nodiscard]] QStringList shellWords(const QString& line);

/// The figure that `prunus render` draws with these arguments, or what is wrong with them. It knows
/// the options that say what is drawn of a tree or a game, except those for themes and handouts.
[[nodiscard]] tl::expected<ManualFigure, QString> readFigureLine(const QString& arguments);

} // namespace prunus
