#pragma once

#include <QIcon>

namespace prunus {

/// The program's icon. It needs no plugin of Qt's for SVG: those can be a package of their own.
[[nodiscard]] QIcon programIcon();

} // namespace prunus
