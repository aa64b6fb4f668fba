#include "ui/manual/manualsheets.h"

#include "ui/look/canvastext.h"
#include "ui/look/chrome.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>
#include <algorithm>
#include <array>

namespace prunus {
namespace {

constexpr double sideMargin = 72;
constexpr double topMargin = 60;
constexpr double bottomMargin = 72;
/// Of the foot, from the lower edge.
constexpr double footAbove = 46;
constexpr int textPixels = 13;
constexpr int footPixels = 11;
constexpr int titlePixels = 30;
constexpr double lineOfContents = 19;
constexpr double abovePart = 12;

PageLook lookOnPaper(int pixels, double figureScale) {
    PageLook look;
    look.text = canvasFont(Face::regular, pixels);
    look.code = canvasFont(Face::mono, pixels);
    look.theme = ThemeKind::light;
    look.figureScale = figureScale;
    return look;
}

/// As wanted, and nearer to each other where a few lines would stand on a sheet of their own.
const std::array<PageLook, 4>& looksOnPaper() {
    static const std::array<PageLook, 4> looks{
        lookOnPaper(textPixels, 0.72), lookOnPaper(textPixels, 0.64), lookOnPaper(textPixels, 0.56),
        lookOnPaper(textPixels - 1, 0.56)};
    return looks;
}

/// Of the height of a sheet.
constexpr double fewLines = 0.16;

bool endsWithFewLines(const QTextDocument& text) {
    const QRectF last = text.documentLayout()->blockBoundingRect(text.lastBlock());
    const double height = text.pageSize().height();
    return text.pageCount() > 1 &&
           last.bottom() - (text.pageCount() - 1) * height < fewLines * height;
}

/// The sheet on which a block's first line stands, from 0. (What does not fit moves within its
/// block, which begins where the one above ends.)
int sheetOf(const QTextDocument& text, const QTextBlock& block) {
    const double begin = text.documentLayout()->blockBoundingRect(block).top();
    const double top =
        begin + (block.layout()->lineCount() > 0 ? block.layout()->lineAt(0).y() : 0);
    return static_cast<int>((top + 1) / text.pageSize().height()); // places are rounded
}

/// A heading, or a figure, that has nothing of its own below it on its sheet; none if there is
/// none.
QTextBlock leftAlone(const QTextDocument& text) {
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        const bool leads = block.blockFormat().headingLevel() > 0 ||
                           block.text().contains(QChar::ObjectReplacementCharacter);
        const QTextBlock next = block.next();
        if (leads && next.isValid() && block != text.begin() &&
            sheetOf(text, block) != sheetOf(text, next) &&
            block.blockFormat().pageBreakPolicy() != QTextFormat::PageBreak_AlwaysBefore) {
            return block;
        }
    }
    return {};
}

} // namespace

ManualSheets::ManualSheets(QPageSize::PageSizeId paper)
    : size_(QPageSize(paper).size(QPageSize::Inch) * 96) {
    for (const ManualPage& each : manualPages()) {
        texts_.push_back(laidOut(each));
        first_.push_back(textSheets_);
        textSheets_ += texts_.back()->pageCount();
    }
    listContents();
}

std::unique_ptr<PageText> ManualSheets::laidOut(const ManualPage& page) const {
    std::unique_ptr<PageText> best;
    for (const PageLook& look : looksOnPaper()) {
        auto text = std::make_unique<PageText>(page, look);
        layOut(*text);
        if (!best || text->pageCount() < best->pageCount()) {
            best = std::move(text);
        }
        if (!endsWithFewLines(*best)) {
            break;
        }
    }
    return best;
}

void ManualSheets::layOut(PageText& text) const {
    text.setUseDesignMetrics(true);
    text.setDocumentMargin(0);
    text.setPageSize(size_ - QSizeF(2 * sideMargin, topMargin + bottomMargin));
    for (QTextBlock alone = leftAlone(text); alone.isValid(); alone = leftAlone(text)) {
        QTextBlockFormat format = alone.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(alone).setBlockFormat(format);
    }
}

void ManualSheets::listContents() {
    const double room = size_.height() - topMargin - bottomMargin;
    double top = titlePixels * 2.6;
    int sheet = 0;
    const auto add = [&](Line line, double above, double needed) {
        if (top + above + needed > room) {
            top = 0;
            ++sheet;
        }
        top += top > 0 ? above : 0;
        line.sheet = sheet;
        line.top = top;
        lines_.push_back(line);
        top += lineOfContents;
    };
    QString part;
    for (std::size_t page = 0; page < manualPages().size(); ++page) {
        const ManualPage& each = manualPages()[page];
        if (each.part != part) {
            part = each.part;
            add({part}, abovePart, 2 * lineOfContents); // not without a page below
        }
        add({each.title, static_cast<int>(page)}, 0, lineOfContents);
    }
    contentSheets_ = sheet + 1;
}

int ManualSheets::sheetOf(std::size_t page) const {
    return contentSheets_ + first_.at(page) + 1;
}

void ManualSheets::paint(QPainter& painter, int sheet) const {
    if (sheet < contentSheets_) {
        paintContents(painter, sheet);
        return;
    }
    const int place = sheet - contentSheets_;
    const auto page =
        static_cast<std::size_t>(std::ranges::upper_bound(first_, place) - first_.begin() - 1);
    const PageText& text = *texts_[page];
    const double above = (place - first_[page]) * text.pageSize().height();
    painter.save();
    painter.translate(sideMargin, topMargin - above);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = paletteOf(ThemeKind::light);
    context.clip = QRectF({0, above}, text.pageSize());
    painter.setClipRect(context.clip);
    text.documentLayout()->draw(&painter, context);
    painter.restore();
    paintFoot(painter, sheet, manualPages()[page].title);
}

void ManualSheets::paintContents(QPainter& painter, int sheet) const {
    const Theme& theme = themeOf(ThemeKind::light);
    painter.save();
    painter.translate(sideMargin, topMargin);
    painter.setPen(theme.text);
    if (sheet == 0) {
        drawText(painter, {0, 0}, QStringLiteral("Prunus: the manual"), Face::bold, titlePixels);
        painter.setPen(theme.mutedText);
        drawText(painter, {0, titlePixels * 1.4}, QStringLiteral("Version " PRUNUS_VERSION),
                 Face::regular, textPixels);
    }
    const double width = size_.width() - 2 * sideMargin;
    for (const Line& each : lines_) {
        if (each.sheet != sheet) {
            continue;
        }
        painter.setPen(theme.text);
        const bool part = each.page < 0;
        drawText(painter, {part ? 0.0 : 16.0, each.top}, each.text,
                 part ? Face::bold : Face::regular, textPixels);
        if (!part) {
            const QString number = QString::number(sheetOf(static_cast<std::size_t>(each.page)));
            drawText(painter,
                     {width - textSize(number, Face::regular, textPixels).width(), each.top},
                     number, Face::regular, textPixels);
        }
    }
    painter.restore();
    paintFoot(painter, sheet, {});
}

void ManualSheets::paintFoot(QPainter& painter, int sheet, const QString& title) const {
    const double top = size_.height() - footAbove;
    painter.setPen(themeOf(ThemeKind::light).mutedText);
    drawText(painter, {sideMargin, top}, title, Face::regular, footPixels);
    const QString number = QString::number(sheet + 1);
    const double width = textSize(number, Face::regular, footPixels).width();
    drawText(painter, {size_.width() - sideMargin - width, top}, number, Face::regular, footPixels);
}

} // namespace prunus
