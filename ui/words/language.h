#pragma once

namespace prunus {

/// Loads the plural forms of the texts on screen, and the translation (.qm) that the environment
/// names as PRUNUS_TRANSLATION; and where the locale has digits of its own, sees to it that numbers
/// in texts have them. Needs a QCoreApplication; does its work once.
void installLanguage();

} // namespace prunus
