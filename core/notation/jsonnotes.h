#pragma once

#include "core/notation/fault.h"
#include "core/tree/gametree.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// The notes of a JSON document while it is read. Paths become nodes once there is a tree. Each
/// offset is where a token stands in the text; an Outcome is the fault of that token, or nullopt.
class JsonNotes {
  public:
    enum class Mark : std::uint8_t { place, arrow, box };
    using Outcome = std::optional<Fault>;

    [[nodiscard]] Outcome begin(std::size_t offset);
    [[nodiscard]] Outcome setEvent(std::size_t offset, const std::string& id);
    [[nodiscard]] Outcome setVisit(std::size_t offset, Value visit);
    void setSearch(std::string id) { notes_.back().note.search = std::move(id); }
    [[nodiscard]] Outcome setText(std::size_t offset, std::string text);
    /// Sets the node of the note's place, or adds the node of an arrow or a box, by its path;
    /// nullopt stands for a node that the tree no longer has.
    [[nodiscard]] Outcome setNode(Mark mark, std::size_t offset, std::optional<std::string> path);
    /// Ends the note that began last.
    [[nodiscard]] Outcome end() const;

    /// All notes, on the nodes of a tree that was read without fault; a fault if the tree does not
    /// have one of the nodes. O(length of all paths).
    [[nodiscard]] tl::expected<std::vector<Note>, Fault> of(const GameTree& tree) &&;

  private:
    struct Path {
        Mark mark;
        std::size_t offset;
        std::optional<std::string> dotted;
    };
    struct Read {
        std::size_t offset;
        Note note;
        std::vector<Path> paths;
    };

    std::vector<Read> notes_;
};

} // namespace prunus
