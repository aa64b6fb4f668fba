#pragma once

#include <QWidget>

namespace prunus {

/// A column of notices over the top of a widget's contents: a notice that appears or disappears
/// moves nothing under the pointer, and the margins of the widget stay in view.
class NoticeStack : public QWidget {
    Q_OBJECT

  public:
    /// Makes the stack a sibling of the widget, in the same parent.
    explicit NoticeStack(QWidget& over);

    /// Adds a notice below the others. The notice shows and hides itself.
    void add(QWidget& notice);

  protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void takePlace();

    QWidget& over_;
};

} // namespace prunus
