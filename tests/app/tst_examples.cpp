#include "tests/app/programrun.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

namespace {

QJsonDocument readJson(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll())
                                          : QJsonDocument{};
}

} // namespace

/// The bundled example trees are the published ones.
class TestExamples : public QObject {
    Q_OBJECT

  private slots:
    void asPublished_data();
    void asPublished();
    void indexIsComplete();
};

void TestExamples::asPublished_data() {
    QTest::addColumn<QJsonObject>("entry");
    const QJsonDocument published = readJson(PRUNUS_TEST_DATA "/published.json");
    for (const QJsonValue& entry : published["trees"].toArray()) {
        QTest::newRow(qPrintable(entry["id"].toString())) << entry.toObject();
    }
}

void TestExamples::asPublished() {
    QFETCH(QJsonObject, entry);
    const QString path = PRUNUS_EXAMPLES "/" + entry["id"].toString() + ".json";
    const QJsonDocument document = readJson(path);
    QCOMPARE(document["tree"], entry["tree"]);
    QCOMPARE(document["title"], entry["title"]);
    QCOMPARE(document["root"].toString("max"), entry["root"].toString());

    const ProgramRun run =
        runProgram({"compare", path, "--algorithms", "minimax", "--format", "json"});
    const QJsonValue result = QJsonDocument::fromJson(run.out)["results"][0];
    QCOMPARE(result["value"], entry["computed"].toObject()["value"]);
}

void TestExamples::indexIsComplete() {
    QStringList indexed{"index.json"};
    for (const QJsonValue& entry : readJson(PRUNUS_EXAMPLES "/index.json").array()) {
        const QString file = entry["file"].toString();
        QCOMPARE(readJson(PRUNUS_EXAMPLES "/" + file)["title"], entry["title"]);
        QVERIFY(!entry["source"].toString().isEmpty());
        indexed << file;
    }
    indexed.sort();
    QStringList present = QDir(PRUNUS_EXAMPLES).entryList({"*.json"}, QDir::Files);
    present.sort();
    QCOMPARE(indexed, present);
}

QTEST_GUILESS_MAIN(TestExamples)
#include "tst_examples.moc"
