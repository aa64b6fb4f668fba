#include "ui/play/gamesearcher.h"

namespace prunus {
namespace {

/// In milliseconds, before there is a rate.
constexpr qint64 firstRate = 200;

} // namespace

GameSearcher::GameSearcher(QObject* parent)
    : QObject(parent), job_([this](const auto& outcome) {
          if (outcome && *outcome) {
              emit found(**outcome);
          } else {
              emit failed();
          }
      }),
      playouts_([this](const auto& outcome) {
          if (outcome && *outcome) {
              emit estimated(**outcome);
          } else {
              emit failed();
          }
      }) {}

std::optional<std::uint64_t> GameSearcher::playoutsASecond() const {
    const qint64 elapsed = clock_.elapsed();
    if (elapsed < firstRate) {
        return std::nullopt;
    }
    return playouts_.progress().nodesVisited() * 1000 / std::uint64_t(elapsed);
}

void GameSearcher::start(const GameQuestion& question) {
    abandon();
    job_.start([question](Progress& progress) { return chooseMove(question, progress); });
}

void GameSearcher::start(const UctQuestion& question) {
    abandon();
    clock_.start();
    playouts_.start([question](Progress& progress) { return chooseByUct(question, progress); });
}

void GameSearcher::abandon() {
    job_.cancel();
    playouts_.cancel();
}

} // namespace prunus

#include "moc_gamesearcher.cpp"
