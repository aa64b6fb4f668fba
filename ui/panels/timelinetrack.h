#pragma once

#include "core/trace/notesteps.h"
#include "ui/panels/passmarks.h"
#include "ui/session/panes.h"
#include "ui/session/session.h"

#include <QAbstractSlider>
#include <QPixmap>

namespace prunus {

/// One slider for the whole search, or all searches side by side, with a mark at every cutoff, and
/// one where an iteration or a pass of the picked search begins.
/// While unread leaves are hidden, neither its length nor its marks tell of steps to come.
class TimelineTrack : public QAbstractSlider {
    Q_OBJECT

  public:
    explicit TimelineTrack(Session& session, QWidget* parent = nullptr);

    /// Where the handle stands, or would stand, for the tests and the mouse.
    [[nodiscard]] QPointF handleAt(Beat t) const;
    /// What stands beside the last mark of the picked search up to its step: `✂ C`, or nothing.
    [[nodiscard]] QString cutoffLabel() const;
    /// Where iterations, or passes, of the picked search begin.
    [[nodiscard]] std::vector<PassMark> passes() const;
    /// Of their names.
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
    /// Found once for these panes and this width, not for every step; but anew where those to come
    /// are not shown.
    mutable std::vector<CutoffColumn> marks_;
    mutable int marksWidth_ = -1; ///< none if they are to be found anew
    /// The marks drawn, and of what: thousands, the same at each step.
    struct PictureKey {
        QSize size;
        double ratio = 1;
        QColor colour;
        std::vector<CutoffColumn> columns;

        friend bool operator==(const PictureKey&, const PictureKey&) = default;
    };
    mutable PictureKey pictureKey_;
    mutable QPixmap picture_;
    bool passesShown_ = false; ///< there is a line of names for them
    int wheelTurned_ = 0;      ///< since the last whole notch, in eighths of a degree
};

} // namespace prunus
