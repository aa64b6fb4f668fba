#include "core/base/progress.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace prunus {

class Progress::Watch {
  public:
    Watch(std::atomic<Stop>& stop, std::chrono::steady_clock::time_point time)
        : thread_([this, &stop, time](const std::stop_token& enough) {
              std::unique_lock lock(mutex_);
              over_.wait_until(lock, enough, time, [] { return false; });
              Stop none = Stop::none;
              if (!enough.stop_requested()) {
                  stop.compare_exchange_strong(none, Stop::timeOver);
              }
          }) {}

  private:
    std::mutex mutex_;
    std::condition_variable_any over_;
    std::jthread thread_; // the last, so that it ends first
};

Progress::Progress() = default;
Progress::~Progress() = default;

void Progress::stopAt(std::chrono::steady_clock::time_point time) {
    watch_.reset();
    Stop over = Stop::timeOver;
    stop_.compare_exchange_strong(over, Stop::none);
    watch_ = std::make_unique<Watch>(stop_, time);
}

} // namespace prunus
