#pragma once

#include <cstddef>
#include <ostream>
#include <string>

namespace prunus {

/// A buffer that collects text and writes it to a stream in large blocks: a stream's own output
/// operators take longer than a number takes to format.
class BlockWriter {
  public:
    explicit BlockWriter(std::ostream& out) : out_(out) { text_.reserve(blockSize + 1024); }
    ~BlockWriter() { flush(); }
    BlockWriter(const BlockWriter&) = delete;
    BlockWriter& operator=(const BlockWriter&) = delete;

    /// The buffer; what is to be written next is appended to it.
    [[nodiscard]] std::string& text() { return text_; }
    /// Writes the buffer to the stream if it holds a full block; to be called now and then.
    void flushIfFull() {
        if (text_.size() >= blockSize) {
            flush();
        }
    }

  private:
    static constexpr std::size_t blockSize = 1U << 16U;

    void flush() {
        out_.write(text_.data(), static_cast<std::streamsize>(text_.size()));
        text_.clear();
    }

    std::ostream& out_;
    std::string text_;
};

} // namespace prunus
