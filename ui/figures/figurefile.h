#pragma once

#include "ui/figures/figure.h"

#include <optional>
#include <tl/expected.hpp>

namespace prunus {

/// How large a PNG may be: 400 MB in memory; the largest figure at a scale of almost 3.
inline constexpr double mostPngPixels = 1e8;

enum class FigureFormat : std::uint8_t { svg, png, pdf, tikz };

/// By the ending of the name, in capitals or not.
[[nodiscard]] std::optional<FigureFormat> figureFormatOf(const QString& path);

/// The scales a PNG can have: pixels of the file for a pixel of the figure.
inline constexpr double leastPngScale = 0.1;
inline constexpr double greatestPngScale = 16;

/// The content of a file of this format, or what is wrong with that.
[[nodiscard]] tl::expected<QByteArray, QString>
figureBytes(const Figure& figure, FigureFormat format, double pngScale = 1);
/// The same of any sheet; TikZ is wrong with it.
[[nodiscard]] tl::expected<QByteArray, QString>
figureBytes(const FigureSheet& sheet, FigureFormat format, double pngScale = 1);

/// Writes the figure in the format of the file's ending, whole or not at all: without success the
/// old file stays. What is no regular file (a device, a pipe) is written to. Files come
/// out the same, byte for byte, whenever the figure is the same. The error is one line that begins
/// with the path.
[[nodiscard]] tl::expected<void, QString> writeFigure(const Figure& figure, const QString& path,
                                                      double pngScale = 1);
[[nodiscard]] tl::expected<void, QString> writeFigure(const FigureSheet& sheet, const QString& path,
                                                      double pngScale = 1);

} // namespace prunus
