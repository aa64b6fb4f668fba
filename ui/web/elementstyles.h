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

/// A CSS text for each of them; empty where a theme does not draw the element.
using ThemedLook = std::array<QByteArray, pageThemes.size()>;

/// The looks that elements have, numbered. Values that differ from theme to theme become variables
/// of CSS: a change of theme is a change of these.
class ElementStyles {
  public:
    /// The number of what looks so in the first theme, if that is known.
    [[nodiscard]] std::optional<std::uint32_t> known(const QByteArray& first) const;
    /// Numbers a look; the number that it has already, if it is known.
    std::uint32_t add(const ThemedLook& look);

    /// A rule for each: `.s3{fill:none;stroke:var(--v2)}`.
    [[nodiscard]] QByteArray rules() const;
    /// What the variables are in a theme, by its place in pageThemes: `--v2:#57606a;`. rules()
    /// comes before.
    [[nodiscard]] QByteArray variables(std::size_t theme) const;

  private:
    using Values = ThemedLook;

    [[nodiscard]] QByteArray valueOf(const Values& values) const;

    std::vector<ThemedLook> looks_;
    QHash<QByteArray, std::uint32_t> byFirst_;
    mutable std::vector<Values> variables_;
};

} // namespace prunus
