#pragma once

#include "core/notation/fault.h"

namespace prunus {

/// What a tree does not say as its file does: of each kind where first, and how many more.
class EfgNotices {
  public:
    /// Something that is told as `one`, or with others of its kind as `several`.
    void add(std::size_t offset, Code one, Code several, std::vector<Argument> arguments = {});
    /// In the order of the file.
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
