// The part of the Edit menu that concerns the clipboard, and families or the tree as a whole.

#include "ui/canvas/treecanvas.h"
#include "ui/controls/editmenu.h"
#include "ui/controls/leavesdialog.h"
#include "ui/controls/titledialog.h"
#include "ui/controls/treeclipboard.h"
#include "ui/session/editing.h"
#include "ui/words/editwords.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QRandomGenerator>

namespace prunus {

void EditMenu::addClipboard() {
    add("cutSubtree", tr("Cu&t"), Needs::node,
        tr("Takes the node with all that is below it to the clipboard."),
        [this] {
            copy();
            perform(DeleteSubtree{session_.selection()});
        })
        ->setShortcut(QKeySequence::Cut);
    add("copySubtree", tr("&Copy"), Needs::copy,
        tr("Copies the node with all that is below it, as text in brackets."), [this] { copy(); })
        ->setShortcut(QKeySequence::Copy);
    add("pasteSubtree", tr("&Paste"), Needs::nothing,
        tr("Opens the tree on the clipboard, or adds it as the last child of the node that is "
           "selected."),
        [this] { paste(); })
        ->setShortcut(QKeySequence::Paste);
}

void EditMenu::copy() {
    const GameTree& whole = session_.document()->tree;
    const NodeId n = session_.selection();
    // All of it is a document, with its title.
    auto copied = TreeClipboard::of(n == GameTree::root() ? whole : subtreeOf(whole, n));
    QGuiApplication::clipboard()->setMimeData(copied.release());
}

void EditMenu::paste() {
    const QMimeData& pasted = *QGuiApplication::clipboard()->mimeData();
    const Copied copied{TreeClipboard::textOf(pasted), TreeClipboard::isPart(pasted),
                        session_.selection()};
    const bool replaces = session_.hasSearch() && session_.path().isEmpty() &&
                          !session_.editing().treeModified(); // and nothing is lost by it
    if (copied.under == noNode && !replaces) {
        emit session_.pasteAsked({copied.text});
        return;
    }
    TreeClipboard::read(this, pasted, [this, copied, into = session_.document()](const auto& read) {
        if (session_.document() == into) {
            pasteTree(read, copied);
        } else {
            emit session_.failed(tr("The tree has changed since. Paste once more."));
        }
    });
}

void EditMenu::pasteTree(const tl::expected<TreeClipboard::Pasted, TreeClipboard::Fault>& read,
                         const Copied& copied) {
    if (read) {
        const bool asks = copied.under != noNode && !copied.isPart && read->tree->nodeCount() > 1;
        const std::function<void()> put = [this, pasted = *read, copied] {
            putTree(pasted, copied);
        };
        if (asks) {
            QString name = QString::fromStdString(session_.document()->names.of(copied.under));
            name.replace(u'&', QStringLiteral("&&"));
            emit session_.pasteAsked({copied.text, tr("&Under %1").arg(name), put});
        } else {
            put();
        }
    } else if (read.error().readings.empty()) {
        emit session_.failed(read.error().sentence);
    } else {
        emit session_.readingTold(
            {{read.error().sentence}, read.error().readings, [this, copied](Notation as) {
                 QMimeData again;
                 again.setText(copied.text);
                 pasteTree(TreeClipboard::tree(again, as), copied);
             }});
    }
}

/// Under the node, or in the place of the whole tree.
void EditMenu::putTree(const TreeClipboard::Pasted& pasted, const Copied& copied) {
    const bool whole = copied.under == noNode;
    if (!perform(whole ? Edit(ReplaceSubtree{pasted.tree, GameTree::root()})
                       : Edit(PasteSubtree{pasted.tree, copied.under,
                                           session_.document()->tree.childCount(copied.under)}))) {
        return;
    }
    QStringList told = pasted.told;
    if (whole) {
        session_.select(noNode); // what is pasted next is no part of this
    } else {
        canvas_.keepVisible(session_.selection());
        told = EditWords::renamed(*pasted.tree,
                                  subtreeOf(session_.document()->tree, session_.selection())) +
               told; // first what the user wrote and finds otherwise
    }
    if (!told.isEmpty() || !pasted.others.empty()) {
        emit session_.readingTold({told, pasted.others, [this, copied](Notation as) {
                                       QMimeData again;
                                       again.setText(copied.text);
                                       session_.editing().undo();
                                       Copied part = copied;
                                       part.isPart = true; // where it goes is settled
                                       pasteTree(TreeClipboard::tree(again, as), part);
                                   }});
    }
}

void EditMenu::addOrders(const char* name, const QString& title, bool below) {
    QMenu* menu = addMenu(title);
    menu->setObjectName(QLatin1String(name));
    menu->setToolTipsVisible(true);
    const auto families = [this, below] {
        const NodeId n = session_.selection();
        return Families{n == noNode ? GameTree::root() : n, below};
    };
    const Needs needs = below ? Needs::tree : Needs::family;
    const auto add = [&](const char* id, const QString& text, const QString& tip, auto edit) {
        QAction* action = menu->addAction(text);
        action->setObjectName(QLatin1String(name) + QLatin1String(id));
        action->setToolTip(tip);
        action->setStatusTip(tip);
        connectCommand(*action, needs, [this, families, edit] { perform(edit(families())); });
    };
    const auto sort = [](SortKey key) {
        return [key](Families f) { return Edit(SortChildren{f, key}); };
    };
    const QString byValue = tr("By true value, which a finished search would find: this gives it "
                               "away.");
    add("BestFirst", tr("&Best first"), byValue, sort(SortKey::bestFirst));
    add("WorstFirst", tr("&Worst first"), byValue, sort(SortKey::worstFirst));
    add("SmallestProof", tr("Smallest &proof first"), byValue, sort(SortKey::smallestProof));
    add("Ascending", tr("&Ascending values"), byValue, sort(SortKey::ascending));
    add("Descending", tr("&Descending values"), byValue, sort(SortKey::descending));
    menu->addSeparator();
    add("Reverse", tr("&Reversed"), {}, [](Families f) { return Edit(ReverseChildren{f}); });
    add("Shuffle", tr("&Shuffled"), {}, [](Families f) {
        return Edit(ShuffleChildren{f, QRandomGenerator::global()->generate64()});
    });
    commands_.push_back({menu->menuAction(), needs,
                         below ? tr("Orders the children of the selected node and of all below it; "
                                    "if none is selected, of all.")
                               : tr("Orders the children of the selected node.")});
}

void EditMenu::addPlaces() {
    QMenu* menu = addMenu(tr("Place among its si&blings"));
    menu->setObjectName(QStringLiteral("placeAmongSiblings"));
    menu->setToolTipsVisible(true);
    const QString orDrag = tr("You can also drag the node with the mouse.");
    commands_.push_back({menu->menuAction(), Needs::nodeBelowRoot, orDrag});
    const auto add = [&](const char* id, const QString& text, int key, Needs needs, int by) {
        QAction* action = menu->addAction(text);
        action->setObjectName(QLatin1String(id));
        action->setShortcut(Qt::ALT | static_cast<Qt::Key>(key));
        connectCommand(*action, needs, [this, by] {
            const GameTree& tree = session_.document()->tree;
            const NodeId n = session_.selection();
            // Behind itself it would stay where it is.
            const std::uint32_t number = tree.childNumber(n);
            const std::uint32_t place = by > 0 ? number + 2 : number - 1;
            if (perform(MoveSubtree{n, tree.parent(n), place})) {
                canvas_.keepVisible(session_.selection());
            }
        });
        commands_.push_back({action, needs, orDrag});
    };
    add("moveLeft", tr("One to the &left"), Qt::Key_Left, Needs::notFirst, -1);
    add("moveRight", tr("One to the &right"), Qt::Key_Right, Needs::notLast, 1);
}

void EditMenu::addValueSteps() {
    QMenu* menu = addMenu(tr("Change its &value"));
    menu->setObjectName(QStringLiteral("changeValue"));
    commands_.push_back(
        {menu->menuAction(), Needs::leafValue, tr("Makes it a little greater or smaller.")});
    const auto add = [&](const char* id, const QString& text, const QKeySequence& key, int units) {
        QAction* action = menu->addAction(text);
        action->setObjectName(QLatin1String(id));
        action->setShortcut(key);
        connectCommand(*action, Needs::leafValue, [this, units] { canvas_.changeLeafBy(units); });
        commands_.push_back({action, Needs::leafValue,
                             tr("You can also pull the number of the selected leaf up or down.")});
    };
    add("raiseByOne", tr("&Up by 1"), Qt::CTRL | Qt::Key_Up, 1);
    add("lowerByOne", tr("&Down by 1"), Qt::CTRL | Qt::Key_Down, -1);
    add("raiseByTen", tr("U&p by 10"), Qt::CTRL | Qt::SHIFT | Qt::Key_Up, 10);
    add("lowerByTen", tr("D&own by 10"), Qt::CTRL | Qt::SHIFT | Qt::Key_Down, -10);
}

void EditMenu::addTreeCommands() {
    addValueSteps();
    addPlaces();
    addOrders("orderChildren", tr("&Order of its children"), false);
    addOrders("orderBelow", tr("Order of &all below"), true);
    addSeparator();
    add("editTitle", tr("T&itle…"), Needs::tree,
        tr("What the tree is called in the window, in figures and in print."), [this] {
            auto* dialog = new TitleDialog(session_, parentWidget());
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->open();
        });
    QMenu* whole = addMenu(tr("&Whole tree"));
    whole->setObjectName(QStringLiteral("wholeTreeMenu"));
    whole->setToolTipsVisible(true);
    add(
        "leavesFromList", tr("&Leaves from a list of numbers…"), Needs::tree,
        tr("Gives all leaves new values, from left to right."),
        [this] {
            auto* dialog = new LeavesDialog(session_, parentWidget());
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->open();
        },
        whole);
    flip_ = add(
        "flipRoot", {}, Needs::tree, tr("Each player becomes the other; values stay."),
        [this] { flipRoot(); }, whole);
    add(
        "negateValues", tr("Ne&gate all values"), Needs::tree,
        tr("Changes the sign of every value."), [this] { perform(NegateValues{}); }, whole);
}

Player EditMenu::rootPlayer() const {
    return session_.wantedOptions().root.value_or(session_.document()->tree.header().root);
}

void EditMenu::flipRoot() {
    session_.editing().setRoot(opponent(rootPlayer()));
}

} // namespace prunus
