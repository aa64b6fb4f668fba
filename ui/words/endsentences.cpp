#include "ui/words/sentences.h"
#include "ui/words/words.h"

namespace prunus {
namespace {

/// Of the whole search: iterations end, too, where none of what was read has children.
std::optional<QString> depthOfSearch(const SentenceContext& by) {
    const std::optional<std::uint32_t> depth = by.trace.options().depth;
    return depth && *depth < by.tree.height() ? std::optional(shownCount(*depth)) : std::nullopt;
}

QString fails(const SentenceContext& by, const QString& value, bool low) {
    if (const auto depth = depthOfSearch(by)) {
        return low ? SentenceContext::tr("To depth %1, the search fails low with %2.")
                         .arg(*depth, value)
                   : SentenceContext::tr("To depth %1, the search fails high with %2.")
                         .arg(*depth, value);
    }
    return low ? SentenceContext::tr("The search fails low with %1.").arg(value)
               : SentenceContext::tr("The search fails high with %1.").arg(value);
}

QString isOver(const SentenceContext& by, const SearchOver& e) {
    const QString v = by.shown(e.node, e.value);
    const auto depth = depthOfSearch(by);
    return depth
               ? SentenceContext::tr("The search is over: to depth %1, %2 is worth %3.")
                     .arg(*depth, by.name(e.node), v)
               : SentenceContext::tr("The search is over: %1 is worth %2.").arg(by.name(e.node), v);
}

QString aloneAnswers(const SentenceContext& by, NodeId root) {
    return by.tree.isLeaf(root)
               ? SentenceContext::tr("It is a leaf: its static value is the answer.")
               : SentenceContext::tr("It lies at the depth limit: its static value is the answer.");
}

QString bestMove(const SentenceContext& by, const SearchOver& e) {
    const std::string_view label = by.tree.moves().at(e.bestMove);
    const QString move = QString::fromUtf8(label.data(), qsizetype(label.size()));
    const QString who = shownPlayer(e.player);
    const QString to = by.name(e.bestMove);
    if (move.isEmpty()) {
        return SentenceContext::tr("The best move of %1 is to %2.").arg(who, to);
    }
    const bool named = move == to || !by.tree.header().game.empty(); // there moves are names
    return named ? SentenceContext::tr("The best move of %1 is %2.").arg(who, move)
                 : SentenceContext::tr("The best move of %1 is %2, to %3.").arg(who, move, to);
}

} // namespace

Said tell(const SentenceContext& by, const PassOver& e) {
    return {SentenceContext::tr("Pass %1 is over: it returns %2.")
                .arg(shownCount(e.call.number), by.shown(e.node, e.value)),
            joined({by.worth(e.node, e.call.known),
                    SentenceContext::tr(
                        "The search’s lower and upper bound of %1 are not the same yet, so "
                        "another pass follows.")
                        .arg(by.name(e.node))})};
}

Said tell(const SentenceContext& by, const IterationOver& e) {
    return {
        SentenceContext::tr("Iteration %1 is over: to depth %2, the value of %3 is %4.")
            .arg(shownCount(e.call.number), shownCount(e.call.depth.value_or(0)), by.name(e.node),
                 by.shown(e.node, e.value)),
        SentenceContext::tr("It has read nodes that have children below that depth, so the next "
                            "iteration looks deeper.")};
}

Said tell(const SentenceContext& by, const SearchOver& e) {
    const QString v = by.shown(e.node, e.value);
    const bool low = (e.outcome == Outcome::failLow) != by.isTurned(e.node);
    const bool leaf = by.trace.isSearchLeaf(by.tree, e.node);
    if (e.outcome == Outcome::exact) {
        return {isOver(by, e), leaf ? aloneAnswers(by, e.node) : bestMove(by, e)};
    }
    const Window window = by.turned(e.node, by.trace.options().window);
    const Bounds bound = leaf                            ? Bounds{e.value, e.value}
                         : e.outcome == Outcome::failLow ? Bounds{-infinity, e.value}
                                                         : Bounds{e.value, infinity};
    return {
        fails(by, v, low),
        joined({by.worth(e.node, bound),
                low ? SentenceContext::tr("That is not above %1, where the first window begins.")
                          .arg(by.held(window.alpha))
                    : SentenceContext::tr("That is not below %1, where the first window ends.")
                          .arg(by.held(window.beta))})};
}

} // namespace prunus
