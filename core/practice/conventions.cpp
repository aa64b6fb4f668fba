#include "core/practice/conventions.h"

#include <algorithm>

namespace prunus {

namespace {

/// Whether α and β are asked for until a node is left, when they may have crossed.
bool asksAtExit(Question question, const Profile& profile) {
    using Shown = Profile::WindowShown;
    return question == Question::windows &&
           (profile.windowShown == Shown::exit || profile.windowShown == Shown::history);
}

/// Whether what a node returns is asked for, or read off its window; what is proved of it is the
/// same either way.
bool asksForReturned(Question question, const Profile& profile) {
    return asksAtExit(question, profile) || question == Question::firstWindow ||
           (question == Question::returned &&
            profile.valueNotation == Profile::ValueNotation::plain);
}

} // namespace

bool bearsOn(Convention convention, Question question, const Profile& profile) {
    if (convention == Convention::tieMove) {
        return question == Question::move || asksForDepth(question);
    }
    if (!traits(traits(question).algorithm).windowed || question == Question::nodeTypes ||
        question == Question::leafBounds) {
        return false;
    }
    if (question == Question::firstWindow && convention == Convention::cut) {
        return profile.fail == FailMode::soft; // else the value, or the end of the window
    }
    // Where a tie does not cut, a fail-hard search reads what a fail-soft one skips: what it
    // returns is the bound, and not beyond it.
    return convention == Convention::cut || profile.cut == CutRule::greater ||
           asksForReturned(question, profile) || question == Question::twoRules ||
           traits(question).isTyped;
}

bool isNamed(Convention convention, Question question, const Profile& profile) {
    const bool isOpen =
        std::ranges::find(profile.unverified, keyOf(convention)) != profile.unverified.end();
    // What is built is tried out under one rule, and a known range is closed: there a tie cuts.
    const bool isOne = traits(question).isPuzzle || question == Question::twoRules ||
                       question == Question::knownRange;
    return bearsOn(convention, question, profile) && (isOne || profile.strictConvention || !isOpen);
}

bool canFollow(Question question, const Profile& profile) {
    const HandsDown form = traits(procedureUnder(profile, question).options.algorithm).handsDown;
    return question == Question::values || question == Question::returned ||
           (question == Question::windows && !profile.ownSideOnly && form == HandsDown::stands);
}

Profile underOther(Profile profile, Convention convention) {
    using Ties = Profile::Ties;
    switch (convention) {
    case Convention::cut:
        profile.cut = profile.cut == CutRule::greater ? CutRule::greaterOrEqual : CutRule::greater;
        break;
    case Convention::fail:
        profile.fail = profile.fail == FailMode::hard ? FailMode::soft : FailMode::hard;
        break;
    case Convention::tieMove:
        profile.tieMove = profile.tieMove == Ties::any     ? Ties::any
                          : profile.tieMove == Ties::first ? Ties::last
                                                           : Ties::first;
        break;
    }
    return profile;
}

std::vector<Profile> otherRules(Question question, const Profile& profile) {
    std::vector<Profile> sets{profile};
    const auto addWith = [&sets](auto other) {
        for (std::size_t k = 0, before = sets.size(); k < before; ++k) {
            sets.push_back(other(sets[k]));
        }
    };
    for (const Convention each : everyConvention) {
        if (bearsOn(each, question, profile) && !isNamed(each, question, profile)) {
            addWith([each](const Profile& set) { return underOther(set, each); });
        }
    }
    const bool mayStop = !profile.strictConvention && profile.crossed == Profile::Crossed::show;
    if (mayStop && asksAtExit(question, profile)) {
        addWith([](Profile set) {
            set.crossed = Profile::Crossed::clamp;
            return set;
        });
    }
    sets.erase(sets.begin());
    return sets;
}

} // namespace prunus
