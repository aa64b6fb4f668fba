#include "ui/controls/commandfinder.h"

#include "ui/controls/keyslist.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QVBoxLayout>
#include <algorithm>

namespace prunus {

CommandFinder::CommandFinder(QMainWindow& window)
    : QDialog(&window), field_(new QLineEdit(this)), list_(new QTreeWidget(this)) {
    setObjectName(QStringLiteral("commandFinder"));
    setWindowTitle(tr("Find a command"));
    field_->setObjectName(QStringLiteral("commandName"));
    field_->setPlaceholderText(tr("Words of its name"));
    field_->setAccessibleName(windowTitle());
    field_->installEventFilter(this);
    list_->setObjectName(QStringLiteral("commandList"));
    list_->setAccessibleName(tr("Commands"));
    list_->setColumnCount(2);
    list_->setHeaderLabels({tr("Command"), tr("Key")});
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (const QAction* menu : window.menuBar()->actions()) {
        add(*menu->menu<QMenu*>(), plainText(*menu));
    }
    auto* column = new QVBoxLayout(this);
    column->addWidget(field_);
    column->addWidget(list_);
    connect(field_, &QLineEdit::textChanged, this, &CommandFinder::filter);
    connect(list_, &QTreeWidget::itemActivated, this, &CommandFinder::accept);
    const int wide = 70 * fontMetrics().averageCharWidth();
    resize(QSize(wide, wide * 2 / 3).boundedTo(window.size() - QSize(40, 80)));
    filter({});
    field_->setFocus();
}

void CommandFinder::add(const QMenu& menu, const QString& path) {
    for (QAction* action : menu.actions()) {
        //: A menu, and an entry of it.
        const QString name = tr("%1 ▸ %2").arg(path, plainText(*action));
        if (action->isSeparator() || !action->isVisible() || action->text().isEmpty()) {
            continue;
        }
        if (const auto* inner = action->menu<QMenu*>()) {
            add(*inner, name);
        } else {
            add(*action, name, menu.menuAction()->isEnabled() && action->isEnabled());
        }
    }
}

void CommandFinder::add(QAction& action, const QString& path, bool enabled) {
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    //: A command that is switched on.
    const QString shown = action.isChecked() ? tr("%1 ✓").arg(path) : path;
    auto* row = new QTreeWidgetItem(list_, {shown, keys});
    row->setDisabled(!enabled);
    row->setToolTip(0, action.toolTip());
    commands_ << &action;
}

/// Every word counts, wherever it stands; the first that can be chosen is.
void CommandFinder::filter(const QString& text) {
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    QTreeWidgetItem* first = nullptr;
    QTreeWidgetItem* named = nullptr; // so that "step" is not "First step"
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* row = list_->topLevelItem(i);
        const QString path = row->text(0);
        const bool fits = commands_[i] && std::ranges::all_of(words, [&path](const QString& word) {
                              return path.contains(word, Qt::CaseInsensitive);
                          });
        row->setHidden(!fits);
        if (!fits || row->isDisabled()) {
            continue;
        }
        first = first == nullptr ? row : first;
        const bool begins =
            plainText(*commands_[i]).startsWith(text.trimmed(), Qt::CaseInsensitive);
        named = named == nullptr && begins ? row : named;
    }
    list_->setCurrentItem(named == nullptr ? first : named);
}

void CommandFinder::walk(int by) {
    for (int row = list_->indexOfTopLevelItem(list_->currentItem()) + by;
         row >= 0 && row < list_->topLevelItemCount(); row += by) {
        QTreeWidgetItem* item = list_->topLevelItem(row);
        if (!item->isHidden() && !item->isDisabled()) {
            list_->setCurrentItem(item);
            return;
        }
    }
}

/// The command comes once this is closed: it may open a window of its own.
void CommandFinder::accept() {
    const int row = list_->indexOfTopLevelItem(list_->currentItem());
    if (row < 0 || list_->currentItem()->isHidden() || list_->currentItem()->isDisabled()) {
        return;
    }
    QAction* command = commands_[row];
    if (command == nullptr) {
        return;
    }
    QDialog::accept();
    QMetaObject::invokeMethod(command, &QAction::trigger, Qt::QueuedConnection);
}

bool CommandFinder::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            walk(key == Qt::Key_Down ? 1 : -1);
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            accept();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace prunus

#include "moc_commandfinder.cpp"
