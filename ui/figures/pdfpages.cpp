#include "ui/figures/pdfpages.h"

#include <QBuffer>
#include <QHashSeed>
#include <QPdfWriter>
#include <algorithm>
#include <cstring>

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

/// Some bytes were taken out: where things are in the file is written down at its end.
void moveUp(QByteArray& pdf, qsizetype from, qsizetype taken) {
    const QByteArray end("startxref\n");
    const qsizetype last = pdf.lastIndexOf(end) + end.size();
    const qsizetype size = pdf.indexOf('\n', last) - last;
    const qsizetype table = pdf.mid(last, size).trimmed().toLongLong() - taken;
    pdf.replace(last, size, QByteArray::number(table));
    const QByteArray first("0000000000 65535 f \n"); // and all have its length
    qsizetype at = pdf.indexOf(first, table) + first.size();
    for (; pdf.mid(at, first.size()).endsWith(" n \n"); at += first.size()) {
        if (const qsizetype place = pdf.mid(at, 10).toLongLong(); place > from) {
            pdf.replace(at, 10, QByteArray::number(place - taken).rightJustified(10, '0'));
        }
    }
}

/// Dates are as long as the time zone makes them; the rest is there from Qt 6.8 on, always as long.
void forgetWhenMade(QByteArray& pdf) {
    for (const char* const date : {"/CreationDate (", "/ModDate ("}) {
        if (const qsizetype from = pdf.indexOf(date); from >= 0) {
            const qsizetype taken = pdf.indexOf('\n', from) + 1 - from;
            pdf.remove(from, taken);
            moveUp(pdf, from, taken);
        }
    }
    for (const char* const each : {"xmp:CreateDate=\"", "xmp:ModifyDate=\"", "xmp:MetadataDate=\"",
                                   "xmpMM:DocumentID=\"", "/ID [ "}) {
        if (const qsizetype from = pdf.indexOf(each); from >= 0) {
            const qsizetype value = from + static_cast<qsizetype>(std::strlen(each));
            const qsizetype to = pdf.indexOf(pdf[value - 1] == ' ' ? ']' : '"', value) + 1;
            std::fill(pdf.begin() + from, pdf.begin() + to, ' ');
        }
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
    forgetWhenMade(bytes);
    return bytes;
}

} // namespace prunus
