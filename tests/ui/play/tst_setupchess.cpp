// The board in Game ▸ Unfold a game: setting up positions of chess, by dragging, with keys and as
// text.

#include "core/games/fen.h"
#include "core/games/positionname.h"
#include "tests/rows.h"
#include "tests/ui/play/shownboard.h"
#include "tests/ui/play/unfoldwindow.h"
#include "ui/play/chesssetup.h"

#include <QAccessible>

using namespace prunus;

namespace {

const QString start = QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-");

/// `e4` on the whole board, from the upper left.
std::uint32_t square(const char* name) {
    return std::uint32_t(name[0] - 'a') + 8 * std::uint32_t('8' - name[1]);
}

/// A board of its own with a game of chess that is set up.
struct SetUp : ShownBoard {
    SetUp() : ShownBoard("chess") { toggleSetUp(); }
    [[nodiscard]] ManTray& tray() const { return part<ManTray>(board, "manTray"); }
    [[nodiscard]] QLineEdit& fen() const { return part<QLineEdit>(board, "setUpText"); }
    [[nodiscard]] QPoint middle(const char* name) const {
        return squares().rectOf({square(name), {}}).center().toPoint();
    }
    void drag(const char* from, QPoint to) const {
        QTest::mousePress(&squares(), Qt::LeftButton, {}, middle(from));
        QTest::mouseMove(&squares(), to);
        QTest::mouseRelease(&squares(), Qt::LeftButton, {}, to);
    }
    void drag(const char* from, const char* to) const { drag(from, middle(to)); }
    void bring(const SidesMan& man, const char* to) const {
        QTest::mousePress(&tray(), Qt::LeftButton, {}, tray().rectOf(man).center().toPoint());
        const QPoint there = tray().mapFrom(&board, squares().mapTo(&board, middle(to)));
        QTest::mouseRelease(&tray(), Qt::LeftButton, {}, there);
    }
    void key(const char* at, const char* letter) const {
        squares().setFocus();
        squares().moveCursorTo({square(at), {}});
        QTest::keyClicks(&squares(), QString::fromLatin1(letter));
    }
    void type(const char* text) const {
        fen().setFocus();
        fen().selectAll();
        QTest::keyClicks(&fen(), QString::fromLatin1(text));
    }
};

} // namespace

class TestSetUpChess : public QObject {
    Q_OBJECT

  private slots:
    void castlingComesAndGoes_data() {
        const Rows<QString, QByteArray, QByteArray, QString> row("before", "from", "to", "after");
        row("a rook leaves home", "4k3/8/8/8/8/8/8/4K2R w K -", "h1", "g1",
            "4k3/8/8/8/8/8/8/4K1R1_w_-_-");
        row("the king leaves home", "4k3/8/8/8/8/8/8/R3K2R w KQ -", "e1", "e2",
            "4k3/8/8/8/8/8/4K3/R6R_w_-_-");
        row("a rook comes home", "4k3/8/8/8/8/8/8/4K1R1 w - -", "g1", "h1",
            "4k3/8/8/8/8/8/8/4K2R_w_K_-");
        row("the king comes home", "r6r/4k3/8/8/8/8/8/4K3 w - -", "e7", "e8",
            "r3k2r/8/8/8/8/8/8/4K3_w_kq_-");
        row("what was given up stays so", "4k3/8/8/8/8/8/P7/4K2R w - -", "a2", "a3",
            "4k3/8/8/8/8/P7/8/4K2R_w_-_-");
        row("a rook is taken at home", "r3k2r/8/8/8/8/8/8/4K2R w Kkq -", "h1", "h8",
            "r3k2R/8/8/8/8/8/8/4K3_w_q_-");
        row("nothing passes any more", "4k3/8/8/3pP3/8/8/8/4K3 w - d6", "e1", "e2",
            "4k3/8/8/3pP3/8/8/4K3/8_w_-_-");
        row("a rook of the other side is none", "4k3/8/8/8/8/8/8/4K1r1 w - -", "g1", "h1",
            "4k3/8/8/8/8/8/8/4K2r_w_-_-");
    }
    void castlingComesAndGoes() {
        QFETCH(QString, before);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, after);
        const std::string text = before.toStdString();
        const Placement placement = readFen({text, 0}, {8, 8}).value();
        QCOMPARE(
            QString::fromStdString(fenOf(withManMoved(placement, square(from), square(to)), 8)),
            after);
    }

    void piecesAreDragged() {
        const SetUp shown;
        QCOMPARE(shown.fen().text(), start);
        shown.drag("e2", "e4");
        QCOMPARE(shown.fen().text(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR_w_KQkq_-");
        shown.drag("d1", "d8"); // takes its place
        QCOMPARE(shown.fen().text(), "rnbQkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNB1KBNR_w_KQkq_-");
        shown.drag("h1", QPoint(2, shown.squares().height() - 2)); // beside the board
        QCOMPARE(shown.fen().text(), "rnbQkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNB1KBN1_w_Qkq_-");
        shown.drag("e5", "e6"); // nothing is there
        QCOMPARE(shown.fen().text(), "rnbQkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNB1KBN1_w_Qkq_-");
        choose(part<QComboBox>(shown.board, "setUpMover"), 1);
        QCOMPARE(shown.board.position().value(),
                 gameNamed("chess@rnbQkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNB1KBN1_b_Qkq_-").value());
    }

    void piecesComeFromTheTray() {
        const SetUp shown;
        QTest::mouseClick(&part<QPushButton>(shown.board, "clearBoard"), Qt::LeftButton);
        QCOMPARE(shown.fen().text(), "8/8/8/8/8/8/8/8_w_-_-");
        shown.bring({Mark::first, Man::king}, "e1");
        shown.bring({Mark::first, Man::rook}, "h1");
        shown.bring({Mark::first, Man::rook}, "a1"); // it is there as often as one wants
        shown.bring({Mark::second, Man::king}, "e8");
        shown.bring({Mark::second, Man::pawn}, "b7");
        QCOMPARE(shown.fen().text(), "4k3/1p6/8/8/8/8/8/R3K2R_w_KQ_-");
        QVERIFY(shown.board.position().has_value());
        // Beside the board nothing happens.
        QTest::mousePress(&shown.tray(), Qt::LeftButton, {},
                          shown.tray().rectOf({Mark::first, Man::queen}).center().toPoint());
        QTest::mouseRelease(&shown.tray(), Qt::LeftButton, {}, QPoint(3, 3));
        QCOMPARE(shown.fen().text(), "4k3/1p6/8/8/8/8/8/R3K2R_w_KQ_-");
    }

    void keysPutPieces() {
        const SetUp shown;
        QTest::mouseClick(&part<QPushButton>(shown.board, "clearBoard"), Qt::LeftButton);
        for (const auto& [at, letter] :
             {std::pair("a1", "K"), std::pair("h8", "k"), std::pair("b2", "Q"),
              std::pair("c3", "R"), std::pair("d4", "B"), std::pair("e5", "N"),
              std::pair("f6", "P"), std::pair("g7", "n"), std::pair("a7", "q"),
              std::pair("b7", "r"), std::pair("c7", "b"), std::pair("d7", "p")}) {
            shown.key(at, letter);
        }
        QCOMPARE(shown.fen().text(), "7k/qrbp2n1/5P2/4N3/3B4/2R5/1Q6/K7_w_-_-");
        QTest::keyClick(&shown.squares(), Qt::Key_Delete); // where the cursor is
        shown.key("a7", "");
        QTest::keyClick(&shown.squares(), Qt::Key_Backspace);
        shown.key("e5", "x"); // no piece
        QCOMPARE(shown.fen().text(), "7k/1rb3n1/5P2/4N3/3B4/2R5/1Q6/K7_w_-_-");
        auto* const interface = QAccessible::queryAccessibleInterface(&shown.squares());
        QCOMPARE(interface->child(int(square("b2")))->text(QAccessible::Name), "b2: white queen");
    }

    void piecesAreTouchedOneAfterTheOther() {
        const SetUp shown;
        clickSquare(shown.squares(), square("e2"));
        QCOMPARE(shown.squares().from(), std::optional(square("e2")));
        clickSquare(shown.squares(), square("e2")); // not that one
        QVERIFY(!shown.squares().from());
        QCOMPARE(shown.fen().text(), start);
        clickSquare(shown.squares(), square("e2"));
        clickSquare(shown.squares(), square("e7"));
        QCOMPARE(shown.fen().text(), "rnbqkbnr/ppppPppp/8/8/8/8/PPPP1PPP/RNBQKBNR_w_KQkq_-");
        shown.squares().setFocus();
        shown.squares().moveCursorTo({square("b1"), {}});
        QTest::keyClick(&shown.squares(), Qt::Key_Space);
        QTest::keyClick(&shown.squares(), Qt::Key_Up);
        QTest::keyClick(&shown.squares(), Qt::Key_Return);
        QCOMPARE(shown.fen().text(), "rnbqkbnr/ppppPppp/8/8/8/8/PNPP1PPP/R1BQKBNR_w_KQkq_-");
    }

    /// What was touched last is not put anywhere once it has gone, and takes nothing's place.
    void whatWasTouchedMayGo() {
        SetUp shown;
        clickSquare(shown.squares(), square("e2"));
        shown.type("4k3/8/8/8/8/8/8/R3K3_w_-_-");
        QVERIFY(!shown.squares().from());
        clickSquare(shown.squares(), square("a1"));
        QCOMPARE(shown.squares().from(), std::optional(square("a1")));
        QCOMPARE(shown.fen().text(), "4k3/8/8/8/8/8/8/R3K3_w_-_-");
        QTest::mousePress(&shown.squares(), Qt::LeftButton, {}, shown.middle("e1"));
        shown.board.setGame(gameNamed("chess:gardner").value());
        shown.squares().grab(); // paints what lies there now
        QTest::mouseRelease(&shown.squares(), Qt::LeftButton, {}, shown.middle("a1"));
        QCOMPARE(shown.squares().from(), std::nullopt);
    }

    void whatIsNoPositionSaysWhy_data() {
        QTest::addColumn<QString>("fen");
        QTest::newRow("no king") << "8/8/8/8/8/8/8/4K3 w - -";
        QTest::newRow("two kings") << "4k3/8/8/8/8/8/8/2K1K3 w - -";
        QTest::newRow("a pawn on the last row") << "P3k3/8/8/8/8/8/8/4K3 w - -";
        QTest::newRow("the king could be taken") << "4k3/8/8/8/8/8/8/4RK2 w - -";
    }
    /// The same sentence as for the text on the command line, and the board shows what is meant.
    void whatIsNoPositionSaysWhy() {
        QFETCH(QString, fen);
        const SetUp shown;
        shown.type(qPrintable(fen));
        QVERIFY(!shown.board.position());
        QCOMPARE(shown.fault(), shown.board.position().error());
        QVERIFY(shown.fault().endsWith(u'.'));
        const std::string text = fen.toStdString();
        QVERIFY(shown.squares().board().placement == readFen({text, 0}, {8, 8}).value());
        QCOMPARE(shown.fen().text(), fen);
        shown.toggleSetUp();
        QVERIFY(part<QCheckBox>(shown.board, "setUp").isChecked()); // it is not taken over
    }

    void textAndBoardAreInStep() {
        const SetUp shown;
        shown.type("4k3/8/8/8/8/8/8/4K2R b K - 3 17");
        QCOMPARE(shown.fen().text(), "4k3/8/8/8/8/8/8/4K2R b K - 3 17");
        QCOMPARE(shown.board.position().value(),
                 gameNamed("chess@4k3/8/8/8/8/8/8/4K2R_b_K_-").value());
        shown.type("4k3/8/8/8"); // on the way to something else: the board stays
        QVERIFY(!shown.board.position());
        QCOMPARE(shown.fen().text(), "4k3/8/8/8");
        QCOMPARE(lying(shown.squares()).count(u'x'), 2);
        shown.drag("h1", "h2"); // from now on the board counts, with Black still to move
        QCOMPARE(shown.fen().text(), "4k3/8/8/8/8/8/7R/4K3_b_-_-");
        QCOMPARE(shown.fault(), QString());
    }

    void whatCannotBeBegunIsNotOffered() {
        UnfoldWindow shown;
        shown.chooseGame(int(GameKind::chess));
        shown.setUp().click();
        QVERIFY(shown.ok().isEnabled());
        shown.board().setFocus();
        shown.board().moveCursorTo({square("e1"), {}});
        QTest::keyClick(&shown.board(), Qt::Key_Delete);
        QVERIFY(!shown.ok().isEnabled());
        QVERIFY(!shown.fault().isEmpty());
        QTest::keyClicks(&shown.board(), "K");
        QVERIFY(shown.ok().isEnabled());
    }

    void theTrayFitsTheGame() {
        SetUp shown;
        QVERIFY(shown.tray().isVisible());
        QVERIFY(!shown.tray().rectOf({Mark::second, Man::bishop}).isEmpty());
        shown.tray().resize(60, 100); // where large text leaves little room
        const QRectF room = QRectF(shown.tray().rect()).adjusted(-0.5, -0.5, 0.5, 0.5);
        for (const Man man : {Man::king, Man::pawn}) {
            QVERIFY(room.contains(shown.tray().rectOf({Mark::first, man})));
            QVERIFY(room.contains(shown.tray().rectOf({Mark::second, man})));
        }
        shown.toggleSetUp();
        QVERIFY(!shown.tray().isVisible());
        shown.board.setGame(gameNamed("chess:los-alamos").value());
        shown.toggleSetUp();
        QVERIFY(shown.tray().isVisible());
        QVERIFY(shown.tray().rectOf({Mark::second, Man::bishop}).isEmpty());
        shown.board.setGame(gameNamed("reversi:4").value());
        shown.toggleSetUp();
        QVERIFY(!shown.tray().isVisible());
    }
};

QTEST_MAIN(TestSetUpChess)
#include "tst_setupchess.moc"
