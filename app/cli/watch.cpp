#include "app/cli/watch.h"

#include "app/cli/signals.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <future>
#include <string_view>
#include <unistd.h>

namespace prunus {

namespace {

std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t end = digits.size(); end > 3;) {
        end -= 3;
        digits.insert(end, 1, ',');
    }
    return digits;
}

} // namespace

std::string watchedLine(const std::string& name, std::uint64_t nodes, double seconds,
                        const std::string& counted) {
    const double millions = seconds > 0 ? static_cast<double>(nodes) / seconds / 1e6 : 0;
    const auto tenths = static_cast<std::uint64_t>(std::llround(millions * 10));
    return name + ": " + grouped(nodes) + ' ' + counted + ", " + grouped(tenths / 10) + '.' +
           std::to_string(tenths % 10) + " million a second";
}

bool showsProgress() {
    const char* const terminal = std::getenv("TERM");
    return isatty(STDERR_FILENO) == 1 && terminal != nullptr &&
           std::string_view(terminal) != "dumb";
}

void watch(Progress& progress, const std::string& name, const std::function<void()>& work,
           const std::string& counted) {
    using namespace std::chrono_literals;
    using Clock = std::chrono::steady_clock;
    const bool shows = showsProgress();
    const auto began = Clock::now();
    auto done = std::async(std::launch::async, work);
    while (done.wait_for(notedSignal() == 0 ? 100ms : 1s) == std::future_status::timeout) {
        if (notedSignal() != 0) {
            progress.cancel();
        }
        const std::chrono::duration<double> passed = Clock::now() - began;
        if (shows) {
            std::fprintf(
                stderr, "\r\033[K%s",
                watchedLine(name, progress.nodesVisited(), passed.count(), counted).c_str());
        }
    }
    if (shows) {
        std::fputs("\r\033[K", stderr);
    }
    done.get();
}

} // namespace prunus
