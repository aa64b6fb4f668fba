#pragma once

#include "core/notation/fault.h"

namespace prunus {

/// The notices of what a tree does not say as its efg file does. All notices of a kind become one,
/// with the place of the first and the number of the others.
class EfgNotices {
  public:
    /// Adds a notice with the message `one`; if there are more of its kind, which `several`
    /// identifies, their common message is `several`.
    void add(std::size_t offset, Code one, Code several, std::vector<Argument> arguments = {});
    /// The notices, one for each kind, in the order of the file.
    [[nodiscard]] std::vector<Fault> all() const;

  private:
    struct Kind {
        Fault first;
        Code several;
        std::size_t more = 0;
    };
    std::vector<Kind> kinds_;
};

} // namespace prunus
