#pragma once

#include <QDialog>
#include <QFormLayout>
#include <QMainWindow>
#include <QMenu>

namespace prunus {

/// The name of the property of commands that stand in a menu, but are out of reach there whatever
/// the user does.
inline constexpr const char* outOfReach = "outOfReach";

/// The text of an action, without its mnemonic and without the “…” that says that it asks for more.
[[nodiscard]] QString plainText(const QAction& action);
/// The actions of a menu or window that have shortcuts, also those of the menus in it.
[[nodiscard]] QList<QAction*> actionsWithKeys(const QWidget& menu);

/// The actions of a menu that have shortcuts and can be reached: neither they nor the menus that
/// they are in are hidden or out of reach.
[[nodiscard]] QList<QAction*> actionsInReach(const QMenu& menu);

/// The list of every shortcut of a window: first those that are used in a lecture, then the others
/// menu by menu, and what else keys and mouse do in the tree. While somebody practises, it has only
/// the keys that work then.
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
    /// Adds these actions of a menu under its name; adds nothing if there are none.
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
