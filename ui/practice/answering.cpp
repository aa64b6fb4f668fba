#include "ui/practice/answering.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace prunus {
namespace {

bool isBelow(const GameTree& tree, NodeId n, NodeId above) {
    for (; n != noNode; n = tree.parent(n)) {
        if (n == above) {
            return true;
        }
    }
    return false;
}

/// The mark that crosses the node out, its own or one above it; noNode for none.
NodeId markOver(const GameTree& tree, const std::vector<NodeId>& marks, NodeId n) {
    for (; n != noNode; n = tree.parent(n)) {
        if (std::ranges::find(marks, n) != marks.end()) {
            return n;
        }
    }
    return noNode;
}

/// What is taken back below a mark leaves all else crossed out that was.
void takeBack(const GameTree& tree, std::vector<NodeId>& marks, NodeId n) {
    const NodeId over = markOver(tree, marks, n);
    std::erase(marks, over);
    for (; n != over; n = tree.parent(n)) {
        for (const NodeId sibling : tree.children(tree.parent(n))) {
            if (sibling != n) {
                marks.push_back(sibling);
            }
        }
    }
}

void toggleMark(const GameTree& tree, std::vector<NodeId>& marks, NodeId n) {
    if (n == GameTree::root()) {
        return; // every search visits it
    }
    if (markOver(tree, marks, n) != noNode) {
        takeBack(tree, marks, n);
    } else {
        std::erase_if(marks, [&](NodeId each) { return isBelow(tree, each, n); });
        marks.push_back(n);
    }
    std::ranges::sort(marks);
}

void toggleRead(const GameTree& tree, std::vector<NodeId>& leaves, NodeId n) {
    if (tree.isLeaf(n) && std::erase(leaves, n) == 0) {
        leaves.push_back(n);
    }
}

/// The line goes on to a child of its end, or back to one of its nodes; beside it a new one begins.
void leadTo(const GameTree& tree, Answer& answer, NodeId n) {
    if (n == GameTree::root()) {
        return;
    }
    const std::vector<NodeId> nodes = nodesOf(tree, answer.line);
    const NodeId parent = tree.parent(n);
    const auto at = std::ranges::find(nodes, parent);
    if (parent == GameTree::root()) {
        answer.line.clear();
    } else if (at == nodes.end()) {
        return;
    } else {
        answer.line.resize(static_cast<std::size_t>(at - nodes.begin()) + 1);
    }
    answer.line.push_back(n.value - tree.children(parent).first.value);
    answer.move = answer.line.front();
}

/// Where the search cuts, and then whose value makes that possible, or the root for the window that
/// the search began with.
void nameCut(const GameTree& tree, Answer& answer, NodeId n) {
    const bool isRoot = n == GameTree::root();
    if (awaitsWitness(answer) && (n != answer.cuts.back().at || isRoot)) {
        answer.cuts.back().witness = isRoot ? noNode : n;
    } else if (std::erase_if(answer.cuts, [n](const WrittenCut& cut) { return cut.at == n; }) ==
                   0 &&
               !tree.isLeaf(n)) {
        answer.cuts.push_back({n, {}, {}, {}});
    }
}

/// One type after the other, and then none.
void nextType(Answer& answer, NodeId n) {
    const auto [at, fresh] = answer.types.try_emplace(n, NodeType::pv);
    if (!fresh && at->second == NodeType::all) {
        answer.types.erase(at);
    } else if (!fresh) {
        at->second = at->second == NodeType::pv ? NodeType::cut : NodeType::all;
    }
}

/// The same move again is none.
void chooseMove(const GameTree& tree, Answer& answer, NodeId n) {
    if (tree.children(GameTree::root()).contains(n)) {
        const std::uint32_t move = tree.childNumber(n);
        answer.move = answer.move == move ? std::nullopt : std::optional(move);
    }
}

/// The same type again is none.
void toggleType(Answer& answer, NodeId n, NodeType type) {
    const auto [at, fresh] = answer.types.try_emplace(n, type);
    if (!fresh && at->second == type) {
        answer.types.erase(at);
    } else {
        at->second = type;
    }
}

/// Whether a window is known before that of any node below: students fill it in downwards.
bool isGivenOnEntry(const Profile& profile) {
    return profile.windowShown == Profile::WindowShown::entry ||
           profile.windowShown == Profile::WindowShown::edge;
}

/// For each node, how many a search that skips nothing enters before it.
std::vector<std::uint32_t> comesAt(const GameTree& tree, const Profile& profile) {
    std::vector<std::uint32_t> places(tree.nodeCount());
    std::vector<NodeId> todo{GameTree::root()};
    for (std::uint32_t entered = 0; !todo.empty(); ++entered) {
        const NodeId n = todo.back();
        todo.pop_back();
        places[n.value] = entered;
        const NodeRange family = tree.children(n);
        for (std::uint32_t k = 0; k < family.size(); ++k) {
            const bool isReversed = profile.order == Profile::Order::reversed;
            todo.push_back(family[isReversed ? k : family.size() - 1 - k]);
        }
    }
    return places;
}

} // namespace

bool answersByPressing(Question question) {
    return marksLeaves(question) || question == Question::leafOrder || question == Question::move ||
           question == Question::cuts || question == Question::nodeTypes || asksForDepth(question);
}

bool answersInCard(Question question) {
    return question == Question::counts || question == Question::leafBounds ||
           answersInOutcome(question);
}

bool answersInOutcome(Question question) {
    return question == Question::firstWindow || asksForDepth(question);
}

bool answersInFields(Question question) {
    return question == Question::values || question == Question::returned ||
           question == Question::windows || question == Question::negamax ||
           question == Question::fillIn;
}

std::vector<NodeId> nodesWithFields(const GameTree& tree, Question question,
                                    const Profile& profile) {
    if (!answersInFields(question)) {
        return {};
    }
    std::vector<NodeId> nodes = question == Question::fillIn ? leavesOf(tree) : innerNodesOf(tree);
    if (question == Question::windows && profile.leafBounds) {
        const std::vector<NodeId> leaves = leavesOf(tree);
        nodes.insert(nodes.begin(), leaves.begin(), leaves.end());
    }
    if (question == Question::windows && isGivenOnEntry(profile)) {
        std::ranges::sort(nodes, [comes = comesAt(tree, profile)](NodeId a, NodeId b) {
            return comes[a.value] < comes[b.value];
        });
    }
    if (question == Question::windows && profile.windowShown == Profile::WindowShown::edge) {
        std::erase(nodes, GameTree::root()); // no branch leads to it
    }
    return nodes;
}

Answer pressed(const GameTree& tree, Question question, Answer answer, NodeId n) {
    if (marksLeaves(question)) {
        toggleMark(tree, answer.marks, n);
    } else if (question == Question::leafOrder) {
        toggleRead(tree, answer.leaves, n);
    } else if (question == Question::move) {
        leadTo(tree, answer, n);
    } else if (question == Question::cuts) {
        nameCut(tree, answer, n);
    } else if (question == Question::nodeTypes) {
        nextType(answer, n);
    } else if (asksForDepth(question)) {
        chooseMove(tree, answer, n);
    }
    return answer;
}

std::optional<Answer> lettered(Question question, Answer answer, NodeId n, char letter) {
    if (question == Question::nodeTypes && n != noNode) {
        constexpr std::string_view letters = "pca"; // of NodeType
        if (const auto type = letters.find(letter); type != std::string_view::npos) {
            toggleType(answer, n, static_cast<NodeType>(type));
            return answer;
        }
    }
    if (question != Question::cuts || answer.cuts.empty() ||
        std::string_view("abds").find(letter) == std::string_view::npos) {
        return std::nullopt;
    }
    const auto here = std::ranges::find(answer.cuts, n, &WrittenCut::at);
    WrittenCut& cut = here == answer.cuts.end() ? answer.cuts.back() : *here;
    if (letter == 'a' || letter == 'b') {
        cut.mover = letter == 'a' ? Player::min : Player::max;
    } else {
        cut.deep = letter == 'd';
    }
    return answer;
}

bool awaitsWitness(const Answer& answer) {
    return !answer.cuts.empty() && !answer.cuts.back().witness;
}

Answer shortened(Question question, Answer answer) {
    if (question == Question::leafOrder && !answer.leaves.empty()) {
        answer.leaves.pop_back();
    } else if (question == Question::move && !answer.line.empty()) {
        answer.line.pop_back();
        answer.move = answer.line.empty() ? std::nullopt : std::optional(answer.line.front());
    } else if (question == Question::cuts && awaitsWitness(answer)) {
        answer.cuts.pop_back();
    } else if (question == Question::cuts && !answer.cuts.empty()) {
        answer.cuts.back().witness.reset();
    }
    return answer;
}

Answer withVisitedToggled(Answer answer, NodeId n) {
    if (std::erase(answer.notVisited, n) == 0) {
        answer.notVisited.push_back(n);
        std::ranges::sort(answer.notVisited);
        answer.windows.erase(n);
    }
    return answer;
}

bool isCrossedOut(const GameTree& tree, const Answer& answer, NodeId n) {
    return markOver(tree, answer.marks, n) != noNode;
}

std::uint32_t leavesCrossedOut(const GameTree& tree, const Answer& answer) {
    std::uint32_t count = 0;
    for (const NodeId n : leavesOf(tree)) {
        count += isCrossedOut(tree, answer, n) ? 1U : 0U;
    }
    return count;
}

std::vector<NodeId> nodesOf(const GameTree& tree, const std::vector<std::uint32_t>& line) {
    std::vector<NodeId> nodes;
    NodeId n = GameTree::root();
    for (const std::uint32_t child : line) {
        if (child >= tree.childCount(n)) {
            break;
        }
        n = tree.children(n)[child];
        nodes.push_back(n);
    }
    return nodes;
}

std::vector<std::uint32_t> chosenMove(const Answer& answer) {
    return answer.move ? std::vector{*answer.move} : std::vector<std::uint32_t>();
}

std::vector<NodeId> leavesOf(const GameTree& tree) {
    std::vector<NodeId> leaves;
    std::vector<NodeId> todo{GameTree::root()};
    while (!todo.empty()) {
        const NodeId n = todo.back();
        todo.pop_back();
        if (tree.isLeaf(n)) {
            leaves.push_back(n);
        }
        const NodeRange family = tree.children(n);
        for (std::uint32_t k = family.size(); k-- > 0;) {
            todo.push_back(family[k]);
        }
    }
    return leaves;
}

std::vector<NodeId> placesOf(const GameTree& tree, Question question, const Answer& answer) {
    if (marksLeaves(question) || question == Question::leafOrder) {
        return leavesOf(tree);
    }
    std::vector<NodeId> places;
    if (question == Question::cuts || question == Question::nodeTypes ||
        question == Question::reorder) {
        for (NodeId n; n.value < tree.nodeCount(); ++n) {
            places.push_back(n);
        }
    }
    if (question == Question::move || asksForDepth(question)) {
        std::vector<NodeId> from = nodesOf(tree, answer.line);
        from.insert(from.begin(), GameTree::root());
        for (const NodeId each : from) {
            for (const NodeId child : tree.children(each)) {
                places.push_back(child);
            }
        }
    }
    return places;
}

std::vector<NodeId> innerNodesOf(const GameTree& tree) {
    std::vector<NodeId> inner;
    for (std::uint32_t row = tree.height(); row-- > 0;) {
        for (const NodeId n : tree.row(Row{row})) {
            if (!tree.isLeaf(n)) {
                inner.push_back(n);
            }
        }
    }
    return inner;
}

} // namespace prunus
