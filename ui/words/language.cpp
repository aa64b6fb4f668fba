#include "ui/words/language.h"

#include <QCoreApplication>
#include <QTranslator>

namespace prunus {

void installLanguage() {
    static QTranslator* installed = nullptr;
    if (installed != nullptr) {
        return;
    }
    installed = new QTranslator(QCoreApplication::instance());
    const bool loaded = installed->load(QStringLiteral(":/i18n/prunus_en.qm"));
    Q_ASSERT(loaded);
    if (loaded) {
        QCoreApplication::installTranslator(installed);
    }
}

} // namespace prunus
