#include "ui/window/keyslist.h"

#include "ui/panels/card.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QMenu>
#include <QScrollArea>

namespace prunus {
namespace {

void addRow(QFormLayout& rows, const QString& keys, const QString& what) {
    auto* left = makeLabel("keys", rows.parentWidget());
    auto* right = makeLabel("keysMeaning", rows.parentWidget());
    left->setText(keys);
    right->setText(what);
    setBold(*left, true);
    rows.addRow(left, right);
}

} // namespace

KeysList::KeysList(const QMenuBar& menus, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("keysList"));
    setWindowTitle(tr("Keyboard"));
    auto* list = new QWidget(this);
    auto* rows = new QFormLayout(list);
    for (const QAction* menu : menus.actions()) {
        for (const QAction* action : menu->menu()->actions()) {
            if (!action->shortcut().isEmpty()) {
                addRow(*rows,
                       QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText)
                           .replace(QStringLiteral("; "), QStringLiteral(", ")),
                       QString(action->text()).remove(u'&'));
            }
        }
    }
    addRow(*rows, tr("Tab"), tr("To the tree, where the arrow keys walk from node to node"));
    addRow(*rows, tr("Enter"), tr("In the tree: to where the node was first entered"));
    addRow(*rows, tr("Mouse wheel"), tr("Zooms at the pointer"));
    addRow(*rows, tr("Drag"), tr("Moves the tree"));
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(list);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(scroll);
    column->addWidget(buttons);
    resize(list->sizeHint().width() + 60, qMin(list->sizeHint().height() + 80, 640));
}

} // namespace prunus
