#pragma once

#include "core/lessons/lesson.h"
#include "tests/search/oracle/replay.h"

#include <map>
#include <string>

namespace prunus::oracle {

/// A moment of a search that a lesson shows, as a search written for tests has it: nothing here is
/// taken from the program's own but the tree, the options and the names of nodes.
class LessonPicture {
  public:
    explicit LessonPicture(const LessonMoment& moment);

    /// The step of the event that names the moment, counted in the log; its number without one.
    [[nodiscard]] std::size_t step() const { return step_; }
    [[nodiscard]] std::size_t end() const { return log_.size(); }
    /// The event of the step. Needs one that is not 0.
    [[nodiscard]] const LoggedEvent& event() const { return log_[step_ - 1]; }
    /// Goes to another step.
    void goTo(std::size_t step) { step_ = step; }

    /// What is known at the step of the node that is called so, in a text.
    [[nodiscard]] NodeStory at(const std::string& name) const;
    [[nodiscard]] NodeStory root() const { return story(0); }
    /// Of the node of the event.
    [[nodiscard]] NodeStory here() const { return story(event().node); }
    /// Whether it is the node of the event.
    [[nodiscard]] bool isHere(const std::string& name) const { return named(name) == event().node; }
    /// Whether a leaf with this value was read; whether all of them are skipped.
    [[nodiscard]] bool isRead(double value) const {
        return leaves(value, NodeState::evaluated) > 0;
    }
    [[nodiscard]] bool isSkipped(double value) const {
        return leaves(value, NodeState::cut) > 0 &&
               leaves(value, NodeState::cut) == leaves(value, {});
    }
    /// Whether a child of the node has this value and is so.
    [[nodiscard]] bool hasChild(const std::string& name, double value, NodeState state) const;
    [[nodiscard]] double leavesRead() const;
    [[nodiscard]] double worth(const std::string& name) const;
    /// What the node of the event returns under another fail mode.
    [[nodiscard]] double returnedIn(FailMode fail) const;

  private:
    [[nodiscard]] std::uint32_t named(const std::string& name) const { return names_.at(name); }
    /// How many leaves with this value are so, or there are.
    [[nodiscard]] int leaves(double value, std::optional<NodeState> state) const;
    [[nodiscard]] NodeStory story(std::uint32_t node) const;
    [[nodiscard]] std::size_t stepOfEvent(const NotePlace& event) const;

    NaiveTree tree_;
    SearchOptions options_;
    Orders orders_;
    Log log_;
    std::size_t step_ = 0;
    std::map<std::string, std::uint32_t> names_;
};

} // namespace prunus::oracle
