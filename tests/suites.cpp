// The program of a folder's suites: PROGRAM SUITE [ARGUMENT…]. The arguments are those of Qt Test.

#include "tests/suites.h"

#include <cstdio>
#include <cstring>

namespace prunus {

namespace {

const Suite*& latest() {
    static const Suite* suite = nullptr;
    return suite;
}

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
