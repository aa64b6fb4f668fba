#pragma once

#include "ui/lessons/lessonrun.h"

#include <QWidget>

namespace prunus {

/// A row with a sign for each place of a lesson, in which the current one is framed; if there is no
/// room for all signs, those around the current one. A click on a sign goes to its place.
class StepSigns : public QWidget {
    Q_OBJECT

  public:
    /// The run must outlive this.
    StepSigns(LessonRun& run, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  signals:
    void chosen(std::size_t stop);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

  private:
    [[nodiscard]] int cell() const;
    /// The number of the first place that is shown; count() is how many are shown.
    [[nodiscard]] std::size_t first() const;
    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] std::size_t stopAt(QPoint place) const;

    LessonRun& run_;
};

} // namespace prunus
