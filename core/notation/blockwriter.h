#pragma once

#include <cstddef>
#include <ostream>
#include <string>

namespace prunus {

/// Text on its way to a stream, in blocks: a stream's own operators cost more than a number.
class BlockWriter {
  public:
    explicit BlockWriter(std::ostream& out) : out_(out) { text_.reserve(blockSize + 1024); }
    ~BlockWriter() { flush(); }
    BlockWriter(const BlockWriter&) = delete;
    BlockWriter& operator=(const BlockWriter&) = delete;

    /// What is to be written next goes to the end of this.
    [[nodiscard]] std::string& text() { return text_; }
    /// Hands a full block over; to be called now and then.
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
