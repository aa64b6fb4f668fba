#pragma once

#include "ui/montecarlo/montecarlo.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QTimer>
#include <QWidget>

namespace prunus {

/// The row beneath the tree: the current step and its iteration, a slider over all steps, and the
/// commands that move through them.
class StepRow : public QWidget {
    Q_OBJECT

  public:
    /// `run` must outlive this.
    StepRow(MonteCarlo& run, QWidget* parent);

    /// Returns the commands of the keys and buttons.
    [[nodiscard]] QList<QAction*> commands() const;

  private:
    QAction* make(const char* name, const QString& text, const QList<QKeySequence>& keys,
                  Step (*target)(const MonteCarlo&));
    void addButton(QAction* action, const QString& text);
    void setPlaying(bool playing);
    void derive();

    MonteCarlo& run_;
    QLabel* label_;
    QSlider* slider_;
    QHBoxLayout* buttons_;
    QTimer timer_;
    QAction* first_;
    QAction* back_;
    QAction* step_;
    QAction* last_;
    QAction* play_;
    QAction* previousIteration_;
    QAction* nextIteration_;
    QAction* previousPhase_;
    QAction* nextPhase_;
};

} // namespace prunus
