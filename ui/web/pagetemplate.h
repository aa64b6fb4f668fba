#pragma once

#include "ui/web/webpage.h"

namespace prunus {

class DrawnSteps;

/// Returns the HTML file of a page: the template in resources/web, filled in with words about the
/// search, its drawing, and the data for the script.
[[nodiscard]] QByteArray pageOf(const WebPage& page, const DrawnSteps& drawn,
                                const QByteArray& data);

} // namespace prunus
