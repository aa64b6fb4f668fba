// File ▸ Unfold a game: what is counted before, and the tree that comes of it.

#include "core/formats/importtree.h"
#include "core/games/positionname.h"
#include "tests/rows.h"
#include "tests/ui/play/unfoldwindow.h"
#include "tests/ui/questions.h"
#include "tests/ui/session/workend.h"
#include "ui/files/documentfile.h"
#include "ui/session/editing.h"

#include <QTemporaryDir>

using namespace prunus;

class TestUnfoldDialog : public QObject {
    Q_OBJECT

  private slots:
    /// 1 + 9 + 72 + 504 + 3024 + 15120 + 54720 = 73450; all lines of six plies, less those of the
    /// 1440 games that the first player has won with the fifth.
    void theKeyOpensADialogThatCounts() {
        const UnfoldWindow shown;
        QTRY_COMPARE(shown.counted(), "The whole game to depth 9: 549946 nodes.");
        QVERIFY(shown.ok().isEnabled());
        QCOMPARE(shown.said(), "X to move");
        shown.setDepth(3);
        QTRY_COMPARE(shown.counted(), "To depth 3: 586 nodes.");
        shown.setDepth(6);
        QTRY_COMPARE(shown.counted(), "To depth 6: 73450 nodes.");
    }

    void theTreeIsADocumentOfTheGame() {
        UnfoldWindow shown;
        shown.setDepth(2);
        shown.accept();
        QVERIFY(!shown.dialog->isVisible());
        QCOMPARE(shown.tree().nodeCount(), 82U); // 1 + 9 + 72
        QCOMPARE(shown.tree().header().game, std::string("tic-tac-toe"));
        QCOMPARE(shown.window.windowTitle(), "Tic-tac-toe[*] — Prunus");
        QVERIFY(!shown.window.isWindowModified());
        QVERIFY(shown.window.session().document()->notices.isEmpty());
    }

    void theFileKeepsTheGame() {
        const QTemporaryDir folder;
        UnfoldWindow shown;
        clickSquare(shown.board(), 4);
        shown.setDepth(1);
        shown.accept();
        const QString file = folder.filePath(QStringLiteral("game.json"));
        QCOMPARE(writeTreeFile(shown.tree(), {}, file, TreeFormat::json), QString());
        const auto again = readTreeFile(file.toStdString());
        QVERIFY(again.has_value());
        QCOMPARE(again->header().game, std::string("tic-tac-toe@.../.x./...:o"));
        QVERIFY(again->header().root == Player::min);
        QCOMPARE(again->nodeCount(), 9U);
    }

    /// The centre, then the corners' neighbours at the sides, which are nearer to it than the
    /// corners.
    void theOrderOfMovesIsTheTrees() {
        UnfoldWindow shown;
        choose(part<QComboBox>(*shown.dialog, "unfoldOrder"), 1);
        shown.setDepth(1);
        shown.accept();
        QCOMPARE(shown.tree().moves().at(NodeId{1}), std::string_view("b2"));
        QCOMPARE(shown.tree().moves().at(NodeId{2}), std::string_view("b1"));
        shown.open();
        shown.chooseGame(3); // Nim offers none
        QVERIFY(!part<QComboBox>(*shown.dialog, "unfoldOrder").isEnabled());
    }

    /// A rook can take a defended pawn: 1 node, 14 moves, and 3 replies behind the capture.
    void capturesFollowBehindADepth() {
        UnfoldWindow shown;
        auto& captures = part<QCheckBox>(*shown.dialog, "unfoldCaptures");
        QVERIFY(!captures.isVisible()); // tic-tac-toe has none
        shown.dialog->setPosition(gameNamed("chess@8/1b4k1/4p3/3p4/8/8/8/3R2K1 w").value());
        QVERIFY(captures.isVisible());
        shown.setDepth(0); // the whole game, which has nothing behind it
        QVERIFY(!captures.isEnabled());
        shown.setDepth(1);
        QVERIFY(captures.isEnabled() && !captures.isChecked());
        QTRY_COMPARE(shown.counted(), "To depth 1: 15 nodes.");
        captures.click();
        QTRY_COMPARE(shown.counted(), "To depth 1 and all captures behind it: 18 nodes.");
        shown.accept();
        QCOMPARE(shown.tree().nodeCount(), 18U);
        QCOMPARE(shown.tree().moves().at(NodeId{15}), std::string_view("stand pat"));
        QVERIFY(part<QWidget>(shown.window, "importBar").isVisible());
        QCOMPARE(part<QWidget>(shown.window, "importBar").accessibleName(),
                 "Behind depth 1 this tree follows captures alone; to “stand pat” is to "
                 "capture nothing more.");
        shown.open();
        shown.chooseGame(0);
        QVERIFY(!captures.isVisible());
        shown.setDepth(1);
        QTRY_COMPARE(shown.counted(), "To depth 1: 10 nodes.");
    }

    void whatCapturesTakeIsTold() {
        UnfoldWindow shown;
        shown.dialog->setPosition(gameNamed("chess@8/6k1/5n2/3p4/8/2N5/8/3R2K1 w").value());
        shown.setDepth(1);
        part<QCheckBox>(*shown.dialog, "unfoldCaptures").click();
        shown.setMost(12);
        QTRY_COMPARE(shown.counted(),
                     "To depth 0 and all captures behind it: 12 nodes. One ply more "
                     "would pass the limit of 12 and is left out.");
        shown.setMost(11);
        QTRY_COMPARE(shown.counted(),
                     "The captures from this position alone would pass the limit of 11; "
                     "the tree is the position alone.");
        shown.accept();
        QCOMPARE(shown.tree().nodeCount(), 1U);
        QCOMPARE(part<QWidget>(shown.window, "importBar").accessibleName(),
                 "The tree is the position alone: its captures would pass the limit of "
                 "11 nodes.");
    }

    void aLimitIsTold() {
        UnfoldWindow shown;
        shown.setMost(600);
        QTRY_COMPARE(shown.counted(), "To depth 3: 586 nodes. The next row would pass "
                                      "the limit of 600 and is left out.");
        shown.setDepth(5);
        shown.accept();
        QCOMPARE(shown.tree().nodeCount(), 586U);
        auto& bar = part<QWidget>(shown.window, "importBar");
        QVERIFY(bar.isVisible());
        QCOMPARE(bar.accessibleName(), "The tree is complete to depth 3 of 5: the next "
                                       "row would pass the limit of 600 nodes.");
    }

    void aCancelKeepsTheOldTree() {
        UnfoldWindow shown;
        const auto before = shown.window.session().document();
        shown.chooseGame(2); // Connect Four
        shown.setMost(20'000'000);
        QTest::mouseClick(&shown.ok(), Qt::LeftButton);
        QVERIFY(shown.window.session().opening());
        QCOMPARE(shown.window.session().work().opened, "Connect Four");
        shown.bringToFront();
        shown.press(Qt::Key_Escape);
        QVERIFY(!shown.window.session().busy());
        letWorkEnd();
        QVERIFY(shown.window.session().document() == before);
        QVERIFY(!shown.window.isWindowModified());
    }

    void unsavedWorkIsAskedAbout() {
        UnfoldWindow shown;
        QVERIFY(!shown.window.session().editing().perform(SetValue{NodeId{4}, 7}));
        shown.setDepth(1);
        QTest::mouseClick(&shown.ok(), Qt::LeftButton);
        // On the dialog, which would keep the keys from it otherwise.
        const auto* question = shownQuestion<QMessageBox>(shown.window, "unsavedQuestion");
        QCOMPARE(question->parentWidget(), shown.dialog);
        answer(shown.window, "unsavedQuestion", QStringLiteral("Cancel"));
        QVERIFY(shown.dialog->isVisible());
        QCOMPARE(shown.tree().leafCount(), 9U);
        QTest::mouseClick(&shown.ok(), Qt::LeftButton);
        answer(shown.window, "unsavedQuestion", QStringLiteral("Discard"));
        QVERIFY(!shown.dialog->isVisible());
        QTRY_COMPARE(shown.tree().nodeCount(), 10U);
    }

    void whatWasChosenComesBack() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        {
            const UnfoldWindow shown(file);
            shown.chooseGame(4); // Nim, the last one wins
            clickCounter(shown.board(), 2, 3);
            shown.setDepth(7);
            choose(part<QComboBox>(*shown.dialog, "unfoldEvaluation"), 1);
            QTest::keyClick(shown.dialog, Qt::Key_Escape);
            QVERIFY(!shown.dialog->isVisible());
        }
        const UnfoldWindow again(file);
        const UnfoldDialog& dialog = *again.dialog;
        QCOMPARE(part<QComboBox>(dialog, "gameKind").currentIndex(), 4);
        QCOMPARE(part<QLineEdit>(dialog, "gameHeaps").text(), "3, 4, 5");
        QCOMPARE(lying(boardIn(dialog)), "3,4,3");
        QCOMPARE(part<QSpinBox>(dialog, "unfoldDepth").value(), 7);
        QCOMPARE(part<QComboBox>(dialog, "unfoldEvaluation").currentIndex(), 1);
    }

    void eachGridKeepsItsMeasures() {
        const UnfoldWindow shown;
        const auto measures = [&] {
            QStringList numbers;
            for (const char* name : {"gameColumns", "gameRows", "gameInRow"}) {
                numbers << QString::number(part<QSpinBox>(*shown.dialog, name).value());
            }
            return numbers.join(u' ');
        };
        shown.chooseGame(1);
        QCOMPARE(measures(), "4 4 4");
        typeNumber(part<QSpinBox>(*shown.dialog, "gameRows"), 3);
        shown.chooseGame(2);
        QCOMPARE(measures(), "7 6 4");
        shown.chooseGame(1);
        QCOMPARE(measures(), "4 3 4");
    }

    void theMeasuresOfTheGameAreInSight_data() {
        const Rows<QList<int>, bool> row("games", "setsUp");
        row("a grid after tic-tac-toe", QList<int>{1}, false);
        row("a grid after tic-tac-toe was set up", QList<int>{1}, true);
        row("Connect Four after Nim", QList<int>{3, 2}, false);
        row("Connect Four after all the others, set up", QList<int>{1, 5, 6, 3, 2}, true);
    }
    /// A field that is shown, but where there is no room for it, is not in sight.
    void theMeasuresOfTheGameAreInSight() {
        QFETCH(QList<int>, games);
        QFETCH(bool, setsUp);
        const UnfoldWindow shown;
        if (setsUp) {
            shown.clickSetUp();
            QVERIFY(shown.setUp().isChecked());
        }
        for (const int game : games) {
            shown.chooseGame(game);
        }
        for (const char* name : {"gameColumns", "gameRows", "gameInRow"}) {
            const auto& field = part<QSpinBox>(*shown.dialog, name);
            QVERIFY(field.isVisible());
            QTRY_VERIFY2(field.height() >= field.sizeHint().height(), name);
        }
    }

    void heapsThatAreNoneAreTold() {
        const UnfoldWindow shown;
        shown.chooseGame(3);
        auto& heaps = part<QLineEdit>(*shown.dialog, "gameHeaps");
        heaps.setFocus();
        heaps.selectAll();
        QTest::keyClicks(&heaps, "3, x");
        QVERIFY2(shown.counted().startsWith("\"x\" is no heap"), qPrintable(shown.counted()));
        QVERIFY(!shown.ok().isEnabled());
        for (const char* written : {"1, 0, 2", "1 0 2", "1,0,2"}) {
            heaps.selectAll();
            QTest::keyClicks(&heaps, QString::fromLatin1(written));
            QVERIFY(shown.ok().isEnabled());
            QCOMPARE(lying(shown.board()), "1,0,2");
        }
        QCOMPARE(part<QComboBox>(*shown.dialog, "unfoldOrder").currentText(),
                 "heap by heap, the fewest first");
        QCOMPARE(part<QComboBox>(*shown.dialog, "unfoldEvaluation").currentText(),
                 "0.5 or −0.5, by who wins in theory");
    }

    void aNodeIsWhereItGoesOn() {
        UnfoldWindow shown;
        shown.setDepth(2);
        shown.accept();
        shown.bringToFront();
        auto& here = shown.find<QAction>("unfoldHere");
        shown.press(Qt::Key_Home);
        QVERIFY(!here.isEnabled());
        shown.press(Qt::Key_Right); // into the root
        shown.press(Qt::Key_Right); // and its first move, a1
        shown.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QTest::qWaitForWindowActive(shown.dialog));
        QCOMPARE(lying(shown.board()), "x........");
        shown.dialog->reject();
        shown.bringToFront();
        shown.window.session().select(NodeId{5}); // the fifth move of the root: b2
        QVERIFY(here.isEnabled());
        shown.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QTest::qWaitForWindowActive(shown.dialog));
        QCOMPARE(lying(shown.board()), "....x....");
    }

    void withoutAGameNothingGoesOnFromHere() {
        ShownWindow shown;
        shown.window.session().select(NodeId{1});
        QVERIFY(!shown.find<QAction>("unfoldHere").isEnabled());
        QVERIFY(!shown.find<QAction>("playHere").isEnabled());
    }

    /// Once: what is chosen in its place stays, till another tree is opened.
    void itBeginsWithTheOpenTree() {
        UnfoldWindow shown;
        const auto openTree = [&](const char* name) {
            UnfoldWish wish;
            wish.depth = 1;
            shown.dialog->reject();
            shown.window.openGame({gameNamed(name).value(), wish});
            QTRY_COMPARE(shown.tree().header().game, std::string(name));
            shown.open();
        };
        QCOMPARE(lying(shown.board()), "........."); // figure 5.2 is no game's
        openTree("nim:2:2,2");
        QCOMPARE(lying(shown.board()), "2,2");
        shown.chooseGame(0); // tic-tac-toe
        shown.dialog->reject();
        shown.open();
        QCOMPARE(lying(shown.board()), ".........");
        openTree("tic-tac-toe@xo./.x./..o:x");
        QCOMPARE(lying(shown.board()), "xo..x...o");
    }
};

QTEST_MAIN(TestUnfoldDialog)
#include "tst_unfolddialog.moc"
