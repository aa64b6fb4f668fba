#include "ui/controls/editmenu.h"

#include "ui/base/connecteach.h"
#include "ui/canvas/nodeeditor.h"
#include "ui/canvas/treecanvas.h"
#include "ui/session/editing.h"
#include "ui/words/editwords.h"
#include "ui/words/words.h"

namespace prunus {
namespace {

bool isLastChild(const GameTree& tree, NodeId n) {
    return n + 1 == tree.children(tree.parent(n)).last;
}

} // namespace

EditMenu::EditMenu(Session& session, TreeCanvas& canvas, QWidget* parent)
    : QMenu(tr("&Edit"), parent), session_(session), canvas_(canvas) {
    setObjectName(QStringLiteral("editMenu"));
    setToolTipsVisible(true);
    whyNot_ = addAction(QString());
    whyNot_->setObjectName(QStringLiteral("whyNoEdit"));
    whyNot_->setEnabled(false);
    addUndo();
    addSeparator();
    addClipboard();
    addNodeCommands();
    addSeparator();
    addTreeCommands();
    connectEach(&session, this, &EditMenu::derive, &Session::documentChanged,
                &Session::traceChanged, &Session::selectionChanged, &Session::stepChanged,
                &Session::busyChanged, &Session::hideUnreadLeavesChanged);
    connect(&session.editing(), &Editing::changed, this, &EditMenu::derive);
    derive();
}

void EditMenu::addUndo() {
    undo_ = addAction(tr("&Undo"));
    undo_->setObjectName(QStringLiteral("undo"));
    undo_->setShortcut(Qt::CTRL | Qt::Key_Z);
    connect(undo_, &QAction::triggered, this, [this] {
        if (session_.editing().unfinished(Editing::Typing::text)) {
            emit undoTypingAsked();
        } else {
            session_.editing().undo();
        }
    });
    redo_ = addAction(tr("&Redo"));
    redo_->setObjectName(QStringLiteral("redo"));
    redo_->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    connect(redo_, &QAction::triggered, &session_.editing(), &Editing::redo);
}

QAction* EditMenu::add(const char* name, const QString& text, Needs needs,
                       const QString& explanation, std::function<void()> command, QMenu* in) {
    QAction* action = (in != nullptr ? in : this)->addAction(text);
    action->setObjectName(QLatin1String(name));
    commands_.push_back({action, needs, explanation});
    connectCommand(*action, needs, std::move(command));
    return action;
}

/// What is being typed over a node is taken first; where it cannot be, its field says so and
/// nothing else happens.
void EditMenu::connectCommand(QAction& action, Needs needs, std::function<void()> command) {
    connect(&action, &QAction::triggered, this, [this, needs, command = std::move(command)] {
        session_.editing().finish();
        const bool finished = !session_.editing().unfinished(Editing::Typing::node);
        if (finished && obstacle(needs).isEmpty()) {
            command();
        }
    });
}

void EditMenu::addNodeCommands() {
    add("editNode", tr("&Edit value or name"), Needs::node,
        tr("Types over the node; so does a double click. A tree in brackets takes the node’s "
           "place."),
        [this] { editInPlace(false); })
        ->setShortcut(Qt::Key_F2);
    add("insertChild", tr("Insert c&hild"), Needs::node,
        tr("Adds a leaf after the children of the node, to be typed over."),
        [this] { insertChild(); })
        ->setShortcut(Qt::Key_Insert);
    add("insertSibling", tr("Insert &sibling"), Needs::nodeBelowRoot,
        tr("Adds a leaf after the node, to be typed over."), [this] { insertSibling(); })
        ->setShortcut(Qt::SHIFT | Qt::Key_Insert);
    add("editMove", tr("&Move label"), Needs::nodeBelowRoot,
        tr("Types the label of the move that leads to the node."), [this] { editInPlace(true); })
        ->setShortcut(Qt::SHIFT | Qt::Key_F2);
    add("deleteSubtree", tr("&Delete"), Needs::node,
        tr("Removes the node with all that is below it."),
        [this] { perform(DeleteSubtree{session_.selection()}); })
        ->setShortcut(QKeySequence::Delete);
}

bool EditMenu::perform(const Edit& edit) {
    const auto error = session_.editing().perform(edit);
    if (error) {
        emit session_.failed(EditWords::why(*error));
    }
    return !error;
}

void EditMenu::editInPlace(bool move) {
    const NodeId n = session_.selection();
    canvas_.keepVisible(n);
    canvas_.nodeEditor().open(n, move ? NodeEditor::Field::move : NodeEditor::Field::node);
}

void EditMenu::insertChild() {
    const NodeId n = session_.selection();
    if (perform(InsertChild{n, session_.document()->tree.childCount(n), std::nullopt})) {
        editInPlace(false);
    }
}

void EditMenu::insertSibling() {
    if (perform(InsertSibling{session_.selection()})) {
        editInPlace(false);
    }
}

QString EditMenu::tooLarge() const {
    return tr("The tree is too large: one of up to %1 nodes can be edited.")
        .arg(shownCount(Editing::mostNodes));
}

/// Why a command cannot be chosen; empty if it can.
QString EditMenu::obstacle(Needs needs) const {
    if (!session_.hasSearch() && needs != Needs::nothing) {
        return tr("There is no tree yet.");
    }
    if (session_.opening()) {
        return tr("A tree is being opened.");
    }
    if (needs != Needs::copy && session_.hasSearch() && !session_.editing().possible()) {
        return tooLarge();
    }
    if (needs == Needs::tree || needs == Needs::nothing) {
        return {};
    }
    const NodeId n = session_.selection();
    if (n == noNode) {
        return tr("Select a node first.");
    }
    const bool amongSiblings =
        needs == Needs::nodeBelowRoot || needs == Needs::notFirst || needs == Needs::notLast;
    if (amongSiblings && n == GameTree::root()) {
        return tr("The root has neither parent nor siblings.");
    }
    if (needs == Needs::notFirst && session_.document()->tree.childNumber(n) == 0) {
        return tr("It is the first of its siblings.");
    }
    if (needs == Needs::notLast && isLastChild(session_.document()->tree, n)) {
        return tr("It is the last of its siblings.");
    }
    const bool hasValue = n != noNode && session_.document()->tree.isLeaf(n) &&
                          session_.document()->tree.hasStaticValue(n);
    if (needs == Needs::leafValue && !hasValue) {
        return tr("Select a leaf first.");
    }
    if (needs == Needs::leafValue && session_.hidesUnreadLeaves() &&
        session_.moment().state(n) != NodeState::evaluated) {
        return tr("Its value is hidden until the search has read it.");
    }
    if (needs == Needs::family && session_.document()->tree.isLeaf(n)) {
        return tr("A leaf has no children.");
    }
    return {};
}

void EditMenu::derive() {
    for (const Command& command : commands_) {
        const QString obstacle = this->obstacle(command.needs);
        command.action->setEnabled(obstacle.isEmpty());
        command.action->setToolTip(obstacle.isEmpty() ? command.explanation : obstacle);
        command.action->setStatusTip(command.action->toolTip());
    }
    const bool max = !session_.hasSearch() || rootPlayer() == Player::max;
    flip_->setText(max ? tr("Ma&ke the root MIN") : tr("Ma&ke the root MAX"));
    whyNot_->setVisible(session_.hasSearch() && !session_.editing().possible());
    whyNot_->setText(tooLarge());
    deriveUndo();
}

void EditMenu::deriveUndo() {
    const bool ready = obstacle(Needs::tree).isEmpty();
    const History* history = ready ? &session_.editing().history() : nullptr;
    // The name of an edit has the values in it that were changed.
    const bool tells = !session_.hidesUnreadLeaves();
    const auto show = [history, tells](QAction& action, bool can, std::size_t k,
                                       const QString& plain, const QString& named) {
        action.setEnabled(can);
        // An ampersand in a name is no mnemonic.
        action.setText(can && tells ? named.arg(EditWords::of(history->edit(k), history->note(k))
                                                    .replace(u'&', QStringLiteral("&&")))
                                    : plain);
        action.setToolTip(action.text().remove(u'&'));
    };
    const bool undoes = history != nullptr && history->canUndo();
    const bool redoes = history != nullptr && history->canRedo();
    show(*undo_, undoes, undoes ? history->position() - 1 : 0, tr("&Undo"), tr("&Undo %1"));
    if (ready && session_.editing().unfinished(Editing::Typing::text)) {
        undo_->setEnabled(true);
        undo_->setText(tr("&Undo typing"));
        undo_->setToolTip(undo_->text().remove(u'&'));
    }
    show(*redo_, redoes, redoes ? history->position() : 0, tr("&Redo"), tr("&Redo %1"));
}

} // namespace prunus

#include "moc_editmenu.cpp"
