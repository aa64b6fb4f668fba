#include "ui/manual/pagetext.h"

#include "ui/look/chrome.h"
#include "ui/manual/ownlists.h"
#include "ui/manual/pagestyle.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QRegularExpression>
#include <QTextBlock>
#include <algorithm>

namespace prunus {
namespace {

/// The text of figures, in pixels.
constexpr double textOfFigures = 16;
/// It is a little smaller than the text around them.
constexpr double figuresToText = 0.92;
/// Tables are of the dialect, CommonMark has none.
constexpr QTextDocument::MarkdownFeatures tablesAndNoHtml =
    QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
    QTextDocument::MarkdownNoHTML;

/// What is left out of a page: `<!-- … -->`, for what the tests run and nobody reads.
QString withoutComments(QString text) {
    static const QRegularExpression comment(QStringLiteral("<!--.*?-->\n?"),
                                            QRegularExpression::DotMatchesEverythingOption);
    return text.remove(comment);
}

} // namespace

PageLook lookOf(const QPalette& palette, const QFont& text, int dotsPerInch) {
    const double pixels =
        text.pixelSize() > 0 ? text.pixelSize() : text.pointSizeF() * dotsPerInch / 72;
    ThemeKind kind = ThemeKind::light;
    for (const ThemeKind each : {ThemeKind::dark, ThemeKind::highContrast}) {
        kind = &chromeFor(palette) == &chromeOf(each) ? each : kind;
    }
    return {text, monospaced(text), kind, pixels / textOfFigures * figuresToText};
}

PageText::PageText(const ManualPage& page, const PageLook& look, QObject* parent)
    : QTextDocument(parent), look_(look) {
    setUndoRedoEnabled(false);
    setDefaultFont(look.text);
    documentLayout()->registerHandler(QTextFormat::ImageObject, this);
    setMarkdown(takeFigures(withOwnLists(withoutComments(page.text))), tablesAndNoHtml);
    stylePage(*this, look);
}

/// Puts pictures named by their number in the place of figures, and under each what it shows. (Qt
/// reads no picture that has no text.)
QString PageText::takeFigures(const QString& text) {
    static const QRegularExpression figure(QStringLiteral(R"(^!\[(.*)\]\(figure: (.+)\)$)"));
    QStringList lines = text.split(u'\n');
    for (QString& line : lines) {
        const auto found = figure.match(line);
        auto read = found.hasMatch() ? readFigureLine(found.captured(2))
                                     : tl::unexpected<QString>(QString());
        if (!read) {
            continue;
        }
        figures_.push_back(*std::move(read));
        drawn_.push_back(figures_.back().drawn(look_.theme));
        const QString said = drawn_.back().description();
        const QString number = QString::number(figures_.size() - 1);
        line = QStringLiteral("![figure](%1)\n\n*%2*").arg(number, found.captured(1) + u' ' + said);
        if (look_.opensFigures) {
            line += QStringLiteral(" [%1](figure:%2)").arg(tr("Open it in the window"), number);
        }
        line += u'\n';
    }
    return lines.join(u'\n');
}

QSizeF PageText::intrinsicSize(QTextDocument* document, int /*position*/,
                               const QTextFormat& format) {
    const std::size_t number = format.toImageFormat().name().toUInt();
    if (number >= drawn_.size()) {
        return {};
    }
    const QSizeF own = QSizeF(drawn_[number].size()) * look_.figureScale;
    const double room =
        (document->pageSize().width() > 0 ? document->pageSize().width() : document->textWidth()) -
        2 * document->documentMargin();
    return room > 0 && own.width() > room ? own * (room / own.width()) : own;
}

void PageText::drawObject(QPainter* painter, const QRectF& rect, QTextDocument* /*document*/,
                          int /*position*/, const QTextFormat& format) {
    const std::size_t number = format.toImageFormat().name().toUInt();
    if (number >= drawn_.size()) {
        return;
    }
    const Figure& figure = drawn_[number];
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(rect.topLeft());
    painter->scale(rect.width() / figure.size().width(), rect.height() / figure.size().height());
    figure.paint(*painter);
    painter->restore();
}

} // namespace prunus

#include "moc_pagetext.cpp"
