#pragma once

#include "core/trace/notesteps.h"
#include "ui/panels/passmarks.h"
#include "ui/session/panes.h"
#include "ui/session/session.h"

#include <QAbstractSlider>
#include <QPixmap>

namespace prunus {

/// One slider for the whole search, or for all searches side by side, with a mark at every cutoff,
/// and one where an iteration or a pass of the picked search begins. While unread leaves are
/// hidden, neither its length nor its marks show anything of steps to come.
class TimelineTrack : public QAbstractSlider {
    Q_OBJECT

  public:
    explicit TimelineTrack(Session& session, QWidget* parent = nullptr);

    /// Returns where the handle stands at this beat, for the tests and the mouse.
    [[nodiscard]] QPointF handleAt(Beat t) const;
    /// Returns what stands beside the last cutoff mark of the picked search up to its step, such as
    /// `✂ C`; empty if there is none.
    [[nodiscard]] QString cutoffLabel() const;
    /// Where iterations, or passes, of the picked search begin.
    [[nodiscard]] std::vector<PassMark> passes() const;
    /// The font of the names of iterations and passes.
    [[nodiscard]] QFont passFont() const;
    /// Where the notes of the picked search are, as far as they are shown.
    [[nodiscard]] std::vector<NoteStep> notes() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    void refresh();
    void describe();
    void goTo(double x);
    [[nodiscard]] TimeScale scale() const;
    [[nodiscard]] const std::vector<CutoffColumn>& marks() const;
    [[nodiscard]] std::vector<CutoffColumn> findMarks() const;
    [[nodiscard]] std::span<const SearchTrace::Cutoff> shownCutoffs(int pane) const;
    [[nodiscard]] QRectF trackRect() const;
    [[nodiscard]] double grown(double usual) const;
    [[nodiscard]] double handleRadius() const;
    [[nodiscard]] double trackHeight() const;
    [[nodiscard]] double markHeight() const;
    [[nodiscard]] int labelHeight() const;
    void paintTrack(QPainter& painter) const;
    [[nodiscard]] std::vector<QPointF> notePlaces() const;
    void paintMarks(QPainter& painter) const;
    void drawMarks(QPainter& painter, const std::vector<CutoffColumn>& columns,
                   const QColor& colour) const;
    [[nodiscard]] Moment untilShown() const;
    [[nodiscard]] bool showsPasses() const;
    void paintPasses(QPainter& painter) const;
    void paintLabel(QPainter& painter) const;
    void paintHandle(QPainter& painter) const;

    Session& session_;
    /// The cutoff marks. They are found once for these panes and this width, not for every step;
    /// but at every step while marks to come are not shown.
    mutable std::vector<CutoffColumn> marks_;
    /// The width that the marks were found for; -1 if they are to be found anew.
    mutable int marksWidth_ = -1;
    /// What the picture of the marks was drawn from. There can be thousands of marks, which are the
    /// same at each step.
    struct PictureKey {
        QSize size;
        double ratio = 1;
        QColor colour;
        std::vector<CutoffColumn> columns;

        friend bool operator==(const PictureKey&, const PictureKey&) = default;
    };
    mutable PictureKey pictureKey_;
    mutable QPixmap picture_;
    bool passesShown_ = false; ///< whether there is a line for the names of passes
    int wheelTurned_ = 0;      ///< the wheel's turn since its last notch, in eighths of a degree
};

} // namespace prunus
