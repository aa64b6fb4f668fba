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

/// Alpha-beta on the tree of a UCT run, at the step where it has read as many leaves as playouts
/// have ended: the same work. It searches only while it is shown.
class BesideAlphaBeta : public QWidget {
    Q_OBJECT

  public:
    /// `run` must outlive this.
    BesideAlphaBeta(MonteCarlo& run, QWidget* parent);

    [[nodiscard]] MarkedCanvas& canvas() const { return *canvas_; }
    [[nodiscard]] const Session& session() const { return session_; }
    /// Whether both searches are shown on one tree now, so that they can be compared.
    [[nodiscard]] bool compares() const;
    /// Returns how UCT and alpha-beta differ at a node in what they have seen by now, as it is
    /// marked in UCT's tree (`ofUct`) or in alpha-beta's. Needs compares().
    [[nodiscard]] Difference differenceAt(NodeId n, bool ofUct) const;
    [[nodiscard]] LeafDifferences leaves() const;

  signals:
    /// Emitted when the step or the search has changed.
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
    std::vector<Step> leaves_; ///< the steps in which a leaf is read
    std::optional<UctReach> reach_;
};

} // namespace prunus
