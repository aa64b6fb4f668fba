#pragma once

#include "core/formats/importtree.h"
#include "core/formats/treeformat.h"
#include "tests/notation/sametree.h"
#include "ui/words/messagetext.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

/// Ends the program with the input that broke a rule; the fuzzer keeps it.
inline void require(bool holds, const char* rule) {
    if (!holds) {
        std::fprintf(stderr, "broken rule: %s\n", rule);
        std::abort();
    }
}

/// What is said is one line of text.
inline void requireGoodLine(std::string_view message) {
    require(!message.empty(), "there is a message");
    for (const char c : message) {
        require(static_cast<unsigned char>(c) >= 0x20, "the message is one printable line");
    }
}

/// An error is one line of text, about a place that the document has.
inline void requireGoodError(const prunus::ReadError& error, std::string_view text) {
    std::size_t lineEnds = 0;
    for (const char c : text) {
        lineEnds += c == '\n' || c == '\r' ? 1U : 0U;
    }
    require(error.line >= 1 && error.line <= lineEnds + 1, "the line is one of the text");
    require(error.column >= 1 && error.column <= text.size() + 1, "the column is in the text");
    requireGoodLine(inEnglish(error.message));
}

/// A file of this format reads back as the tree that it was written of.
inline void requireReadsBack(const prunus::GameTree& tree, prunus::TreeFormat format,
                             const char* rule) {
    const prunus::ReadResult again = prunus::readTree(written(tree, format));
    require(again && same(tree, *again), rule);
}
