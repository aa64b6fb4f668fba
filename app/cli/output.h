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

/// The outcome of a command: nothing, or one line on what failed, which begins with the name of the
/// file.
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

/// Standard output. Writers check stream() now and then, and stop if it has failed.
class StandardOutput {
  public:
    StandardOutput();

    [[nodiscard]] std::ostream& stream() { return stream_; }
    /// Writes what is left in the buffer.
    [[nodiscard]] CommandOutcome finish();

  private:
    DescriptorBuffer buffer_;
    std::ostream stream_;
};

/// A function that writes every k-th of some lines about a tree into the stream, where k is the
/// second argument.
using WriteLines = std::function<void(std::ostream&, std::uint32_t)>;
/// Fails if all `lines` lines come to more than 1 GB, as they do if each contains the paths of a
/// deep tree. The error says how much they would be.
[[nodiscard]] CommandOutcome notTooMuch(const std::string& name, const GameTree& tree,
                                        std::uint32_t lines, const WriteLines& write);
/// Writes all lines to standard output, or none if they are too much; see notTooMuch().
[[nodiscard]] CommandOutcome writeLines(const std::string& name, const GameTree& tree,
                                        std::uint32_t lines, const WriteLines& write);

/// Replaces a file by what is written into stream(), as a whole or not at all: the text is written
/// to a new file beside it, which finish() renames, and which is removed if the program ends
/// before. A link stays: the file that it leads to is replaced, or made. What is no regular file (a
/// device, a pipe) is written to directly.
class FileReplacement {
  public:
    /// What happens to a file that has the name when finish() is called.
    enum class Former : std::uint8_t {
        goes,
        stays, ///< it stays, and finish() fails
    };

    /// Check outcome() before writing.
    explicit FileReplacement(std::string path, Former former = Former::goes);
    ~FileReplacement();
    FileReplacement(const FileReplacement&) = delete;
    FileReplacement& operator=(const FileReplacement&) = delete;

    [[nodiscard]] const CommandOutcome& outcome() const { return outcome_; }
    [[nodiscard]] std::ostream& stream() { return stream_; }
    /// Puts the new content in place. Without this call the old content stays.
    [[nodiscard]] CommandOutcome finish();

  private:
    [[nodiscard]] CommandOutcome failed(int error) const;
    void openBeside();
    void openInPlace();

    std::string path_;
    Former former_;
    /// The file that is meant, with links followed if it may be replaced.
    std::string target_;
    /// The new file beside the target; null if the target is written in place.
    std::unique_ptr<FileUntilSignal> beside_;
    /// The descriptor of the file that is written: the new one, or the target.
    int descriptor_ = -1;
    CommandOutcome outcome_;
    std::unique_ptr<DescriptorBuffer> buffer_;
    std::ostream stream_;
};

} // namespace prunus
