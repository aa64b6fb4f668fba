// Texts as pages of courses and the documentation of tools give them, and what is made of each. The
// texts stand in tests/notation/coursetexts, a heading before each that says where it is from, and
// the reading behind it, worked out by hand from what that notation's own documentation says; see
// said.h and outline.h for how it is written.

#include "core/formats/importtree.h"
#include "tests/notation/said.h"

#include <QDir>
#include <QTest>

using namespace prunus;

namespace {

const QByteArray mark("%%% ");

struct CourseText {
    QByteArray source;
    QByteArray text;
    QByteArray expected; ///< `= READING`, or `! PLACE words|of|the|refusal`
};

QList<CourseText> textsIn(const QString& file) {
    QFile data(file);
    if (!data.open(QIODevice::ReadOnly)) {
        qFatal("cannot read %s", qPrintable(file));
    }
    QList<CourseText> found;
    bool open = false;
    while (!data.atEnd()) {
        const QByteArray line = data.readLine();
        if (!line.startsWith(mark)) {
            found.back().text += line;
            continue;
        }
        const QByteArray said = line.mid(mark.size()).trimmed();
        if (open) {
            found.back().expected = said;
        } else {
            found << CourseText{said, {}, {}};
        }
        open = !open;
    }
    return found;
}

} // namespace

class CourseTexts : public QObject {
    Q_OBJECT
  private slots:
    void areReadOrRefused_data();
    void areReadOrRefused();
};

void CourseTexts::areReadOrRefused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const QDir folder(QStringLiteral(PRUNUS_COURSE_TEXTS));
    int rows = 0;
    for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.txt")})) {
        for (const CourseText& each : textsIn(file.filePath())) {
            QTest::newRow(each.source.constData()) << each.text << each.expected;
            ++rows;
        }
    }
    constexpr int atLeast = 60;
    QVERIFY(rows >= atLeast);
}

void CourseTexts::areReadOrRefused() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const QByteArray said = prunus::said(importTree(text.toStdString()));
    if (expected.startsWith("= ")) {
        QCOMPARE(said, expected.mid(2));
        return;
    }
    QVERIFY2(expected.startsWith("! "), expected.constData());
    const qsizetype blank = expected.indexOf(' ', 2);
    QVERIFY2(saysAt(said, expected.mid(2, blank - 2), expected.mid(blank + 1)), said.constData());
}

QTEST_APPLESS_MAIN(CourseTexts)
#include "tst_coursetexts.moc"
