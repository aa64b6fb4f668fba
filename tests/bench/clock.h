#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>
#include <vector>

namespace prunus::bench {

/// Milliseconds of the processor that this thread has taken, so that other work on the machine does
/// not count.
inline double threadMilliseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

/// Milliseconds that the work takes by the clock.
template <class Work> double millisecondsOf(Work work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    return took.count();
}

/// The time that `percent` of all do not exceed; 0 if there are none.
inline double percentileOf(std::vector<double> times, double percent) {
    std::ranges::sort(times);
    const auto last = double(times.size()) - 1;
    return times.empty() ? 0 : times[std::size_t(std::ceil(last * percent / 100))];
}

} // namespace prunus::bench
