#include "ui/play/unfoldcounter.h"

namespace prunus {

UnfoldCounter::UnfoldCounter(QObject* parent)
    : QObject(parent), job_([this](const auto& outcome) {
          if (outcome && *outcome) {
              emit counted(**outcome);
          }
      }) {}

void UnfoldCounter::start(const AnyGame& game, const UnfoldWish& wish) {
    job_.start([game, wish](Progress& progress) { return countUnfolded(game, wish, &progress); });
}

} // namespace prunus

#include "moc_unfoldcounter.cpp"
