#pragma once

#include "ui/session/session.h"

#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace prunus {

/// Asks for the values of all leaves, from left to right, as a list of numbers; says how many are
/// wanted and given.
class LeavesDialog : public QDialog {
    Q_OBJECT

  public:
    /// Needs a tree that can be edited.
    LeavesDialog(Session& session, QWidget* parent);

    void accept() override;

  private:
    void check();

    Session& session_;
    QPlainTextEdit* numbers_;
    QLabel* count_;
    QPushButton* apply_;
};

} // namespace prunus
