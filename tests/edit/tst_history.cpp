#include "core/edit/history.h"
#include "core/formats/treeformat.h"
#include "tests/edit/randomedit.h"
#include "tests/edit/spelling.h"
#include "tests/enough.h"
#include "tests/notation/randomtree.h"
#include "tests/rows.h"

#include <algorithm>

using namespace prunus;
using Merge = History::Merge;

namespace {

std::shared_ptr<const GameTree> shared(GameTree tree) {
    return std::make_shared<const GameTree>(std::move(tree));
}

History historyOf(const char* text) {
    return History(shared(*readText(text)), text);
}

/// Everything of a history's present that a user could save.
std::string state(const History& history) {
    return written(*history.tree(), TreeFormat::json) + history.text().value_or("none");
}

} // namespace

/// Whatever is done can be undone and redone, without limit.
class TestHistory : public QObject {
    Q_OBJECT

  private slots:
    void aThousandEditsThereAndBack_data();
    void aThousandEditsThereAndBack();
    void theMapLeadsBack();
    void textFollows();
    void typedTextIsAnEdit();
    void wrongTextLeavesEverything();
    void draggingIsOneEntry();
    void typingIsOneEntry();
    void whatWasUndoneIsNotReplaced();
    void aNewEditEndsRedo();
    void knowsWhetherItIsSaved();
    void whatIsDoneWhileItIsSavedIsNotSaved();
    void notesSayWhatWasThere();
};

void TestHistory::aThousandEditsThereAndBack_data() {
    const Rows<quint64, bool, quint64> row("seed", "withText", "budget");
    for (quint64 seed = 1; seed <= std::max(oracle::enough(6), std::uint64_t{2}); ++seed) {
        const QByteArray name = QByteArray::number(seed);
        row(name + " with text", seed, true, quint64{1} << 30);
        row(name + " as a document", seed, false, quint64{1} << 30);
        row(name + " with little memory", seed, true, quint64{8000});
    }
}

void TestHistory::aThousandEditsThereAndBack() {
    QFETCH(quint64, seed);
    QFETCH(bool, withText);
    QFETCH(quint64, budget);
    RandomTree trees(seed, withText ? RandomTree::With::names : RandomTree::With::everything);
    UntidyWriter writer(seed);
    std::mt19937_64 random(seed);
    const auto first = shared(trees.next());
    History history(first, withText ? std::optional(writer.write(*first)) : std::nullopt, budget);
    std::vector<std::string> states{state(history)};
    while (history.size() < 1000) {
        // Trees that outgrow all measure would say no more.
        const bool large = history.tree()->nodeCount() > 200;
        const auto other = shared(trees.next());
        const Edit edit = large ? Edit(ReplaceSubtree{other, GameTree::root()})
                                : randomEdit(random, *history.tree(), other);
        if (withText && random() % 10 == 0) {
            if (history.retype(writer.write(*other))) {
                states.push_back(state(history));
            }
        } else if (history.perform(edit)) {
            states.push_back(state(history));
        }
        if (random() % 20 == 0 && history.canUndo()) {
            (void)history.undo();
            (void)history.redo();
        }
        QCOMPARE(states.size(), history.size() + 1);
        QVERIFY(state(history) == states.back());
    }
    QVERIFY(history.keptBytes() < budget + 12000);
    for (std::size_t k = 1000; k-- > 0;) {
        QVERIFY(history.canUndo());
        (void)history.undo();
        QVERIFY(state(history) == states[k]);
    }
    QVERIFY(!history.canUndo());
    for (std::size_t k = 1; k <= 1000; ++k) {
        (void)history.redo();
        QVERIFY(state(history) == states[k]);
    }
    QVERIFY(!history.canRedo());
}

void TestHistory::theMapLeadsBack() {
    History history = historyOf("[1,[2,3]]");
    const auto there = history.perform(DeleteSubtree{NodeId{1}});
    QVERIFY(there->map.at(NodeId{1}) == noNode);
    QVERIFY(there->map.at(NodeId{3}) == NodeId{2});
    const HistoryChange back = history.undo();
    QVERIFY(back.map.at(NodeId{2}) == NodeId{3});
    QVERIFY(back.map.at(NodeId{1}) == NodeId{2});
    QVERIFY(back.focus == NodeId{1});
    const HistoryChange again = history.redo();
    QVERIFY(again.map.at(NodeId{4}) == NodeId{3});
    QVERIFY(again.focus == there->focus);
}

void TestHistory::textFollows() {
    History history = historyOf("[ 1 ;\n [2 3] ]");
    QVERIFY(history.perform(SetValue{NodeId{3}, 7}));
    QCOMPARE(*history.text(), std::string("[ 1 ;\n [7 3] ]"));
    QVERIFY(history.perform(DeleteSubtree{NodeId{1}}));
    QCOMPARE(*history.text(), std::string("[ [7 3] ]"));
    (void)history.undo();
    (void)history.undo();
    QCOMPARE(*history.text(), std::string("[ 1 ;\n [2 3] ]"));
}

void TestHistory::typedTextIsAnEdit() {
    History history = historyOf("[1,[2,3]]");
    QVERIFY(history.perform(SetMove{NodeId{4}, "e4"}));
    const auto change = history.retype("[1, [2, 5, 3]]");
    QVERIFY(change.has_value());
    QCOMPARE(*history.text(), std::string("[1, [2, 5, 3]]"));
    // The moves, which the text cannot say, stay with their nodes.
    QVERIFY(change->map.at(NodeId{4}) == NodeId{5});
    QCOMPARE(std::string(history.tree()->moves().at(NodeId{5})), std::string("e4"));
    (void)history.undo();
    QCOMPARE(*history.text(), std::string("[1,[2,3]]"));
    QCOMPARE(std::string(history.tree()->moves().at(NodeId{4})), std::string("e4"));
}

void TestHistory::wrongTextLeavesEverything() {
    History history = historyOf("[1,2]");
    const std::string before = state(history);
    const auto change = history.retype("[1,2");
    QVERIFY(!change);
    QCOMPARE(change.error().column, std::size_t{1});
    QVERIFY(!history.perform(DeleteSubtree{GameTree::root()})); // nor does an impossible edit
    QVERIFY(state(history) == before && history.size() == 0 && !history.modified());
}

void TestHistory::draggingIsOneEntry() {
    History history = historyOf("[1,2]");
    for (int v = 2; v < 50; ++v) {
        QVERIFY(history.perform(SetValue{NodeId{1}, static_cast<Value>(v)}, Merge::withPrevious));
    }
    QCOMPARE(history.size(), std::size_t{1});
    QCOMPARE(*history.text(), std::string("[49,2]"));
    QCOMPARE(history.note(0).value.value_or(0), 1.0);
    QVERIFY(history.perform(SetValue{NodeId{2}, 5}, Merge::withPrevious));
    QCOMPARE(history.size(), std::size_t{2});
    (void)history.undo();
    (void)history.undo();
    QCOMPARE(*history.text(), std::string("[1,2]"));
    QCOMPARE(history.tree()->staticValue(NodeId{1}), 1.0);
}

void TestHistory::typingIsOneEntry() {
    History history = historyOf("[1,[2,3]]");
    QVERIFY(history.retype("[1,[2,3,4]]", Merge::withPrevious));
    const auto change = history.retype("[1,[2,3,4,5]]", Merge::withPrevious);
    QCOMPARE(history.size(), std::size_t{1});
    // The map leads from what was shown last.
    QVERIFY(change->map.at(NodeId{5}) == NodeId{5});
    const HistoryChange back = history.undo();
    QCOMPARE(*history.text(), std::string("[1,[2,3]]"));
    QVERIFY(back.map.at(NodeId{4}) == NodeId{4});
    QVERIFY(back.map.at(NodeId{5}) == noNode);
}

void TestHistory::whatWasUndoneIsNotReplaced() {
    History history = historyOf("[1,2]");
    QVERIFY(history.perform(SetValue{NodeId{1}, 3}));
    QVERIFY(history.perform(SetValue{NodeId{1}, 4}));
    (void)history.undo();
    QVERIFY(history.perform(SetValue{NodeId{1}, 5}, Merge::withPrevious));
    QCOMPARE(history.size(), std::size_t{2});
    history.beginSaving();
    history.markSaved();
    QVERIFY(history.perform(SetValue{NodeId{1}, 6}, Merge::withPrevious));
    QCOMPARE(history.size(), std::size_t{3});
}

void TestHistory::aNewEditEndsRedo() {
    History history = historyOf("[1,2]");
    QVERIFY(history.perform(SetValue{NodeId{1}, 3}));
    QVERIFY(history.perform(SetValue{NodeId{2}, 4}));
    (void)history.undo();
    QVERIFY(history.canRedo());
    QVERIFY(history.perform(SetName{NodeId{1}, "a"}));
    QVERIFY(!history.canRedo());
    QCOMPARE(*history.text(), std::string("[a: 3,2]"));
    QVERIFY(std::holds_alternative<SetName>(history.edit(1)));
}

void TestHistory::knowsWhetherItIsSaved() {
    History history = historyOf("[1,2]");
    QVERIFY(!history.modified());
    QVERIFY(history.perform(SetValue{NodeId{1}, 3}));
    QVERIFY(history.modified());
    history.beginSaving();
    history.markSaved();
    QVERIFY(!history.modified());
    (void)history.undo();
    QVERIFY(history.modified());
    (void)history.redo();
    QVERIFY(!history.modified());
    (void)history.undo();
    QVERIFY(history.perform(SetValue{NodeId{1}, 9}));
    QVERIFY(history.modified()); // what was saved is on no way any more
    (void)history.undo();
    QVERIFY(history.modified());
}

void TestHistory::whatIsDoneWhileItIsSavedIsNotSaved() {
    History history = historyOf("[1,2]");
    QVERIFY(history.perform(SetValue{NodeId{1}, 3}));
    history.beginSaving();
    QVERIFY(history.perform(SetValue{NodeId{1}, 4}, Merge::withPrevious));
    history.markSaved();
    QVERIFY(history.modified());
    (void)history.undo();
    QVERIFY(!history.modified());
    // What is on disk then is on no way any more, and neither is what was there before.
    history.beginSaving();
    (void)history.undo();
    QVERIFY(history.perform(SetValue{NodeId{1}, 5}));
    history.markSaved();
    QVERIFY(history.modified());
    (void)history.undo();
    QVERIFY(history.modified());
}

void TestHistory::notesSayWhatWasThere() {
    History history = historyOf("[1,B:[2,3]]");
    QVERIFY(history.perform(SetValue{NodeId{3}, 7}));
    QVERIFY(history.perform(DeleteSubtree{NodeId{2}}));
    QVERIFY(history.perform(FlipRoot{}));
    QCOMPARE(history.note(0).where, std::string("2"));
    QCOMPARE(history.note(0).value.value_or(0), 2.0);
    QCOMPARE(history.note(0).nodes, 1U);
    QCOMPARE(history.note(1).where, std::string("B"));
    QCOMPARE(history.note(1).nodes, 3U);
    QVERIFY(!history.note(1).value.has_value());
    QVERIFY(history.note(2).where.empty());
    QCOMPARE(history.note(2).nodes, 2U);
}

QTEST_APPLESS_MAIN(TestHistory)
#include "tst_history.moc"
