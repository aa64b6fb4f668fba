#include "ui/compare/wordlines.h"

namespace prunus {

std::vector<int> wordLines(std::span<const int> widths, int separator, int room) {
    std::vector<int> lines;
    int line = -1;
    int used = 0;
    for (const int width : widths) {
        const bool fits = line >= 0 && used + separator + width <= room;
        line += fits ? 0 : 1;
        used = fits ? used + separator + width : width;
        lines.push_back(line);
    }
    return lines;
}

} // namespace prunus
