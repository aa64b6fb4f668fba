#include "ui/session/playback.h"

#include "ui/session/stepping.h"

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
    connect(&session, &Session::stepChanged, this, [this] {
        if (!advancing_) {
            setPlaying(false);
        }
    });
    connect(&session, &Session::documentChanged, this, [this] { setPlaying(false); });
    connect(&session, &Session::traceChanged, this, [this] { setPlaying(false); });
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
    if (session_.step() == session_.trace()->end()) {
        session_.setStep(Step{0});
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
Step Playback::nextStop() const {
    const Step end = session_.trace()->end();
    return stopsAtCutoffs_ ? nextCutoff(*session_.trace(), session_.step()).value_or(end) : end;
}

void Playback::advance() {
    const Step stop = nextStop();
    advancing_ = true;
    session_.setStep(std::min(session_.step() + stepsPerTick_, stop));
    advancing_ = false;
    if (session_.step() == stop) {
        setPlaying(false);
    }
}

} // namespace prunus
