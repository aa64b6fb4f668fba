// Opening trees: by name, by drag and drop, from the examples; and bad ones, which leave the old
// tree where it was.

#include "tests/enough.h"
#include "tests/rows.h"
#include "tests/ui/dropping.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/session/workend.h"
#include "tests/ui/shownwindow.h"
#include "ui/files/examples.h"
#include "ui/shell/busystrip.h"

class TestOpening : public QObject {
    Q_OBJECT

  private slots:
    void aFileByName() {
        ShownWindow shown;
        QCOMPARE(shown.window.windowTitle(), "AIMA, figure 5.2[*] — Prunus");
        shown.press(Qt::Key_End);
        shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
        QCOMPARE(shown.window.windowTitle(), "pair.txt[*] — Prunus");
        QCOMPARE(shown.step(), 0);
        QCOMPARE(shown.text("stepCount"), "of 6"); // enter, 2 × (leaf, back), leave
        shown.press(Qt::Key_End);
        QCOMPARE(shown.text("happenedTitle"), "The search is over: A is worth 2.");
    }

    void whatIsDropped() {
        ShownWindow shown;
        QMimeData file;
        file.setUrls({QUrl::fromLocalFile(files_.write("three.txt", "[[1],[2],[3]]"))});
        QVERIFY(drop(shown.window, file));
        QCOMPARE(shown.window.windowTitle(), "three.txt[*] — Prunus");
        ShownWindow other;
        QMimeData text;
        QVERIFY(!drop(other.window, text));
        QCOMPARE(other.text("stepCount"), "of 26");
        text.setText("[1, 2]");
        QVERIFY(drop(other.window, text));
        QCOMPARE(other.text("stepCount"), "of 6");
    }

    void aBadFileLeavesTheOldTree() {
        ShownWindow shown;
        shown.session().setStep(prunus::Step{14});
        QVERIFY(!shown.find<QWidget>("errorBanner").isVisible());
        shown.window.openFile(files_.write("bad.txt", "[[3,12],\n [2"));
        QVERIFY(shown.find<QWidget>("errorBanner").isVisible());
        QVERIFY2(shown.text("errorText").startsWith("bad.txt, line 2, column 2: "),
                 qPrintable(shown.text("errorText")));
        QCOMPARE(shown.step(), 14);
        QCOMPARE(shown.text("happenedTitle"), "α-cutoff at C (MIN).");
        QCOMPARE(shown.window.windowTitle(), "bad.txt[*] — Prunus"); // to be mended
        shown.click("dismiss");
        QVERIFY(!shown.find<QWidget>("errorBanner").isVisible());
    }

    void aGoodFileTakesTheMessageAway() {
        ShownWindow shown;
        shown.window.openFile(files_.path("missing.txt"));
        QTRY_VERIFY(shown.find<QWidget>("errorBanner").isVisible());
        QVERIFY(shown.text("errorText").contains("missing.txt"));
        shown.window.openFile(files_.write("good.txt", "[4, 2]"));
        QVERIFY(!shown.find<QWidget>("errorBanner").isVisible());
    }

    void everyExampleOpens() {
        ShownWindow shown;
        const std::vector<prunus::Example> examples = prunus::bundledExamples();
        QVERIFY(examples.size() >= 10);
        for (const prunus::Example& each : examples) {
            shown.openExample(each.file);
            QVERIFY2(!shown.find<QWidget>("errorBanner").isVisible(), qPrintable(each.title));
            QVERIFY(!each.source.isEmpty());
            QCOMPARE(shown.window.windowTitle(), each.title + QStringLiteral("[*] — Prunus"));
            shown.press(Qt::Key_End);
            QVERIFY(shown.text("happenedTitle").startsWith("The search is over: "));
            QCOMPARE(shown.stack(), QStringList());
        }
    }

    void theStepNumberNeverLeavesTheSearch() {
        ShownWindow shown;
        auto& number = shown.find<QSpinBox>("stepNumber");
        number.setFocus();
        number.selectAll();
        QTest::keyClicks(&number, "99");
        QTest::keyClick(&number, Qt::Key_Return);
        QVERIFY(shown.step() <= 26);
        QCOMPARE(shown.step(), static_cast<int>(shown.session().step().value));
    }

    void longWorkIsShownAndCanBeStopped() {
        const QString path = large();
        ShownWindow shown;
        auto& strip = shown.find<QWidget>("busyStrip");
        QVERIFY(!strip.isVisible());
        shown.window.openFile(path);
        QVERIFY(shown.session().busy());
        QVERIFY(!shown.find<QComboBox>("algorithm").isEnabled());
        shown.press(Qt::Key_Right); // the old tree still steps
        QCOMPARE(shown.step(), 1);
        QTRY_VERIFY(strip.isVisible());
        QVERIFY(!shown.text("busyText").isEmpty());
        shown.click("stopWork");
        QVERIFY(!strip.isVisible() && !shown.session().busy());
        QVERIFY(shown.find<QComboBox>("algorithm").isEnabled());
        letWorkEnd();
        QCOMPARE(shown.window.windowTitle(), "AIMA, figure 5.2[*] — Prunus");

        shown.window.openFile(path);
        QTRY_COMPARE_WITH_TIMEOUT(shown.window.windowTitle(), "large.txt[*] — Prunus", 60'000);
        QVERIFY(!strip.isVisible());
        // Every family after the first is refuted by no leaf before its last: each holds MAX to 0.
        shown.press(Qt::Key_End);
        QCOMPARE(shown.text("happenedTitle"), "The search is over: A is worth 0.");
        shown.press(Qt::Key_Left);
        QVERIFY(shown.step() > 3'000'000);
    }

    void escapeCancelsAndLeavesEverythingAsItWas() {
        ShownWindow shown;
        shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
        shown.press(Qt::Key_Right);
        shown.session().select(prunus::NodeId{1});
        const QList<QAction*> recent = shown.find<QMenu>("recentMenu").actions();
        shown.window.openFile(large());
        QTRY_VERIFY(shown.find<QWidget>("busyStrip").isVisible());
        QVERIFY2(shown.text("busyText").contains("large.txt"), qPrintable(shown.text("busyText")));
        shown.press(Qt::Key_Escape);
        QVERIFY(!shown.session().busy());
        QVERIFY(!shown.find<QWidget>("busyStrip").isVisible());
        letWorkEnd(); // what was cancelled must not land later
        QCOMPARE(shown.window.windowTitle(), "pair.txt[*] — Prunus");
        QCOMPARE(shown.step(), 1);
        QCOMPARE(shown.session().selection(), prunus::NodeId{1});
        QCOMPARE(shown.find<QMenu>("recentMenu").actions(), recent);
        QVERIFY(!shown.find<QWidget>("errorBanner").isVisible());
        shown.press(Qt::Key_Escape); // now it clears the selection again
        QCOMPARE(shown.session().selection(), prunus::noNode);
    }

    void escapeGivesTheChoicesBack() {
        ShownWindow shown;
        shown.window.openFile(large());
        QTRY_COMPARE_WITH_TIMEOUT(shown.window.windowTitle(), "large.txt[*] — Prunus", 60'000);
        auto& algorithm = shown.find<QComboBox>("algorithm");
        auto& order = shown.find<QComboBox>("order");
        const QString before = algorithm.currentText();
        algorithm.setFocus();
        QTest::keyClicks(&algorithm, "Minimax");
        QVERIFY(shown.session().busy());
        QCOMPARE(algorithm.currentText(), "Minimax"); // what is being searched
        QVERIFY(order.isEnabled());                   // and more may be chosen
        shown.press(Qt::Key_Escape);
        QVERIFY(!shown.session().busy());
        QCOMPARE(algorithm.currentText(), before); // what is on the canvas
    }

    void anotherTreeMayBeOpenedMeanwhile() {
        ShownWindow shown;
        shown.window.openFile(large());
        QVERIFY(shown.session().busy());
        shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
        QVERIFY(!shown.session().busy());
        letWorkEnd();
        QCOMPARE(shown.window.windowTitle(), "pair.txt[*] — Prunus");
    }

    void closingTheWindowEndsTheWork() {
        const QString path = large();
        ShownWindow shown;
        shown.window.openFile(path);
        QVERIFY(shown.session().busy());
        QVERIFY(shown.window.close());
    } // and so does its end: the search of a tree that is gone would crash

    void progressReadsAsASentence_data() {
        const Rows<prunus::WorkReport, QString> row("report", "text");
        using prunus::Stage;
        const QString big = QStringLiteral("big.tree");
        row("a file is loaded", {Stage::loading, 0.5, 0, big}, "Loading big.tree — 50 %");
        row("a pipe has no size", {Stage::loading, {}, 0, big}, "Loading big.tree");
        row("its notation is read", {Stage::reading, 0.439, 0, big}, "Reading big.tree — 43 %");
        row("what is not done is not 100 %", {Stage::building, 1.0, 0, big},
            "Building big.tree — 99 %");
        row("a layout", {Stage::layingOut, 0.0, 0, big}, "Laying out big.tree — 0 %");
        row("an order", {Stage::ordering, 0.25, 0, {}}, "Ordering the moves — 25 %");
        row("a search anew", {Stage::searching, 0.25, 1'204'000, {}},
            "Searching the tree — 25 %, 1,204,000 nodes visited");
    }

    void progressReadsAsASentence() {
        QFETCH(prunus::WorkReport, report);
        QTEST(shownWork(report), "text");
    }

  private:
    /// A tree that takes a moment.
    QString large() {
        QByteArray text("[");
        const int rows = std::max(int(prunus::oracle::enough(300'000)), 150'000);
        for (int i = 0; i < rows; ++i) {
            text += "[9,8,7,6,5,4,3,2,1,0],";
        }
        text.back() = ']';
        return files_.write("large.txt", text);
    }

    FilesOfTest files_;
};

QTEST_MAIN(TestOpening)
#include "tst_opening.moc"
