#pragma once

#include "core/formats/importtree.h"
#include "tests/ui/shownwindow.h"
#include "ui/practice/answercanvas.h"
#include "ui/practice/marking.h"
#include "ui/practice/practicepage.h"
#include "ui/shell/practicemode.h"

#include <QMenu>

namespace prunus {

/// What is told of an answer that is right.
inline constexpr const char* allRight = "All of it is right.";

/// B is worth 6 to MAX. C has 4 after its first leaf, D 2: what comes behind is skipped.
inline constexpr const char* twoCuts = "[[6,9],[4,8,7],[2,5]]";

/// The same where B, C and D have static values: depth 1 plays D, which has 8, depth 2 plays B.
inline constexpr const char* twoPlies =
    R"({"format": "prunus-tree", "version": 1, "tree": [{"value": 5, "children": [6, 9]},
        {"value": 3, "children": [4, 8, 7]}, {"value": 8, "children": [2, 5]}]})";
/// One of the two on which this can be asked.
inline const char* cutsFor(Question question) {
    return asksForDepth(question) ? twoPlies : twoCuts;
}

inline Profile enteredWith() {
    Profile profile;
    profile.windowShown = Profile::WindowShown::entry;
    return profile;
}

/// What is right.
inline Answer keyOf(const Task& task) {
    if (task.isPuzzle()) {
        return sampleAnswer(task.puzzle()).value();
    }
    return rightAnswer(task, *makeSheet(*task.tree, task.procedure()));
}

/// A window in which somebody practises.
class Practising : public ShownWindow {
  public:
    Practising() {
        settle(window);
        QTRY_VERIFY(isAtRest(window)); // what the panels do with their room is done
    }
    /// One of the ready sets.
    explicit Practising(const char* set) : Practising() { choose("startPractice", set); }
    /// One question about a tree.
    Practising(Question question, const char* tree, const Profile& profile = {},
               const Terms& terms = {})
        : Practising() {
        ask(question, tree, profile, terms);
    }

    /// Of a leaf called x it is asked when it keeps the one behind it from being read.
    void ask(Question question, const char* tree, const Profile& profile = {}, Terms terms = {}) {
        const GameTree given = readTree(tree).value();
        Skill skill{question, profile, {}, {}, terms};
        if (traits(question).isPuzzle) {
            if (terms.aboutX.x == noNode) {
                skill.terms.aboutX = {given.at({1, 0}), AboutX::Asks::pruned, given.at({1, 1}), 0};
            }
            skill.trees = {
                std::make_shared<const GameTree>(treeToAsk(given, question, skill.terms))};
        } else {
            skill = skillOf(std::make_shared<const GameTree>(given), question, profile);
        }
        mode().begin({QStringLiteral("A set"), {skill}});
        settle(window);
    }
    /// With two clicks of the menu: a set, or a question about the open tree.
    void choose(const char* menu, const char* entry) {
        for (QAction* each : find<QMenu>(menu).actions()) {
            if (each->text().remove(u'&') == QLatin1String(entry)) {
                each->trigger();
            }
        }
        settle(window);
    }

    [[nodiscard]] PracticeMode& mode() const { return *window.findChild<PracticeMode*>(); }
    [[nodiscard]] Exercise& exercise() const { return mode().exercise(); }
    [[nodiscard]] AnswerCanvas& canvas() const { return *window.findChild<AnswerCanvas*>(); }
    [[nodiscard]] Session& asked() const { return canvas().session(); }
    [[nodiscard]] const Answer& answer() const { return exercise().answer(); }
    [[nodiscard]] NodeId at(const std::vector<std::uint32_t>& path) const {
        return exercise().task().tree->at(path);
    }
    void clickNode(const std::vector<std::uint32_t>& path) const {
        QTest::mouseClick(&canvas(), Qt::LeftButton, Qt::NoModifier,
                          canvas().nodeRect(at(path)).center().toPoint());
    }
    void trigger(const char* action) const { find<QAction>(action).trigger(); }
    /// Gives up, and looks at the search.
    void review() const {
        trigger("giveUp");
        trigger("review");
    }
    [[nodiscard]] QString told() const { return text("found"); }
    /// Checks the answer, by the command or by keys; and this is told.
    void checkTells(const char* said = allRight) const {
        trigger("checkAnswer");
        QCOMPARE(told(), said);
    }
    void enterTells(const char* said = allRight) {
        press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(told(), said);
    }
    [[nodiscard]] QString focused() const { return window.focusWidget()->objectName(); }
    /// Into what has the keyboard.
    void type(const char* letters) const { QTest::keyClicks(window.focusWidget(), letters); }
    /// Into the part that has it, which is this one.
    void typeInto(const char* part, const char* letters) const {
        QCOMPARE(focused(), part);
        type(letters);
    }
    /// What is told of a node, besides its name.
    [[nodiscard]] QString description(const std::vector<std::uint32_t>& path) const {
        return canvas().description(at(path));
    }
    [[nodiscard]] QString signs() const { return text("practiceSigns"); }
};

} // namespace prunus
