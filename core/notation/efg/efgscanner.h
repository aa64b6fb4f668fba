#pragma once

#include "core/notation/fault.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace prunus {

/// Takes an efg file apart, left to right: labels in double quotes, numbers, words and braces, with
/// white space between them where it is needed. Needs valid UTF-8.
class EfgScanner {
  public:
    enum class Token : std::uint8_t { label, number, opening, closing, comma, word, end };

    explicit EfgScanner(std::string_view text, std::size_t start = 0);

    /// What comes next, and where it starts.
    [[nodiscard]] Token next() const;
    [[nodiscard]] std::size_t offset() const { return at_; }

    /// Takes a brace or a comma if it comes next.
    bool take(Token token);
    /// Takes a word or a number as it stands; empty if there is none.
    [[nodiscard]] std::string_view takeWord();
    /// Takes a label, in which `\"` stands for a quote and a backslash before anything else for
    /// itself. The fault, if there is none, says what is `expected`.
    [[nodiscard]] tl::expected<std::string, Fault> takeLabel(Code expected = {});
    /// Takes a whole number without sign, of at most 18 digits.
    [[nodiscard]] tl::expected<std::uint64_t, Fault> takeWhole(Code expected = {});

    /// What is wrong with what comes next, if something else is `expected`.
    [[nodiscard]] Fault instead(Message expected) const;

  private:
    void skipSpace();

    std::string_view text_;
    std::size_t at_;
};

} // namespace prunus
