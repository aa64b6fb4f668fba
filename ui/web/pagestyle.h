#pragma once

#include "ui/web/elementstyles.h"

#include <QByteArray>

namespace prunus {

/// The colours of a page, of the drawing and of what is around it, in all themes: as the reader's
/// system has it, or as `data-theme` of the page says; on paper in black and white.
[[nodiscard]] QByteArray pageColours(const ElementStyles& looks);

/// What `data-theme` calls a theme.
[[nodiscard]] QByteArray themeId(ThemeKind kind);

} // namespace prunus
