#include "ui/panels/listingview.h"

#include "ui/look/chrome.h"
#include "ui/words/words.h"

#include <QAccessibleWidget>
#include <QPainter>
#include <QScrollBar>
#include <QStringList>
#include <algorithm>
#include <cmath>

namespace prunus {
namespace {

constexpr int leftOfNumbers = 4;
constexpr int rightOfNumbers = 12;
constexpr int rightOfCode = 4;
constexpr double smallestPoints = 3;
constexpr double pointStep = 0.25;
constexpr int betweenLines = 5;

QAccessibleInterface* interfaceFor(const QString& className, QObject* object) {
    return className == QLatin1String("prunus::ListingView")
               ? new QAccessibleWidget(qobject_cast<ListingView*>(object), QAccessible::StaticText)
               : nullptr;
}

} // namespace

ListingView::ListingView(QWidget* parent) : QWidget(parent) {
    [[maybe_unused]] static const bool isTextForScreenReaders =
        (QAccessible::installFactory(interfaceFor), true);
    setObjectName(QStringLiteral("listing"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ListingView::setListing(const Listing& listing) {
    setListings(listing, {});
}

void ListingView::setListings(const Listing& first, const Listing& second) {
    std::vector<QString> lines;
    wrong_.clear();
    const auto add = [&](const Listing& listing) {
        for (const ListingLine& each : listing.lines()) {
            lines.push_back(each.code);
            wrong_.push_back(each.wrong);
        }
    };
    add(first);
    lines.resize(second.lines().empty() ? lines.size() : secondAfter(first));
    wrong_.resize(lines.size());
    add(second);
    if (lines != lines_) {
        lines_ = std::move(lines);
        updateGeometry();
    }
    setLit(std::nullopt);
}

void ListingView::setLit(std::optional<std::size_t> line) {
    lit_ = line;
    describe();
    update();
    emit litMoved();
}

void ListingView::fitTo(int width) {
    room_ = width;
    update();
}

QRect ListingView::litPlace() const {
    return lit_ ? QRect(0, static_cast<int>(*lit_) * lineHeight(), width(), lineHeight()) : QRect();
}

void ListingView::resizeEvent(QResizeEvent*) {
    emit litMoved();
}

/// For a screen reader: the line that just ran, and the whole listing behind it.
void ListingView::describe() {
    QStringList spoken;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        //: A line of a listing that is wrong.
        spoken << (wrong_[i] ? tr("Wrong: %1").arg(lines_[i].trimmed()) : lines_[i]);
    }
    const QString all = spoken.join(u'\n');
    if (all != accessibleDescription()) {
        setAccessibleDescription(all);
    }
    setAccessibleName(lit_ ? tr("Line %1: %2").arg(*lit_ + 1).arg(lines_.at(*lit_).trimmed())
                           : tr("No line has run."));
}

int ListingView::lineHeight() const {
    return QFontMetrics(fittingFont()).lineSpacing() + betweenLines;
}

QSize ListingView::sizeHint() const {
    return {300, static_cast<int>(lines_.size()) * lineHeight()};
}

QSize ListingView::minimumSizeHint() const {
    return {200, sizeHint().height()};
}

int ListingView::codeLeft(const QFont& code) {
    return leftOfNumbers + QFontMetrics(code).horizontalAdvance(QStringLiteral("88")) +
           rightOfNumbers;
}

/// Of the widest line, lit or not.
int ListingView::widthIn(QFont code) const {
    const int left = codeLeft(code);
    int widest = 0;
    for (const bool lit : {false, true}) {
        code.setBold(lit);
        const QFontMetrics metrics(code);
        for (const QString& each : lines_) {
            widest = std::max(widest, metrics.horizontalAdvance(each));
        }
    }
    return left + widest + rightOfCode;
}

QFont ListingView::fittingFont() const {
    if (const std::pair now{room(), font()}; fittedTo_ != now) {
        fitting_.clear();
        fittedTo_ = now;
    }
    const auto [font, isNew] = fitting_.try_emplace(lines_);
    if (isNew) {
        font->second = findFittingFont();
    }
    return font->second;
}

/// Code is not wrapped; in a narrow column it gets smaller instead. Hinted letters do not shrink in
/// proportion to their size, so that each size has to be measured.
QFont ListingView::findFittingFont() const {
    QFont code = monospaced(font());
    const double part = double(room()) / widthIn(code);
    if (part < 1) { // near to where the measuring ends
        const double size = code.pointSizeF() * part;
        code.setPointSizeF(
            std::min(code.pointSizeF(), std::ceil(size / pointStep + 3) * pointStep));
    }
    while (code.pointSizeF() > smallestPoints && widthIn(code) > room()) {
        code.setPointSizeF(code.pointSizeF() - pointStep);
    }
    return code;
}

void ListingView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Chrome& chrome = chromeFor(palette());
    const int height = lineHeight();
    if (lit_) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(chrome.lit);
        painter.drawRoundedRect(litPlace(), 4, 4);
    }
    QFont code = fittingFont();
    const int left = codeLeft(code);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const int top = static_cast<int>(i) * height;
        code.setBold(lit_ == i);
        painter.setFont(code);
        const QColor wrong = palette().color(cutRole);
        painter.setPen(wrong_[i] ? wrong : chrome.muted);
        painter.drawText(QRect(0, top, left - rightOfNumbers, height),
                         Qt::AlignRight | Qt::AlignVCenter,
                         wrong_[i] ? QStringLiteral("✗") : shownCount(i + 1));
        painter.setPen(wrong_[i] ? wrong : palette().color(QPalette::WindowText));
        painter.drawText(QRect(left, top, width() - left, height), Qt::AlignLeft | Qt::AlignVCenter,
                         lines_[i]);
    }
}

ListingArea::ListingArea(ListingView& view, QWidget* parent) : QScrollArea(parent), view_(view) {
    setObjectName(QStringLiteral("listingArea"));
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(&view);
    viewport()->setAutoFillBackground(false);
    view.setAutoFillBackground(false);
    verticalScrollBar()->setAccessibleName(tr("Scroll the listing"));
    connect(&view, &ListingView::litMoved, this, &ListingArea::revealLit);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &ListingArea::revealLit);
}

QSize ListingArea::sizeHint() const {
    return view_.sizeHint();
}

/// A line of the usual size, so that the width, on which the lines' size depends, does not depend
/// on it in turn. Without lines, nothing.
QSize ListingArea::minimumSizeHint() const {
    const int line = view_.lineCount() > 0 ? fontMetrics().lineSpacing() + betweenLines : 0;
    return {view_.minimumSizeHint().width(), line};
}

int ListingArea::usefulHeight(int lines) const {
    return std::min(lines, view_.lineCount()) * view_.lineHeight();
}

/// Room for the scroll bar is kept: letters that grew without it might need it again.
void ListingArea::resizeEvent(QResizeEvent* event) {
    view_.fitTo(width() - verticalScrollBar()->sizeHint().width());
    updateGeometry();
    QScrollArea::resizeEvent(event);
    revealLit();
}

/// Half a line is not shown.
void ListingArea::showWholeLines() {
    const int rest = height() < view_.sizeHint().height() ? height() % view_.lineHeight() : 0;
    if (viewportMargins().bottom() != rest) {
        setViewportMargins(0, 0, 0, rest);
    }
    verticalScrollBar()->setSingleStep(view_.lineHeight());
    // The margin may come while QScrollArea reckons with the viewport as it was without.
    verticalScrollBar()->setRange(0, std::max(0, view_.height() - viewport()->height()));
}

void ListingArea::revealLit() {
    showWholeLines();
    const QRect lit = view_.litPlace();
    const int lines = viewport()->height() / view_.lineHeight();
    if (lit.isNull() || lines == 0) {
        verticalScrollBar()->setValue(0); // it begins there
        return;
    }
    const int at = lit.top() / view_.lineHeight();
    const int around = std::min(2, (lines - 1) / 2);
    const int first = verticalScrollBar()->value() / view_.lineHeight();
    verticalScrollBar()->setValue(view_.lineHeight() *
                                  std::clamp(first, at + around - lines + 1, at - around));
}

} // namespace prunus

#include "moc_listingview.cpp"
