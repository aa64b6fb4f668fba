// Opening trees: by name, by drag and drop, from the examples; and bad ones, which leave the old
// tree where it was.

#include "tests/ui/shownwindow.h"
#include "ui/window/examples.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QTemporaryDir>

class TestOpening : public QObject {
    Q_OBJECT

  private slots:
    void aFileByName();
    void aDroppedFile();
    void aDroppedText();
    void aBadFileLeavesTheOldTree();
    void aGoodFileTakesTheMessageAway();
    void everyExampleOpens();
    void theStepNumberNeverLeavesTheSearch();
    void longWorkIsShownAndCanBeStopped();

  private:
    QString written(const char* name, const QByteArray& text);
    QTemporaryDir dir_;
};

QString TestOpening::written(const char* name, const QByteArray& text) {
    QFile file(dir_.filePath(QLatin1String(name)));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
        qFatal("cannot write %s", name);
    }
    return file.fileName();
}

namespace {

bool drop(QWidget& window, const QMimeData& dragged) {
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &dragged, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &enter);
    if (!enter.isAccepted()) {
        return false;
    }
    QDropEvent event(QPointF(300, 300), Qt::CopyAction, &dragged, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &event);
    return event.isAccepted();
}

} // namespace

void TestOpening::aFileByName() {
    ShownWindow shown;
    QVERIFY(shown.active);
    QCOMPARE(shown.window.windowTitle(), QStringLiteral("AIMA, figure 5.2 — Prunus"));
    shown.press(Qt::Key_End);
    shown.window.openFile(written("pair.txt", "[1, 2]"));
    QCOMPARE(shown.window.windowTitle(), QStringLiteral("pair.txt — Prunus"));
    QCOMPARE(shown.step(), 0);
    QCOMPARE(shown.text("stepCount"), QStringLiteral("of 6")); // enter, 2 × (leaf, back), leave
    shown.press(Qt::Key_End);
    QCOMPARE(shown.text("happenedTitle"), QStringLiteral("The search is over: A is worth 2."));
}

void TestOpening::aDroppedFile() {
    ShownWindow shown;
    QVERIFY(shown.active);
    QMimeData dragged;
    dragged.setUrls({QUrl::fromLocalFile(written("three.txt", "[[1],[2],[3]]"))});
    QVERIFY(drop(shown.window, dragged));
    QCOMPARE(shown.window.windowTitle(), QStringLiteral("three.txt — Prunus"));
}

void TestOpening::aDroppedText() {
    ShownWindow shown;
    QVERIFY(shown.active);
    QMimeData dragged;
    dragged.setText(QStringLiteral("not a file"));
    QVERIFY(!drop(shown.window, dragged));
    QCOMPARE(shown.text("stepCount"), QStringLiteral("of 26"));
}

void TestOpening::aBadFileLeavesTheOldTree() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.session().setStep(prunus::Step{14});
    QVERIFY(!shown.find<QWidget>("errorBanner").isVisible());
    shown.window.openFile(written("bad.txt", "[[3,12],\n [2"));
    QVERIFY(shown.find<QWidget>("errorBanner").isVisible());
    QVERIFY2(shown.text("errorText").startsWith(QStringLiteral("bad.txt:2:2: ")),
             qPrintable(shown.text("errorText")));
    QCOMPARE(shown.step(), 14);
    QCOMPARE(shown.text("happenedTitle"), QStringLiteral("α-cutoff at C (MIN)."));
    QCOMPARE(shown.window.windowTitle(), QStringLiteral("AIMA, figure 5.2 — Prunus"));
    shown.click("dismiss");
    QVERIFY(!shown.find<QWidget>("errorBanner").isVisible());
}

void TestOpening::aGoodFileTakesTheMessageAway() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(dir_.filePath(QStringLiteral("missing.txt")));
    QTRY_VERIFY(shown.find<QWidget>("errorBanner").isVisible());
    QVERIFY(shown.text("errorText").contains(QStringLiteral("missing.txt")));
    shown.window.openFile(written("good.txt", "[4, 2]"));
    QVERIFY(!shown.find<QWidget>("errorBanner").isVisible());
}

void TestOpening::everyExampleOpens() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const QList<QAction*> actions = shown.find<QMenu>("examplesMenu").actions();
    QVERIFY(actions.size() >= 10);
    for (QAction* each : actions) {
        each->trigger();
        QVERIFY2(!shown.find<QWidget>("errorBanner").isVisible(), qPrintable(each->text()));
        QVERIFY(!each->toolTip().isEmpty());
        QCOMPARE(shown.window.windowTitle(), each->text() + QStringLiteral(" — Prunus"));
        shown.press(Qt::Key_End);
        QVERIFY(shown.text("happenedTitle").startsWith(QStringLiteral("The search is over: ")));
        QCOMPARE(shown.stack(), QStringList());
    }
}

void TestOpening::theStepNumberNeverLeavesTheSearch() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& number = shown.find<QSpinBox>("stepNumber");
    number.setFocus();
    number.selectAll();
    QTest::keyClicks(&number, QStringLiteral("99"));
    QTest::keyClick(&number, Qt::Key_Return);
    QVERIFY(shown.step() <= 26);
    QCOMPARE(shown.step(), static_cast<int>(shown.window.session().step().value));
}

void TestOpening::longWorkIsShownAndCanBeStopped() {
    QByteArray text("[");
    for (int i = 0; i < 150'000; ++i) {
        text += "[9,8,7,6,5,4,3,2,1,0],";
    }
    text.back() = ']';
    const QString path = written("large.txt", text);
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& strip = shown.find<QWidget>("busyStrip");
    QVERIFY(!strip.isVisible());
    shown.window.openFile(path);
    QVERIFY(shown.window.session().busy());
    QVERIFY(!shown.find<QComboBox>("algorithm").isEnabled());
    shown.press(Qt::Key_Right); // the old tree still steps
    QCOMPARE(shown.step(), 1);
    QTRY_VERIFY(strip.isVisible());
    QVERIFY(!shown.text("busyText").isEmpty());
    shown.click("stopWork");
    QVERIFY(!strip.isVisible() && !shown.window.session().busy());
    QVERIFY(shown.find<QComboBox>("algorithm").isEnabled());
    QTest::qWait(300);
    QCOMPARE(shown.window.windowTitle(), QStringLiteral("AIMA, figure 5.2 — Prunus"));

    shown.window.openFile(path);
    QTRY_COMPARE_WITH_TIMEOUT(shown.window.windowTitle(), QStringLiteral("large.txt — Prunus"),
                              60'000);
    QVERIFY(!strip.isVisible());
    // Every family after the first is refuted by no leaf before its last: each holds MAX to 0.
    shown.press(Qt::Key_End);
    QCOMPARE(shown.text("happenedTitle"), QStringLiteral("The search is over: A is worth 0."));
    shown.press(Qt::Key_Left);
    QVERIFY(shown.step() > 3'000'000);
}

QTEST_MAIN(TestOpening)
#include "tst_opening.moc"
