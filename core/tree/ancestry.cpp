#include "core/tree/ancestry.h"

#include <utility>

namespace prunus {

namespace {

/// The narrowest row of [from, to).
std::uint32_t narrowest(const std::vector<NodeId>& rowStarts, std::uint32_t from,
                        std::uint32_t to) {
    const auto width = [&](std::uint32_t r) { return rowStarts[r + 1].value - rowStarts[r].value; };
    std::uint32_t best = from;
    for (std::uint32_t r = from; r < to; ++r) {
        best = width(r) < width(best) ? r : best;
    }
    return best;
}

} // namespace

Ancestry::Ancestry(const std::vector<std::uint32_t>& offsets,
                   const std::vector<NodeId>& rowStarts) {
    const auto rows = static_cast<std::uint32_t>(rowStarts.size()) - 1;
    if (rows < 2 * spacing) {
        return;
    }
    landings_.push_back({Row{0}, NodeId{0}, 0, {}, {}});
    std::vector<NodeId> carried;
    std::vector<NodeId> next;
    // Whole blocks only: the narrowest of a few rows could be almost as wide as the tree.
    for (std::uint32_t from = spacing; from + spacing <= rows; from += spacing) {
        Landing landing{Row{narrowest(rowStarts, from, from + spacing)}, {}, 0, {}, {}};
        landing.first = rowStarts[landing.row.value];
        const Landing& last = landings_.back();
        carried.clear();
        for (NodeId n = last.first; n < rowStarts[last.row.value + 1]; ++n) {
            carried.push_back(n);
        }
        for (Row r = last.row; r < landing.row; ++r) {
            next.clear();
            const std::uint32_t start = rowStarts[r.value].value;
            for (std::uint32_t i = 0; i < carried.size(); ++i) {
                next.insert(next.end(), offsets[start + i + 1] - offsets[start + i], carried[i]);
            }
            std::swap(carried, next);
        }
        landing.above = carried;
        landings_.push_back(std::move(landing));
        addJumps();
    }
}

/// Of the last landing: one further up if the two jumps above it are equally long, so that lengths
/// grow like the digits of a skew-binary number.
void Ancestry::addJumps() {
    const auto depth = static_cast<std::uint32_t>(landings_.size()) - 1;
    Landing& landing = landings_.back();
    const std::uint32_t once = landings_[depth - 1].jumpTo;
    const std::uint32_t twice = landings_[once].jumpTo;
    const bool far = depth - 1 - once == once - twice;
    landing.jumpTo = far ? twice : depth - 1;
    landing.jump = landing.above;
    for (NodeId& n : landing.jump) {
        const Place up{n, landings_[depth - 1].row};
        n = far && depth > 1 ? jump(jump(up)).node : n;
    }
}

bool Ancestry::isLanding(Row row) const {
    const std::uint32_t k = row.value / spacing;
    return k > 0 && k < landings_.size() && landings_[k].row == row;
}

Ancestry::Place Ancestry::above(Place place) const {
    const std::uint32_t k = place.row.value / spacing;
    const Landing& landing = landings_[k];
    return {landing.above[place.node.value - landing.first.value], landings_[k - 1].row};
}

Ancestry::Place Ancestry::jump(Place place) const {
    const std::uint32_t k = place.row.value / spacing;
    if (k == 0) {
        return place;
    }
    const Landing& landing = landings_[k];
    return {landing.jump[place.node.value - landing.first.value], landings_[landing.jumpTo].row};
}

} // namespace prunus
