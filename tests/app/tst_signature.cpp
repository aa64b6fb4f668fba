#include "tests/app/searchvisits.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

/// One number says whether the searches still visit what they did; signature.py finds the same one
/// straight from the definitions.
class TestSignature : public QObject {
    Q_OBJECT

  private slots:
    void visitCount();
};

void TestSignature::visitCount() {
    QFile file(PRUNUS_TEST_DATA "/published.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    std::uint64_t sum = 0;
    for (const QJsonValue& entry : QJsonDocument::fromJson(file.readAll())["trees"].toArray()) {
        const QByteArray tree =
            QJsonDocument(entry["tree"].toArray()).toJson(QJsonDocument::Compact);
        sum += visitsOfAllSearches(tree.toStdString(), entry["root"].toString() == "max");
    }
    QCOMPARE(sum, std::uint64_t{PRUNUS_SIGNATURE});
}

QTEST_GUILESS_MAIN(TestSignature)
#include "tst_signature.moc"
