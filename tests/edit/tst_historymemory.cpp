// How much memory a history takes, by all that is allocated and not yet freed.

#include "core/edit/history.h"
#include "core/formats/treeformat.h"

#include <QTest>
#include <cstdlib>
#include <malloc.h>
#include <new>

using namespace prunus;

namespace {

std::size_t live = 0;
std::size_t peak = 0;

/// What was allocated at most while `work` ran, beyond what was there before.
template <class Work> std::size_t peakOf(Work work) {
    const std::size_t before = live;
    peak = live;
    work();
    return peak - before;
}

} // namespace

void* operator new(std::size_t size) {
    void* const memory = std::malloc(size);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    live += malloc_usable_size(memory);
    peak = std::max(peak, live);
    return memory;
}
void operator delete(void* memory) noexcept {
    live -= malloc_usable_size(memory);
    std::free(memory);
}
void operator delete(void* memory, std::size_t /*size*/) noexcept {
    operator delete(memory);
}

namespace {

constexpr std::uint32_t nodes = 20'000;
constexpr std::size_t treeBytes = std::size_t{12} * nodes;

std::shared_ptr<const GameTree> wideTree() {
    std::vector<std::uint32_t> offsets(nodes + 1, nodes);
    offsets[0] = 1;
    return std::make_shared<const GameTree>(
        GameTree(std::move(offsets), std::vector<Value>(nodes, 1)));
}

/// "[k,1,1,…]" after k texts.
std::string typed(std::string text, int k) {
    return text.replace(1, text.find(',') - 1, std::to_string(k));
}

} // namespace

class HistoryMemory : public QObject {
    Q_OBJECT

  private slots:
    void pastTreesAreMadeAgainWithinTheBudget();
    void typedTreesAreNotKept();
};

/// Undoing comes to gaps of many edits, whose trees do not all fit at once.
void HistoryMemory::pastTreesAreMadeAgainWithinTheBudget() {
    constexpr std::size_t budget = 10 * treeBytes;
    constexpr std::uint32_t edits = 200;
    History history(wideTree(), std::nullopt, budget);
    for (std::uint32_t k = 1; k <= edits; ++k) {
        QVERIFY(history.perform(SetValue{NodeId{k}, 2}));
        QVERIFY(history.keptBytes() <= budget);
    }
    for (std::uint32_t k = edits; k > 0; --k) {
        const std::size_t before = history.keptBytes();
        const std::size_t more = peakOf([&] { (void)history.undo(); });
        // Beside the past trees an edit takes that of its own, where its nodes are from and went.
        QVERIFY2(before + more <= budget + 7 * treeBytes, QByteArray::number(qulonglong(more)));
        QCOMPARE(history.tree()->staticValue(NodeId{k}), 1.0);
        QVERIFY(history.keptBytes() <= budget);
        QVERIFY(k == 1 || history.tree()->staticValue(NodeId{k - 1}) == 2.0);
    }
}

/// What is typed over a long text costs what differs, and can be undone and redone all the same.
void HistoryMemory::typedTreesAreNotKept() {
    constexpr int texts = 16;
    const auto first = wideTree();
    const std::string text = written(*first, TreeFormat::text);
    History history(first, text, treeBytes);
    QVERIFY(history.retype(typed(text, 1)));
    QVERIFY(history.retype(typed(text, 2)));
    const std::size_t before = live;
    for (int k = 3; k <= texts; ++k) {
        QVERIFY(history.retype(typed(text, k)));
    }
    QVERIFY2(live <= before + treeBytes, QByteArray::number(qulonglong(live - before)));
    for (int k = texts; k-- > 1;) {
        (void)history.undo();
        QVERIFY(*history.text() == typed(text, k));
        QCOMPARE(history.tree()->staticValue(NodeId{1}), double(k));
    }
    for (int k = 2; k <= texts; ++k) {
        (void)history.redo();
        QVERIFY(*history.text() == typed(text, k));
        QCOMPARE(history.tree()->staticValue(NodeId{1}), double(k));
    }
}

QTEST_APPLESS_MAIN(HistoryMemory)
#include "tst_historymemory.moc"
