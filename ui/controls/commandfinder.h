#pragma once

#include <QDialog>
#include <QLineEdit>
#include <QMainWindow>
#include <QPointer>
#include <QTreeWidget>

namespace prunus {

/// Finds any command of a window's menus by words of its name, and shows where it stands and what
/// its key is.
class CommandFinder : public QDialog {
    Q_OBJECT

  public:
    explicit CommandFinder(QMainWindow& window);

    void accept() override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void add(const QMenu& menu, const QString& path);
    void add(QAction& action, const QString& path, bool enabled);
    void filter(const QString& text);
    void walk(int by);

    QLineEdit* field_;
    QTreeWidget* list_;
    /// The command of each row; some are deleted while a tree is opened in the background.
    QList<QPointer<QAction>> commands_;
};

} // namespace prunus
