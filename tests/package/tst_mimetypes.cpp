#include "core/formats/treeformat.h"
#include "core/notation/readtree.h"
#include "tests/rows.h"

#include <QMimeDatabase>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace prunus;

/// What a desktop takes files for, once the package has told it.
class TestMimeTypes : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void type_data();
    void type();
    void trees();

  private:
    QTemporaryDir home_;
};

void TestMimeTypes::initTestCase() {
    const QString program = QStringLiteral("update-mime-database");
    if (QStandardPaths::findExecutable(program).isEmpty()) {
        if (qEnvironmentVariableIsSet("CI")) {
            QFAIL("update-mime-database is missing; shared-mime-info is one of the packages");
        }
        QSKIP("update-mime-database is not installed, so types are not tried");
    }
    // Beside the system's own, as a user would install it.
    QVERIFY(QDir(home_.path()).mkpath(QStringLiteral("mime/packages")));
    QVERIFY(QFile::copy(PRUNUS_MIME, home_.filePath("mime/packages/prunus.xml")));
    QCOMPARE(QProcess::execute(program, {home_.filePath("mime")}), 0);
    qputenv("XDG_DATA_HOME", home_.path().toLocal8Bit());
    qputenv("XDG_DATA_DIRS", "/usr/share");
}

void TestMimeTypes::type_data() {
    const Rows<QString, QByteArray, QString> row("name", "content", "type");
    const QByteArray tree = R"({"format": "prunus-tree", "version": 1, "tree": [1, 2]})";
    const QString own = "application/x-prunus-tree+json";
    row("a tree by its ending", "a.prunus.json", tree, own);
    row("by its short ending", "a.prunus", tree, own);
    row("by what it says, without an ending", "a", tree, own);
    row("under a name that says JSON", "a.json", tree, "application/json");
    row("brackets", "a.tree", "[1, 2]", "text/x-prunus-tree");
    row("a game of Gambit", "a.efg", "EFG 2 R", "text/x-gambit-efg");
    row("the same without an ending", "a", "EFG 2 R \"G\" { \"1\" \"2\" }\n", "text/x-gambit-efg");
    row("another's JSON", "b.json", R"({"format": 1})", "application/json");
    row("a lesson", "week3.prunus-lesson.json", R"({"format": "prunus-lesson"})",
        "application/json");
    row("a text", "a.txt", "[1, 2]", "text/plain");
}

void TestMimeTypes::type() {
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(QString, type);
    const QTemporaryDir folder;
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    file.close();
    QCOMPARE(QMimeDatabase().mimeTypeForFile(file.fileName()).name(), type);
}

/// What is saved is what is recognised.
void TestMimeTypes::trees() {
    const QMimeType own =
        QMimeDatabase().mimeTypeForName(QStringLiteral("application/x-prunus-tree+json"));
    QVERIFY(own.isValid() && own.inherits(QStringLiteral("application/json")));
    const GameTree tree = readText("[[3,12,8],[2,4,6],[14,5,2]]").value();
    const std::string text = written(tree, TreeFormat::json);
    QCOMPARE(QMimeDatabase().mimeTypeForData(QByteArray::fromStdString(text)).name(), own.name());
}

QTEST_GUILESS_MAIN(TestMimeTypes)
#include "tst_mimetypes.moc"
