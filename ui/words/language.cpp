#include "ui/words/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>
#include <utility>
#include <vector>

namespace prunus {
namespace {

/// For locales with digits of their own: in each text an L says of the numbers that are put into it
/// that they are the locale's.
class LocaleDigits : public QTranslator {
  public:
    LocaleDigits(std::vector<QTranslator*> asked, QObject* parent)
        : QTranslator(parent), asked_(std::move(asked)) {}

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source,
                                    const char* disambiguation, int n) const override {
        QString text = QString::fromUtf8(source);
        for (const QTranslator* each : asked_) {
            if (QString found = each->translate(context, source, disambiguation, n);
                !found.isNull()) {
                text = std::move(found);
                break;
            }
        }
        static const QRegularExpression number(QStringLiteral("%(?=[0-9n])"));
        return text.replace(number, QStringLiteral("%L"));
    }

  private:
    std::vector<QTranslator*> asked_;
};

} // namespace

void installLanguage() {
    static bool done = false;
    if (std::exchange(done, true)) {
        return;
    }
    QCoreApplication* const application = QCoreApplication::instance();
    std::vector<QTranslator*> asked;
    // Whoever translates can try it; what is installed last is asked first.
    for (const QString& file :
         {QStringLiteral(":/i18n/prunus_en.qm"), qEnvironmentVariable("PRUNUS_TRANSLATION")}) {
        auto* const texts = new QTranslator(application);
        const bool installed = texts->load(file) && QCoreApplication::installTranslator(texts);
        Q_ASSERT(installed || !file.startsWith(u':'));
        if (installed) {
            asked.insert(asked.begin(), texts);
        }
    }
    if (QLocale().zeroDigit() != u"0") {
        QCoreApplication::installTranslator(new LocaleDigits(asked, application));
    }
}

} // namespace prunus
