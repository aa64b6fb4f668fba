#pragma once

#include "ui/session/panes.h"
#include "ui/session/session.h"

#include <QTimer>
#include <utility>
#include <vector>

namespace prunus {

/// Plays a search, or all side by side: goes forward by a timer until the end, or until anything
/// else moves the timeline.
class Playback : public QObject {
    Q_OBJECT

  public:
    explicit Playback(Session& session, QObject* parent = nullptr);

    [[nodiscard]] bool playing() const { return timer_.isActive(); }
    /// Steps a second.
    [[nodiscard]] double speed() const { return speed_; }
    /// Whether playing ends at the next cutoff as well.
    [[nodiscard]] bool stopsAtCutoffs() const { return stopsAtCutoffs_; }
    /// Sets beats, ascending, at which playing ends as well.
    void setStops(std::vector<Beat> stops) { stops_ = std::move(stops); }

  public slots:
    void setPlaying(bool playing);
    void toggle() { setPlaying(!playing()); }
    void setSpeed(double stepsPerSecond);
    void setStopsAtCutoffs(bool stop) { stopsAtCutoffs_ = stop; }

  signals:
    void playingChanged();

  private:
    [[nodiscard]] Beat nextStop() const;
    void advance();
    void applySpeed();

    Session& session_;
    QTimer timer_;
    double speed_ = 1;
    std::uint32_t stepsPerTick_ = 1;
    Beat next_; ///< where playing itself takes the timeline
    bool stopsAtCutoffs_ = false;
    std::vector<Beat> stops_;
};

} // namespace prunus
