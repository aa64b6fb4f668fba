#pragma once

namespace prunus {

/// Loads the plural forms of the texts on screen. Needs a QCoreApplication; does its work once.
void installLanguage();

} // namespace prunus
