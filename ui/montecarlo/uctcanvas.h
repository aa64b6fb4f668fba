#pragma once

#include "ui/drawing/uctpainter.h"
#include "ui/montecarlo/markedcanvas.h"
#include "ui/montecarlo/montecarlo.h"

namespace prunus {

/// A canvas with the tree that a Monte Carlo tree search grows, or grows in, and with what the
/// search knows of the tree at a step. Its session holds the tree alone.
class UctCanvas : public MarkedCanvas {
    Q_OBJECT

  public:
    /// Session and run must outlive this.
    UctCanvas(Session& session, MonteCarlo& run, QWidget* parent);

    void setNumbers(UctNumbers numbers);
    /// Which numbers are shown, and from whose side.
    [[nodiscard]] UctLook look() const { return {numbers_, run_.side()}; }
    /// Whether the run's tree is shown; while it is being opened, the tree before it is shown.
    [[nodiscard]] bool showsRun() const;
    [[nodiscard]] QString description(NodeId n) const override;

  protected:
    void paintOver(QPainter& painter, const TreePicture& picture) override;

  private:
    MonteCarlo& run_;
    UctNumbers numbers_ = UctNumbers::valueAndVisits;
};

} // namespace prunus
