#include "core/practice/profile.h"

namespace prunus {

Procedure procedureUnder(const Profile& profile, Question question) {
    Procedure procedure;
    SearchOptions& options = procedure.options;
    options.algorithm = traits(question).algorithm;
    if (options.algorithm == Algorithm::alphaBeta) {
        options.algorithm = profile.algorithm;
    }
    options.root = profile.root;
    options.fail = profile.fail;
    options.cut = profile.cut;
    options.window = profile.window;
    options = settled(options);
    procedure.rightToLeft =
        (profile.order == Profile::Order::reversed) != (question == Question::mirror);
    // What is tried out has numbers of its own.
    procedure.valuesFromMover =
        profile.leafSide == Profile::LeafSide::mover && !traits(question).isPuzzle;
    procedure.callPerRootChild = profile.rootCalls == Profile::RootCalls::perChild;
    return procedure;
}

} // namespace prunus
