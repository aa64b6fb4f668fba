#pragma once

#include "ui/exports/questionbank.h"

namespace prunus {

/// The questions as GIFT, without pictures: trees stand in brackets. It has one field a question,
/// so most of them become several. The error is a line for each that it cannot ask.
[[nodiscard]] tl::expected<QByteArray, QStringList> giftText(const QuestionBank& bank);

} // namespace prunus
