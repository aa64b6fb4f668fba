#include "core/search/deepstack.h"

#include <pthread.h>

namespace prunus {

namespace {

// A level of a search takes about 200 bytes where the compiler optimises; without, and with the
// sanitizers' red zones, several times that. The system only hands out what is touched.
#if defined(__SANITIZE_ADDRESS__)
constexpr std::uint64_t bytesPerLevel = 4096;
#else
constexpr std::uint64_t bytesPerLevel = 768;
#endif

constexpr std::uint64_t reserve = std::uint64_t{1} << 20;
/// A thread of a program may have a quarter of this left at worst.
constexpr std::uint64_t levelsAnyThreadHolds = 128;

void* call(void* work) {
    (*static_cast<const std::function<void()>*>(work))();
    return nullptr;
}

} // namespace

bool runWithStackFor(std::uint64_t levels, const std::function<void()>& work) {
    if (levels <= levelsAnyThreadHolds) {
        work();
        return true;
    }
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) {
        return false;
    }
    pthread_t thread{};
    const bool started =
        pthread_attr_setstacksize(&attributes, levels * bytesPerLevel + reserve) == 0 &&
        pthread_create(&thread, &attributes, call, const_cast<std::function<void()>*>(&work)) == 0;
    pthread_attr_destroy(&attributes);
    if (started) {
        pthread_join(thread, nullptr);
    }
    return started;
}

} // namespace prunus
