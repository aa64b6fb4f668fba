#include "core/growth/reference.h"

#include <cmath>

namespace prunus {

double uniformLeaves(std::uint32_t b, std::uint32_t d) {
    double leaves = 1;
    for (std::uint32_t row = 0; row < d; ++row) {
        leaves *= b;
    }
    return leaves;
}

double uniformNodes(std::uint32_t b, std::uint32_t d) {
    double nodes = 1;
    double row = 1;
    for (std::uint32_t r = 0; r < d; ++r) {
        row *= b;
        nodes += row;
    }
    return nodes;
}

double minimalLeaves(std::uint32_t b, std::uint32_t d) {
    return uniformLeaves(b, d - d / 2) + uniformLeaves(b, d / 2) - 1;
}

double minimalNodes(std::uint32_t b, std::uint32_t d) {
    double nodes = 0;
    for (std::uint32_t row = 0; row <= d; ++row) {
        nodes += minimalLeaves(b, row);
    }
    return nodes;
}

double randomOrderRate(std::uint32_t b) {
    // x^b + x - 1 rises from -1 at 0 to 1 at 1: halving finds its root to the last bit.
    double low = 0;
    double high = 1;
    for (double x = 0.5; low < x && x < high; x = (low + high) / 2) {
        (std::pow(x, b) + x - 1 < 0 ? low : high) = x;
    }
    return low / (1 - low);
}

} // namespace prunus
