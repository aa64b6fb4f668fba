#include "ui/web/pagejson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <iterator>

namespace prunus {

QByteArray jsonOf(const QString& text) {
    QByteArray list = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    list = list.sliced(1).chopped(1);                   // without the brackets
    for (const char* each : {"</", "<!", "<s", "<S"}) { // the end of a script, a comment, a script
        list.replace(each, QByteArray("\\u003c") + (each + 1));
    }
    return list;
}

QByteArray jsonOf(const std::vector<std::uint32_t>& numbers) {
    QByteArray list = "[";
    for (const std::uint32_t each : numbers) {
        list += (list.size() > 1 ? "," : "") + QByteArray::number(each);
    }
    return list + ']';
}

QByteArray jsonOf(const std::vector<QByteArray>& texts) {
    std::vector<QByteArray> quoted;
    quoted.reserve(texts.size());
    std::ranges::transform(texts, std::back_inserter(quoted),
                           [](const QByteArray& t) { return jsonOf(QString::fromUtf8(t)); });
    return jsonList(quoted);
}

QByteArray jsonList(const std::vector<QByteArray>& values) {
    QByteArray list = "[";
    for (const QByteArray& each : values) {
        list += (list.size() > 1 ? ",\n" : "") + each;
    }
    return list + ']';
}

} // namespace prunus
