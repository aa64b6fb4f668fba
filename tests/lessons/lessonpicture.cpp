#include "tests/lessons/lessonpicture.h"

#include "tests/practice/naiveexam.h"

#include <algorithm>

namespace prunus::oracle {

namespace {

/// What a text calls the nodes: by their own names, or inner nodes by letters in level order.
std::map<std::string, std::uint32_t> namesIn(const GameTree& tree) {
    std::map<std::string, std::uint32_t> names;
    char letter = 'A';
    for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
        if (const std::string own(tree.names().at(NodeId{n})); !own.empty()) {
            names[own] = n;
        } else if (!tree.isLeaf(NodeId{n})) {
            names.try_emplace({letter++}, n);
        }
    }
    return names;
}

bool isOfKind(const LoggedEvent& event, NoteEvent kind) {
    using enum EventKind;
    return kind == NoteEvent::enter    ? event.kind == enter || event.kind == leaf
           : kind == NoteEvent::back   ? event.kind == back
           : kind == NoteEvent::cutoff ? event.kind == cutoff
                                       : kind == NoteEvent::leave && event.kind == leave;
}

} // namespace

LessonPicture::LessonPicture(const LessonMoment& moment)
    : tree_(nested(*moment.tree)), options_(moment.options), names_(namesIn(*moment.tree)) {
    orders_ = naiveOrders(tree_, options_);
    log_ = std::get<Log>(naiveSearch(tree_, options_, orders_));
    step_ = moment.event ? stepOfEvent(*moment.event) : moment.at;
}

std::size_t LessonPicture::stepOfEvent(const NotePlace& event) const {
    const auto found = std::ranges::find_if(log_, [&](const LoggedEvent& each) {
        const bool back = each.kind == EventKind::back;
        const std::uint32_t node =
            back ? tree_.nodes[each.node]->children[each.child].id : each.node;
        return isOfKind(each, event.event) && node == event.node.value;
    });
    return found == log_.end() ? 0 : std::size_t(found - log_.begin()) + 1;
}

NodeStory LessonPicture::story(std::uint32_t node) const {
    return Replay(tree_, options_, orders_, log_, step_).story(node);
}

NodeStory LessonPicture::at(const std::string& name) const {
    return story(named(name));
}

int LessonPicture::leaves(double value, std::optional<NodeState> state) const {
    const Replay now(tree_, options_, orders_, log_, step_);
    return int(std::ranges::count_if(tree_.nodes, [&](const NaiveNode* each) {
        return each->children.empty() && each->value == value &&
               (!state || now.story(each->id).state == *state);
    }));
}

bool LessonPicture::hasChild(const std::string& name, double value, NodeState state) const {
    return std::ranges::any_of(tree_.nodes[named(name)]->children, [&](const NaiveNode& each) {
        return each.value == value && story(each.id).state == state;
    });
}

double LessonPicture::leavesRead() const {
    return double(Replay(tree_, options_, orders_, log_, step_).counts().leavesEvaluated);
}

double LessonPicture::worth(const std::string& name) const {
    return trueValue(tree_, options_, named(name));
}

double LessonPicture::returnedIn(FailMode fail) const {
    SearchOptions other = options_;
    other.fail = fail;
    const Log log = std::get<Log>(naiveSearch(tree_, other, orders_));
    return Replay(tree_, other, orders_, log, log.size()).story(event().node).returned.value();
}

} // namespace prunus::oracle
