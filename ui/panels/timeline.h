#pragma once

#include "ui/panels/timelinetrack.h"
#include "ui/session/stepactions.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QWidget>

namespace prunus {

/// Beneath the tree: the step as a number, the slider, and the buttons that move through it.
class Timeline : public QWidget {
    Q_OBJECT

  public:
    Timeline(Session& session, Playback& playback, StepActions& actions, QWidget* parent = nullptr);

    /// Puts the cursor into the step number, for typing another.
    void askForStep();

  protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void refresh();
    void namePlay(bool playing);
    QLayout* makeNumbers();
    QLayout* makeButtons(Playback& playback, StepActions& actions);
    QPushButton* makeButton(QAction* action, const char* name, const QString& text);
    QWidget* makeHints(StepActions& actions);
    QCheckBox* makeStopAtCutoffs(QAction* action);
    void showHintsThatFit();
    QComboBox* makeSpeed(Playback& playback);

    Session& session_;
    QSpinBox* number_;
    QLabel* of_;
    QLabel* skipped_;
    TimelineTrack* track_;
    QPushButton* play_ = nullptr;
    QWidget* hints_;
};

} // namespace prunus
