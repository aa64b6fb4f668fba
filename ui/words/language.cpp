#include "ui/words/language.h"

#include <QCoreApplication>
#include <QTranslator>

namespace prunus {

void installLanguage() {
    const auto install = [](const QString& file) {
        auto* const texts = new QTranslator(QCoreApplication::instance());
        return texts->load(file) && QCoreApplication::installTranslator(texts);
    };
    [[maybe_unused]] static const bool english = install(QStringLiteral(":/i18n/prunus_en.qm"));
    Q_ASSERT(english);
    // Whoever translates can try it; what is installed last is asked first.
    [[maybe_unused]] static const bool tried = install(qEnvironmentVariable("PRUNUS_TRANSLATION"));
}

} // namespace prunus
