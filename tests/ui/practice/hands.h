#pragma once

#include "core/tree/displayname.h"
#include "tests/ui/practice/practising.h"
#include "ui/practice/answering.h"
#include "ui/practice/written.h"
#include "ui/words/puzzlewords.h"
#include "ui/words/words.h"

#include <QRadioButton>
#include <algorithm>
#include <map>
#include <numeric>

/// Who answers questions, whatever they use for it.
namespace prunus::practicetest {

inline const QString listingName = // NOLINT(cert-err58-cpp)
    QStringLiteral("The listing: which line is wrong?");

/// Gives answers, part by part.
class Hands {
  public:
    explicit Hands(Practising& shown) : shown_(shown) {}
    virtual ~Hands() = default;

    virtual void press(NodeId n) = 0;
    /// What a letter stands for: of a cutoff, a type, or a node that is not visited.
    virtual void name(NodeId n, char letter) = 0;
    /// Into the field of this name.
    virtual void write(const QString& field, const QString& text) = 0;
    virtual void moveLeft(NodeId n) = 0;
    virtual void chooseLine(std::uint32_t line) = 0;
    virtual void chooseTruth(bool holds) = 0;
    /// The entry of a choice, whose first one is none.
    virtual void choose(const QString& choice, int entry) = 0;
    /// Whatever was put off.
    virtual void finish() {}
    virtual void check() = 0;
    virtual void goOn() = 0;

  protected:
    Practising& shown_;
};

/// As fields call a node.
inline QString fieldName(const Task& task, NodeId n) {
    return QStringLiteral("%1, %2, depth %3")
        .arg(shownName(DisplayNames(*task.tree), n), shownPlayer(task.playerAt(n)))
        .arg(task.tree->rowOf(n).value);
}

/// Knows nothing of the window but where the keyboard is.
class Keys : public Hands {
  public:
    using Hands::Hands;

    void press(NodeId n) override {
        walkTo(n);
        shown_.press(Qt::Key_X);
    }
    void name(NodeId n, char letter) override {
        if (letter == 'n') {
            letters_[QStringLiteral("α at ") + nameOf(n)] = QStringLiteral("n");
            return;
        }
        walkTo(n);
        type(QString(QLatin1Char(letter == 't' ? 'a' : letter)));
    }
    /// Tab comes to all of them, in an order of its own.
    void write(const QString& field, const QString& text) override { letters_[field] = text; }
    void moveLeft(NodeId n) override {
        walkTo(n);
        shown_.press(Qt::Key_Left, Qt::AltModifier);
    }
    void chooseLine(std::uint32_t line) override {
        tabTo([](const QWidget& at) { return at.accessibleName() == listingName; });
        shown_.press(Qt::Key_Home);
        for (std::uint32_t k = 1; k < line; ++k) {
            shown_.press(Qt::Key_Down);
        }
    }
    void chooseTruth(bool holds) override {
        tabTo([](const QWidget& at) { return qobject_cast<const QRadioButton*>(&at) != nullptr; });
        const auto* at = static_cast<const QRadioButton*>(shown_.window.focusWidget());
        shown_.press(at->text() == QStringLiteral("True") || holds ? Qt::Key_Space : Qt::Key_Left);
        if (!holds) {
            shown_.press(Qt::Key_Right);
        }
    }
    void choose(const QString& choice, int entry) override {
        tabTo([&](const QWidget& at) { return at.accessibleName() == choice; });
        for (; entry > 0; --entry) {
            shown_.press(Qt::Key_Down);
        }
    }
    void finish() override {
        for (int tabs = 0; !letters_.empty() && tabs < 200; ++tabs) {
            const auto at = letters_.find(shown_.window.focusWidget()->accessibleName());
            if (at != letters_.end()) {
                shown_.press(Qt::Key_A, Qt::ControlModifier);
                type(at->second);
                letters_.erase(at);
            }
            shown_.press(Qt::Key_Tab);
        }
    }
    void check() override { shown_.press(Qt::Key_Return, Qt::ControlModifier); }
    void goOn() override { shown_.press(Qt::Key_N, Qt::ControlModifier); }

  private:
    [[nodiscard]] QString nameOf(NodeId n) const { return fieldName(shown_.exercise().task(), n); }
    void type(const QString& text) {
        for (const QChar letter : text) {
            QWidget* const at = shown_.window.focusWidget();
            if (letter.unicode() < 128) {
                QTest::keyClick(at, letter.toLatin1());
            } else {
                QTest::sendKeyEvent(QTest::Click, at, Qt::Key_unknown, QString(letter),
                                    Qt::NoModifier);
            }
        }
    }
    void tabTo(auto is) {
        for (int tabs = 0; tabs < 100 && !is(*shown_.window.focusWidget()); ++tabs) {
            shown_.press(Qt::Key_Tab);
        }
    }
    /// From the root.
    void walkTo(NodeId n) {
        for (int up = 0; shown_.asked().selection() != GameTree::root() && up < 20; ++up) {
            shown_.press(Qt::Key_Up);
        }
        for (const std::uint32_t child : shown_.exercise().tree()->path(n)) {
            shown_.press(Qt::Key_Down);
            for (std::uint32_t k = 0; k < child; ++k) {
                shown_.press(Qt::Key_Right);
            }
        }
    }

    std::map<QString, QString> letters_;
};

/// Moves children until they stand in this order, of nodes and places as the tree is written.
inline void reorder(const Practising& shown, Hands& hands, const ChildOrder& wanted) {
    const GameTree& tree = *shown.exercise().task().tree;
    const auto now = [&](NodeId parent) {
        const ChildOrder& order = shown.answer().order;
        const auto at = order.find(parent);
        std::vector<std::uint32_t> same(tree.childCount(parent));
        std::iota(same.begin(), same.end(), 0U);
        return at == order.end() ? same : at->second;
    };
    for (const auto& [parent, children] : wanted) {
        for (std::uint32_t place = 0; place < children.size(); ++place) {
            const auto order = now(parent);
            for (auto at = std::ranges::find(order, children[place]) - order.begin(); at > place;
                 --at) {
                std::vector<std::uint32_t> path;
                for (NodeId above = tree.children(parent)[children[place]];
                     above != GameTree::root(); above = tree.parent(above)) {
                    const auto family = now(tree.parent(above));
                    const auto stands = std::ranges::find(family, tree.childNumber(above));
                    path.insert(path.begin(), static_cast<std::uint32_t>(stands - family.begin()));
                }
                hands.moveLeft(shown.exercise().tree()->at(path));
            }
        }
    }
}

/// Gives an answer, part by part.
inline void give(const Practising& shown, Hands& hands, const Answer& answer) {
    const Task task = shown.exercise().task();
    for (const auto& nodes : {answer.marks, answer.leaves, nodesOf(*task.tree, answer.line)}) {
        for (const NodeId n : nodes) {
            hands.press(n);
        }
    }
    for (const WrittenCut& cut : answer.cuts) {
        hands.press(cut.at);
        hands.name(cut.at, cut.mover == Player::min ? 'a' : 'b');
        hands.name(cut.at, *cut.deep ? 'd' : 's');
        hands.press(*cut.witness == noNode ? GameTree::root() : *cut.witness);
    }
    for (const auto& [n, type] : answer.types) {
        hands.name(n, type == NodeType::pv ? 'p' : type == NodeType::cut ? 'c' : 't');
    }
    for (const auto& [n, value] : answer.values) {
        hands.write(QStringLiteral("Value of ") + fieldName(task, n), shownWritten(value));
    }
    for (const auto& each : answer.windows) {
        for (const bool isAlpha : {true, false}) {
            hands.write(
                (isAlpha ? "α at " : "β at ") + fieldName(task, each.first),
                shownBounds(boundsAt(answer, each.first, isAlpha, task.profile.windowShown)));
        }
    }
    for (const NodeId n : answer.notVisited) {
        hands.name(n, 'n');
    }
    if (answer.same) {
        hands.choose("Are as many leaves read from the other side?", *answer.same ? 2 : 1);
    }
    const std::map<std::string, const char*> counts{{"leavesAtLeast", "Leaves, at least"},
                                                    {"leavesAtMost", "Leaves, at most"},
                                                    {"nodesVisited", "Nodes visited"},
                                                    {"leavesEvaluated", "Leaves evaluated"},
                                                    {"cutoffs", "Cutoffs"},
                                                    {"nodesPruned", "Nodes skipped"},
                                                    {"leavesPruned", "Leaves skipped"}};
    for (const auto& [id, count] : answer.counts) {
        hands.write(QLatin1String(counts.at(id)), QString::number(count));
    }
    reorder(shown, hands, answer.order);
    if (answer.set) {
        hands.write(QStringLiteral("Values of x"), PuzzleWords::of(*answer.set));
    }
    if (answer.wrongLine) {
        hands.chooseLine(*answer.wrongLine);
    }
    if (answer.holds) {
        hands.chooseTruth(*answer.holds);
    }
    if (traits(task.question).isTyped && !answer.text.empty()) {
        hands.write(QStringLiteral("Your tree, in brackets"), QString::fromStdString(answer.text));
    }
    hands.finish();
}

/// A set from its first question to its last: each is answered by its key.
inline void doToItsEnd(Practising& shown, const QString& set, Hands& hands) {
    shown.choose("startPractice", qPrintable(set));
    if (!shown.exercise().isOpen()) {
        shown.trigger("beginAgain");
    }
    while (!shown.exercise().isFinished()) {
        QVERIFY(shown.exercise().isOpen());
        give(shown, hands, keyOf(shown.exercise().task()));
        hands.check();
        QVERIFY2(shown.told() == "All of it is right.", qPrintable(shown.text("prompt")));
        QVERIFY(!shown.exercise().isOpen());
        if (!shown.exercise().isFinished()) {
            hands.goOn();
        }
    }
    QVERIFY(!shown.signs().contains(u'○') && !shown.signs().contains(u'◐'));
}

} // namespace prunus::practicetest
