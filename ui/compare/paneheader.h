#pragma once

#include "ui/session/session.h"
#include "ui/widgets/elidedlabel.h"

#include <QToolButton>
#include <QWidget>

namespace prunus {

/// Above a pane of a comparison: which search it shows, how far it is, and the buttons that
/// duplicate it, let it change places and close it. A click picks the pane.
class PaneHeader : public QWidget {
    Q_OBJECT

  public:
    /// The session must outlive this.
    PaneHeader(Session& session, int pane, QWidget* parent);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    QToolButton* makeButton(const char* name, const QString& sign, const QString& tip);
    void refresh();
    [[nodiscard]] QString progress() const;
    [[nodiscard]] Side side() const;

    Session& session_;
    int pane_;
    ElidedLabel* search_;
    ElidedLabel* counts_;
    QToolButton* duplicate_;
};

} // namespace prunus
