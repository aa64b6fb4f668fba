#pragma once

#include <QCoreApplication>
#include <QThreadPool>

/// Whatever was begun beside the window or session has ended, and what it had to tell is told.
inline void letWorkEnd() {
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
}
