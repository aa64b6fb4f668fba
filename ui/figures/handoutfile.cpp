#include "ui/figures/handoutfile.h"

#include "ui/base/wholefile.h"
#include "ui/figures/pdfpages.h"

namespace prunus {

std::optional<QByteArray> handoutBytes(const Handout& handout, const HandoutProgress& progress) {
    return pdfOf(handout.pageLayout(), handout.title(), handout.pageCount(),
                 [&](QPainter& painter, std::uint64_t page) {
                     if (progress && !progress(page)) {
                         return false;
                     }
                     handout.paintPage(painter, page);
                     return true;
                 });
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
