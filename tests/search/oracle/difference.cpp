#include "tests/search/oracle/difference.h"

#include <sstream>

namespace prunus::oracle {

namespace {

std::string show(Value v) {
    return std::to_string(v);
}
std::string show(std::uint64_t n) {
    return std::to_string(n);
}
std::string show(Bounds b) {
    return show(b.lower) + "..." + show(b.upper);
}
std::string show(Window w) {
    return "(" + show(w.alpha) + ", " + show(w.beta) + ")";
}
std::string show(NodeState s) {
    return "state " + std::to_string(static_cast<int>(s));
}
std::string show(NodeId n) {
    return n == noNode ? "no node" : "node " + std::to_string(n.value);
}
std::string show(const Counts& c) {
    std::ostringstream out;
    out << c.nodesVisited << '/' << c.revisits << '/' << c.recalls << ' ' << c.leavesEvaluated
        << ' ' << c.interiorVisited << ' ' << c.cutoffs << ' ' << c.nodesPruned << ' '
        << c.leavesPruned;
    return out.str();
}
std::string show(const NodeVisit& v) {
    return "from " + show(std::uint64_t{v.entered.value}) + " to " +
           (v.left ? show(std::uint64_t{v.left->value}) : "now") + " with " + show(v.window) +
           " knowing " + show(v.known) + " returned " +
           (v.returned ? show(*v.returned) : "nothing");
}
template <class T> std::string show(const std::vector<T>& list) {
    std::string result = "[";
    for (const T& each : list) {
        result += show(each) + ' ';
    }
    return result + "]";
}

/// Collects the first answer that is not as it should be.
class Differences {
  public:
    template <class T> void expect(const std::string& what, const T& found, const T& right) {
        if (first_.empty() && !(found == right)) {
            first_ = what + " is " + show(found) + ", should be " + show(right);
        }
    }
    [[nodiscard]] const std::string& first() const { return first_; }

  private:
    std::string first_;
};

NodeId idOr(const std::optional<std::uint32_t>& node) {
    return node ? NodeId{*node} : noNode;
}

std::vector<NodeId> ids(const std::vector<std::uint32_t>& nodes) {
    std::vector<NodeId> result;
    for (const std::uint32_t n : nodes) {
        result.push_back(NodeId{n});
    }
    return result;
}

/// At most `most` values: the first one and the latest; one alone is the one that holds.
BoundHistory shortened(const std::vector<Value>& values, std::size_t most) {
    if (values.size() <= most) {
        return {values, false};
    }
    BoundHistory result{{most == 1 ? values.back() : values.front()}, true};
    result.values.insert(result.values.end(), values.end() - static_cast<std::ptrdiff_t>(most - 1),
                         values.end());
    return result;
}

void compareHistory(Differences& differences, const std::string& what, const BoundHistory& found,
                    const BoundHistory& right) {
    differences.expect(what, found.values, right.values);
    differences.expect<std::uint64_t>(what + " shortened", found.shortened, right.shortened);
}

/// The questions about a node that was entered.
void compareInner(Differences& differences, const Moment& moment, NodeId n,
                  const NodeStory& story) {
    const std::string at = " of " + show(n);
    differences.expect("window" + at, moment.window(n), story.window);
    differences.expect("best child" + at, moment.bestChild(n), idOr(story.bestChild));
    differences.expect("best" + at, moment.best(n), story.best);
    differences.expect<std::uint64_t>("children returned" + at, moment.childrenReturned(n),
                                      story.childrenReturned);
    for (const std::size_t most : {1U, 2U, 3U, 4U, 100U}) {
        compareHistory(differences, "alpha history" + at, moment.alphaHistory(n, most),
                       shortened(story.alphas, most));
        compareHistory(differences, "beta history" + at, moment.betaHistory(n, most),
                       shortened(story.betas, most));
    }
    if (story.state == NodeState::open) {
        differences.expect("through" + at, moment.through(n), idOr(story.through));
    }
}

} // namespace

std::string difference(const Moment& moment, const Replay& replay) {
    Differences differences;
    for (std::uint32_t i = 0; i < moment.tree().nodeCount(); ++i) {
        const NodeId n{i};
        const NodeStory& story = replay.story(i);
        differences.expect("state of " + show(n), moment.state(n), story.state);
        differences.expect("proven of " + show(n), moment.proven(n), story.proven);
        differences.expect("visits of " + show(n), moment.visits(n), story.visits);
        differences.expect<std::uint64_t>("visits counted of " + show(n), moment.visitCount(n),
                                          story.visits.size());
        const auto latest = story.visits.end() - (story.visits.empty() ? 0 : 1);
        differences.expect("latest visit of " + show(n), moment.visits(n, 1),
                           std::vector(latest, story.visits.end()));
        if (story.returned) {
            differences.expect("returned by " + show(n), moment.returnedValue(n), *story.returned);
        }
        if (story.state == NodeState::open || story.state == NodeState::returned) {
            compareInner(differences, moment, n, story);
        }
    }
    const std::vector<NodeId> stack = ids(replay.stack());
    std::vector<Bounds> proven;
    for (const NodeId n : stack) {
        proven.push_back(replay.story(n.value).proven);
    }
    differences.expect("proven on the stack", moment.provenOnStack(), proven);
    differences.expect("stack", moment.stack(), stack);
    differences.expect("innermost", moment.innermost(), stack.empty() ? noNode : stack.front());
    differences.expect("best line", moment.bestLine(), ids(replay.bestLine()));
    differences.expect("counts", moment.counts(), replay.counts());
    return differences.first();
}

} // namespace prunus::oracle
