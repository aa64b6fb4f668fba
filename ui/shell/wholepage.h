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
    /// `steps` is what the page takes the place of, in the layout of its parent.
    WholePage(Session& session, QWidget& steps, QMainWindow& window);

    [[nodiscard]] bool isUp() const { return page_ != nullptr; }
    [[nodiscard]] QMainWindow& window() const { return window_; }
    /// What the page is to be made in.
    [[nodiscard]] QWidget* parent() const { return steps_.parentWidget(); }
    /// Needs that none is. Commands of these names go on working, beside those that always do.
    void put(QWidget* page, const QStringList& working, const QString& reason);
    /// From now on these go on working, while a page is there.
    void setWorking(const QStringList& working);
    /// Deletes the page.
    void take();

    /// What concerns a question that is asked in such a page, and not the open tree.
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
    /// Hidden or out of reach meanwhile.
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
