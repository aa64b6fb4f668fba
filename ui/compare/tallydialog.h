#pragma once

#include "ui/compare/tallymodel.h"
#include "ui/compare/tallyrun.h"
#include "ui/compare/tallysource.h"
#include "ui/session/session.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QTimer>

namespace prunus {

/// The dialog of Compare ▸ Table: the tallies of every algorithm on the session's tree, under its
/// rules, order and depth, or on a game without a tree. It follows the session; a click on a row
/// opens that search in a pane.
class TallyDialog : public QDialog {
    Q_OBJECT

  public:
    /// The session must outlive this.
    explicit TallyDialog(Session& session, QWidget* parent = nullptr);

    /// The text of all rows as they are sorted, with tabs, for a spreadsheet.
    [[nodiscard]] QString copied() const;

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void buildTable();
    QLayout* buildButtons();
    void follow();
    void begin(const TallySubject& subject);
    void tellAbout();
    void tell();
    void tellProgress();
    void openPane(const QModelIndex& index);
    void copy();
    void askForFile();
    void saveTo(const QString& path);

    Session& session_;
    /// What the rows are about; none before there are any.
    std::optional<TallySubject> subject_;
    TallyRun run_;
    QTimer tick_;
    TallySource* source_;
    TallyModel* model_;
    QSortFilterProxyModel* sorted_;
    QTableView* table_;
    QLabel* about_;
    QLabel* said_;
    QPushButton* skip_ = nullptr;
    QPushButton* stop_ = nullptr;
    QPushButton* save_ = nullptr;
};

} // namespace prunus
