#pragma once

#include <fstream>
#include <string>

namespace prunus::bench {

/// What the system says of this program's memory, in bytes: `VmRSS` now, `VmHWM` at its peak.
inline double resident(const std::string& name) {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with(name + ':')) {
            return 1024 * std::stod(line.substr(name.size() + 1));
        }
    }
    return 0;
}

/// From here on a new peak is measured.
inline void forgetPeak() {
    std::ofstream("/proc/self/clear_refs") << 5;
}

} // namespace prunus::bench
