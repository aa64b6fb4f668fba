#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <cstdint>
#include <vector>

namespace prunus {

/// Gives numbers to texts: equal texts have the same number, and the empty text has 0.
class NumberedTexts {
  public:
    std::uint32_t of(const QByteArray& text) {
        const auto found = numbers_.find(text);
        if (found != numbers_.end()) {
            return *found;
        }
        const auto number = static_cast<std::uint32_t>(all_.size());
        numbers_.insert(text, number);
        all_.push_back(text);
        return number;
    }
    std::uint32_t of(const QString& text) { return of(text.toUtf8()); }
    [[nodiscard]] const std::vector<QByteArray>& all() const { return all_; }

  private:
    QHash<QByteArray, std::uint32_t> numbers_{{QByteArray(), 0}};
    std::vector<QByteArray> all_{1};
};

} // namespace prunus
