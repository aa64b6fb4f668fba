#include "ui/figures/handoutfile.h"

#include "ui/base/wholefile.h"

#include <QBuffer>
#include <QPdfWriter>

namespace prunus {

std::optional<QByteArray> handoutBytes(const Handout& handout, const HandoutProgress& progress) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setResolution(96);
    pdf.setPageLayout(handout.pageLayout());
    pdf.setTitle(handout.title());
    pdf.setCreator(QStringLiteral("Prunus " PRUNUS_VERSION));
    QPainter painter(&pdf);
    for (std::uint64_t page = 0; page < handout.pageCount(); ++page) {
        if (progress && !progress(page)) {
            return std::nullopt;
        }
        if (page > 0) {
            pdf.newPage();
        }
        handout.paintPage(painter, page);
    }
    painter.end();
    return buffer.data();
}

tl::expected<void, QString> writeHandout(const Handout& handout, const QString& path,
                                         const HandoutProgress& progress) {
    const auto bytes = handoutBytes(handout, progress);
    if (!bytes) {
        return tl::make_unexpected(QString());
    }
    if (const QString problem = writeWhole(*bytes, path); !problem.isEmpty()) {
        return tl::make_unexpected(Handout::tr("%1: cannot be written: %2").arg(path, problem));
    }
    return {};
}

} // namespace prunus
