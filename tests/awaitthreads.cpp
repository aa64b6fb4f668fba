// Part of every program of suites, and of what it starts of itself.

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <iterator>
#include <thread>

namespace prunus {

namespace {

std::ptrdiff_t threads() {
    return std::distance(std::filesystem::directory_iterator("/proc/self/task"), {});
}

// Qt's threads are detached: a pool that is gone has seen them finish their work, not give back
// what they hold. A thread that is still about that at exit counts as a leak (152 bytes). Being
// made before main, this ends after every pool.
struct AwaitThreads {
    AwaitThreads() = default;
    AwaitThreads(const AwaitThreads&) = delete;
    AwaitThreads& operator=(const AwaitThreads&) = delete;
    ~AwaitThreads() {
        for (int tries = 0; tries < 200 && threads() > 1; ++tries) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
};

const AwaitThreads theirEnd;

} // namespace

} // namespace prunus
