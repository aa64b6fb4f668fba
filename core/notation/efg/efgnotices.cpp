#include "core/notation/efg/efgreader.h"
#include "core/notation/jsonstring.h"
#include "core/notation/number.h"

#include <algorithm>

namespace prunus {

namespace {

/// ", nor are 3 others", if there are any.
std::string nor(std::size_t count) {
    if (count < 2) {
        return {};
    }
    return count == 2 ? ", nor is 1 other" : ", nor are " + std::to_string(count - 1) + " others";
}

/// ", and so at 3 other nodes", if there are any.
std::string andSoAt(std::size_t count) {
    if (count < 2) {
        return {};
    }
    return ", and so at " + std::to_string(count - 1) +
           (count == 2 ? " other node" : " other nodes");
}

} // namespace

void EfgReader::Tally::add(std::size_t offset, std::string_view what) {
    if (count++ == 0) {
        first = offset;
        example = what;
    }
}

std::vector<Fault> EfgReader::notices() const {
    std::vector<Fault> notices;
    auto note = [&](const Tally& tally, const std::string& message) {
        if (tally.count > 0) {
            notices.push_back({tally.first, message});
        }
    };
    note(playerNames_, "the players' names are not kept: " + shortJsonString(players_[0]) +
                           " is MAX, " + shortJsonString(players_[1]) + " is MIN");
    note(comment_, "the comment is not kept");
    note(setNames_, "the name " + shortJsonString(setNames_.example) +
                        " of an information set is not kept" + nor(setNames_.count));
    note(outcomeNames_, "the name " + shortJsonString(outcomeNames_.example) +
                            " of an outcome is not kept" + nor(outcomeNames_.count));
    note(passes_, passes_.example +
                      " moves again here, so a forced pass of the other player is "
                      "put between" +
                      andSoAt(passes_.count));
    note(innerPayoffs_, "payoffs at inner nodes are added to the values of the leaves below them");
    note(rounded_, rounded_.example + ", the double next to it" + andSoAt(rounded_.count));
    if (sum_ && !sum_->isZero()) {
        notices.push_back({sumOffset_, "the payoffs of both players always add up to " +
                                           formatNumber(sum_->nearest()) +
                                           "; the values are those of player 1, who is MAX"});
    }
    std::ranges::stable_sort(notices, {}, &Fault::offset);
    return notices;
}

} // namespace prunus
