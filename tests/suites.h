#pragma once

namespace prunus {

/// A suite of a program that holds those of a folder.
struct Suite {
    using Main = int (*)(int, char**);

    /// To be made before main() only.
    Suite(const char* called, Main runs);

    const char* name;
    Main main;
    const Suite* next; ///< of those made before
};

} // namespace prunus
