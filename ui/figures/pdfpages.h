#pragma once

#include <QByteArray>
#include <QPageLayout>
#include <QPainter>
#include <QString>
#include <cstdint>
#include <functional>
#include <optional>

namespace prunus {

/// Paints a page, from 0, with its corner at (0, 0) and 96 dots an inch; false stops the writing.
using PaintPage = std::function<bool(QPainter&, std::uint64_t page)>;

/// Returns a PDF of these pages, or nullopt if it was stopped. The PDF holds no date and no
/// identifier of its own: the same pages give the same bytes, whenever and wherever.
[[nodiscard]] std::optional<QByteArray> pdfOf(const QPageLayout& layout, const QString& title,
                                              std::uint64_t pages, const PaintPage& paint);

} // namespace prunus
