#include "ui/manual/schemalist.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace prunus {
namespace {

QString code(const QString& text) {
    return u'`' + text + u'`';
}

QString spelt(const QJsonValue& value) {
    QByteArray text = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return code(QString::fromUtf8(text.mid(1, text.size() - 2)));
}

/// What a key can be: one of some words, else what kind of value.
QString kindOf(const QJsonObject& key) {
    if (key.contains(QStringLiteral("const"))) {
        return QStringLiteral("always ") + spelt(key[QStringLiteral("const")]);
    }
    QStringList words;
    for (const QJsonValue each : key[QStringLiteral("enum")].toArray()) {
        words << spelt(each);
    }
    if (!words.isEmpty()) {
        return words.join(QStringLiteral(" or "));
    }
    const QJsonValue type = key[QStringLiteral("type")];
    for (const QJsonValue each : type.toArray()) {
        words << each.toString();
    }
    return type.isString() ? type.toString() : words.join(QStringLiteral(" or "));
}

/// Those of an object, and behind a dot those of the objects in it.
QString listOf(const QJsonObject& keys, const QString& within) {
    // An object of Qt's has its keys in the order of the alphabet, which finds them, too.
    QString list;
    for (auto each = keys.begin(); each != keys.end(); ++each) {
        const QJsonObject key = each->toObject();
        const QString name = within + each.key();
        const QString kind = kindOf(key);
        list += QStringLiteral("- ") + code(name);
        list += kind.isEmpty() ? QString() : QStringLiteral(" (%1").arg(kind);
        if (key.contains(QStringLiteral("default"))) {
            list += (kind.isEmpty() ? QStringLiteral(" (unless given: ")
                                    : QStringLiteral("; unless given: ")) +
                    spelt(key[QStringLiteral("default")]) + u')';
        } else {
            list += kind.isEmpty() ? QString() : QStringLiteral(")");
        }
        const QString about = key[QStringLiteral("description")].toString();
        list += about.isEmpty() ? QStringLiteral("\n") : QStringLiteral(": %1\n").arg(about);
        list += listOf(key[QStringLiteral("properties")].toObject(), name + u'.');
    }
    return list;
}

QJsonObject readSchema(const QString& name) {
    QFile file(QStringLiteral(":/schema/%1.schema.json").arg(name));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

} // namespace

QString schemaList(const QString& name, const QString& definition) {
    QJsonObject schema = readSchema(name);
    if (!definition.isEmpty()) {
        schema = schema[QStringLiteral("$defs")].toObject()[definition].toObject();
    }
    const QString list = listOf(schema[QStringLiteral("properties")].toObject(), {});
    return list.isEmpty() ? QString() : list;
}

QString claimList() {
    const QJsonObject claim = readSchema(QStringLiteral("prunus-trace"))[QStringLiteral("$defs")]
                                  .toObject()[QStringLiteral("claim")]
                                  .toObject();
    QString list;
    for (const QJsonValue each : claim[QStringLiteral("oneOf")].toArray()) {
        const QJsonObject keys = each[QStringLiteral("properties")].toObject();
        const QJsonObject name = keys[QStringLiteral("claim")].toObject();
        QStringList names;
        for (const QJsonValue one : name[QStringLiteral("enum")].toArray()) {
            names << code(one.toString());
        }
        names += names.isEmpty() ? QStringList(code(name[QStringLiteral("const")].toString()))
                                 : QStringList();
        list += QStringLiteral("- %1: %2\n")
                    .arg(names.join(QStringLiteral(", ")),
                         each[QStringLiteral("description")].toString());
    }
    return list;
}

} // namespace prunus
