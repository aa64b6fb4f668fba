#include "ui/controls/keyslist.h"

#include "ui/widgets/card.h"
#include "ui/words/lists.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>

namespace prunus {
namespace {

constexpr int roomForButtons = 80;

/// What is used in front of a class, in this order.
const QStringList& commandsOfALecture() {
    static const QStringList names{
        "step", "back",  "nextCutoff", "previousCutoff", "nextNote", "showProof",  "endOfNode",
        "play", "first", "last",       "fullScreen",     "find",     "findCommand"};
    return names;
}

} // namespace

QString plainText(const QAction& action) {
    // Two ampersands are one that is meant.
    constexpr QChar mark(QChar::Null);
    return action.text()
        .replace(QStringLiteral("&&"), mark)
        .remove(u'&')
        .remove(u'…')
        .replace(mark, u'&');
}

QList<QAction*> actionsWithKeys(const QWidget& menu) {
    QList<QAction*> found;
    for (QAction* action : menu.actions()) {
        if (const auto* inner = action->menu<QMenu*>()) {
            found += actionsWithKeys(*inner);
        } else if (!action->shortcuts().isEmpty()) {
            found << action;
        }
    }
    return found;
}

QList<QAction*> actionsInReach(const QMenu& menu) {
    QList<QAction*> found;
    for (QAction* action : menu.actions()) {
        if (!action->isVisible() || action->property(outOfReach).toBool()) {
            continue;
        }
        if (const auto* inner = action->menu<QMenu*>()) {
            found += actionsInReach(*inner);
        } else if (!action->shortcuts().isEmpty()) {
            found << action;
        }
    }
    return found;
}

KeysList::KeysList(QMainWindow& window)
    : QDialog(&window), list_(new QWidget(this)), rows_(new QFormLayout(list_)) {
    setObjectName(QStringLiteral("keysList"));
    setWindowTitle(tr("Keyboard"));
    rows_->setHorizontalSpacing(24);
    const QList<QAction*> inMenus = actionsWithKeys(*window.menuBar());
    const auto check =
        std::ranges::find(inMenus, QStringLiteral("checkAnswer"), &QAction::objectName);
    if (check != inMenus.end() && (*check)->isVisible()) {
        addWhilePractising(*window.menuBar());
    } else {
        addAll(window, inMenus);
    }
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setAccessibleName(windowTitle());
    scroll->setWidgetResizable(true);
    scroll->setWidget(list_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(scroll);
    column->addWidget(buttons);
    const QSize wanted = list_->sizeHint();
    const int bar = scroll->verticalScrollBar()->sizeHint().width();
    resize(wanted.width() + bar + 40,
           qMin(wanted.height() + roomForButtons, qMax(window.height() - 40, 400)));
}

void KeysList::addAll(const QMainWindow& window, const QList<QAction*>& inMenus) {
    addLecture(inMenus);
    for (const QAction* menu : window.menuBar()->actions()) {
        QList<QAction*> others = actionsWithKeys(*menu->menu<QMenu*>());
        others.removeIf(
            [](const QAction* each) { return commandsOfALecture().contains(each->objectName()); });
        addMenu(*menu, others);
    }
    addTree();
    addText();
    addBoard();
    addPractice();
    addHeading(tr("Full screen"));
    for (const QAction* action : actionsWithKeys(window)) {
        if (!inMenus.contains(action)) {
            addAction(*action);
        }
    }
}

/// What can be reached then; the keys of practice first.
void KeysList::addWhilePractising(const QMenuBar& bar) {
    addPractice();
    QList<QAction*> menus = bar.actions();
    std::stable_partition(menus.begin(), menus.end(), [](const QAction* each) {
        return each->menu<QMenu*>()->objectName() == QStringLiteral("practiceMenu");
    });
    for (const QAction* menu : menus) {
        if (menu->isEnabled()) {
            addMenu(*menu, actionsInReach(*menu->menu<QMenu*>()));
        }
    }
}

void KeysList::addHeading(const QString& text) {
    auto* heading = makeLabel("keysHeading", list_);
    heading->setText(text);
    heading->setContentsMargins(0, rows_->rowCount() == 0 ? 0 : 10, 0, 0);
    setMuted(*heading, true);
    rows_->addRow(heading);
}

void KeysList::addRow(const QString& keys, const QString& what) {
    auto* left = makeLabel("keys", list_);
    auto* right = makeLabel("keysMeaning", list_);
    left->setText(keys);
    right->setText(what);
    right->setWordWrap(true);
    setBold(*left, true);
    rows_->addRow(left, right);
}

void KeysList::addAction(const QAction& action) {
    QStringList keys;
    for (const QKeySequence& each : action.shortcuts()) {
        keys << each.toString(QKeySequence::NativeText);
    }
    addRow(listed(keys), plainText(action));
}

void KeysList::addLecture(const QList<QAction*>& inMenus) {
    addHeading(tr("In a lecture"));
    for (const QString& name : commandsOfALecture()) {
        const auto named = std::ranges::find(inMenus, name, &QAction::objectName);
        if (named != inMenus.end()) {
            addAction(**named);
        }
    }
}

void KeysList::addMenu(const QAction& menu, const QList<QAction*>& actions) {
    if (!actions.isEmpty()) {
        addHeading(plainText(menu));
    }
    for (const QAction* action : actions) {
        addAction(*action);
    }
}

void KeysList::addTree() {
    addHeading(tr("In the tree"));
    //: Keys, and what is done with the mouse, stand before what they do.
    addRow(tr("Tab"), tr("Leads into the tree, where the arrow keys walk"));
    addRow(tr("Arrow keys"), tr("Walk from node to node"));
    addRow(tr("Enter"), tr("Goes to where the node was first entered"));
    addRow(tr("Menu or right button"), tr("Offers what can be done with the node"));
    addRow(tr("Click"), tr("Tells the story of the node"));
    addRow(tr("Mouse wheel"), tr("Zooms at the pointer"));
    addRow(tr("Drag"), tr("Moves the tree"));
    addRow(tr("Double click"), tr("Edits the node in its place; Tab leads to the next leaf"));
    addRow(tr("Drag a node"), tr("Moves its subtree; with Ctrl, copies it"));
    addRow(tr("Pull up or down"), tr("Changes the number of the selected leaf"));
}

void KeysList::addText() {
    addHeading(tr("In the text pane"));
    addRow(QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText),
           tr("Reads lines that are typed as an outline, arrows or rows"));
}

void KeysList::addPractice() {
    addHeading(tr("At a node that is asked about"));
    addRow(tr("X"), tr("Crosses out, reads next or plays there, or takes that back"));
    addRow(tr("Digits and signs"), tr("Begin a number in the field of the node"));
    addRow(tr("I"), tr("Writes ∞"));
    addRow(tr("N"), tr("Says that the node is not visited"));
    addRow(tr("?"), tr("Reads the question, its rules and the answer so far"));
}

void KeysList::addBoard() {
    addHeading(tr("On the board of a game"));
    addRow(tr("← → ↑ ↓"), tr("Move the cursor"));
    addRow(tr("Enter or Space"),
           tr("Play there, or pass; in setting up, change the piece, in chess "
              "take it up and put it down"));
    addRow(tr("Letters and digits"), tr("Play the move of that name, such as b2"));
    addRow(tr("K Q R B N P"),
           tr("In setting up chess, put White’s piece there; in lower case Black’s"));
    addRow(tr("Delete"), tr("In setting up chess, take the piece away"));
    addRow(tr("Backspace or Ctrl+Z"), tr("Take the last move back"));
}

} // namespace prunus

#include "moc_keyslist.cpp"
