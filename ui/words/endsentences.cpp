// The part of Sentences about the end of a search: what it has found.

#include "ui/words/sentences.h"
#include "ui/words/words.h"

namespace prunus {

Said Sentences::say(const SearchOver& e) const {
    const QString v = shown(e.node, e.value);
    const bool low = (e.outcome == Outcome::failLow) != isTurned(e.node);
    const bool leaf = trace_.isSearchLeaf(tree_, e.node);
    if (e.outcome == Outcome::exact) {
        return {isOver(e), leaf ? aloneAnswers(e.node) : bestMove(e)};
    }
    const Window window = turned(e.node, trace_.options().window);
    const Bounds bound = leaf                            ? Bounds{e.value, e.value}
                         : e.outcome == Outcome::failLow ? Bounds{-infinity, e.value}
                                                         : Bounds{e.value, infinity};
    return {fails(v, low), joined({worth(e.node, bound),
                                   low ? tr("That is not above %1, where the first window begins.")
                                             .arg(held(window.alpha))
                                       : tr("That is not below %1, where the first window ends.")
                                             .arg(held(window.beta))})};
}

QString Sentences::fails(const QString& value, bool low) const {
    if (const auto depth = depthLimit()) {
        return low ? tr("To depth %1, the search fails low with %2.").arg(*depth, value)
                   : tr("To depth %1, the search fails high with %2.").arg(*depth, value);
    }
    return low ? tr("The search fails low with %1.").arg(value)
               : tr("The search fails high with %1.").arg(value);
}

QString Sentences::isOver(const SearchOver& e) const {
    const QString v = shown(e.node, e.value);
    const auto depth = depthLimit();
    return depth
               ? tr("The search is over: to depth %1, %2 is worth %3.").arg(*depth, name(e.node), v)
               : tr("The search is over: %1 is worth %2.").arg(name(e.node), v);
}

std::optional<QString> Sentences::depthLimit() const {
    const std::optional<std::uint32_t> depth = trace_.options().depth;
    return depth && *depth < tree_.height() ? std::optional(QString::number(*depth)) : std::nullopt;
}

QString Sentences::aloneAnswers(NodeId root) const {
    return tree_.isLeaf(root) ? tr("It is a leaf: its static value is the answer.")
                              : tr("It lies at the depth limit: its static value is the answer.");
}

QString Sentences::bestMove(const SearchOver& e) const {
    const std::string_view label = tree_.moves().at(e.bestMove);
    const QString move = QString::fromUtf8(label.data(), qsizetype(label.size()));
    const QString who = shownPlayer(e.player);
    const QString to = name(e.bestMove);
    if (move.isEmpty()) {
        return tr("The best move of %1 is to %2.").arg(who, to);
    }
    const bool named = move == to || !tree_.header().game.empty(); // there moves are names
    return named ? tr("The best move of %1 is %2.").arg(who, move)
                 : tr("The best move of %1 is %2, to %3.").arg(who, move, to);
}

} // namespace prunus
