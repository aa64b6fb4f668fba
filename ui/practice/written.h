#pragma once

#include "core/practice/answer.h"
#include "ui/practice/task.h"

#include <QString>
#include <optional>
#include <vector>

namespace prunus {

/// A number, or a bound, as somebody wrote it: `3`, `-3`, `+3`, `3.5`, `3,5`, `∞`, `-inf`; with a
/// relation `≤ 3`, `>= 3`, `= 3` or `2…5` where that is asked for. None for what is no such thing.
[[nodiscard]] std::optional<WrittenValue> readWritten(const QString& text, bool withRelation);
/// A bound, or with `several` its changes in order, `−∞ 3 5`. None for what is no such thing.
[[nodiscard]] std::optional<std::vector<Value>> readBounds(const QString& text, bool several);
[[nodiscard]] bool mayBecomeBounds(const QString& text, bool several);
[[nodiscard]] QString shownBounds(const std::vector<Value>& bounds);
/// The same as it stands in a field.
[[nodiscard]] QString shownWritten(const WrittenValue& value);
/// Whether more letters could make something of it.
[[nodiscard]] bool mayBecome(const QString& text, bool withRelation);
/// Whether relations are asked for.
[[nodiscard]] bool takesRelation(const Task& task);

} // namespace prunus
