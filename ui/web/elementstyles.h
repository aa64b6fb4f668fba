#pragma once

#include "ui/look/theme.h"

#include <QByteArray>
#include <QHash>
#include <array>
#include <optional>
#include <vector>

namespace prunus {

/// The themes in which a page can be looked at; the last is for paper.
inline constexpr std::array pageThemes{ThemeKind::light, ThemeKind::dark, ThemeKind::highContrast,
                                       ThemeKind::blackAndWhite};

/// The look of an element in each of pageThemes, as CSS; empty where a theme does not draw the
/// element.
using ThemedLook = std::array<QByteArray, pageThemes.size()>;

/// The looks that elements have, numbered. Values that differ from theme to theme become CSS
/// variables, so that a change of theme changes only these variables.
class ElementStyles {
  public:
    /// Returns the number of the look that is `first` in the first theme, or nullopt if no such
    /// look was added.
    [[nodiscard]] std::optional<std::uint32_t> known(const QByteArray& first) const;
    /// Adds a look and returns its number; a look that was added before keeps its number.
    std::uint32_t add(const ThemedLook& look);

    /// Returns a CSS rule for each look: `.s3{fill:none;stroke:var(--v2)}`.
    [[nodiscard]] QByteArray rules() const;
    /// Returns the values of the variables in a theme, given by its place in pageThemes:
    /// `--v2:#57606a;`. Needs a call of rules() before.
    [[nodiscard]] QByteArray variables(std::size_t theme) const;

  private:
    using Values = ThemedLook;

    [[nodiscard]] QByteArray valueOf(const Values& values) const;

    std::vector<ThemedLook> looks_;
    QHash<QByteArray, std::uint32_t> byFirst_;
    mutable std::vector<Values> variables_;
};

} // namespace prunus
