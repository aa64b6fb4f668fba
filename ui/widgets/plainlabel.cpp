#include "ui/widgets/plainlabel.h"

#include <algorithm>

namespace prunus {

namespace {

constexpr int mostWords = 1000; ///< whose widths are kept

} // namespace

PlainLabel::PlainLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
}

int PlainLabel::heightForWidth(int width) const {
    if (measured_ != text()) {
        measured_ = text();
        heights_.clear();
    }
    const auto [known, isNew] = heights_.try_emplace(width, 0);
    if (isNew) {
        known->second = QLabel::heightForWidth(width);
    }
    return known->second;
}

void PlainLabel::changeEvent(QEvent* event) {
    heights_.clear(); // of another font, or style
    QLabel::changeEvent(event);
}

WrappedLabel::WrappedLabel(QWidget* parent) : PlainLabel(parent) {
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
}

QSize WrappedLabel::minimumSizeHint() const {
    if (widths_.size() > mostWords) {
        widths_.clear();
    }
    int widest = 0;
    for (const QString& word : text().split(u' ')) {
        int& width = widths_[word];
        width = width == 0 ? fontMetrics().horizontalAdvance(word) : width;
        widest = std::max(widest, width);
    }
    const QMargins around = contentsMargins();
    return {widest + around.left() + around.right(),
            fontMetrics().height() + around.top() + around.bottom()};
}

void WrappedLabel::changeEvent(QEvent* event) {
    widths_.clear();
    PlainLabel::changeEvent(event);
}

} // namespace prunus

#include "moc_plainlabel.cpp"
