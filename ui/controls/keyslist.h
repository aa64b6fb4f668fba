#pragma once

#include <QDialog>
#include <QFormLayout>
#include <QMainWindow>
#include <QMenu>

namespace prunus {

/// The property of commands that stand in a menu, and are out of reach whatever is done there.
inline constexpr const char* outOfReach = "outOfReach";

/// What an action is called, without its mnemonic and the sign that it asks for more.
[[nodiscard]] QString plainText(const QAction& action);
/// The actions of a menu or window that have shortcuts, those of the menus in it too.
[[nodiscard]] QList<QAction*> actionsWithKeys(const QWidget& menu);

/// Those of a menu that can be reached: that are not hidden or out of reach, nor in a menu that is.
[[nodiscard]] QList<QAction*> actionsInReach(const QMenu& menu);

/// Every shortcut of a window, those of a lecture first, then menu by menu, and what else keys and
/// mouse do in the tree. While somebody practises, what keys do then, and no others.
class KeysList : public QDialog {
    Q_OBJECT

  public:
    explicit KeysList(QMainWindow& window);

  private:
    void addHeading(const QString& text);
    void addRow(const QString& keys, const QString& what);
    void addAction(const QAction& action);
    void addAll(const QMainWindow& window, const QList<QAction*>& inMenus);
    void addWhilePractising(const QMenuBar& bar);
    /// These of its actions, under its name; nothing for none.
    void addMenu(const QAction& menu, const QList<QAction*>& actions);
    void addLecture(const QList<QAction*>& inMenus);
    void addTree();
    void addText();
    void addBoard();
    void addPractice();

    QWidget* list_;
    QFormLayout* rows_;
};

} // namespace prunus
