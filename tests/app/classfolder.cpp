#include "tests/app/classfolder.h"

#include <QCryptographicHash>

void ClassFolder::setLesson(const QByteArray& steps, const QByteArray& keys) {
    const QByteArray lesson =
        R"({"format": "prunus-lesson", "version": 1, "id": "class", "title": "A class", )" + keys +
        R"(, "steps": [)" + steps + "]}";
    write("class.json", lesson);
    lessonHash_ = QCryptographicHash::hash(lesson, QCryptographicHash::Sha256).toHex();
}

QJsonObject ClassFolder::taken(const QByteArrayList& answers, int instance,
                               const QString& exercise) {
    QJsonArray questions;
    for (const QByteArray& each : answers) {
        const QString id = exercise + ".q" + QString::number(questions.size() + 1);
        questions.append(QJsonObject{{"id", id}, {"answer", jsonIn(each)}});
    }
    return {{"exercise", exercise}, {"instance", instance}, {"questions", questions}};
}

QByteArray ClassFolder::attempt(const QString& student, const QJsonArray& items) const {
    const QJsonObject lesson{{"id", "class"}, {"sha256", lessonHash_}};
    return QJsonDocument(
               QJsonObject{{"format", "prunus-attempt"},
                           {"version", 1},
                           {"lesson", lesson},
                           {"student", QJsonObject{{"id", student}, {"name", "N " + student}}},
                           {"items", items}})
        .toJson(QJsonDocument::Compact);
}

QList<QMap<QString, QString>> rowsOf(const QByteArray& csv) {
    QList<QMap<QString, QString>> rows;
    QStringList lines = QString::fromUtf8(csv).split('\n', Qt::SkipEmptyParts);
    const QStringList titles = lines.takeFirst().split(',');
    for (const QString& line : lines) {
        QMap<QString, QString> row;
        const QStringList cells = line.split(',');
        for (qsizetype k = 0; k < std::min(titles.size(), cells.size()); ++k) {
            row[titles[k]] = QString(cells[k]).remove('"');
        }
        rows << row;
    }
    return rows;
}
