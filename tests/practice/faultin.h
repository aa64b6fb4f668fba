#pragma once

#include "tests/contentof.h"
#include "ui/words/messagetext.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

namespace prunus {

/// `LINE:COLUMN what is wrong`, or nothing.
template <class Result> QString faultIn(const Result& result) {
    return result ? QString()
                  : QString("%1:%2 %3")
                        .arg(result.error().line)
                        .arg(result.error().column)
                        .arg(QString::fromStdString(inEnglish(result.error().message)));
}

/// The schema of the files of this kind, from the folder with all of them.
inline QJsonObject schemaIn(const QString& folder, const QString& kind) {
    const QByteArray text = contentOf(QString("%1/prunus-%2.schema.json").arg(folder, kind));
    return QJsonDocument::fromJson(text).object();
}

} // namespace prunus
