#pragma once

#include "core/search/options.h"
#include "core/trace/event.h"
#include "core/tree/displayname.h"
#include "core/tree/gametree.h"

#include <ostream>

namespace prunus {

/// Writes events of one search for reading, in aligned columns.
class TraceText {
  public:
    /// `steps` is the number of the last step. The names must outlive this.
    TraceText(const GameTree& tree, const DisplayNames& names, Step steps, Algorithm algorithm);

    void write(std::ostream& out, const Event& event) const;
    /// Writes a sentence about the event that was written last, below it.
    void writeSentence(std::ostream& out, const std::string& sentence) const;

  private:
    [[nodiscard]] std::string fields(const Event& event) const;
    /// A number that the search holds, as people write it: `∞`, and where there are null windows
    /// `3⁺` for the next number above 3 that a double can hold.
    [[nodiscard]] std::string held(Value v) const;
    /// Bounds that the search holds: `3`, `≥3`, `≤2` or `2…5`.
    [[nodiscard]] std::string heldBounds(Bounds bounds) const;

    const DisplayNames* names_;
    std::size_t stepWidth_;
    std::size_t pathWidth_;
    std::size_t nameWidth_ = 1;
    bool nullWindows_;
};

/// Writes an event as the beginning of a JSON object, up to its last field.
void beginJsonLine(std::ostream& out, const GameTree& tree, const Event& event);

} // namespace prunus
