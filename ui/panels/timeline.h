#pragma once

#include "ui/panels/timelinetrack.h"
#include "ui/session/stepactions.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QWidget>
#include <array>
#include <cstdint>

namespace prunus {

/// The timeline beneath the tree: the step as a number, the slider, and the buttons that move
/// through the search.
class Timeline : public QWidget {
    Q_OBJECT

  public:
    Timeline(Session& session, Playback& playback, StepActions& actions, QWidget* parent = nullptr);

    [[nodiscard]] QComboBox* speed() const { return speed_; }
    /// Puts the cursor into the step number, for typing another.
    void askForStep();
    /// If `aside`, the timeline is hidden except while a step is typed.
    void setAside(bool aside);

    /// The size with the shortest form of everything.
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// What the row of buttons gives up, one after the other, where room is short.
    enum class Brevity : std::uint8_t { none, noSpeedLabel, symbols, noEnds, noSpeed };
    static constexpr std::size_t brevities = 5;

    void refresh();
    void namePlay(bool playing);
    /// Returns the text of a button, without its word if there is no room for words.
    [[nodiscard]] QString worded(const QString& text) const;
    void setBrevity(Brevity brevity);
    void measureButtons();
    void fitButtons();
    [[nodiscard]] static QString skipped(std::uint64_t leaves);
    void arrangeStepNumber();
    void fitPaceLabel();
    QLayout* makeNumbers();
    QLayout* makeButtons(Playback& playback, StepActions& actions);
    QPushButton* makeButton(QAction* action, const char* name, const QString& text);
    QWidget* makeHints(StepActions& actions);
    QCheckBox* makeStopAtCutoffs(QAction* action);
    void showHintsThatFit();
    QComboBox* makePace();
    QComboBox* makeSpeed(Playback& playback);

    Session& session_;
    Playback& playback_;
    QLabel* label_;
    QSpinBox* number_;
    QLabel* of_;
    QLabel* paceLabel_;
    QComboBox* pace_;
    QLabel* skipped_;
    QBoxLayout* numbers_ = nullptr;
    TimelineTrack* track_;
    QHBoxLayout* buttons_ = nullptr;
    QPushButton* first_ = nullptr;
    QPushButton* last_ = nullptr;
    QPushButton* back_ = nullptr;
    QPushButton* step_ = nullptr;
    QPushButton* play_ = nullptr;
    QLabel* speedLabel_ = nullptr;
    QComboBox* speed_ = nullptr;
    Brevity brevity_ = Brevity::none;
    bool aside_ = false;
    std::array<int, brevities> widths_{};
    QWidget* hints_;
};

} // namespace prunus
