#include "ui/session/playback.h"

#include <algorithm>
#include <cmath>

namespace prunus {
namespace {

/// Faster than this, a tick takes several steps at once.
constexpr double ticksPerSecond = 32;

} // namespace

Playback::Playback(Session& session, QObject* parent) : QObject(parent), session_(session) {
    applySpeed();
    connect(&timer_, &QTimer::timeout, this, &Playback::advance);
    connect(&session.comparison(), &SideBySide::beatChanged, this, [this] {
        if (!advancing_) {
            setPlaying(false);
        }
    });
    connect(&session.comparison(), &SideBySide::panesChanged, this, [this] { setPlaying(false); });
}

void Playback::setPlaying(bool playing) {
    if (playing == this->playing() || (playing && !session_.hasSearch())) {
        return;
    }
    if (!playing) {
        timer_.stop();
        emit playingChanged();
        return;
    }
    SideBySide& comparison = session_.comparison();
    if (comparison.beat() == comparison.end()) {
        comparison.setBeat(Beat{0});
    }
    timer_.start();
    emit playingChanged();
}

void Playback::setSpeed(double stepsPerSecond) {
    speed_ = stepsPerSecond;
    applySpeed();
}

void Playback::applySpeed() {
    const double ticks = std::min(speed_, ticksPerSecond);
    stepsPerTick_ = static_cast<std::uint32_t>(std::lround(speed_ / ticks));
    timer_.setInterval(static_cast<int>(1000 / ticks));
}

/// Where playing ends of itself.
Beat Playback::nextStop() const {
    const Beat end = session_.comparison().end();
    return stopsAtCutoffs_ ? session_.comparison().cutoffAfter().value_or(end) : end;
}

void Playback::advance() {
    SideBySide& comparison = session_.comparison();
    const Beat stop = nextStop();
    advancing_ = true;
    comparison.setBeat(std::min(comparison.beat() + stepsPerTick_, stop));
    advancing_ = false;
    if (comparison.beat() == stop) {
        setPlaying(false);
    }
}

} // namespace prunus
