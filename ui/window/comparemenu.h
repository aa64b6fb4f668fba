#pragma once

#include "ui/session/session.h"

#include <QMenu>
#include <QPointer>
#include <functional>

namespace prunus {

class TallyDialog;

/// The Compare menu: which searches are side by side, how they wait for each other, and which of
/// them the panels tell about; and the table of all algorithms.
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
    void addTable();
    void showTable();
    void derive();

    Session& session_;
    QList<QAction*> openers_;
    QList<QAction*> forSeveral_;
    QList<QAction*> panes_;
    QAction* differences_ = nullptr;
    QMenu* paces_ = nullptr;
    QAction* showTable_ = nullptr;
    QPointer<TallyDialog> table_;
};

} // namespace prunus
