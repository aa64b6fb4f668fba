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
    connect(&session.panes(), &Panes::beatChanged, this, [this] {
        if (session_.panes().beat() != next_) {
            setPlaying(false);
        }
    });
    connect(&session.panes(), &Panes::panesChanged, this, [this] { setPlaying(false); });
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
    Panes& panes = session_.panes();
    if (panes.over()) {
        panes.setBeat(Beat{0});
    }
    next_ = panes.beat();
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
    const Panes& panes = session_.panes();
    const auto stop = std::ranges::upper_bound(stops_, panes.beat());
    const Beat end = stop == stops_.end() ? panes.end() : *stop;
    return stopsAtCutoffs_ ? std::min(end, panes.cutoffAfter().value_or(end)) : end;
}

void Playback::advance() {
    const Beat stop = nextStop();
    next_ = std::min(session_.panes().beat() + stepsPerTick_, stop);
    session_.panes().setBeat(next_);
    if (next_ == stop) {
        setPlaying(false);
    }
}

} // namespace prunus

#include "moc_playback.cpp"
