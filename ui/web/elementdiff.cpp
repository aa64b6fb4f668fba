#include "ui/web/elementdiff.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>

namespace prunus {

namespace {

/// A number, and how many equal ones stand before it.
std::vector<std::uint64_t> told(const std::vector<std::uint32_t>& all) {
    std::unordered_map<std::uint32_t, std::uint32_t> before;
    std::vector<std::uint64_t> keys;
    keys.reserve(all.size());
    for (const std::uint32_t each : all) {
        keys.push_back((std::uint64_t{before[each]++} << 32) | each);
    }
    return keys;
}

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

/// Of pairs that ascend by their first, as many as ascend by the second, too.
Pairs longestAscending(const Pairs& pairs) {
    constexpr std::size_t nothing = ~std::size_t{0};
    std::vector<std::size_t> ends; // of the best run of each length, which pair is its last
    std::vector<std::size_t> before(pairs.size(), nothing);
    for (std::size_t k = 0; k < pairs.size(); ++k) {
        const auto at = std::ranges::lower_bound(ends, pairs[k].second, {},
                                                 [&](std::size_t e) { return pairs[e].second; });
        if (at != ends.begin()) {
            before[k] = *(at - 1);
        }
        if (at == ends.end()) {
            ends.push_back(k);
        } else {
            *at = k;
        }
    }
    Pairs longest;
    for (std::size_t k = ends.empty() ? nothing : ends.back(); k != nothing; k = before[k]) {
        longest.push_back(pairs[k]);
    }
    std::ranges::reverse(longest);
    return longest;
}

} // namespace

Pairs keptOf(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b) {
    std::unordered_map<std::uint64_t, std::size_t> there;
    const std::vector<std::uint64_t> keys = told(b);
    for (std::size_t j = 0; j < keys.size(); ++j) {
        there[keys[j]] = j;
    }
    Pairs both;
    const std::vector<std::uint64_t> own = told(a);
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (const auto found = there.find(own[i]); found != there.end()) {
            both.emplace_back(i, found->second);
        }
    }
    return longestAscending(both);
}

/// An element that is not shown there, or a new one.
std::uint32_t ElementDiff::between(std::uint32_t after, std::uint32_t before, std::uint32_t thing) {
    for (std::uint32_t e = elements_[after].next; e != before; e = elements_[e].next) {
        if (elements_[e].thing == thing) {
            return e;
        }
    }
    const auto added = static_cast<std::uint32_t>(elements_.size());
    elements_.push_back({thing, elements_[after].next});
    elements_[after].next = added;
    return added;
}

void ElementDiff::add(const std::vector<std::uint32_t>& things) {
    std::vector<std::uint32_t> before;
    before.reserve(shown_.size());
    for (const std::uint32_t e : shown_) {
        before.push_back(elements_[e].thing);
    }
    const Pairs kept = keptOf(before, things);
    std::vector<std::uint32_t> now;
    now.reserve(things.size());
    std::uint32_t last = 0;
    auto next = kept.begin();
    for (std::size_t j = 0; j < things.size(); ++j) {
        const std::uint32_t bound = next == kept.end() ? none : shown_[next->first];
        if (next != kept.end() && next->second == j) {
            last = bound;
            ++next;
        } else {
            last = between(last, bound, things[j]);
        }
        now.push_back(last);
    }
    std::vector<std::uint32_t> was = shown_;
    shown_ = now;
    std::ranges::sort(was);
    std::ranges::sort(now);
    std::vector<std::uint32_t>& changed = changes_.emplace_back();
    std::ranges::set_symmetric_difference(was, now, std::back_inserter(changed));
}

std::vector<std::uint32_t> ElementDiff::places() const {
    std::vector<std::uint32_t> places(elements_.size(), 0);
    std::uint32_t place = 0;
    for (std::uint32_t e = elements_.front().next; e != none; e = elements_[e].next) {
        places[e] = place++;
    }
    return places;
}

std::vector<std::uint32_t> ElementDiff::sequence() const {
    std::vector<std::uint32_t> things;
    things.reserve(elements_.size());
    for (std::uint32_t e = elements_.front().next; e != none; e = elements_[e].next) {
        things.push_back(elements_[e].thing);
    }
    return things;
}

std::vector<std::vector<std::uint32_t>> ElementDiff::changes() const {
    const std::vector<std::uint32_t> places = this->places();
    auto changes = changes_;
    for (auto& step : changes) {
        std::ranges::transform(step, step.begin(), [&](std::uint32_t e) { return places[e]; });
        std::ranges::sort(step);
    }
    return changes;
}

} // namespace prunus
