#include "ui/widgets/card.h"

#include "ui/widgets/accessiblecard.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/plainlabel.h"

#include <QHBoxLayout>
#include <algorithm>

namespace prunus {

Card::Card(const QString& title, QWidget* parent)
    : QWidget(parent), name_(title), header_(new QWidget(this)),
      title_(new ElidedLabel("cardTitle", Qt::ElideRight, header_)), body_(new QVBoxLayout(this)) {
    makeCardsAccessible();
    body_->setContentsMargins(12, 0, 12, 4);
    body_->setSpacing(6);
    auto* line = new QHBoxLayout(header_);
    line->setContentsMargins(12, 4, 6, 1);
    line->setSpacing(6);
    line->addWidget(title_, 1);
    setBold(*title_, true);
    setTitle(title);
}

void Card::setTitle(const QString& title) {
    title_->setText(title);
    setAccessibleName(title);
}

QString Card::title() const {
    return title_->text();
}

QLabel& Card::titleLabel() {
    return *title_;
}

void Card::addToHeader(QWidget& widget) {
    header_->layout()->addWidget(&widget);
}

QSize Card::minimumSizeHint() const {
    const int least = layout()->minimumSize().width();
    return {least, heightAt(parentWidget() == nullptr ? least : parentWidget()->width())};
}

int Card::heightAt(int width) const {
    return layout()->hasHeightForWidth()
               ? layout()->totalHeightForWidth(std::max(width, layout()->minimumSize().width()))
               : layout()->totalSizeHint().height();
}

int Card::leastHeight(int /*width*/) const {
    constexpr int leastLines = 3;
    return leastLines * fontMetrics().lineSpacing();
}

QLabel* makeLabel(const char* objectName, QWidget* parent) {
    auto* label = new PlainLabel(parent);
    label->setObjectName(QLatin1String(objectName));
    return label;
}

QLabel* makeWrappedLabel(const char* objectName, QWidget* parent) {
    auto* label = new WrappedLabel(parent);
    label->setObjectName(QLatin1String(objectName));
    return label;
}

void setMuted(QWidget& widget, bool muted) {
    // A role of the palette, so that it follows a change of theme.
    widget.setForegroundRole(muted ? QPalette::PlaceholderText : QPalette::WindowText);
}

void setBold(QWidget& widget, bool bold) {
    QFont font;
    font.setWeight(bold ? QFont::Bold : QFont::Normal);
    widget.setFont(font);
}

void keepPlaceWhenHidden(QWidget& widget) {
    QSizePolicy policy = widget.sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    widget.setSizePolicy(policy);
}

} // namespace prunus

#include "moc_card.cpp"
