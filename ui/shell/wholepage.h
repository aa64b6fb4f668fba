#pragma once

#include "ui/session/panes.h"
#include "ui/session/session.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QPointer>
#include <QStringList>
#include <utility>
#include <vector>

namespace prunus {

/// A page that stands in the place of the tree and all panels, with the commands about the open
/// tree out of reach. When it goes, all is as it was before.
class WholePage : public QObject {
    Q_OBJECT

  public:
    /// `steps` is the widget whose place the page takes, in the layout of its parent.
    WholePage(Session& session, QWidget& steps, QMainWindow& window);

    [[nodiscard]] bool isUp() const { return page_ != nullptr; }
    [[nodiscard]] QMainWindow& window() const { return window_; }
    /// The widget that is to be the page's parent.
    [[nodiscard]] QWidget* parent() const { return steps_.parentWidget(); }
    /// Puts the page up; needs that none is up. Commands with these names go on working, besides
    /// those that always do; the others give `reason` in their tool tips.
    void put(QWidget* page, const QStringList& working, const QString& reason);
    /// Sets the names of the commands that go on working from now on, while a page is up.
    void setWorking(const QStringList& working);
    /// Deletes the page, and brings back what it had taken the place of.
    void take();

    /// The names of the commands that concern a question asked in such a page, and not the open
    /// tree.
    static const QStringList& commandsOfQuestions();

  private:
    void setSearchAside();
    void takeSearchBack();
    void clearWindow();
    void lock();
    void lockEntries(QMenu& menu);
    void unlockCommands();
    void hide(QWidget& widget);

    Session& session_;
    QMainWindow& window_;
    QWidget& steps_;
    QWidget* page_ = nullptr;
    QStringList working_;
    QString reason_;
    /// What is hidden or out of reach while the page is up.
    std::vector<QPointer<QWidget>> hidden_;
    std::vector<QAction*> lockedMenus_;
    struct Locked {
        QPointer<QAction> action;
        bool wasEnabled;
        QString toolTip;
    };
    std::vector<Locked> lockedEntries_;
    std::vector<std::pair<QMenu*, bool>> saysTips_;
    /// Where the search of the open tree was.
    struct Place {
        Beat beat;
        NodeId selection = noNode;
        std::vector<NodeId> witnesses;
        bool hidesUnreadLeaves = false;
    };
    Place place_;
    QPointer<QWidget> focus_;
    bool tookDrops_ = false;
};

} // namespace prunus
