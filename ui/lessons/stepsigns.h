#pragma once

#include "ui/lessons/lessonrun.h"

#include <QWidget>

namespace prunus {

/// A sign for each place of a lesson, in a row, the one at hand framed; where there is no room for
/// all, those around it. A click goes there.
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
    /// The first that is shown, and how many are.
    [[nodiscard]] std::size_t first() const;
    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] std::size_t stopAt(QPoint place) const;

    LessonRun& run_;
};

} // namespace prunus
