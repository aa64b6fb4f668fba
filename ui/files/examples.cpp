#include "ui/files/examples.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace prunus {
namespace {

QByteArray resource(const QString& name) {
    QFile file(QStringLiteral(":/examples/") + name);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    return opened ? file.readAll() : QByteArray();
}

std::optional<Rules> rulesOf(const QJsonObject& entry) {
    if (!entry.contains(QLatin1String("fail")) && !entry.contains(QLatin1String("cut"))) {
        return std::nullopt;
    }
    const bool soft = entry[QLatin1String("fail")].toString() == QLatin1String("soft");
    const bool strict = entry[QLatin1String("cut")].toString() == QLatin1String("gt");
    return Rules{soft ? FailMode::soft : FailMode::hard,
                 strict ? CutRule::greater : CutRule::greaterOrEqual};
}

} // namespace

std::vector<Example> bundledExamples() {
    std::vector<Example> examples;
    const QJsonArray index =
        QJsonDocument::fromJson(resource(QStringLiteral("index.json"))).array();
    for (const auto& each : index) {
        const QJsonObject entry = each.toObject();
        examples.push_back(
            {entry[QLatin1String("title")].toString(), entry[QLatin1String("file")].toString(),
             entry[QLatin1String("source")].toString(), entry[QLatin1String("teaches")].toString(),
             entry[QLatin1String("answer")].toString(), rulesOf(entry)});
    }
    return examples;
}

QString textOf(const Example& example) {
    return QString::fromUtf8(resource(example.file));
}

} // namespace prunus
