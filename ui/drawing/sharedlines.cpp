#include "ui/drawing/sharedlines.h"

#include "ui/drawing/visibletree.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace prunus {

namespace {

/// What finding a row takes beside its nodes, and a pixel of a row, in nodes looked at.
constexpr double costOfRow = 8;
constexpr double costOfPixel = 1;

} // namespace

SharedLines::SharedLines(const TreePicture& picture, const StepPath& path, const QRectF& area,
                         std::size_t lines)
    : picture_(picture), area_(area), left_(std::floor(area.left())),
      mostInLine_(picture.exactShapes ? std::numeric_limits<double>::infinity()
                                      : mostNodes / double(std::max<std::size_t>(lines, 1))),
      counts_(std::size_t(std::ceil(area.right()) - left_)), first_(int(counts_.size())),
      states_(*picture.moment, path) {
    const PlacesInView::Sight sight{picture.layout, picture.view, area};
    if (picture.places && picture.places->sight != sight) {
        *picture.places = {sight, nullptr, {}};
    }
}

std::vector<LineColumn> SharedLines::count(Row first, Row last) {
    const LinePlaces& places = placesOf(first, last);
    for (const PixelStretch& each : places.stretches) {
        countEach(at(each.pixel), *picture_.moment, each.nodes);
    }
    for (const auto& [row, nodes] : places.columns) {
        countColumns(row, nodes);
    }
    if (places.isSampled) {
        for (int k = first_; k <= last_; ++k) {
            counts_[std::size_t(k)].cutoffs = 0;
        }
        countCutoffs({picture_.tree().row(first).first, picture_.tree().row(last).last});
    }
    return taken();
}

const LinePlaces& SharedLines::placesOf(Row first, Row last) {
    if (!picture_.places || picture_.exactShapes) {
        findPlaces(first, last);
        return found_;
    }
    const auto [kept, isNew] =
        picture_.places->lines.try_emplace({first, knowsEach(picture_.trace())});
    if (isNew) {
        findPlaces(first, last);
        kept->second = found_;
    }
    return kept->second;
}

void SharedLines::findPlaces(Row first, Row last) {
    const GameTree& tree = picture_.tree();
    const NodeRange all{tree.row(first).first, tree.row(last).last};
    found_.stretches.clear();
    found_.columns.clear();
    found_.isSampled = false;
    if (knowsEach(picture_.trace()) && all.size() <= mostInLine_) {
        addStretches(all);
        return;
    }
    const std::uint32_t step = stepThrough(first, last);
    const std::uint32_t rows = last.value - first.value + 1;
    // Not the same rows of each line, or those between would never be seen.
    const std::uint32_t skipped = step == 1 ? 0 : first.value / rows % std::min(step, rows);
    for (std::uint32_t r = first.value + skipped; r <= last.value; r += step) {
        addRow(Row{r});
    }
    found_.isSampled = step > 1;
}

SharedLines::Part SharedLines::partInView(Row row) const {
    const TidyLayout& layout = *picture_.layout;
    const NodeRange all = picture_.tree().row(row);
    const NodeId first = layout.firstAtOrAfter(all, picture_.view.treeX(area_.left()));
    const NodeRange seen{
        first, layout.firstAtOrAfter({first, all.last}, picture_.view.treeX(area_.right()))};
    if (seen.empty()) {
        return {};
    }
    const double width = layout.x(seen.last - 1) - layout.x(seen.first);
    return {seen, width * picture_.view.columnGap + 1};
}

double SharedLines::costOf(const Part& part) const {
    const double byPixel = costOfPixel * part.pixels;
    return costOfRow + std::min(double(part.nodes.size()), byPixel);
}

std::uint32_t SharedLines::stepThrough(Row first, Row last) const {
    const double rows = last.value - first.value + 1;
    const double each = std::max(costOf(partInView(first)), costOf(partInView(last)));
    const auto step = static_cast<std::uint32_t>(std::ceil(rows * each / mostInLine_));
    return std::max(step, 1U) | 1U;
}

void SharedLines::addRow(Row row) {
    const Part part = partInView(row);
    const bool few = double(part.nodes.size()) <= costOfPixel * part.pixels;
    if (few && knowsEach(picture_.trace())) {
        addStretches(part.nodes);
    } else if (!part.nodes.empty()) {
        found_.columns.emplace_back(row, part.nodes);
    }
}

void SharedLines::addStretches(NodeRange nodes) {
    const TidyLayout& layout = *picture_.layout;
    const double offset = picture_.view.pixelX(0);
    const double gap = picture_.view.columnGap;
    const auto place = [&](NodeId n) { return offset + layout.x(n) * gap; };
    constexpr double edge = 1e-6; // of a pixel: who stands there is asked for alone
    double x = nodes.empty() ? 0 : place(nodes.first);
    for (NodeId n = nodes.first; n < nodes.last;) {
        const NodeId first = n;
        const bool seen = x >= area_.left() && x < area_.right();
        const int pixel = seen ? pixelOf(x) : 0;
        const double from = std::max(left_ + pixel, area_.left());
        const double to = std::min(left_ + pixel + 1, area_.right());
        ++n;
        x = n < nodes.last ? place(n) : to;
        if (!seen) {
            continue;
        }
        if (x >= from && x < to) {
            // Neighbours in a path share their pixel.
            const double here = layout.x(first);
            const double left = std::min(here, picture_.view.treeX(from + edge));
            const double right =
                std::max(std::nextafter(here, here + 1), picture_.view.treeX(to - edge));
            n = layout.firstOutside({n, nodes.last}, left, right);
            x = n < nodes.last ? place(n) : to;
        }
        found_.stretches.push_back({{first, n}, pixel});
    }
}

void SharedLines::countColumns(Row row, NodeRange nodes) {
    const TidyLayout& layout = *picture_.layout;
    states_.descendTo(row);
    for (NodeId n = nodes.first; n < nodes.last;) {
        const double x = picture_.view.pixelX(layout.x(n));
        const double next = picture_.view.treeX(std::floor(x) + 1);
        // Neighbours are at least 1 apart, so few can share a pixel.
        const double most = std::ceil(next - layout.x(n)) + 1;
        const auto reach =
            most < nodes.last.value - n.value ? std::uint32_t(most) : nodes.last.value - n.value;
        const NodeId end = std::max(n + 1, layout.firstAtOrAfter({n + 1, n + reach}, next));
        const StateCounts part = countIn(states_.runs(), *picture_.moment, {n, end});
        at(pixelOf(x)) += part;
        n = end;
    }
}

/// O(cutoffs among the nodes), however many nodes there are.
void SharedLines::countCutoffs(NodeRange nodes) {
    picture_.trace().forEachCutoff(nodes, picture_.moment->step(), [this](NodeId n) {
        const double x = picture_.view.pixelX(picture_.layout->x(n));
        if (x >= area_.left() && x < area_.right()) {
            ++at(pixelOf(x)).cutoffs;
        }
    });
}

StateCounts& SharedLines::at(int pixel) {
    first_ = std::min(first_, pixel);
    last_ = std::max(last_, pixel);
    return counts_[std::size_t(pixel)];
}

std::vector<LineColumn> SharedLines::taken() {
    std::vector<LineColumn> columns;
    for (int k = first_; k <= last_; ++k) {
        StateCounts& counts = counts_[std::size_t(k)];
        if (counts.visited + counts.cut + counts.notReached + counts.cutoffs > 0) {
            columns.push_back({int(left_) + k, counts});
            counts = {};
        }
    }
    first_ = int(counts_.size());
    last_ = -1;
    return columns;
}

} // namespace prunus
