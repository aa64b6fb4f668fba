#pragma once

#include "core/notation/fault.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace prunus {

/// Splits an efg file into tokens, left to right: labels in double quotes, numbers, words and
/// braces, with white space between them where it is needed. After the first fault the scanner is
/// at its end, and all that is taken then is empty. Needs valid UTF-8.
class EfgScanner {
  public:
    enum class Token : std::uint8_t { label, number, opening, closing, comma, word, end };

    explicit EfgScanner(std::string_view text, std::size_t start = 0);

    /// The kind of the next token, and the offset at which it starts.
    [[nodiscard]] Token next() const;
    [[nodiscard]] std::size_t offset() const { return at_; }

    /// Takes the token, a brace or a comma, if it comes next; returns whether it did.
    bool take(Token token);
    /// Takes the token, a brace or a comma, or fails if it does not come next: `expected` says what
    /// is right.
    void expect(Token token, Code expected);
    /// Takes the brace that closes the one at `opened`; `expected` says what else could come.
    void close(std::size_t opened, Code expected);
    /// Takes a word or a number as it stands; empty if there is none.
    std::string_view takeWord();
    /// Takes a label, in which `\"` stands for a quote and a backslash before anything else for
    /// itself. If no label comes next, the fault says what is `expected`.
    std::string takeLabel(Code expected = {});
    /// Takes a whole number without sign, of at most 18 digits.
    std::uint64_t takeWhole(Code expected = {});

    /// The fault that says that something else comes next than is `expected`.
    [[nodiscard]] Fault instead(Message expected) const;
    void fail(Fault fault);
    /// The first fault; nullopt if there was none.
    [[nodiscard]] const std::optional<Fault>& fault() const { return fault_; }

  private:
    void skipSpace();

    std::string_view text_;
    std::size_t at_;
    std::optional<Fault> fault_;
};

} // namespace prunus
