// Edits of the session's tree: what is shown afterwards, where the step is, and the way back.

#include "core/practice/misconception.h"
#include "ui/session/editing.h"
#include "ui/session/session.h"

#include <QSignalSpy>
#include <QTest>

using namespace prunus;

namespace {

const QString figure52 = QStringLiteral("[[3, 12, 8],\n [2, 4, 6],\n [14, 5, 2]]\n");

QString text(const Session& session) {
    return QString::fromStdString(session.editing().history().text().value());
}

} // namespace

class TestEditing : public QObject {
    Q_OBJECT

  private slots:
    void anEditIsSearchedAtOnceAndKeepsThePlace() {
        Session session;
        session.openText(figure52, QStringLiteral("figure"));
        session.setStep(Step{14}); // the cutoff at C, after its leaf 2
        QSignalSpy changes(&session, &Session::documentChanged);
        bool continued = false;
        connect(&session, &Session::documentChanged, &session,
                [&](const NodeMap* edited) { continued = edited != nullptr; });
        // The last leaf is no part of what has happened by then.
        QVERIFY(!session.editing().perform(SetValue{NodeId{12}, 1}));
        QCOMPARE(changes.size(), 1);
        QVERIFY(continued);
        QCOMPARE(session.step().value, 14U);
        QCOMPARE(session.document()->tree.staticValue(NodeId{12}), 1.0);
        QCOMPARE(session.selection().value, 12U);
        QCOMPARE(session.title(), QStringLiteral("figure"));
        QCOMPARE(text(session), QStringLiteral("[[3, 12, 8],\n [2, 4, 6],\n [14, 5, 1]]\n"));
        // D is MIN and its first two leaves are 14 and 5, so the search still ends with 3 for A.
        QCOMPARE(session.trace()->end().value, 26U);
    }

    void undoAndRedoGoBothWays() {
        Session session;
        session.openText(figure52, QStringLiteral("figure"));
        Editing& editing = session.editing();
        QVERIFY(!editing.perform(DeleteSubtree{NodeId{1}}));
        QVERIFY(!editing.perform(SetValue{NodeId{3}, 7}));
        QCOMPARE(text(session), QStringLiteral("[[7, 4, 6],\n [14, 5, 2]]\n"));
        editing.undo();
        editing.undo();
        QCOMPARE(text(session), figure52);
        QCOMPARE(session.document()->tree.nodeCount(), 13U);
        editing.undo(); // there is nothing more
        editing.redo();
        QCOMPARE(session.document()->tree.nodeCount(), 9U);
        editing.redo();
        editing.redo();
        QCOMPARE(text(session), QStringLiteral("[[7, 4, 6],\n [14, 5, 2]]\n"));
    }

    void typedTextKeepsTheLastGoodTree() {
        Session session;
        session.openText(QStringLiteral("[1,2]"), QStringLiteral("typed"));
        QVERIFY(!session.editing().retype(QStringLiteral("[1,[2,3]]")));
        QCOMPARE(session.document()->tree.nodeCount(), 5U);
        const auto error = session.editing().retype(QStringLiteral("[1,[2,3]"));
        QVERIFY(error.has_value());
        QCOMPARE(error->column, std::size_t{1});
        QCOMPARE(session.document()->tree.nodeCount(), 5U);
    }

    void anImpossibleEditChangesNothing() {
        Session session;
        session.openText(figure52, QStringLiteral("figure"));
        QSignalSpy changes(&session, &Session::documentChanged);
        const auto error = session.editing().perform(DeleteSubtree{GameTree::root()});
        QVERIFY(error && error->kind == EditError::Kind::rootStays);
        QCOMPARE(changes.size(), 0);
        QVERIFY(!session.editing().history().canUndo());
    }

    void aDepthLimitThatCannotHoldIsLifted() {
        Session session;
        session.openText(QStringLiteral("[1,2]"), QStringLiteral("typed"));
        SearchOptions options = session.options();
        options.depth = 1;
        session.setOptions(options);
        QSignalSpy told(&session, &Session::failed);
        QVERIFY(!session.editing().retype(QStringLiteral("[1,[2,3]]")));
        QCOMPARE(told.size(), 1);
        QVERIFY(!session.options().depth);
        QCOMPARE(session.document()->tree.nodeCount(), 5U);
    }

    void anotherTreeBeginsAnotherHistory() {
        Session session;
        QVERIFY(!session.editing().possible());
        session.openText(figure52, QStringLiteral("figure"));
        QVERIFY(!session.editing().perform(SetValue{NodeId{4}, 1}));
        QVERIFY(session.editing().history().canUndo());
        session.openText(QStringLiteral("[1,2]"), QStringLiteral("other"));
        QVERIFY(!session.editing().history().canUndo());
        QCOMPARE(text(session), QStringLiteral("[1,2]"));
    }

    void whatIsSavedIsNotModified() {
        Session session;
        session.openText(figure52, QStringLiteral("figure"));
        Editing& editing = session.editing();
        QVERIFY(!editing.modified());
        QVERIFY(!editing.perform(SetValue{NodeId{4}, 1}));
        QVERIFY(editing.modified());
        editing.beginSaving();
        editing.markSaved();
        QVERIFY(!editing.modified());
        editing.undo();
        QVERIFY(editing.modified());
    }

    void noEditMakesATreeTooLargeToBeEdited() {
        constexpr std::uint32_t half = Editing::mostNodes / 2;
        std::string wide("[");
        for (std::uint32_t i = 0; i + 1 < half; ++i) {
            wide += "7,";
        }
        wide.back() = ']'; // of half as many nodes as there may be
        const auto tree = std::make_shared<const GameTree>(*readText(wide));
        QCOMPARE(tree->nodeCount(), half);
        Session session;
        session.openText(QStringLiteral("[1,2]"), QStringLiteral("pair"));
        Editing& editing = session.editing();
        QVERIFY(!editing.perform(ReplaceSubtree{tree, GameTree::root()}));
        QVERIFY(!editing.perform(ReplaceSubtree{tree, NodeId{1}})); // 2 half - 1 nodes
        QCOMPARE(session.document()->tree.nodeCount(), Editing::mostNodes - 1);
        QVERIFY(!editing.perform(InsertChild{GameTree::root(), 0, 1}));
        for (const Edit& edit :
             {Edit(InsertChild{GameTree::root(), 0, 1}), Edit(InsertSibling{NodeId{1}}),
              Edit(CopySubtree{NodeId{1}, GameTree::root(), 0}),
              Edit(PasteSubtree{tree, GameTree::root(), 0})}) {
            const auto error = editing.perform(edit);
            QVERIFY(error && error->kind == EditError::Kind::tooManyNodes);
            QCOMPARE(error->wanted, std::uint64_t{Editing::mostNodes});
        }
        const auto error = editing.retype(QString::fromStdString("[" + wide + "," + wide + ",1]"));
        QVERIFY(error.has_value());
        QCOMPARE(session.document()->tree.nodeCount(), Editing::mostNodes);
        QVERIFY(editing.possible());
    }

    void anEditKeepsOptionsThatAreBeingSearched() {
        QString wide(QStringLiteral("["));
        for (int i = 0; i < 30'000; ++i) {
            wide += QStringLiteral("7,");
        }
        wide.back() = u']';
        Session session;
        session.openText(wide, QStringLiteral("wide"));
        QTRY_VERIFY_WITH_TIMEOUT(session.hasSearch(), 60'000);
        SearchOptions options = session.options();
        options.root = Player::min;
        session.setOptions(options);
        QVERIFY(session.busy());
        QVERIFY(!session.editing().perform(SetValue{NodeId{1}, 5}));
        QVERIFY(!session.busy());
        QCOMPARE(session.options().root, std::optional(Player::min));
        QCOMPARE(session.document()->tree.staticValue(NodeId{1}), 5.0);
    }

    /// An edit is searched with the slip, too; one that makes the tree too large for it says so.
    void aSlipLastsWhileTheTreeIsSmall() {
        Session session;
        session.openText(QStringLiteral("[2,1]"), QStringLiteral("a tree"));
        SearchOptions slip;
        slip.slip = {static_cast<std::uint8_t>(Misconception::lastChildWins), 0};
        session.setOptions(slip);
        QCOMPARE(session.trace()->value(), 1); // the latest
        QVERIFY(!session.editing().retype(QStringLiteral("[2,1,4]"), {}));
        QCOMPARE(session.options(), slip);
        QCOMPARE(session.trace()->value(), 4);
        session.editing().undo();
        QCOMPARE(session.options(), slip);
        QCOMPARE(session.trace()->value(), 1);
        QString wide = QStringLiteral("[");
        for (int k = 0; k < 2500; ++k) {
            wide += QStringLiteral("%1,").arg(k);
        }
        QSignalSpy failed(&session, &Session::failed);
        QVERIFY(!session.editing().retype(wide + QStringLiteral("0]"), {}));
        QCOMPARE(failed.count(), 1);
        QVERIFY(failed.first().first().toString().contains("right one again"));
        QVERIFY(!session.options().slip);
        QCOMPARE(session.trace()->value(), 2499); // the greatest
    }
};

QTEST_MAIN(TestEditing)
#include "tst_editing.moc"
