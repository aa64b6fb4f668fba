#pragma once

#include "ui/session/session.h"

#include <QDialog>
#include <QLineEdit>

namespace prunus {

/// Asks for the title of the tree, which stands in figures, on handouts and in the window.
class TitleDialog : public QDialog {
    Q_OBJECT

  public:
    /// Needs a tree that can be edited.
    TitleDialog(Session& session, QWidget* parent);

    void accept() override;

  private:
    Session& session_;
    QLineEdit* title_;
    QString shown_; ///< the title before anybody changed it
};

} // namespace prunus
