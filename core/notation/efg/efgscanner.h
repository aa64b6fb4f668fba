#pragma once

#include "core/notation/fault.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace prunus {

/// Takes an efg file apart, left to right: labels in double quotes, numbers, words and braces, with
/// white space between them where it is needed. After the first fault nothing comes any more: what
/// is taken then is empty. Needs valid UTF-8.
class EfgScanner {
  public:
    enum class Token : std::uint8_t { label, number, opening, closing, comma, word, end };

    explicit EfgScanner(std::string_view text, std::size_t start = 0);

    /// What comes next, and where it starts.
    [[nodiscard]] Token next() const;
    [[nodiscard]] std::size_t offset() const { return at_; }

    /// Takes a brace or a comma if it comes next.
    bool take(Token token);
    /// The same where nothing else is right.
    void expect(Token token, Code expected);
    /// Takes the brace that closes the one at `opened`; `expected` says what else could come.
    void close(std::size_t opened, Code expected);
    /// Takes a word or a number as it stands; empty if there is none.
    std::string_view takeWord();
    /// Takes a label, in which `\"` stands for a quote and a backslash before anything else for
    /// itself. The fault, if there is none, says what is `expected`.
    std::string takeLabel(Code expected = {});
    /// Takes a whole number without sign, of at most 18 digits.
    std::uint64_t takeWhole(Code expected = {});

    /// What is wrong with what comes next, if something else is `expected`.
    [[nodiscard]] Fault instead(Message expected) const;
    void fail(Fault fault);
    /// The first.
    [[nodiscard]] const std::optional<Fault>& fault() const { return fault_; }

  private:
    void skipSpace();

    std::string_view text_;
    std::size_t at_;
    std::optional<Fault> fault_;
};

} // namespace prunus
