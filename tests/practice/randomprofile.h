#pragma once

#include "core/practice/profile.h"
#include "tests/practice/naiveslip.h"
#include "tests/search/oracle/randomtree.h"

namespace prunus::practicetest {

/// Of the rules that decide what is right.
inline Profile randomProfile(oracle::Draw& draw) {
    Profile profile;
    if (draw.oneIn(2)) {
        profile.root = draw.oneIn(2) ? Player::max : Player::min;
    }
    profile.fail = draw.oneIn(2) ? FailMode::hard : FailMode::soft;
    profile.cut = draw.oneIn(2) ? CutRule::greater : CutRule::greaterOrEqual;
    profile.tieMove = static_cast<Profile::Ties>(draw.below(3));
    return profile;
}

/// The right procedure under these rules, or somebody's with this slip, for the naive search.
inline oracle::NaiveSlip naiveUnder(const Profile& profile, const char* slip = "", int form = 0) {
    oracle::NaiveSlip run;
    run.id = slip;
    run.form = form;
    run.options.root = profile.root;
    run.options.fail = profile.fail;
    run.options.cut = profile.cut;
    run.options.window = profile.window;
    return run;
}

} // namespace prunus::practicetest
