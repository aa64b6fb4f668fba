// How windows are asked for.

#include "ui/words/practicewords.h"

#include <QStringList>

namespace prunus {
namespace {

/// Of the player who moves at a node alone.
QString promptOfOwnSide(Profile::WindowShown shown) {
    switch (shown) {
    case Profile::WindowShown::exit:
        return PracticeWords::tr("Write α at every MAX node and β at every MIN node when the "
                                 "search leaves it.");
    case Profile::WindowShown::history:
        return PracticeWords::tr("Write α at every MAX node and β at every MIN node when it is "
                                 "entered, and each time it changes.");
    case Profile::WindowShown::edge:
        return PracticeWords::tr("Write on every branch the bound that is handed down there: α to "
                                 "a MAX node, β to a MIN node.");
    case Profile::WindowShown::entry:
    case Profile::WindowShown::none:
        break;
    }
    return PracticeWords::tr("Write α at every MAX node and β at every MIN node when it is "
                             "entered.");
}

QString promptOfBoth(Profile::WindowShown shown) {
    switch (shown) {
    case Profile::WindowShown::exit:
        return PracticeWords::tr("Write α and β at every node when the search leaves it.");
    case Profile::WindowShown::history:
        return PracticeWords::tr(
            "Write α and β at every node when it is entered, and each time they change.");
    case Profile::WindowShown::edge:
        return PracticeWords::tr(
            "Write on every branch to an inner node α and β as they are handed down there.");
    case Profile::WindowShown::entry:
    case Profile::WindowShown::none:
        break;
    }
    return PracticeWords::tr("Write α and β at every node when it is entered.");
}

/// Where the fields are.
QString fieldsOfWindows(const Profile& profile) {
    const bool onBranches = profile.windowShown == Profile::WindowShown::edge;
    if (profile.ownSideOnly) {
        return onBranches ? PracticeWords::tr("A field stands on each branch.")
                          : PracticeWords::tr("A field stands beside each node.");
    }
    if (profile.leafBounds) {
        return onBranches ? PracticeWords::tr("Two fields stand on each branch.")
                          : PracticeWords::tr("Two fields stand beside each node.");
    }
    return onBranches ? PracticeWords::tr("Two fields stand on the branch to each inner node.")
                      : PracticeWords::tr("Two fields stand beside each inner node.");
}

} // namespace

QString PracticeWords::promptOfWindows(const Profile& profile) {
    const QString prompt = profile.ownSideOnly ? promptOfOwnSide(profile.windowShown)
                                               : promptOfBoth(profile.windowShown);
    return profile.leafBounds ? prompt + u' ' + tr("The leaves have windows, too.") : prompt;
}

QString PracticeWords::mannerOfWindows(const Profile& profile) {
    QStringList all{fieldsOfWindows(profile)};
    if (profile.windowShown == Profile::WindowShown::history) {
        all << tr("In each stands first the number with which the node is entered, then every new "
                  "one, with blanks between: −∞ 3 5.");
    }
    all << tr("I writes ∞. N says that a node is not visited.");
    return all.join(u' ');
}

} // namespace prunus
