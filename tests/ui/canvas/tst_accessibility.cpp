// The tree as a screen reader gets it, asked through Qt's accessibility interfaces.

#include "tests/rows.h"
#include "tests/ui/shownwindow.h"
#include "ui/canvas/accessiblenode.h"
#include "ui/canvas/accessibletree.h"
#include "ui/canvas/treecanvas.h"

#include <QAccessible>

using namespace prunus;

namespace {

AccessibleTree& treeOf(const TreeCanvas& canvas) {
    auto* const found = dynamic_cast<AccessibleTree*>(
        QAccessible::queryAccessibleInterface(const_cast<TreeCanvas*>(&canvas)));
    if (found == nullptr) {
        qFatal("the canvas is no tree");
    }
    return *found;
}

/// All nodes below one, in the order of reading: a node, then its children.
void append(QStringList& lines, const QAccessibleInterface& of, int depth) {
    for (int i = 0; i < of.childCount(); ++i) {
        const QAccessibleInterface& child = *of.child(i);
        lines << QString(depth * 2, u' ') + child.text(QAccessible::Name) + QStringLiteral(" | ") +
                     child.text(QAccessible::Description);
        append(lines, child, depth + 1);
    }
}

/// `branching` to the power of `depth` leaves, each 1.
QString uniformTree(int depth, int branching) {
    QString text = QStringLiteral("1");
    for (int row = 0; row < depth; ++row) {
        QStringList children;
        children.fill(text, branching);
        text = u'[' + children.join(u',') + u']';
    }
    return text;
}

/// The window, its canvas, and the tree that is read there.
struct Read : ShownWindow {
    TreeCanvas& canvas = *window.findChild<TreeCanvas*>();
    AccessibleTree& tree = treeOf(canvas);
    Session& session = window.session();
    /// B, C and D; A is the tree's only child.
    [[nodiscard]] QAccessibleInterface& inner(int i) const { return *tree.child(0)->child(i); }
};

} // namespace

class TestAccessibility : public QObject {
    Q_OBJECT

  private slots:
    void nodesSayWhatIsShown_data() {
        const Rows<int, QStringList> row("step", "said");
        const auto unread = [](std::initializer_list<int> leaves) {
            QStringList lines;
            for (const int leaf : leaves) {
                lines << QStringLiteral("    leaf %1 | not reached yet").arg(leaf);
            }
            return lines;
        };
        const auto read = [](std::initializer_list<int> leaves) {
            QStringList lines;
            for (const int leaf : leaves) {
                lines << QStringLiteral("    leaf %1 | read").arg(leaf);
            }
            return lines;
        };
        const QStringList bIsDone{"  MIN B, exactly 3 | returned 3, on the best line so far",
                                  "    leaf 3 | read, on the best line so far"};
        const QStringList cIsCut{"    leaf 2 | read", "    leaf 4 | skipped",
                                 "    leaf 6 | skipped"};
        row("nothing is told of the future", 0,
            QStringList{"MAX A | not reached yet"} + QStringList{"  MIN B | not reached yet"} +
                unread({3, 12, 8}) + QStringList{"  MIN C | not reached yet"} + unread({2, 4, 6}) +
                QStringList{"  MIN D | not reached yet"} + unread({14, 5, 2}));
        row("the cutoff", 14,
            QStringList{"MAX A, at least 3, window 3 to plus infinity | being searched, on the "
                        "best line so far"} +
                bIsDone + read({12, 8}) +
                QStringList{"  MIN C, at most 2, window 3 to 2, two children skipped | being "
                            "searched, current node"} +
                cIsCut + QStringList{"  MIN D | not reached yet"} + unread({14, 5, 2}));
        // Fail-hard: C and D return 3, although their leaves prove less.
        row("the end", 26,
            QStringList{"MAX A, exactly 3 | returned 3, current node, on the best line so far"} +
                bIsDone + read({12, 8}) +
                QStringList{"  MIN C, at most 2, two children skipped | returned 3"} + cIsCut +
                QStringList{"  MIN D, exactly 2 | returned 3"} + read({14, 5, 2}));
    }
    void nodesSayWhatIsShown() {
        QFETCH(int, step);
        Read shown;
        shown.session.setStep(Step{static_cast<std::uint32_t>(step)});
        QStringList lines;
        append(lines, shown.tree, 0);
        QTEST(lines, "said");
    }

    void relationsFollowTheTree() {
        Read shown;
        QCOMPARE(shown.tree.role(), QAccessible::Tree);
        QCOMPARE(shown.tree.childCount(), 1);
        QVERIFY(shown.tree.child(1) == nullptr);
        QAccessibleInterface* const a = shown.tree.child(0);
        QCOMPARE(shown.tree.indexOfChild(a), 0);
        QCOMPARE(a->parent(), &shown.tree);
        QCOMPARE(a->role(), QAccessible::TreeItem);
        QCOMPARE(a->childCount(), 3);
        QVERIFY(a->child(3) == nullptr);
        QVERIFY(a->child(-1) == nullptr);
        for (int i = 0; i < 3; ++i) {
            QAccessibleInterface* const inner = a->child(i);
            QVERIFY(inner->isValid());
            QCOMPARE(inner, a->child(i)); // the same each time
            QCOMPARE(inner->parent(), a);
            QCOMPARE(a->indexOfChild(inner), i);
            QCOMPARE(shown.tree.indexOfChild(inner), -1);
            QCOMPARE(inner->window(), shown.window.windowHandle());
            QCOMPARE(inner->childCount(), 3);
            QCOMPARE(inner->child(2)->childCount(), 0);
            QCOMPARE(inner->child(2)->parent(), inner);
            QCOMPARE(inner->indexOfChild(a), -1);
        }
    }

    void nodesAreWhereTheyAreDrawn() {
        Read shown;
        const QAccessibleInterface& a = *shown.tree.child(0);
        QVERIFY(a.rect().width() > 20);
        QVERIFY(shown.tree.rect().contains(a.rect()));
        for (int i = 0; i < 3; ++i) {
            const QAccessibleInterface& inner = *a.child(i);
            QVERIFY(inner.rect().top() > a.rect().bottom());
            QVERIFY(i == 0 || inner.rect().left() > a.child(i - 1)->rect().right());
            QVERIFY(!inner.state().offscreen && !inner.state().invisible);
            for (int k = 0; k < 3; ++k) {
                QAccessibleInterface* const leaf = inner.child(k);
                QVERIFY(leaf->rect().top() > inner.rect().bottom());
                const QPoint middle = leaf->rect().center();
                QCOMPARE(shown.tree.childAt(middle.x(), middle.y()), leaf);
                // What is clicked there is the leaf: its number from the root, level by level.
                QTest::mouseClick(&shown.canvas, Qt::LeftButton, {},
                                  shown.canvas.mapFromGlobal(middle));
                QCOMPARE(int(shown.session.selection().value), 4 + 3 * i + k);
            }
        }
        const QPoint corner = shown.canvas.mapToGlobal(QPoint(2, 2));
        QVERIFY(shown.tree.childAt(corner.x(), corner.y()) == nullptr);
    }

    void nodesOutOfViewSaySo() {
        Read shown;
        shown.canvas.setSmooth(false);
        for (int i = 0; i < 12; ++i) {
            shown.canvas.zoomIn();
        }
        shown.canvas.centreOn({0, 2}); // the first leaf
        QVERIFY(!shown.inner(0).child(0)->state().offscreen);
        QVERIFY(shown.inner(2).child(2)->state().offscreen);
        shown.canvas.hide();
        QVERIFY(shown.tree.child(0)->state().invisible);
    }

    void pressSelects() {
        Read shown;
        QAccessibleInterface& c = shown.inner(1);
        QVERIFY(c.state().selectable && !c.state().selected);
        c.actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(shown.session.selection().value, 2U);
        QVERIFY(c.state().selected && !shown.tree.child(0)->state().selected);
        c.actionInterface()->doAction(QStringLiteral("no such action"));
        QCOMPARE(shown.session.selection().value, 2U);
    }

    void jumpGoesWhereTheNodeWasEnteredReadOrCut() {
        Read shown;
        const auto jump = [&](QAccessibleInterface* node) {
            auto& actions = *node->actionInterface();
            QVERIFY(actions.actionNames().contains(AccessibleNode::jumpAction()));
            QVERIFY(!actions.localizedActionDescription(AccessibleNode::jumpAction()).isEmpty());
            actions.doAction(AccessibleNode::jumpAction());
        };
        jump(&shown.inner(2));
        QCOMPARE(shown.step(), 17); // D is entered
        jump(shown.inner(0).child(1));
        QCOMPARE(shown.step(), 5); // 12 is read
        jump(shown.inner(1).child(2));
        QCOMPARE(shown.step(), 14); // 6 is cut
    }

    void focusActionBringsTheKeyboard() {
        Read shown;
        QAccessibleInterface& b = shown.inner(0);
        QVERIFY(b.state().focusable && !b.state().focused);
        b.actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QTRY_VERIFY(shown.canvas.hasFocus());
        QVERIFY(b.state().focused);
        QCOMPARE(shown.tree.focusChild(), &b);
        QTest::keyClick(&shown.canvas, Qt::Key_Right);
        QCOMPARE(shown.tree.focusChild(), shown.tree.child(0)->child(1));
        QVERIFY(!b.state().focused);
    }

    /// Figure 5.2 has 13 nodes and 9 leaves; alpha-beta visits 11 of them and reads 7.
    void theCountsAreATable() {
        Read shown;
        shown.press(Qt::Key_End);
        QAccessibleInterface* const counts =
            QAccessible::queryAccessibleInterface(&shown.find<QWidget>("countsTable"));
        QCOMPARE(counts->role(), QAccessible::Table);
        QCOMPARE(counts->text(QAccessible::Name), QStringLiteral("Counts"));
        const auto* table = counts->tableInterface();
        QVERIFY(table != nullptr);
        QCOMPARE(table->rowCount(), 4);
        QCOMPARE(table->columnCount(), 2);
        QCOMPARE(table->columnDescription(1), QStringLiteral("minimax, whole tree"));
        QCOMPARE(table->rowDescription(1), QStringLiteral("leaves read"));
        QStringList cells;
        for (int row = 0; row < 2; ++row) {
            for (int column = 0; column < 2; ++column) {
                QAccessibleInterface* const cell = table->cellAt(row, column);
                cells << cell->text(QAccessible::Name);
                auto* const place = cell->tableCellInterface();
                QVERIFY(place != nullptr && place->table() == counts);
                QCOMPARE(place->rowIndex(), row);
                QCOMPARE(place->columnIndex(), column);
                QCOMPARE(place->rowHeaderCells().first()->text(QAccessible::Name),
                         table->rowDescription(row));
                QCOMPARE(place->columnHeaderCells().first()->text(QAccessible::Name),
                         table->columnDescription(column));
                QCOMPARE(cell->role(), QAccessible::Cell);
            }
        }
        QCOMPARE(cells, (QStringList{"11", "13", "7", "9"}));
        QVERIFY(table->cellAt(4, 0) == nullptr && table->cellAt(0, 2) == nullptr);
        QVERIFY(counts->indexOfChild(table->cellAt(3, 1)) >= 0);
    }

    void largeTreesAreMadeOnDemand() {
        Session session;
        TreeCanvas canvas(session);
        canvas.resize(800, 600);
        session.openText(uniformTree(6, 10), QStringLiteral("a million leaves"));
        QTRY_VERIFY_WITH_TIMEOUT(session.hasSearch(), 60'000);
        QCOMPARE(session.document()->tree.leafCount(), 1'000'000U);
        const AccessibleTree& tree = treeOf(canvas);
        QCOMPARE(tree.childCount(), 1);
        QCOMPARE(tree.nodesMade(), std::size_t{0});
        QAccessibleInterface* node = tree.child(0);
        for (int row = 0; row < 6; ++row) {
            QCOMPARE(node->childCount(), 10);
            node = node->child(9);
        }
        QCOMPARE(node->childCount(), 0);
        QCOMPARE(node->text(QAccessible::Name), QStringLiteral("leaf 1"));
        QCOMPARE(tree.nodesMade(), std::size_t{7});
        session.setStep(Step{500'000});
        canvas.grab();
        QVERIFY(!isAtRest(canvas)); // what is painted anew may be told of
        QTRY_VERIFY(isAtRest(canvas));
        QCOMPARE(tree.nodesMade(), std::size_t{7});
    }

    void aNewTreeFreesItsNodes() {
        Read shown;
        QStringList lines;
        append(lines, shown.tree, 0);
        QCOMPARE(shown.tree.nodesMade(), std::size_t{13});
        const QAccessible::Id root = QAccessible::uniqueId(shown.tree.child(0));
        QVERIFY(QAccessible::accessibleInterface(root) != nullptr);
        shown.session.openText(QStringLiteral("[1,2]"), QStringLiteral("small"));
        QCOMPARE(shown.tree.nodesMade(), std::size_t{0});
        QVERIFY(QAccessible::accessibleInterface(root) == nullptr);
        QCOMPARE(shown.tree.child(0)->childCount(), 2);
        QCOMPARE(shown.inner(1).text(QAccessible::Name), QStringLiteral("leaf 2"));
    }

    void nothingIsLeftOnceTheCanvasIsGone() {
        Session session;
        session.openText(QStringLiteral("[1,2]"), QStringLiteral("small"));
        QAccessible::Id root = 0;
        {
            const TreeCanvas canvas(session);
            root = QAccessible::uniqueId(treeOf(canvas).child(0));
            QVERIFY(QAccessible::accessibleInterface(root) != nullptr);
        }
        QVERIFY(QAccessible::accessibleInterface(root) == nullptr);
        session.setStep(Step{1});
        session.select(GameTree::root());
        session.openText(QStringLiteral("[3,4]"), QStringLiteral("another"));
    }
};

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
