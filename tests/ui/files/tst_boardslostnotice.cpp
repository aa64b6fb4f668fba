// An edit that takes the boards of a game's tree away says so, and can be undone there.

#include "core/games/unfold.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/noticebutton.h"
#include "tests/ui/shownwindow.h"
#include "ui/session/editing.h"
#include "ui/session/loading.h"

using namespace prunus;

namespace {

/// A window with tic-tac-toe to depth 1.
struct GameWindow : ShownWindow {
    const NoticeBar& bar = find<NoticeBar>("boardsBar");

    GameWindow() {
        UnfoldWish wish;
        wish.depth = 1;
        window.openGame({TicTacToe{}, wish});
        QTRY_COMPARE(session().document()->tree.nodeCount(), 10U);
    }
    [[nodiscard]] bool hasBoards() { return session().boards() != nullptr; }
    [[nodiscard]] QPushButton* button(const char* word) const {
        return buttonOf(bar, QLatin1String(word));
    }
    void flip() const { find<QAction>("flipRoot").trigger(); }
};

constexpr const char* flipped = "The nodes have no boards any more: MIN moves at the root now, but "
                                "in the game MAX moves there.";

} // namespace

class TestLostBoards : public QObject {
    Q_OBJECT

  private slots:
    void changingPlayersIsToldAndUndone() {
        GameWindow shown;
        QVERIFY(shown.hasBoards());
        QCOMPARE(shown.bar.text(), QString());
        shown.flip();
        QVERIFY(!shown.hasBoards());
        QCOMPARE(shown.bar.text(), QString(flipped));
        QTest::mouseClick(shown.button("Undo"), Qt::LeftButton);
        QVERIFY(shown.hasBoards());
        QCOMPARE(shown.bar.text(), QString());
        shown.session().editing().redo();
        QCOMPARE(shown.bar.text(), QString(flipped));
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shown.hasBoards());
        QCOMPARE(shown.bar.text(), QString());
        shown.session().editing().redo();
        QTest::mouseClick(shown.button("Close"), Qt::LeftButton);
        QCOMPARE(shown.bar.text(), QString());
        QVERIFY(!shown.hasBoards());
    }

    void anotherEditTakesUndoAway() {
        GameWindow shown;
        shown.flip();
        QVERIFY(!shown.session().editing().perform(NegateValues{}));
        QCOMPARE(shown.bar.text(), QString(flipped));
        QVERIFY(shown.button("Undo") == nullptr);
        QTRY_VERIFY(shown.button("Close") != nullptr);
        QTest::mouseClick(shown.button("Close"), Qt::LeftButton);
        QVERIFY(!shown.session().editing().perform(NegateValues{}));
        QCOMPARE(shown.bar.text(), QString()); // told once
    }

    void otherEditsSayNothing() {
        GameWindow shown;
        QVERIFY(!shown.session().editing().perform(SetValue{NodeId{1}, 7}));
        QVERIFY(!shown.session().editing().perform(DeleteSubtree{NodeId{2}}));
        QVERIFY(shown.hasBoards());
        QCOMPARE(shown.bar.text(), QString());
    }

    void anotherTreeEndsTheNotice() {
        GameWindow shown;
        shown.flip();
        QVERIFY(!shown.bar.text().isEmpty());
        shown.session().openFile(files_.write("pair.txt", "[1, 2]"));
        QTRY_COMPARE(shown.session().document()->tree.nodeCount(), 3U);
        QCOMPARE(shown.bar.text(), QString());
    }

    void otherTreesSayNothing() {
        ShownWindow shown; // figure 5.2
        shown.find<QAction>("flipRoot").trigger();
        QCOMPARE(shown.find<NoticeBar>("boardsBar").text(), QString());
    }

  private:
    FilesOfTest files_;
};

QTEST_MAIN(TestLostBoards)
#include "tst_boardslostnotice.moc"
