#pragma once

#include "ui/web/webpage.h"

namespace prunus {

class DrawnSteps;

/// The file: the template in resources/web with what is told of the search, its drawing, and what
/// the script works with.
[[nodiscard]] QByteArray pageOf(const WebPage& page, const DrawnSteps& drawn,
                                const QByteArray& data);

} // namespace prunus
