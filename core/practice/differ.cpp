#include "core/base/unreachable.h"
#include "core/practice/answer.h"
#include "core/practice/counterexample.h"
#include "core/practice/smalltrees.h"

#include <algorithm>
#include <map>

namespace prunus {

namespace {

std::vector<NodeId> leavesIn(const EventLog& log) {
    std::vector<NodeId> leaves;
    for (const Event& event : log.events) {
        if (event.kind == EventKind::leaf) {
            leaves.push_back(event.node);
        }
    }
    return leaves;
}

std::vector<NodeId> distinctLeavesIn(const EventLog& log) {
    std::vector<NodeId> leaves = leavesIn(log);
    std::ranges::sort(leaves);
    leaves.erase(std::unique(leaves.begin(), leaves.end()), leaves.end());
    return leaves;
}

/// By the last call of each, from MAX's side.
std::map<NodeId, Value> returnedIn(const EventLog& log) {
    const bool negamaxForm = traits(log.procedure.options.algorithm).negamaxForm;
    std::map<NodeId, Value> returned;
    for (const Event& event : log.events) {
        if (event.kind == EventKind::leave) {
            returned[event.node] =
                negamaxForm ? fromSideOf(event.player, event.value) : event.value;
        }
    }
    return returned;
}

std::optional<std::uint32_t> moveIn(const EventLog& log) {
    return log.line.empty() ? std::nullopt : std::optional(log.line.front());
}

/// Where one of them is a way of answering about a right run: whether other answers come out, if
/// the aspect is a question that is answered so.
std::optional<bool> answersDiffer(const GameTree& tree, const Rivalry& rivalry) {
    using enum Misconception;
    const auto either = [&](Misconception m) {
        return rivalry.right.misconception == m || rivalry.wrong.misconception == m;
    };
    const bool marks = rivalry.aspect == Aspect::leaves && either(provingLeafCrossedOut);
    const bool values =
        rivalry.aspect == Aspect::returned && (either(boundAsValue) || either(minimaxAfterPruning));
    if (!marks && !values) {
        return std::nullopt;
    }
    const auto right = makeSheet(tree, rivalry.right);
    const auto wrong = makeSheet(tree, rivalry.wrong);
    Profile profile;
    profile.valueNotation =
        either(boundAsValue) ? Profile::ValueNotation::bound : Profile::ValueNotation::plain;
    const Question question = marks ? Question::crossOut : Question::returned;
    return right && wrong &&
           answerOf(tree, question, *right, profile) != answerOf(tree, question, *wrong, profile);
}

/// What an event says in any form of a search, whatever is counted there.
Event seenByMax(const EventLog& log, Event event, bool windowed) {
    if (traits(log.procedure.options.algorithm).negamaxForm && event.player == Player::min) {
        event.value = 0 - event.value;
        event.best = 0 - event.best;
        if (event.window) {
            event.window = Window{0 - event.window->beta, 0 - event.window->alpha};
        }
    }
    if (!windowed) {
        event.window.reset();
    }
    if (event.kind == EventKind::leaf) {
        event.window.reset(); // no picture shows that of a leaf
    }
    event.visit = 0;
    event.known.reset();
    return event;
}

/// Whether it shows only elsewhere: in another aspect, or under a depth limit.
bool isIdle(const Procedure& procedure, Aspect aspect) {
    switch (*procedure.misconception) {
    case Misconception::provingLeafCrossedOut:
        return aspect != Aspect::leaves;
    case Misconception::boundAsValue:
    case Misconception::minimaxAfterPruning:
        return aspect != Aspect::returned;
    case Misconception::anyEqualRootMove:
        return aspect != Aspect::move && aspect != Aspect::line;
    case Misconception::lastChildsPath:
        return aspect != Aspect::line;
    case Misconception::depthOffByOne:
        return !procedure.options.depth;
    case Misconception::countsWithoutRoot:
        return true;
    default:
        return traits(*procedure.misconception).kind == MisconceptionKind::writing &&
               procedure.misconception != Misconception::nothingPruned;
    }
}

/// The right search that the misconception comes to, where it is a convention, and without options
/// that do not concern it. The trees that are tried are MAX's at the root.
Procedure settledOf(Procedure procedure) {
    using enum Misconception;
    constexpr std::array conventions{equality, equalityReversed, failModesMixed, playersSwapped,
                                     depthOffByOne};
    procedure.options = optionsOf(TreeShape({0}).with({0}), procedure);
    if (std::ranges::find(conventions, procedure.misconception) != conventions.end()) {
        procedure.misconception.reset();
        procedure.form = 0;
    } else if (procedure.misconception == rightToLeft) {
        procedure.misconception.reset();
        procedure.rightToLeft = !procedure.rightToLeft;
    } else if (procedure.misconception == openRootWindows) {
        procedure.misconception.reset(); // which some courses do
        procedure.callPerRootChild = true;
    }
    SearchOptions& options = procedure.options;
    if (!traits(options.algorithm).windowed) {
        options.cut = CutRule::greaterOrEqual;
        options.fail = FailMode::hard;
    }
    options.seed = options.order == MoveOrder::random ? options.seed : 1;
    options.previousBestFirst = !traits(options.algorithm).deepens || options.previousBestFirst;
    return procedure;
}

/// The same search, where one function for both players is written as two.
Procedure asTwoFunctions(Procedure procedure) {
    Algorithm& algorithm = procedure.options.algorithm;
    algorithm = algorithm == Algorithm::negamax            ? Algorithm::minimax
                : algorithm == Algorithm::alphaBetaNegamax ? Algorithm::alphaBeta
                                                           : algorithm;
    if (!traits(algorithm).takesWindow) {
        procedure.options.window = {};
    }
    return procedure;
}

bool hasOpenWindow(const Procedure& procedure) {
    return procedure.options.window == Window{} || !traits(procedure.options.algorithm).takesWindow;
}

/// What is proved of right searches from an open window, on all trees: each returns the minimax
/// value; those that visit no node twice play the first of the best moves; and where a tie cuts,
/// fail-hard reads what fail-soft reads.
bool isProvedAlike(const Procedure& one, const Procedure& other, Aspect aspect) {
    if (one.misconception || other.misconception || !hasOpenWindow(one) || !hasOpenWindow(other)) {
        return false;
    }
    Procedure first = asTwoFunctions(one);
    Procedure second = asTwoFunctions(other);
    const SearchOptions& a = first.options;
    const SearchOptions& b = second.options;
    const bool isOneGame =
        a.root == b.root && a.depth == b.depth && first.valuesFromMover == second.valuesFromMover;
    const bool isOneOrder = a.order == b.order && a.seed == b.seed &&
                            a.previousBestFirst == b.previousBestFirst &&
                            first.rightToLeft == second.rightToLeft;
    const bool isOneWay = !traits(a.algorithm).repeats && !traits(b.algorithm).repeats;
    if (first == second || (isOneGame && aspect == Aspect::value)) {
        return true;
    }
    if (isOneGame && isOneOrder && isOneWay && aspect == Aspect::move) {
        return true;
    }
    const bool ofLeaves = aspect == Aspect::leaves || aspect == Aspect::order;
    second.options.fail = a.fail;
    return ofLeaves && first == second && a.algorithm == Algorithm::alphaBeta &&
           a.cut == CutRule::greaterOrEqual;
}

} // namespace

std::optional<Alike> alike(const Rivalry& rivalry) {
    Alike same;
    const auto plain = [&](Procedure procedure) {
        if (procedure.misconception && isIdle(procedure, rivalry.aspect)) {
            same.idle = procedure.misconception;
            procedure.misconception.reset();
            procedure.form = 0;
        }
        return settledOf(procedure);
    };
    const Procedure one = plain(rivalry.right);
    const Procedure other = plain(rivalry.wrong);
    if (one == other) {
        return same;
    }
    same.isProved = isProvedAlike(one, other, rivalry.aspect);
    return same.isProved ? std::optional(same) : std::nullopt;
}

Step firstDifference(const GameTree& tree, const Rivalry& rivalry) {
    const EventLog one = carryOut(tree, rivalry.right).value();
    const EventLog other = carryOut(tree, rivalry.wrong).value();
    const bool windowed = traits(rivalry.right.options.algorithm).windowed &&
                          traits(rivalry.wrong.options.algorithm).windowed;
    const auto differing = std::ranges::mismatch(
        one.events, other.events, {},
        [&](const Event& each) { return seenByMax(one, each, windowed); },
        [&](const Event& each) { return seenByMax(other, each, windowed); });
    return Step{static_cast<std::uint32_t>(differing.in1 - one.events.begin()) + 1};
}

bool differ(const GameTree& tree, const Rivalry& rivalry) {
    const auto differInAnswers = answersDiffer(tree, rivalry);
    if (differInAnswers) {
        return *differInAnswers;
    }
    const auto right = carryOut(tree, rivalry.right);
    const auto wrong = carryOut(tree, rivalry.wrong);
    if (!right || !wrong) {
        return false;
    }
    switch (rivalry.aspect) {
    case Aspect::value:
        return right->value != wrong->value;
    case Aspect::move:
        return moveIn(*right) != moveIn(*wrong);
    case Aspect::leaves:
        return distinctLeavesIn(*right) != distinctLeavesIn(*wrong);
    case Aspect::order:
        return leavesIn(*right) != leavesIn(*wrong);
    case Aspect::returned:
        return returnedIn(*right) != returnedIn(*wrong);
    case Aspect::line:
        return right->line != wrong->line;
    }
    unreachable();
}

} // namespace prunus
