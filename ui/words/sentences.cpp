#include "ui/words/sentences.h"

#include "ui/words/words.h"

#include <algorithm>

namespace prunus {
namespace {

/// What is told, with the places of leaves where two of them would be called alike.
template <class Words> auto apart(const Naming& naming, Side side, const Words& words) {
    std::vector<NodeId> named;
    const auto said = words(SentenceContext(naming, side, &named));
    const bool alike = std::ranges::any_of(named, [&](NodeId a) {
        return std::ranges::any_of(
            named, [&](NodeId b) { return a != b && naming.child(a) == naming.child(b); });
    });
    return alike ? words(SentenceContext(naming.withPlaces(), side)) : said;
}

} // namespace

QString happenedTitle(const Moment& moment) {
    const Algorithm algorithm = moment.trace().options().algorithm;
    const std::uint32_t number = moment.visitCount(GameTree::root());
    if (!makesPasses(algorithm) || number == 0) {
        const std::optional<std::uint32_t> depth = moment.depthLimit();
        return depth && *depth < moment.tree().height()
                   ? SentenceContext::tr("What just happened · to depth %1").arg(*depth)
                   : SentenceContext::tr("What just happened");
    }
    return traits(algorithm).deepens
               ? SentenceContext::tr("What just happened · iteration %1, to depth %2")
                     .arg(shownCount(number))
                     .arg(shownCount(moment.depthLimit().value_or(moment.tree().height())))
               : SentenceContext::tr("What just happened · pass %1").arg(shownCount(number));
}

Said Sentences::of(const Explanation& e) const {
    return apart(naming_, side_, [&e](const SentenceContext& by) {
        return std::visit([&by](const auto& fact) { return tell(by, fact); }, e);
    });
}

QString Sentences::proof(const Refutation& r, std::uint32_t pass) const {
    return apart(naming_, side_, [&](const SentenceContext& by) { return tellProof(by, r, pass); });
}

std::vector<ProvingMove> Sentences::moves(const Refutation& r) const {
    return provingMoves(SentenceContext(naming_, side_), r);
}

} // namespace prunus
