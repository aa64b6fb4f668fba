#include "ui/controls/searchchoices.h"

#include "ui/session/editing.h"
#include "ui/session/session.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <algorithm>

namespace prunus {
namespace {

struct Offer {
    Q_DECLARE_TR_FUNCTIONS(SearchChoices)
};

/// Alpha-beta under these rules.
Choice preset(const QString& text, const char* id, FailMode fail, CutRule cut,
              const QString& explanation) {
    return {text, QLatin1String(id),
            [fail, cut](SearchOptions& o) {
                o.algorithm = Algorithm::alphaBeta;
                o.fail = fail;
                o.cut = cut;
                o.order = MoveOrder::asWritten;
                o.window = {};
                o.backwards = false;
                o.slip.reset();
            },
            [fail, cut](const SearchOptions& o) {
                return o.algorithm == Algorithm::alphaBeta && o.fail == fail && o.cut == cut &&
                       o.order == MoveOrder::asWritten && o.window == Window{} && !o.slip &&
                       !o.backwards;
            },
            explanation};
}

} // namespace

Choices presetChoices() {
    return {
        preset(Offer::tr("Usual rules: fail-hard, cut at ≥"), "usual", FailMode::hard,
               CutRule::greaterOrEqual,
               Offer::tr("Alpha-beta whose inner nodes return no value outside their windows "
                         "(fail-hard), and which cuts as soon as α ≥ β.")),
        preset(Offer::tr("AIMA: fail-soft, cut at ≥"), "aima", FailMode::soft,
               CutRule::greaterOrEqual,
               Offer::tr("Alpha-beta that returns the best value found, even outside its window "
                         "(fail-soft), and cuts as soon as α ≥ β.")),
        preset(Offer::tr("CS188: fail-soft, cut at >"), "cs188", FailMode::soft, CutRule::greater,
               Offer::tr("Alpha-beta that returns the best value found, even outside its window "
                         "(fail-soft), and cuts only at α > β, so that ties are searched on."))};
}

Choices algorithmChoices() {
    Choices choices;
    for (const AlgorithmTraits& each : everyAlgorithm) {
        const Algorithm a = each.algorithm;
        choices.push_back(
            {.text = shownAlgorithm(a),
             .id = QString::fromLatin1(each.id.data(), qsizetype(each.id.size())),
             .apply =
                 [a](SearchOptions& o) {
                     o.algorithm = a;
                     o.slip.reset();
                 },
             .holds = [a](const SearchOptions& o) { return o.algorithm == a; },
             .explanation = explainedAlgorithm(a),
             //: Algorithms that visit a node more than once; a heading.
             .group = each.repeats ? Offer::tr("Searching again") : Offer::tr("Of the course")});
    }
    return choices;
}

Choices failChoices() {
    const auto choice = [](const QString& text, const char* id, FailMode mode) {
        return Choice{text, QLatin1String(id), [mode](SearchOptions& o) { o.fail = mode; },
                      [mode](const SearchOptions& o) { return o.fail == mode; }};
    };
    return {choice(Offer::tr("Fail-hard"), "hard", FailMode::hard),
            choice(Offer::tr("Fail-soft"), "soft", FailMode::soft)};
}

Choices cutChoices() {
    const auto choice = [](const QString& text, const char* id, CutRule rule) {
        return Choice{text, QLatin1String(id), [rule](SearchOptions& o) { o.cut = rule; },
                      [rule](const SearchOptions& o) { return o.cut == rule; }};
    };
    return {choice(Offer::tr("Cut at α ≥ β"), "ge", CutRule::greaterOrEqual),
            choice(Offer::tr("Cut only at α > β"), "gt", CutRule::greater)};
}

Choices ruleChoices() {
    const auto choice = [](const QString& text, const char* id, FailMode mode, CutRule rule) {
        return Choice{
            text, QLatin1String(id),
            [mode, rule](SearchOptions& o) {
                o.fail = mode;
                o.cut = rule;
            },
            [mode, rule](const SearchOptions& o) { return o.fail == mode && o.cut == rule; }};
    };
    return {choice(Offer::tr("fail-hard, cut at ≥"), "hard-ge", FailMode::hard,
                   CutRule::greaterOrEqual),
            choice(Offer::tr("fail-hard, cut at >"), "hard-gt", FailMode::hard, CutRule::greater),
            choice(Offer::tr("fail-soft, cut at ≥"), "soft-ge", FailMode::soft,
                   CutRule::greaterOrEqual),
            choice(Offer::tr("fail-soft, cut at >"), "soft-gt", FailMode::soft, CutRule::greater)};
}

Choices orderChoices() {
    const auto choice = [](const QString& text, const char* id, MoveOrder order) {
        return Choice{text, QLatin1String(id),
                      [order](SearchOptions& o) {
                          o.order = order;
                          o.backwards = false;
                      },
                      [order](const SearchOptions& o) { return o.order == order; }};
    };
    //: An order of the children, as the three that follow.
    return {choice(Offer::tr("as written"), "as-written", MoveOrder::asWritten),
            choice(Offer::tr("best first"), "best-first", MoveOrder::bestFirst),
            choice(Offer::tr("worst first"), "worst-first", MoveOrder::worstFirst),
            choice(Offer::tr("random"), "random", MoveOrder::random)};
}

Choices previousBestChoices() {
    const auto choice = [](const QString& text, const char* id, bool first) {
        return Choice{text, QLatin1String(id),
                      [first](SearchOptions& o) { o.previousBestFirst = first; },
                      [first](const SearchOptions& o) { return o.previousBestFirst == first; }};
    };
    return {choice(Offer::tr("previous best first"), "first", true),
            choice(Offer::tr("previous best ignored"), "ignored", false)};
}

Choices rootChoices(Player ofTheTree) {
    const auto choice = [ofTheTree](const char* id, Player player) {
        return Choice{
            .text = shownPlayer(player),
            .id = QLatin1String(id),
            .apply = [](SearchOptions& o) { o.root.reset(); },
            .holds = [player, ofTheTree](
                         const SearchOptions& o) { return o.root.value_or(ofTheTree) == player; },
            .explanation = Offer::tr("Who moves first is part of the tree and saved with it."),
            .root = player};
    };
    return {choice("max", Player::max), choice("min", Player::min)};
}

namespace {

/// Every search goes down to the leftmost node of a row first: if that has no static value, the
/// search to this depth fails.
std::vector<NodeId> leftmostPath(const GameTree& tree) {
    std::vector<NodeId> path{GameTree::root()};
    while (!tree.isLeaf(path.back())) {
        path.push_back(tree.children(path.back()).first);
    }
    return path;
}

QString whyNotSoDeep(const GameTree& tree, const std::vector<NodeId>& leftmost,
                     std::uint32_t depth) {
    return depth < leftmost.size() && !tree.hasStaticValue(leftmost[depth])
               ? Offer::tr("The nodes that this limit leads to have no static values to return.")
               : QString();
}

} // namespace

Choices depthChoices(const GameTree* tree, std::uint32_t most) {
    const std::uint32_t height = tree == nullptr ? 0 : tree->height();
    Choices choices{
        //: All depths: no limit.
        {Offer::tr("all"), QStringLiteral("all"), [](SearchOptions& o) { o.depth.reset(); },
         [height](const SearchOptions& o) { return o.depth.value_or(height) >= height; },
         Offer::tr("Down to the leaves.")}};
    if (tree == nullptr) {
        return choices;
    }
    const std::vector<NodeId> leftmost = leftmostPath(*tree);
    for (std::uint32_t i = 1; i <= std::min(height, most); ++i) {
        const std::uint32_t depth = height - i;
        choices.push_back({shownCount(depth),
                           shownCount(depth),
                           [depth](SearchOptions& o) { o.depth = depth; },
                           [depth](const SearchOptions& o) { return o.depth == depth; },
                           {},
                           whyNotSoDeep(*tree, leftmost, depth)});
    }
    return choices;
}

void takeChoice(Session& session, const Choice& choice) {
    if (choice.root) {
        session.editing().setRoot(*choice.root);
        return;
    }
    SearchOptions options = session.wantedOptions();
    choice.apply(options);
    session.setOptions(options);
}

SearchOptions usualOptions(std::uint64_t seed) {
    SearchOptions usual;
    usual.seed = seed;
    return usual;
}

} // namespace prunus
