#pragma once

#include <QByteArray>
#include <QPageSize>
#include <QString>
#include <QStringList>

namespace prunus {

/// The usual size of paper: A4, or letter where that is usual.
[[nodiscard]] QPageSize::PageSizeId usualPaper();

/// The whole manual as one PDF file, with contents and page numbers. The same manual gives the same
/// bytes. Can run on any thread.
[[nodiscard]] QByteArray manualPdf(QPageSize::PageSizeId paper);

} // namespace prunus
