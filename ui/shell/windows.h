#pragma once

#include "ui/shell/mainwindow.h"

#include <QPointer>
#include <QStringList>
#include <functional>
#include <memory>
#include <vector>

namespace prunus {

/// The windows of the program, each with a tree of its own. A window is deleted when it is closed.
class Windows : public QObject {
    Q_OBJECT

  public:
    using Settings = std::function<std::unique_ptr<QSettings>()>;

    /// Every window gets its choices from settings that `settings` makes, and keeps its unsaved
    /// work in the folder.
    Windows(Settings settings, QString recoveryFolder);
    ~Windows() override;

    /// Opens a window with a file, or with the tree that the program starts with.
    MainWindow& open(const QString& file = {});
    /// Opens a window with a tree that is given as text, as if it was pasted.
    MainWindow& openText(const QString& text);
    /// Opens a window that unfolds a game.
    MainWindow& openGame(const GameToUnfold& game);
    /// Opens a window in which two searches stand side by side.
    MainWindow& openDifference(const Difference& difference);
    /// The open windows, in the order in which they were opened.
    [[nodiscard]] std::vector<MainWindow*> all() const;
    /// Closes all windows, first those that must ask; stops at the first one that the user wants to
    /// stay.
    void quit();

  private:
    [[nodiscard]] MainWindow& add();
    void place(MainWindow& window, const MainWindow* beside) const;
    [[nodiscard]] MainWindow* nextToClose() const;

    Settings settings_;
    QString folder_;
    std::vector<QPointer<MainWindow>> windows_;
};

} // namespace prunus
