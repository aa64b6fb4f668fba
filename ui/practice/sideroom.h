#pragma once

#include <algorithm>

namespace prunus {

/// Where a column of cards goes and how wide it is: beside the tree; narrower where the tree would
/// not get enough room; and below the tree where it would not even then.
struct SideRoom {
    static constexpr int usual = 430;
    static constexpr int least = 275;

    bool isBeside = true;
    int width = usual;

    [[nodiscard]] static SideRoom in(int whole, double textScale) {
        constexpr int enoughTree = 640;
        constexpr int leastTree = 350;
        SideRoom room;
        room.width = std::clamp(whole - int(enoughTree * textScale), int(least * textScale),
                                int(usual * textScale));
        room.isBeside = whole - room.width >= int(leastTree * textScale);
        return room;
    }
};

} // namespace prunus
