#include "app/cli/signals.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

namespace prunus {

namespace {

/// Those that ask a program to end. A file that grows beyond its limit is an error instead; see
/// run().
constexpr std::array asking{SIGINT, SIGTERM, SIGHUP};
/// And those with which it ends itself where it cannot go on.
constexpr std::array ending{SIGINT,  SIGTERM, SIGHUP, SIGQUIT, SIGXCPU,
                            SIGABRT, SIGSEGV, SIGBUS, SIGFPE,  SIGILL};

// A handler of a signal can reach nothing else.
volatile std::sig_atomic_t noted = 0;
const char* volatile doomed = nullptr;

/// Gives the signals this handler where they have that one.
template <class Signals>
void replace(const Signals& signals, void (*there)(int), void (*handler)(int)) {
    for (const int each : signals) {
        const auto before = std::signal(each, handler);
        if (before != there) {
            std::signal(each, before);
        }
    }
}

void note(int signal) {
    noted = signal;
    replace(asking, note, SIG_DFL);
}

void endWithFile(int signal) {
    removeUnfinishedFile();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

/// No signal that ends the program comes while it lives.
class NoSignals {
  public:
    NoSignals() {
        sigset_t blocked;
        sigemptyset(&blocked);
        for (const int each : ending) {
            sigaddset(&blocked, each);
        }
        pthread_sigmask(SIG_BLOCK, &blocked, &before_);
    }
    ~NoSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
    NoSignals(const NoSignals&) = delete;
    NoSignals& operator=(const NoSignals&) = delete;

  private:
    sigset_t before_{};
};

} // namespace

void removeUnfinishedFile() {
    if (doomed != nullptr) {
        ::unlink(doomed);
    }
}

SignalsNoted::SignalsNoted() {
    replace(asking, SIG_DFL, note);
}

SignalsNoted::~SignalsNoted() {
    replace(asking, note, SIG_DFL);
}

int notedSignal() {
    return noted;
}

FileUntilSignal::FileUntilSignal(std::string name) : name_(std::move(name)) {
    const NoSignals meanwhile;
    descriptor_ = ::mkostemp(name_.data(), O_CLOEXEC);
    if (descriptor_ >= 0) {
        doomed = name_.c_str();
        replace(ending, SIG_DFL, endWithFile);
    }
}

FileUntilSignal::~FileUntilSignal() {
    if (descriptor_ < 0) {
        return;
    }
    ::close(descriptor_);
    if (doomed != nullptr) {
        ::unlink(name_.c_str());
    }
    keep();
}

void FileUntilSignal::keep() {
    doomed = nullptr;
    replace(ending, endWithFile, SIG_DFL);
}

} // namespace prunus
