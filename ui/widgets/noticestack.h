#pragma once

#include <QWidget>

namespace prunus {

/// Notices above one another at the top of a widget's contents, over what is shown there: whatever
/// comes and goes moves nothing under the pointer, and what stands in the margins stays in view.
class NoticeStack : public QWidget {
    Q_OBJECT

  public:
    /// Beside the widget in its parent.
    explicit NoticeStack(QWidget& over);

    /// Beneath those that are there. It shows and hides itself.
    void add(QWidget& notice);

  protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void takePlace();

    QWidget& over_;
};

} // namespace prunus
