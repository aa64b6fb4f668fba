#pragma once

#include "ui/drawing/uctpainter.h"
#include "ui/montecarlo/markedcanvas.h"
#include "ui/montecarlo/montecarlo.h"

namespace prunus {

/// The tree that a Monte Carlo tree search grows, or grows in, with what it knows of it at a step.
/// Its session holds the tree alone.
class UctCanvas : public MarkedCanvas {
    Q_OBJECT

  public:
    /// Both must outlive this.
    UctCanvas(Session& session, MonteCarlo& run, QWidget* parent);

    void setNumbers(UctNumbers numbers);
    /// Which numbers are shown, and from whose side.
    [[nodiscard]] UctLook look() const { return {numbers_, run_.side()}; }
    /// Whether the run's tree is here; while it is on its way, the one before is.
    [[nodiscard]] bool showsRun() const;
    [[nodiscard]] QString description(NodeId n) const override;

  protected:
    void paintOver(QPainter& painter, const TreePicture& picture) override;

  private:
    MonteCarlo& run_;
    UctNumbers numbers_ = UctNumbers::valueAndVisits;
};

} // namespace prunus
