#pragma once

#include "ui/session/session.h"

#include <QMenu>
#include <functional>

namespace prunus {

/// The Compare menu: which searches are side by side, how they wait for each other, and which of
/// them the panels tell about.
class CompareMenu : public QMenu {
    Q_OBJECT

  public:
    /// The session must outlive this.
    explicit CompareMenu(Session& session, QWidget* parent = nullptr);

  private:
    void addOpposites();
    void addOpposite(const char* name, const QString& text,
                     const std::function<SearchOptions(SearchOptions)>& change);
    void addPaneActions();
    void addPaces();
    void derive();

    Session& session_;
    QList<QAction*> openers_;
    QList<QAction*> forSeveral_;
    QList<QAction*> panes_;
    QAction* differences_ = nullptr;
    QMenu* paces_ = nullptr;
};

} // namespace prunus
