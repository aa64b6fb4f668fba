#pragma once

#include "core/practice/procedure.h"
#include "core/practice/profile.h"
#include "core/practice/puzzle.h"
#include "core/practice/question.h"
#include "core/practice/sliptrace.h"
#include "core/practice/terms.h"
#include "core/tree/gametree.h"

#include <memory>

namespace prunus {

/// What is asked: a question about a search of a tree, under a course's conventions.
struct Task {
    Question question = Question::crossOut;
    Profile profile = {};
    std::shared_ptr<const GameTree> tree = {};
    Terms terms = {};

    [[nodiscard]] Player rootPlayer() const { return profile.root.value_or(tree->header().root); }
    [[nodiscard]] Player playerAt(NodeId n) const {
        return prunus::playerAt(rootPlayer(), tree->rowOf(n));
    }
    /// The search that the question is about.
    [[nodiscard]] Procedure procedure() const {
        Procedure procedure = procedureUnder(profile, question);
        procedure.options.depth = terms.depth;
        return procedure;
    }
    [[nodiscard]] bool isPuzzle() const { return traits(question).isPuzzle; }
    /// Whether each change of a window is asked for.
    [[nodiscard]] bool asksHistory() const {
        return question == Question::windows &&
               profile.windowShown == Profile::WindowShown::history;
    }
    /// This must outlive it.
    [[nodiscard]] Puzzle puzzle() const { return {question, *tree, profile, terms}; }
    /// The same, to be stepped.
    [[nodiscard]] SearchOptions search() const { return *steppable(procedure()); }
    /// The same as it is drawn while the question is open: where it stops is to be found.
    [[nodiscard]] SearchOptions drawn() const {
        SearchOptions options = search();
        options.depth.reset();
        return options;
    }
};

} // namespace prunus
