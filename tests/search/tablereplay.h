#pragma once

#include "core/trace/run.h"
#include "core/trace/tablehistory.h"

#include <QByteArray>
#include <vector>

namespace prunus::oracle {

/// A search and the tree that it is of.
struct Searched {
    const GameTree& tree;
    std::shared_ptr<const SearchTrace> trace;

    [[nodiscard]] const SearchOptions& options() const { return trace->options(); }
    [[nodiscard]] std::uint32_t idOf(NodeId n) const {
        return trace->positions() == nullptr ? n.value : trace->positions()->of(n).value;
    }
    /// Whether the table tells apart what was found with other plies left.
    [[nodiscard]] bool limited() const {
        return options().depth ||
               (trace->positions() != nullptr && trace->positions()->pliesMatter());
    }
    /// How many plies the search of the root goes, as far as there are any.
    [[nodiscard]] std::uint32_t most() const { return options().depth.value_or(tree.height()); }
};

/// Alpha-beta with a list for its table, which writes down the list as it is after some steps.
class TableReplay {
  public:
    /// Goes through the whole search; writes down after each step whose number `every` divides.
    TableReplay(const Searched& searched, std::uint32_t every);

    /// The list after a step.
    [[nodiscard]] const std::vector<TableEntry>& after(Step t) const {
        return lists_.at(t.value / every_);
    }
    [[nodiscard]] TableHistory::Touch touch(Step t) const { return touches_.at(t.value); }
    [[nodiscard]] std::uint32_t steps() const { return step_; }
    [[nodiscard]] std::uint32_t replaced() const { return replaced_; }

  private:
    static constexpr std::uint32_t none = TableHistory::noRow;

    void tick(TableUse use, std::uint32_t row);
    [[nodiscard]] std::uint32_t find(NodeId n) const;
    [[nodiscard]] bool fits(std::uint32_t at, NodeId n) const;
    /// In the step that comes next.
    void store(NodeId n, Bounds bounds);
    Value call(NodeId n, Window window);
    Value search(NodeId n, Window window);

    const Searched& searched_;
    SearchOrder order_;
    std::uint32_t every_;
    bool hard_ = false;
    bool strict_ = false;
    std::uint32_t step_ = 0;
    std::uint32_t replaced_ = 0;
    std::vector<TableEntry> list_;
    std::vector<std::vector<TableEntry>> lists_;
    std::vector<TableHistory::Touch> touches_;
};

/// After which step, of those whose number `every` divides, the history does not say what the real
/// table does, read while the search goes on; nothing if it always does.
[[nodiscard]] QByteArray againstTheTable(const Searched& searched, std::uint32_t every);

/// The same against the list of a replay that writes it down as often, and what is not as it is in
/// the list.
[[nodiscard]] QByteArray againstTheList(const Searched& searched, const TableReplay& replay,
                                        std::uint32_t every);

} // namespace prunus::oracle
