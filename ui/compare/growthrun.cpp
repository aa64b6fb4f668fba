#include "ui/compare/growthrun.h"

#include <QThread>

namespace prunus {
GrowthRun::GrowthRun(QObject* parent)
    : QObject(parent), job_([this](const auto&) {
          tick_.stop();
          emit grown();
      }) {
    tick_.setInterval(progressTick);
    connect(&tick_, &QTimer::timeout, this, &GrowthRun::grown);
}

GrowthRun::~GrowthRun() {
    stop();
}

void GrowthRun::start(const GrowthPlan& plan) {
    growth_ = std::make_shared<Growth>(plan);
    const auto threads = static_cast<unsigned>(QThread::idealThreadCount());
    job_.start([growth = growth_, threads](Progress&) {
        growth->run(threads);
        return std::monostate{};
    });
    tick_.start();
}

void GrowthRun::stop() {
    if (growth_) {
        growth_->stop();
    }
}

} // namespace prunus

#include "moc_growthrun.cpp"
