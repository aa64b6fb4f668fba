#pragma once

#include <QByteArray>
#include <QPageSize>
#include <QString>
#include <QStringList>

namespace prunus {

/// A4, or letter where that is usual.
[[nodiscard]] QPageSize::PageSizeId usualPaper();

/// The whole manual as one PDF, with contents and page numbers: the same bytes whenever it is the
/// same. Any thread.
[[nodiscard]] QByteArray manualPdf(QPageSize::PageSizeId paper);

} // namespace prunus
