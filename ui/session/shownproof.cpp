#include "ui/session/shownproof.h"

#include "core/analysis/story.h"
#include "ui/session/session.h"
#include "ui/words/sentences.h"

namespace prunus {

std::vector<ProvingMove> shownProof(const Session& session) {
    if (!session.hasSearch() || session.witnesses().empty()) {
        return {};
    }
    const Moment moment = session.moment();
    std::optional<Refutation> proof = refutationOf(explain(moment));
    if ((!proof || witnessesOf(*proof) != session.witnesses()) && session.selection() != noNode) {
        proof = storyOf(moment, session.selection()).refutation;
    }
    if (!proof || witnessesOf(*proof) != session.witnesses()) {
        return {};
    }
    const Naming naming(moment, session.document()->names, session.hidesUnreadLeaves());
    return Sentences(naming, session.side()).moves(*proof);
}

} // namespace prunus
