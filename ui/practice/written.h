#pragma once

#include "core/practice/answer.h"
#include "ui/practice/task.h"

#include <QString>
#include <optional>
#include <vector>

namespace prunus {

/// Reads a number or a bound as somebody wrote it: `3`, `-3`, `+3`, `3.5`, `3,5`, `∞`, `-inf`; with
/// a relation `≤ 3`, `>= 3`, `= 3` or `2…5` where that is asked for. None if the text is nothing of
/// these.
[[nodiscard]] std::optional<WrittenValue> readWritten(const QString& text, bool withRelation);
/// Reads a bound, or with `several` its changes in order, such as `−∞ 3 5`. None if the text is
/// nothing of these.
[[nodiscard]] std::optional<std::vector<Value>> readBounds(const QString& text, bool several);
[[nodiscard]] bool mayBecomeBounds(const QString& text, bool several);
[[nodiscard]] QString shownBounds(const std::vector<Value>& bounds);
/// Returns a written number or bound as it is shown in a field.
[[nodiscard]] QString shownWritten(const WrittenValue& value);
/// Whether the text could become a number or a bound if more is typed, or is one.
[[nodiscard]] bool mayBecome(const QString& text, bool withRelation);
/// Whether the task asks for a relation, such as ≤, beside each number.
[[nodiscard]] bool takesRelation(const Task& task);

} // namespace prunus
