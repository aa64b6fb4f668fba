#pragma once

#include "ui/session/session.h"

#include <QMenu>
#include <QPointer>
#include <array>

namespace prunus {

class TallyDialog;

/// The Compare menu: which searches are side by side, how they wait for each other, and which of
/// them the panels describe; and the table of all algorithms.
class CompareMenu : public QMenu {
    Q_OBJECT

  public:
    /// The session must outlive this.
    explicit CompareMenu(Session& session, QWidget* parent = nullptr);

    /// The submenu for how several panes go on together.
    [[nodiscard]] QMenu* paces() const { return paces_; }
    /// The submenu for how the panes are arranged.
    [[nodiscard]] QMenu* arrangements() const { return arrangements_; }

  private:
    void addPairs();
    void addPair(const char* name, const QString& text,
                 std::array<SearchOptions, 2> (*pairOf)(const SearchOptions&));
    void showPair(const std::array<SearchOptions, 2>& pair);
    void addPaneActions();
    void addPaces();
    void addArrangements();
    void addTable();
    void showTable();
    void derive();

    Session& session_;
    QList<QAction*> openers_;   ///< those that open one more pane
    QList<QAction*> searching_; ///< those that need a search
    QList<QAction*> forSeveral_;
    QList<QAction*> panes_;
    QAction* differences_ = nullptr;
    QMenu* paces_ = nullptr;
    QMenu* arrangements_ = nullptr;
    QMenu* pairs_ = nullptr;
    QAction* showTable_ = nullptr;
    QPointer<TallyDialog> table_;
};

} // namespace prunus
