#pragma once

#include "app/cli/signals.h"
#include "core/tree/gametree.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <ostream>
#include <streambuf>
#include <string>
#include <tl/expected.hpp>

namespace prunus {

/// Nothing, or one line on what failed, which begins with the name of the file.
using CommandOutcome = tl::expected<void, std::string>;

/// Buffered bytes on their way to a file descriptor, which is not closed. Remembers the first
/// failure: a stream alone can only say that there was one.
class DescriptorBuffer : public std::streambuf {
  public:
    explicit DescriptorBuffer(int descriptor);

    /// errno of the first write that failed, or 0.
    [[nodiscard]] int failure() const { return failure_; }

  protected:
    int_type overflow(int_type c) override;
    int sync() override;

  private:
    bool drain();

    int descriptor_;
    int failure_ = 0;
    std::array<char, 1 << 16> bytes_{};
};

/// Standard output. Writers look at stream() now and then and stop where it has failed.
class StandardOutput {
  public:
    StandardOutput();

    [[nodiscard]] std::ostream& stream() { return stream_; }
    /// Writes out what is left.
    [[nodiscard]] CommandOutcome finish();

  private:
    DescriptorBuffer buffer_;
    std::ostream stream_;
};

/// Writes each so-many-th of some lines about a tree into the stream.
using WriteLines = std::function<void(std::ostream&, std::uint32_t)>;
/// An error that says how much it would be where so many lines come to more than 1 GB, as they do
/// where the paths of a deep tree stand in each of them.
[[nodiscard]] CommandOutcome notTooMuch(const std::string& name, const GameTree& tree,
                                        std::uint32_t lines, const WriteLines& write);
/// Writes all of them to standard output, or none if they are too much.
[[nodiscard]] CommandOutcome writeLines(const std::string& name, const GameTree& tree,
                                        std::uint32_t lines, const WriteLines& write);

/// Replaces a file by what `write` puts into the stream, whole or not at all: it is written
/// beside the file and then renamed, and goes where the program ends before. A link stays: the file
/// that it leads to is replaced, or made. What is no regular file (a device, a pipe) is written to.
class FileReplacement {
  public:
    /// What becomes of whatever has the name by the time of finish().
    enum class Former : std::uint8_t {
        goes,
        stays, ///< and then finish() fails
    };

    /// Check outcome() before writing.
    explicit FileReplacement(std::string path, Former former = Former::goes);
    ~FileReplacement();
    FileReplacement(const FileReplacement&) = delete;
    FileReplacement& operator=(const FileReplacement&) = delete;

    [[nodiscard]] const CommandOutcome& outcome() const { return outcome_; }
    [[nodiscard]] std::ostream& stream() { return stream_; }
    /// Puts the new content in place. Without this call the old one stays.
    [[nodiscard]] CommandOutcome finish();

  private:
    [[nodiscard]] CommandOutcome failed(int error) const;
    void openBeside();
    void openInPlace();

    std::string path_;
    Former former_;
    /// The file that is meant, with links followed if it may be replaced.
    std::string target_;
    /// None where the target is written in place.
    std::unique_ptr<FileUntilSignal> beside_;
    /// The one or the other.
    int descriptor_ = -1;
    CommandOutcome outcome_;
    std::unique_ptr<DescriptorBuffer> buffer_;
    std::ostream stream_;
};

} // namespace prunus
