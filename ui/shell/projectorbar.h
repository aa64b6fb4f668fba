#pragma once

#include <QHBoxLayout>
#include <QMainWindow>
#include <QMenu>
#include <QTimer>

namespace prunus {

/// What is chosen while the window fills the screen: it comes up at the top edge when the mouse
/// gets there, or a key calls it, and goes when it is left.
class ProjectorBar : public QWidget {
    Q_OBJECT

  public:
    explicit ProjectorBar(QMainWindow& window);

    void offer(QMenu& menu);
    void offer(QAction& action);
    /// Whether it comes up at all.
    void setReady(bool ready);
    /// For the keyboard, which it gets.
    void call();
    void sink();

  protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void rise();
    void sinkIfLeft();
    void fitLetters();
    void takePlace();

    QMainWindow& window_;
    QWidget* edge_; ///< of the window, where the mouse calls it
    QHBoxLayout* row_;
    QTimer watch_;
};

} // namespace prunus
