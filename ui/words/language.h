#pragma once

namespace prunus {

/// Loads the plural forms of the texts on screen, and the translation (.qm) that the environment
/// names as PRUNUS_TRANSLATION. Needs a QCoreApplication; does its work once.
void installLanguage();

} // namespace prunus
