#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>

namespace prunus {

// Templates of pages, which stand in resources/web.

/// The texts that replace the names in a template.
using Fields = QMap<QByteArray, QByteArray>;

[[nodiscard]] QByteArray webResource(const QString& name);
[[nodiscard]] QByteArray escapedHtml(const QString& text);
/// Returns the SHA-256 of a text in base64, by which a Content-Security-Policy allows a script or
/// style.
[[nodiscard]] QByteArray hashOf(const QByteArray& text);
/// Returns a template in which each name between two @ is replaced by its text in `fields`. These
/// texts are not searched for names again.
[[nodiscard]] QByteArray filled(const QByteArray& text, const Fields& fields);

} // namespace prunus
