#pragma once

#include "core/notation/jsonstring.h"
#include "core/notation/number.h"

#include <string>
#include <string_view>
#include <utility>

namespace prunus {

/// The members of a JSON object while they are written, all on one line or each on its own.
class JsonMembers {
  public:
    explicit JsonMembers(std::string between = ", ") : between_(std::move(between)) {}

    void add(std::string_view key, const std::string& json) {
        text_ += text_.empty() ? "" : between_;
        text_ += quotedText(key) + ": " + json;
    }
    void addText(std::string_view key, std::string_view text) { add(key, quotedText(text)); }
    void addNumber(std::string_view key, Value value) { add(key, formatNumber(value)); }
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] std::string object() const { return '{' + text_ + '}'; }

  private:
    std::string between_;
    std::string text_;
};

} // namespace prunus
