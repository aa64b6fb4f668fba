#pragma once

#include <QHBoxLayout>
#include <QMainWindow>
#include <QMenu>
#include <QTimer>

namespace prunus {

/// The bar with what can be chosen while the window fills the screen. It comes up at the top edge
/// when the mouse gets there or a key calls it, and goes away when it is left.
class ProjectorBar : public QWidget {
    Q_OBJECT

  public:
    explicit ProjectorBar(QMainWindow& window);

    void offer(QMenu& menu);
    void offer(QAction& action);
    /// Sets whether the bar comes up at all.
    void setReady(bool ready);
    /// Brings the bar up and gives it the keyboard.
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
    QWidget* edge_; ///< the edge of the window where the mouse calls the bar
    QHBoxLayout* row_;
    QTimer watch_;
};

} // namespace prunus
