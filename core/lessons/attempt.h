#pragma once

#include "core/notation/readtree.h"
#include "core/tree/gametree.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

// These are limits for a file that somebody else wrote and that is not trusted.
inline constexpr std::size_t mostAttemptItems = 200;
inline constexpr std::size_t mostLogLines = 20'000;
inline constexpr std::uint32_t mostNesting = 80;

/// What a student answered to a question.
struct AttemptQuestion {
    std::string id;
    /// The answer as JSON, which is read once it is known which tree it is about; nullopt where
    /// nothing was answered.
    std::optional<std::string> answer;
    std::size_t submits = 0;
    std::size_t hints = 0;
    bool modelOpened = false;
    std::optional<Value> shown; ///< the points that the student was shown
    /// The time from the question's first to its last line in the log.
    std::optional<Value> seconds;
};

/// An exercise that a student took.
struct AttemptItem {
    std::string exercise;
    std::uint32_t instance = 1; ///< the number of this attempt at the exercise, from 1
    bool hasTree = false;
    /// The tree that it was taken on; null if that tree cannot be read.
    std::shared_ptr<const GameTree> tree;
    std::vector<AttemptQuestion> questions;
};

/// A file with what a student answered: evidence, and no proof.
struct AttemptFile {
    std::string lessonId;
    std::string lessonHash; ///< SHA-256 of the lesson's file, in hexadecimal digits
    std::string studentId;
    std::string studentName;
    std::uint64_t generator = 0; ///< the version of the rules by which trees are generated
    std::string submitted;       ///< the time by the student's clock; see instantOf()
    std::vector<AttemptItem> items;
    std::string logHead;
    bool logBroken = false; ///< whether the hashes of the log do not make a chain; see isChain()
};

/// Reads an attempt in the form of a *.prunus-attempt.json file. Unknown keys are left out: later
/// versions add some. O(length), no recursion.
[[nodiscard]] tl::expected<AttemptFile, ReadError> readAttempt(std::string_view text);

} // namespace prunus
