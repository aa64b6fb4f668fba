#pragma once

#include "core/practice/asked.h"
#include "core/practice/procedure.h"
#include "core/practice/profile.h"
#include "core/practice/puzzle.h"
#include "core/practice/question.h"
#include "core/practice/sliptrace.h"
#include "core/practice/terms.h"
#include "core/tree/gametree.h"
#include "ui/words/coursevoice.h"

#include <QString>
#include <memory>
#include <string>
#include <vector>

namespace prunus {

/// How a lesson's author puts a question.
struct Wording {
    QString text = {}; ///< empty for the program's own text
    double points = 1;
    std::vector<std::string> counts = {}; ///< the counts that are asked for; empty for all
};

/// What is asked: a question about a search of a tree, under a course's conventions.
struct Task {
    Question question = Question::crossOut;
    Profile profile = {};
    std::shared_ptr<const GameTree> tree = {};
    Terms terms = {};
    Wording wording = {};

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
    /// Whether the window at a node is asked for.
    [[nodiscard]] bool asksWindowAt(NodeId n) const {
        const bool onBranch = profile.windowShown == Profile::WindowShown::edge;
        return question == Question::windows && (profile.leafBounds || !tree->isLeaf(n)) &&
               !(onBranch && n == GameTree::root());
    }
    /// Whether alpha, or else beta, of the window at a node is asked for.
    [[nodiscard]] bool asksBoundAt(NodeId n, bool isAlpha) const {
        return asksWindowAt(n) && asksBound(profile, playerAt(n), isAlpha);
    }
    /// The task as a puzzle. The task must outlive the puzzle.
    [[nodiscard]] Puzzle puzzle() const { return {question, *tree, profile, terms}; }
    /// Returns a text with the course's names for players and bounds.
    [[nodiscard]] QString said(const QString& text) const {
        return CourseVoice(profile, *tree).said(text);
    }
    /// The search of procedure(), as one that can be stepped through.
    [[nodiscard]] SearchOptions search() const { return *steppable(procedure()); }
    /// The search as it is drawn while the question is open: without the depth limit, because the
    /// student has to find where it stops.
    [[nodiscard]] SearchOptions drawn() const {
        SearchOptions options = search();
        options.depth.reset();
        return options;
    }
};

} // namespace prunus
