#include "app/cli/watch.h"

#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <future>
#include <unistd.h>

namespace prunus {

namespace {

// A handler of a signal can reach nothing else.
Progress* watched = nullptr;
volatile std::sig_atomic_t interrupted = 0;

/// The second time the program ends as any other does.
void cancelOnInterrupt(int signal) {
    interrupted = 1;
    watched->cancel();
    std::signal(signal, SIG_DFL);
}

std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t end = digits.size(); end > 3;) {
        end -= 3;
        digits.insert(end, 1, ',');
    }
    return digits;
}

} // namespace

std::string watchedLine(const std::string& name, std::uint64_t nodes, double seconds) {
    const double millions = seconds > 0 ? static_cast<double>(nodes) / seconds / 1e6 : 0;
    const auto tenths = static_cast<std::uint64_t>(std::llround(millions * 10));
    return name + ": " + grouped(nodes) + " nodes, " + grouped(tenths / 10) + '.' +
           std::to_string(tenths % 10) + " million a second";
}

void watch(Progress& progress, const std::string& name, const std::function<void()>& work) {
    using namespace std::chrono_literals;
    using Clock = std::chrono::steady_clock;
    if (isatty(STDERR_FILENO) != 1) {
        return work();
    }
    const auto began = Clock::now();
    watched = &progress;
    const auto before = std::signal(SIGINT, cancelOnInterrupt);
    if (before == SIG_IGN) {
        std::signal(SIGINT, SIG_IGN); // whoever started this wished so
    }
    {
        const auto done = std::async(std::launch::async, work);
        while (done.wait_for(100ms) == std::future_status::timeout) {
            const std::chrono::duration<double> passed = Clock::now() - began;
            std::fprintf(stderr, "\r\033[K%s",
                         watchedLine(name, progress.nodesVisited(), passed.count()).c_str());
        }
    }
    std::signal(SIGINT, before);
    std::fputs("\r\033[K", stderr);
}

bool wasInterrupted() {
    return interrupted != 0;
}

} // namespace prunus
