#pragma once

namespace prunus {

/// Loads the plural forms of the texts on screen, and the translation (.qm) that the environment
/// variable PRUNUS_TRANSLATION names. If the locale has digits of its own, numbers in texts get
/// these digits. Needs a QCoreApplication. Only the first call has an effect.
void installLanguage();

} // namespace prunus
