#pragma once

#include <QAbstractAnimation>
#include <QGuiApplication>
#include <QTimer>
#include <QWidget>
#include <algorithm>
#include <vector>

/// Where the parts of a window are, as far as they are seen.
inline std::vector<QRect> placesOfParts(const QWidget& window) {
    std::vector<QRect> all{window.geometry()};
    for (const QWidget* each : window.findChildren<QWidget*>()) {
        all.push_back(each->isVisible() ? each->geometry() : QRect());
    }
    return all;
}

/// Lets a window come to rest: what was shown, hidden or given another text has its place.
inline void settle(const QWidget& window) {
    constexpr int calm = 3; // a change may wait for an event, and that for a timer of no time
    std::vector<QRect> before = placesOfParts(window);
    for (int rounds = 0; rounds < calm; ++rounds) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QGuiApplication::sync(); // with what the X server had to say
        std::vector<QRect> now = placesOfParts(window);
        if (now != before) {
            before = std::move(now);
            rounds = -1;
        }
    }
}

/// Whether nothing below waits for its time: no timer that runs once, and nothing that glides.
inline bool isAtRest(const QObject& whole) {
    const auto timers = whole.findChildren<QTimer*>();
    const auto animations = whole.findChildren<QAbstractAnimation*>();
    return std::none_of(timers.begin(), timers.end(),
                        [](const QTimer* t) { return t->isSingleShot() && t->isActive(); }) &&
           std::none_of(animations.begin(), animations.end(), [](const QAbstractAnimation* a) {
               return a->state() == QAbstractAnimation::Running;
           });
}
