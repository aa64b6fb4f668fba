#pragma once

#include "core/trace/event.h"
#include "core/tree/displayname.h"
#include "core/tree/gametree.h"

#include <ostream>

namespace prunus {

/// Writes events of one search for reading, in aligned columns.
class TraceText {
  public:
    /// `steps` is the number of the last step. The names must outlive this.
    TraceText(const GameTree& tree, const DisplayNames& names, Step steps);

    void write(std::ostream& out, const Event& event) const;
    /// What is said of the event that was written last, beneath it.
    void writeSentence(std::ostream& out, const std::string& sentence) const;

  private:
    const DisplayNames* names_;
    std::size_t stepWidth_;
    std::size_t pathWidth_;
    std::size_t nameWidth_ = 1;
};

/// Writes an event as the beginning of a JSON object, up to its last field.
void beginJsonLine(std::ostream& out, const GameTree& tree, const Event& event);

} // namespace prunus
