#include "ui/words/losswords.h"

#include <QCoreApplication>

// TRANSLATOR LossWords What a format of files cannot hold, in a list.

namespace prunus {
namespace {

class LossWords {
    Q_DECLARE_TR_FUNCTIONS(LossWords)

  public:
    static QString of(const Lost& lost);
    static QString of(Loss what);
};

QString LossWords::of(const Lost& lost) {
    const int count = static_cast<int>(lost.count);
    switch (lost.what) {
    case Loss::title:
    case Loss::minAtRoot:
        return of(lost.what);
    case Loss::failureValue:
        return count == 0 ? tr("the failure value")
                          : tr("the failure value; %n leaves that have it are written as numbers",
                               nullptr, count);
    case Loss::moves:
        return tr("the names of %n moves", nullptr, count);
    case Loss::rootMove:
    case Loss::game:
        return of(lost.what);
    case Loss::innerValues:
        return tr("the static values of %n inner nodes", nullptr, count);
    case Loss::labelCharacters:
        return tr("a NUL or a backslash at the end of %n names", nullptr, count);
    }
    return {};
}

QString LossWords::of(Loss what) {
    switch (what) {
    case Loss::title:
        return tr("the title");
    case Loss::minAtRoot:
        return tr("that MIN moves first");
    case Loss::failureValue:
        return tr("the failure value");
    case Loss::moves:
        return tr("the names of moves");
    case Loss::rootMove:
        return tr("the name of the move into the root");
    case Loss::innerValues:
        return tr("static values of inner nodes");
    case Loss::game:
        return tr("the game, and with it the boards");
    case Loss::labelCharacters:
        return tr("some characters of names");
    }
    return {};
}

} // namespace

QString shownLoss(const Lost& lost) {
    return LossWords::of(lost);
}

QString shownLoss(Loss what) {
    return LossWords::of(what);
}

} // namespace prunus
