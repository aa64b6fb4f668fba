#pragma once

#include "ui/controls/searchchoices.h"

#include <vector>

namespace prunus {

/// Slips that belong together, under a title for a menu.
struct SlipGroup {
    QString title;
    const char* id;
    Choices choices;
};

/// All slips that can be stepped: first those of course notes.
[[nodiscard]] std::vector<SlipGroup> slipGroups();
/// The choice of no slip, which brings the right search back.
[[nodiscard]] Choice noSlip();

} // namespace prunus
