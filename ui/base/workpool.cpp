#include "ui/base/workpool.h"

namespace prunus {

namespace {

constexpr int mostJobs = 64;

struct WorkPool : QThreadPool {
    WorkPool() { setMaxThreadCount(mostJobs); }
};

} // namespace

QThreadPool* workPool() {
    static WorkPool pool;
    return &pool;
}

} // namespace prunus
