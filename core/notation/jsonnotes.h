#pragma once

#include "core/notation/fault.h"
#include "core/tree/gametree.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// The notes of a JSON document while it is read. Paths become nodes once there is a tree. Offsets
/// are where a token stands in the text; what is returned is what is wrong with it.
class JsonNotes {
  public:
    enum class Mark : std::uint8_t { place, arrow, box };
    using Outcome = std::optional<Fault>;

    [[nodiscard]] Outcome begin(std::size_t offset);
    [[nodiscard]] Outcome setEvent(std::size_t offset, const std::string& id);
    [[nodiscard]] Outcome setVisit(std::size_t offset, Value visit);
    void setSearch(std::string id) { notes_.back().note.search = std::move(id); }
    [[nodiscard]] Outcome setText(std::size_t offset, std::string text);
    /// The node with this path; none for one that the tree has no more.
    [[nodiscard]] Outcome setNode(Mark mark, std::size_t offset, std::optional<std::string> path);
    /// The last that began ends here.
    [[nodiscard]] Outcome end() const;

    /// All of them, of a tree without fault. O(their paths).
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
