#include "ui/growth/growthrun.h"

#include "ui/session/workpool.h"

#include <QThread>
#include <QtConcurrent>
#include <chrono>

namespace prunus {
namespace {

constexpr std::chrono::milliseconds progressTick{100};

} // namespace

GrowthRun::GrowthRun(QObject* parent) : QObject(parent) {
    tick_.setInterval(progressTick);
    connect(&tick_, &QTimer::timeout, this, &GrowthRun::grown);
    connect(&watcher_, &QFutureWatcher<void>::finished, this, [this] {
        tick_.stop();
        runs_ = false;
        emit grown();
    });
}

GrowthRun::~GrowthRun() {
    stop();
    watcher_.waitForFinished();
}

void GrowthRun::start(const GrowthPlan& plan) {
    runs_ = true;
    growth_ = std::make_shared<Growth>(plan);
    const auto threads = static_cast<unsigned>(QThread::idealThreadCount());
    watcher_.setFuture(
        QtConcurrent::run(workPool(), [growth = growth_, threads] { growth->run(threads); }));
    tick_.start();
}

void GrowthRun::stop() {
    if (growth_) {
        growth_->stop();
    }
}

} // namespace prunus
