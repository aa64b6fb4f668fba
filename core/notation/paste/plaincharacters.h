#pragma once

#include "core/notation/fault.h"
#include "core/notation/paste/pastedtext.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// Which adaptations were made.
class Changes {
  public:
    void add(Adaptation change) { made_.at(static_cast<std::size_t>(change)) = true; }
    [[nodiscard]] std::vector<Adaptation> all() const;

  private:
    std::array<bool, 10> made_{};
};

/// A text, and where each of its bytes comes from in the text that was pasted.
struct PlainText {
    std::string text;
    std::vector<std::size_t> origins;

    [[nodiscard]] std::size_t originOf(std::size_t offset) const {
        return offset < origins.size() ? origins[offset] : origins.empty() ? 0 : origins.back();
    }
};

/// Applies rule 1 of adaptPastedText(). A fault's offset is one of the pasted text, which must be
/// UTF-8.
[[nodiscard]] tl::expected<PlainText, Fault> plainCharacters(std::string_view pasted,
                                                             Changes& changes);

} // namespace prunus
