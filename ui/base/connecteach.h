#pragma once

#include <QObject>

namespace prunus {

/// Connects each of the signals to one slot that takes no arguments, whatever arguments the signals
/// have.
template <class Sender, class Receiver, class Slot, class... Signals>
void connectEach(const Sender* sender, const Receiver* receiver, Slot slot, Signals... told) {
    (QObject::connect(sender, told, receiver, slot), ...);
}

} // namespace prunus
