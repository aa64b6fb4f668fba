#pragma once

#include "ui/figures/figure.h"

#include <optional>
#include <tl/expected.hpp>

namespace prunus {

/// The greatest number of pixels of a PNG: 400 MB in memory, or the largest figure at a scale of
/// almost 3.
inline constexpr double mostPngPixels = 1e8;

enum class FigureFormat : std::uint8_t { svg, png, pdf, tikz };

/// Returns the format that the ending of a file's name shows, in capitals or not; nullopt if it
/// shows none.
[[nodiscard]] std::optional<FigureFormat> figureFormatOf(const QString& path);

/// The least and the greatest scale of a PNG: pixels of the file for a pixel of the figure.
inline constexpr double leastPngScale = 0.1;
inline constexpr double greatestPngScale = 16;

/// Returns the content of a file of this format, or what is wrong.
[[nodiscard]] tl::expected<QByteArray, QString>
figureBytes(const Figure& figure, FigureFormat format, double pngScale = 1);
/// Returns the content of a file with a sheet, or what is wrong; TikZ is wrong for a sheet without
/// tikz().
[[nodiscard]] tl::expected<QByteArray, QString>
figureBytes(const FigureSheet& sheet, FigureFormat format, double pngScale = 1);

/// Writes the figure in the format of the file's ending, whole or not at all: after a failure the
/// old file is as it was. If the path is no regular file (a device, a pipe), it is written to. The
/// same figure gives the same file, byte for byte. The error is one line that begins with the path.
[[nodiscard]] tl::expected<void, QString> writeFigure(const Figure& figure, const QString& path,
                                                      double pngScale = 1);
[[nodiscard]] tl::expected<void, QString> writeFigure(const FigureSheet& sheet, const QString& path,
                                                      double pngScale = 1);

} // namespace prunus
