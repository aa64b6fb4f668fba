#include "ui/play/gamesearcher.h"

namespace prunus {

GameSearcher::GameSearcher(QObject* parent)
    : QObject(parent), job_([this](const auto& outcome) {
          if (outcome && *outcome) {
              emit found(**outcome);
          } else {
              emit failed();
          }
      }) {}

void GameSearcher::start(const GameQuestion& question) {
    job_.start([question](Progress& progress) { return chooseMove(question, progress); });
}

} // namespace prunus
