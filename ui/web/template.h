#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>

namespace prunus {

// Templates of pages, which stand in resources/web.

/// What stands for a name in a template.
using Fields = QMap<QByteArray, QByteArray>;

[[nodiscard]] QByteArray webResource(const QString& name);
[[nodiscard]] QByteArray escapedHtml(const QString& text);
/// As a Content-Security-Policy names a text that may run or style.
[[nodiscard]] QByteArray hashOf(const QByteArray& text);
/// Names stand between two @ in the template; what they stand for is not looked at again.
[[nodiscard]] QByteArray filled(const QByteArray& text, const Fields& fields);

} // namespace prunus
