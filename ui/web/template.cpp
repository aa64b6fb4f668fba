#include "ui/web/template.h"

#include <QCryptographicHash>
#include <QFile>

namespace prunus {

QByteArray webResource(const QString& name) {
    QFile file(QStringLiteral(":/web/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray escapedHtml(const QString& text) {
    return text.toHtmlEscaped().toUtf8();
}

QByteArray hashOf(const QByteArray& text) {
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64();
}

QByteArray filled(const QByteArray& text, const Fields& fields) {
    QByteArray page;
    const QList<QByteArray> parts = text.split('@');
    for (qsizetype k = 0; k < parts.size(); ++k) {
        const bool name = k % 2 == 1 && fields.contains(parts[k]);
        page += name ? fields[parts[k]] : parts[k];
    }
    return page;
}

} // namespace prunus
