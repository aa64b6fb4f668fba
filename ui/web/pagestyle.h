#pragma once

#include "ui/web/elementstyles.h"

#include <QByteArray>

namespace prunus {

/// Returns the CSS for the colours of a page and its drawing in all themes. The page follows the
/// reader's system unless its `data-theme` names a theme; on paper it is black and white.
[[nodiscard]] QByteArray pageColours(const ElementStyles& looks);

/// Returns the name of a theme in `data-theme`.
[[nodiscard]] QByteArray themeId(ThemeKind kind);

} // namespace prunus
