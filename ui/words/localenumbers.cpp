#include "ui/words/localenumbers.h"

#include <QLocale>
#include <array>

namespace prunus {

namespace {

/// How a locale writes numbers. To ask it takes longer than to draw a number.
struct NumberSigns {
    QLocale of = QLocale::c();
    std::array<QString, 10> digits;
    QString point;
    bool plain = true; ///< as in C

    explicit NumberSigns(const QLocale& locale) : of(locale), point(locale.decimalPoint()) {
        for (int digit = 0; digit < 10; ++digit) {
            digits.at(std::size_t(digit)) = locale.toString(digit);
        }
        plain = point == u"." && digits.front() == u"0";
    }
};

const NumberSigns& signsOfLocale() {
    thread_local NumberSigns signs{QLocale()};
    if (const QLocale now; now != signs.of) {
        signs = NumberSigns(now);
    }
    return signs;
}

} // namespace

QString inLocale(QString number) {
    const NumberSigns& signs = signsOfLocale();
    number.replace(u'-', u'−');
    if (signs.plain) {
        return number;
    }
    QString text;
    for (const QChar c : number) {
        text += c.isDigit() ? signs.digits.at(std::size_t(c.digitValue()))
                : c == u'.' ? signs.point
                            : QString(c);
    }
    return text;
}

QString typedNumber(const QString& text) {
    constexpr QChar arabicPoint(0x066B);
    const QString& point = signsOfLocale().point;
    QString number;
    for (const QChar c : text) {
        number += c.isDigit()                               ? QChar(u'0' + c.digitValue())
                  : c == arabicPoint || QString(c) == point ? QChar(u'.')
                  : c == u'−'                               ? QChar(u'-')
                                                            : c;
    }
    return number;
}

std::optional<std::uint64_t> typedCount(const QString& text) {
    bool isCount = false;
    const qulonglong count = QLocale().toULongLong(text.trimmed(), &isCount); // with separators
    if (isCount) {
        return count;
    }
    const qulonglong plain = typedNumber(text).trimmed().toULongLong(&isCount);
    return isCount ? std::optional<std::uint64_t>(plain) : std::nullopt;
}

} // namespace prunus
