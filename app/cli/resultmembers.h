#pragma once

#include "core/notation/jsonstring.h"

#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// The members of a JSON object, in the order in which they come.
class ResultMembers {
  public:
    ResultMembers& text(const char* key, std::string_view value) {
        begin(key);
        appendJsonString(json_, value);
        return *this;
    }
    ResultMembers& raw(const char* key, const std::string& json) {
        begin(key) += json;
        return *this;
    }
    /// Adds a number in text form; an empty text gives null.
    ResultMembers& number(const char* key, const std::string& text) {
        begin(key) += text.empty() ? "null" : text;
        return *this;
    }
    [[nodiscard]] std::string object() const { return '{' + json_ + '}'; }

  private:
    std::string& begin(const char* key) {
        json_ += json_.empty() ? "\"" : ", \"";
        json_ += key;
        return json_ += "\": ";
    }
    std::string json_;
};

inline std::string jsonList(const std::vector<std::string>& texts) {
    std::string json;
    for (const std::string& each : texts) {
        json += json.empty() ? "" : ", ";
        appendJsonString(json, each);
    }
    return '[' + json + ']';
}

} // namespace prunus
