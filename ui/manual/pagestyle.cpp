#include "ui/manual/pagestyle.h"

#include "ui/look/chrome.h"
#include "ui/manual/pagetext.h"

#include <QFontInfo>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextList>
#include <QTextTable>
#include <array>

namespace prunus {
namespace {

constexpr std::array headingSizes{1.75, 1.25, 1.08};
constexpr double lineHeight = 125; // of 100
constexpr double indent = 1.7;     // of lists
constexpr double codeSize = 0.92;

/// Styles one document.
class PageStyle {
  public:
    PageStyle(QTextDocument& document, const PageLook& look)
        : document_(document), look_(look), chrome_(chromeOf(look.theme)), em_(sizeOf(look.text)),
          sizesInPixels_(look.text.pixelSize() > 0) {}

    void apply() {
        document_.setIndentWidth(em_ * indent);
        QTextCursor all(&document_);
        all.beginEditBlock(); // laid out once
        for (QTextBlock block = document_.begin(); block.isValid(); block = block.next()) {
            styleBlock(block);
            styleWords(block);
        }
        for (QTextFrame* each : document_.rootFrame()->childFrames()) {
            if (auto* table = qobject_cast<QTextTable*>(each)) {
                styleTable(*table);
            }
        }
        all.endEditBlock();
    }

  private:
    static double sizeOf(const QFont& font) {
        return font.pixelSize() > 0 ? font.pixelSize() : QFontInfo(font).pixelSize();
    }

    /// Times the size of text.
    void setSize(QTextCharFormat& format, double times) const {
        if (sizesInPixels_) {
            format.setProperty(QTextFormat::FontPixelSize, qRound(look_.text.pixelSize() * times));
        } else {
            format.setFontPointSize(look_.text.pointSizeF() * times);
        }
    }

    static bool isCode(const QTextBlock& block) {
        return block.isValid() && block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
    }

    static bool holdsFigure(const QTextBlock& block) {
        return block.isValid() && block.text().contains(QChar::ObjectReplacementCharacter);
    }

    void styleBlock(const QTextBlock& block) const {
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
        format.setTopMargin(0);
        const QTextBlock next = block.next();
        const bool within =
            block.textList() != nullptr && next.isValid() && next.textList() != nullptr;
        format.setBottomMargin(em_ * (within ? 0.3 : 0.7));
        if (const int level = format.headingLevel(); level > 0) {
            format.setTopMargin(level == 1 ? 0 : em_ * 1.2);
            format.setBottomMargin(em_ * (level == 1 ? 0.8 : 0.4));
        } else if (isCode(block)) {
            format.setNonBreakableLines(false);
            format.setBackground(chrome_.side);
            format.setLineHeight(100, QTextBlockFormat::SingleHeight);
            format.setLeftMargin(em_ * 0.6);
            format.setTopMargin(isCode(block.previous()) ? 0 : em_ * 0.3);
            format.setBottomMargin(isCode(block.next()) ? 0 : em_);
        } else if (holdsFigure(block)) {
            format.setLineHeight(100, QTextBlockFormat::SingleHeight);
            format.setTopMargin(em_ * 0.4);
            format.setBottomMargin(em_ * 0.2);
        } else if (holdsFigure(block.previous())) {
            format.setBottomMargin(em_ * 1.2);
        }
        QTextCursor(block).setBlockFormat(format);
    }

    /// Headings, links, code and captions within a block.
    void styleWords(const QTextBlock& block) const {
        const int level = block.blockFormat().headingLevel();
        const bool caption = holdsFigure(block.previous());
        struct Stretch {
            int from, length;
            QTextCharFormat format;
        };
        std::vector<Stretch> stretches;
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            QTextCharFormat format = fragment.charFormat();
            if (format.isImageFormat()) {
                continue;
            }
            if (level > 0) {
                format.clearProperty(QTextFormat::FontSizeAdjustment);
                setSize(format, headingSizes.at(std::size_t(std::min(level, 3)) - 1));
                format.setFontWeight(QFont::Bold);
            }
            if (caption) {
                setSize(format, 0.92);
                format.setFontItalic(false);
                format.setForeground(chrome_.muted);
            }
            if (isCode(block) || format.fontFixedPitch()) {
                format.setFontFamilies(look_.code.families().isEmpty()
                                           ? QStringList(look_.code.family())
                                           : look_.code.families());
                setSize(format, codeSize * (caption ? 0.92 : 1));
            }
            if (format.isAnchor()) {
                format.setForeground(chrome_.link);
                format.setFontUnderline(true);
            }
            stretches.push_back({fragment.position(), fragment.length(), format});
        }
        for (const Stretch& each : stretches) {
            QTextCursor cursor(&document_);
            cursor.setPosition(each.from);
            cursor.setPosition(each.from + each.length, QTextCursor::KeepAnchor);
            cursor.setCharFormat(each.format);
        }
    }

    void styleTable(QTextTable& table) const {
        QTextTableFormat format = table.format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderBrush(chrome_.border);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setCellPadding(em_ * 0.35);
        format.setCellSpacing(0);
        format.setBottomMargin(em_);
        format.setHeaderRowCount(1);
        table.setFormat(format);
        for (int row = 0; row < table.rows(); ++row) {
            for (int column = 0; column < table.columns(); ++column) {
                const QTextTableCell cell = table.cellAt(row, column);
                for (auto it = cell.begin(); !it.atEnd(); ++it) {
                    QTextBlockFormat block = it.currentBlock().blockFormat();
                    block.setBottomMargin(0);
                    QTextCursor(it.currentBlock()).setBlockFormat(block);
                }
            }
        }
    }

    QTextDocument& document_;
    const PageLook& look_;
    const Chrome& chrome_;
    double em_;
    bool sizesInPixels_;
};

} // namespace

void stylePage(QTextDocument& document, const PageLook& look) {
    PageStyle(document, look).apply();
}

} // namespace prunus
