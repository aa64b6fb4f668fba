#pragma once

#include "core/uct/uctreach.h"
#include "ui/montecarlo/markedcanvas.h"
#include "ui/montecarlo/montecarlo.h"
#include "ui/session/session.h"

#include <QLabel>
#include <QWidget>
#include <optional>
#include <vector>

namespace prunus {

/// Alpha-beta on the same tree, with as many leaves read as playouts have ended: the same work. It
/// searches only while it is shown.
class BesideAlphaBeta : public QWidget {
    Q_OBJECT

  public:
    /// Must outlive this.
    BesideAlphaBeta(MonteCarlo& run, QWidget* parent);

    [[nodiscard]] MarkedCanvas& canvas() const { return *canvas_; }
    [[nodiscard]] const Session& session() const { return session_; }
    /// Whether both are about one tree now, so that they can be compared.
    [[nodiscard]] bool compares() const;
    /// What one of both has seen by now and the other has not, as it is marked at UCT's nodes or at
    /// alpha-beta's. Needs compares().
    [[nodiscard]] Difference differenceAt(NodeId n, bool ofUct) const;
    [[nodiscard]] LeafDifferences leaves() const;

  signals:
    /// Another step, or another search.
    void followed();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void search();
    void follow();

    MonteCarlo& run_;
    Session session_;
    QLabel* told_;
    MarkedCanvas* canvas_;
    std::vector<Step> leaves_; ///< the steps in which one is read
    std::optional<UctReach> reach_;
};

} // namespace prunus
