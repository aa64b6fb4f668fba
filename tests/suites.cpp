// The program of a folder's suites: PROGRAM SUITE [ARGUMENT…]. The arguments are those of Qt Test.

#include "tests/suites.h"

#include <chrono>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <thread>

namespace prunus {

namespace {

const Suite*& latest() {
    static const Suite* suite = nullptr;
    return suite;
}

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

Suite::Suite(const char* called, Main runs) : name(called), main(runs), next(latest()) {
    latest() = this;
}

} // namespace prunus

int main(int argc, char** argv) {
    const prunus::Suite* suite = prunus::latest();
    while (suite != nullptr && (argc < 2 || std::strcmp(suite->name, argv[1]) != 0)) {
        suite = suite->next;
    }
    if (suite != nullptr) {
        argv[1] = argv[0];
        return suite->main(argc - 1, argv + 1);
    }
    std::fputs("Which of these suites?\n", stderr);
    for (suite = prunus::latest(); suite != nullptr; suite = suite->next) {
        std::fprintf(stderr, "    %s\n", suite->name);
    }
    return 2;
}
