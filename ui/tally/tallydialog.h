#pragma once

#include "ui/session/session.h"
#include "ui/tally/tallymodel.h"
#include "ui/tally/tallyrun.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>

namespace prunus {

/// Compare ▸ Table: every algorithm on the session's tree, under its rules, order and depth. It
/// follows the session; a click on a row opens that search in a pane.
class TallyDialog : public QDialog {
    Q_OBJECT

  public:
    /// The session must outlive this.
    explicit TallyDialog(Session& session, QWidget* parent = nullptr);

    /// All rows as they are sorted, with tabs, for a spreadsheet.
    [[nodiscard]] QString copied() const;

  protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QLayout* buildButtons();
    void follow();
    void tell();
    void openPane(const QModelIndex& index);
    void copy();
    void askForFile();

    Session& session_;
    /// What the rows are of.
    std::shared_ptr<const Document> document_;
    SearchOptions shared_;
    TallyRun run_;
    TallyModel* model_;
    QSortFilterProxyModel* sorted_;
    QTableView* table_;
    QLabel* about_;
    QLabel* said_;
    QPushButton* stop_ = nullptr;
    QPushButton* save_ = nullptr;
};

} // namespace prunus
