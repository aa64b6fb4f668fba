#include "core/notation/efg/efgreader.h"
#include "core/notation/jsonstring.h"
#include "core/notation/number.h"

#include <algorithm>

namespace prunus {

void EfgReader::Tally::add(std::size_t offset, std::vector<Argument> what) {
    if (count++ == 0) {
        first = offset;
        example = std::move(what);
    }
}

std::vector<Fault> EfgReader::notices() const {
    std::vector<Fault> notices;
    auto note = [&](const Tally& tally, Code one, Code several, std::vector<Argument> arguments) {
        if (tally.count == 1) {
            notices.push_back({tally.first, {one, std::move(arguments)}});
        } else if (tally.count > 1) {
            notices.push_back({tally.first, {several, std::move(arguments), tally.count - 1}});
        }
    };
    note(playerNames_, Code::playersLeftOut, Code::playersLeftOut,
         {shortJsonString(players_[0]), shortJsonString(players_[1])});
    note(comment_, Code::commentLeftOut, Code::commentLeftOut, {});
    note(setNames_, Code::setNameLeftOut, Code::setNamesLeftOut, setNames_.example);
    note(outcomeNames_, Code::outcomeNameLeftOut, Code::outcomeNamesLeftOut, outcomeNames_.example);
    note(passes_, Code::passAdded, Code::passesAdded, passes_.example);
    note(innerPayoffs_, Code::innerPayoffs, Code::innerPayoffs, {});
    const bool sum = rounded_.example.size() == 1;
    note(rounded_, sum ? Code::sumRounded : Code::payoffRounded,
         sum ? Code::sumsRounded : Code::payoffsRounded, rounded_.example);
    if (sum_ && !sum_->isZero()) {
        notices.push_back({sumOffset_, {Code::constantSum, {formatNumber(sum_->nearest())}}});
    }
    std::ranges::stable_sort(notices, {}, &Fault::offset);
    return notices;
}

} // namespace prunus
