#include "ui/figures/pdfpages.h"

#include <QBuffer>
#include <QHashSeed>
#include <QPdfWriter>
#include <algorithm>

namespace prunus {

namespace {

/// QPdfWriter writes its fonts in the order of a hash.
class SameOrder {
  public:
    SameOrder() { QHashSeed::setDeterministicGlobalSeed(); }
    ~SameOrder() { QHashSeed::resetRandomGlobalSeed(); }
    SameOrder(const SameOrder&) = delete;
    SameOrder& operator=(const SameOrder&) = delete;
};

/// Blanks in its place: where things are in the file is written down at its end.
void blankDate(QByteArray& pdf) {
    const qsizetype from = pdf.indexOf("/CreationDate (");
    const qsizetype to = from < 0 ? from : pdf.indexOf(')', from);
    if (to >= 0) {
        std::fill(pdf.begin() + from, pdf.begin() + to + 1, ' ');
    }
}

} // namespace

std::optional<QByteArray> pdfOf(const QPageLayout& layout, const QString& title,
                                std::uint64_t pages, const PaintPage& paint) {
    const SameOrder sameOrder;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setResolution(96);
    pdf.setPageLayout(layout);
    pdf.setTitle(title);
    pdf.setCreator(QStringLiteral("Prunus " PRUNUS_VERSION));
    QPainter painter(&pdf);
    for (std::uint64_t page = 0; page < pages; ++page) {
        if (page > 0) {
            pdf.newPage();
        }
        if (!paint(painter, page)) {
            return std::nullopt;
        }
    }
    painter.end();
    QByteArray bytes = buffer.data();
    blankDate(bytes);
    return bytes;
}

} // namespace prunus
