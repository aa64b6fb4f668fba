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

// What somebody else wrote is not trusted.
inline constexpr std::size_t mostAttemptItems = 200;
inline constexpr std::size_t mostLogLines = 20'000;
inline constexpr std::uint32_t mostNesting = 80;

/// What was answered to a question.
struct AttemptQuestion {
    std::string id;
    /// As JSON, to be read once it is known about which tree it is; none where nothing was
    /// answered.
    std::optional<std::string> answer;
    std::size_t submits = 0;
    std::size_t hints = 0;
    bool modelOpened = false;
    std::optional<Value> shown;   ///< the points that the student was shown
    std::optional<Value> seconds; ///< from its first to its last line in the log
};

/// An exercise that was taken.
struct AttemptItem {
    std::string exercise;
    std::uint32_t instance = 1; ///< the so-manieth time
    bool hasTree = false;
    std::shared_ptr<const GameTree> tree; ///< that it was taken on; null if that cannot be read
    std::vector<AttemptQuestion> questions;
};

/// A file with what a student answered: evidence, and no proof.
struct AttemptFile {
    std::string lessonId;
    std::string lessonHash; ///< SHA-256 of the lesson's file, in hexadecimal digits
    std::string studentId;
    std::string studentName;
    std::uint64_t generator = 0; ///< the version of the rules by which trees are generated
    std::string submitted;       ///< by the student's clock; see instantOf()
    std::vector<AttemptItem> items;
    std::string logHead;
    bool logBroken = false; ///< whether the chain of the log does not hold
};

/// Reads an attempt, as *.prunus-attempt.json has it. Keys that are not known are left out: later
/// versions add some. O(length), no recursion.
[[nodiscard]] tl::expected<AttemptFile, ReadError> readAttempt(std::string_view text);

} // namespace prunus
