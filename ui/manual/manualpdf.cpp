#include "ui/manual/manualpdf.h"

#include "ui/figures/pdfpages.h"
#include "ui/manual/manualsheets.h"

#include <QLocale>

namespace prunus {

QPageSize::PageSizeId usualPaper() {
    return QLocale().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter
                                                                      : QPageSize::A4;
}

QByteArray manualPdf(QPageSize::PageSizeId paper) {
    const ManualSheets sheets(paper);
    const QPageLayout layout(QPageSize(paper), QPageLayout::Portrait, QMarginsF(),
                             QPageLayout::Point, QMarginsF());
    const auto paint = [&](QPainter& painter, std::uint64_t page) {
        sheets.paint(painter, static_cast<int>(page));
        return true;
    };
    return pdfOf(layout, QStringLiteral("Prunus: the manual"),
                 static_cast<std::uint64_t>(sheets.count()), paint)
        .value();
}

} // namespace prunus
