// File ▸ Examples: what is shown of each, the search, the keys.

#include "tests/ui/shownwindow.h"
#include "ui/files/examplesdialog.h"

using prunus::ExamplesDialog;

namespace {

ExamplesDialog& dialogOf(ShownWindow& shown) {
    shown.find<QAction>("browseExamples").trigger();
    return shown.find<ExamplesDialog>("examplesDialog");
}

QString titleIn(const ExamplesDialog& dialog) {
    return part<QLabel>(dialog, "exampleTitle").text();
}

} // namespace

class TestExamplesList : public QObject {
    Q_OBJECT

  private slots:
    void eachHasAPictureAndAStory() {
        ShownWindow shown;
        const ExamplesDialog& dialog = dialogOf(shown);
        auto& list = part<QListWidget>(dialog, "exampleList");
        QCOMPARE(list.count(), 20);
        for (int row = 0; row < list.count(); ++row) {
            list.setCurrentRow(row);
            QCOMPARE(titleIn(dialog), list.item(row)->text());
            QVERIFY(!part<QLabel>(dialog, "examplePicture").pixmap().isNull());
            const QString story = part<QLabel>(dialog, "exampleStory").text();
            const bool published = !titleIn(dialog).startsWith("Chess");
            for (const char* heading : {"Teaches", "Published answer", "Source"}) {
                QCOMPARE(story.contains(QLatin1String(heading)),
                         published || QLatin1String(heading) != QLatin1String("Published answer"));
            }
        }
    }

    void typingSearchesAndEnterOpens() {
        ShownWindow shown;
        const ExamplesDialog& dialog = dialogOf(shown);
        auto& search = part<QLineEdit>(dialog, "exampleSearch");
        QTest::keyClicks(&search, "ghost four");
        QCOMPARE(titleIn(dialog), "Berkeley CS188, one ghost, four levels");
        QVERIFY(part<QLabel>(dialog, "exampleStory").text().contains("19 nodes"));
        QTest::keyClick(&search, Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(shown.window.session().document()->tree.leafCount(), 16U);
        QVERIFY(!shown.window.isWindowModified());
    }

    void theArrowsWalkWhileTyping() {
        ShownWindow shown;
        const ExamplesDialog& dialog = dialogOf(shown);
        auto& search = part<QLineEdit>(dialog, "exampleSearch");
        QTest::keyClicks(&search, "millington");
        QCOMPARE(titleIn(dialog), "Millington and Funge, four levels");
        QTest::keyClick(&search, Qt::Key_Down);
        QCOMPARE(titleIn(dialog), "Millington and Funge, four levels, MIN to move");
        QTest::keyClick(&search, Qt::Key_Down); // the last that fits
        QCOMPARE(titleIn(dialog), "Millington and Funge, four levels, MIN to move");
        QTest::keyClick(&search, Qt::Key_Up);
        QCOMPARE(titleIn(dialog), "Millington and Funge, four levels");
    }

    void whatIsNotThereIsSaid() {
        ShownWindow shown;
        const ExamplesDialog& dialog = dialogOf(shown);
        QTest::keyClicks(&part<QLineEdit>(dialog, "exampleSearch"), "draughts");
        QCOMPARE(titleIn(dialog), "No example has these words.");
        QVERIFY(!part<QPushButton>(dialog, "openExample").isEnabled());
    }

    /// With the board at its root as its picture, its notes, and as it was unfolded.
    void aPositionOfChessOpens() {
        ShownWindow shown;
        const ExamplesDialog& dialog = dialogOf(shown);
        auto& search = part<QLineEdit>(dialog, "exampleSearch");
        QTest::keyClicks(&search, "back rank");
        const QSize picture =
            part<QLabel>(dialog, "examplePicture").pixmap().deviceIndependentSize().toSize();
        QCOMPARE(picture.width(), picture.height());
        QTest::keyClick(&search, Qt::Key_Return);
        QTRY_VERIFY(!shown.window.session().busy());
        const auto document = shown.window.session().document();
        QCOMPARE(document->tree.nodeCount(), 137U);
        QCOMPARE(document->tree.header().game, std::string("chess@6k1/5ppp/8/8/8/8/8/R6K_w_-_-"));
        QVERIFY(shown.window.session().boards() != nullptr);
    }

    void aDoubleClickOpens() {
        ShownWindow shown;
        const ExamplesDialog& dialog = dialogOf(shown);
        auto& list = part<QListWidget>(dialog, "exampleList");
        const QPoint second = list.visualItemRect(list.item(1)).center();
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, second);
        QTest::mouseDClick(list.viewport(), Qt::LeftButton, {}, second);
        QCOMPARE(shown.window.windowTitle(), "Berkeley CS188, lecture 6[*] — Prunus");
    }

    void escapeCloses() {
        ShownWindow shown;
        ExamplesDialog& dialog = dialogOf(shown);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(shown.window.windowTitle(), "AIMA, figure 5.2[*] — Prunus");
    }
};

QTEST_MAIN(TestExamplesList)
#include "tst_exampleslist.moc"
