#include "core/notation/efg/efgnotices.h"

#include <algorithm>

namespace prunus {

void EfgNotices::add(std::size_t offset, Code one, Code several, std::vector<Argument> arguments) {
    const auto known = std::ranges::find(kinds_, several, &Kind::several);
    if (known == kinds_.end()) {
        kinds_.push_back({{offset, {one, std::move(arguments)}}, several});
    } else {
        ++known->more;
    }
}

std::vector<Fault> EfgNotices::all() const {
    std::vector<Fault> notices;
    for (const Kind& kind : kinds_) {
        notices.push_back(kind.first);
        if (kind.more > 0) {
            notices.back().message.code = kind.several;
            notices.back().message.count = kind.more;
        }
    }
    std::ranges::stable_sort(notices, {}, &Fault::offset);
    return notices;
}

} // namespace prunus
