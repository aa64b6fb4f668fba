#pragma once

#include "ui/canvas/treecanvas.h"
#include "ui/montecarlo/montecarlo.h"
#include "ui/session/session.h"

#include <QLabel>
#include <QWidget>
#include <vector>

namespace prunus {

/// Alpha-beta on the same tree, with as many leaves read as playouts have ended: the same work. It
/// searches only while it is shown.
class BesideAlphaBeta : public QWidget {
    Q_OBJECT

  public:
    /// Must outlive this.
    BesideAlphaBeta(MonteCarlo& run, QWidget* parent);

    [[nodiscard]] TreeCanvas& canvas() const { return *canvas_; }
    [[nodiscard]] const Session& session() const { return session_; }

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void search();
    void follow();

    MonteCarlo& run_;
    Session session_;
    QLabel* told_;
    TreeCanvas* canvas_;
    std::vector<Step> leaves_; ///< the steps in which one is read
};

} // namespace prunus
