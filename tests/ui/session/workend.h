#pragma once

#include "ui/base/workpool.h"

#include <QCoreApplication>

/// Whatever was begun beside the window or session has ended, and what it had to tell is told.
inline void letWorkEnd() {
    prunus::workPool()->waitForDone();
    QCoreApplication::processEvents();
}
