#include "ui/compare/growthlegend.h"

#include <QMenu>
#include <algorithm>

namespace prunus {
namespace {

constexpr double mostOfWidth = 0.25;

} // namespace

GrowthLegend::GrowthLegend(QWidget& view)
    : QObject(&view), view_(view), others_(new QToolButton(&view)) {
    others_->setObjectName(QStringLiteral("growthOthers"));
    others_->setPopupMode(QToolButton::InstantPopup);
    others_->setAutoRaise(true);
    others_->setMenu(new QMenu(others_));
    others_->hide();
    connect(others_->menu(), &QMenu::aboutToShow, this, &GrowthLegend::offerOthers);
    connect(others_->menu(), &QMenu::aboutToHide, this, [this] {
        lit_.reset();
        emit changed();
    });
}

GrowthLabel* GrowthLegend::labelFor(const CurveOf& curve) {
    const auto there = std::find_if(labels_.begin(), labels_.end(),
                                    [&](const GrowthLabel* each) { return each->of() == curve; });
    if (there != labels_.end()) {
        return *there;
    }
    auto* label = new GrowthLabel(curve, &view_);
    label->setChecked(!isHidden(curve));
    label->hide(); // until it has a place
    connect(label, &GrowthLabel::toggled, this, [this, curve](bool shown) {
        std::erase(hidden_, curve);
        if (!shown) {
            hidden_.push_back(curve);
        }
        emit changed();
    });
    connect(label, &GrowthLabel::lit, this, [this, curve](bool on) { light(curve, on); });
    return label;
}

void GrowthLegend::light(const CurveOf& curve, bool on) {
    if (!on && lit_ != curve) {
        return;
    }
    lit_ = on ? std::optional(curve) : std::nullopt;
    for (const GrowthLabel* each : labels_) {
        if (!on && each->hasFocus()) {
            lit_ = each->of();
        }
    }
    emit changed();
}

void GrowthLegend::name(const std::vector<GrowthCurve>& curves) {
    std::vector<GrowthLabel*> labels;
    for (const GrowthCurve& each : curves) {
        labels.push_back(labelFor(each.of));
        labels.back()->setLabel(each.label);
    }
    std::swap(labels_, labels);
    placed_ = 0;
    for (GrowthLabel* each : labels) {
        if (std::find(labels_.begin(), labels_.end(), each) == labels_.end()) {
            if (lit_ == each->of()) {
                lit_.reset();
            }
            each->disconnect(this);
            delete each;
        }
    }
}

double GrowthLegend::width() const {
    double wanted = 0;
    for (const GrowthLabel* each : labels_) {
        wanted = std::max(wanted, each->fullWidth());
    }
    return std::min(wanted, mostOfWidth * view_.width());
}

double GrowthLegend::leastViewWidth() const {
    double least = 0;
    for (const GrowthLabel* each : labels_) {
        least = std::max(least, each->leastWidth());
    }
    return least / mostOfWidth;
}

/// The height of all labels at this width.
double GrowthLegend::fit(double width, int mostRows) {
    double height = 0;
    for (GrowthLabel* each : labels_) {
        each->fit(width, mostRows);
        height += each->height();
    }
    return height;
}

void GrowthLegend::place(const std::vector<double>& ends, const QRectF& room) {
    const int rowForOthers = others_->sizeHint().height();
    double taken = fit(room.width(), 2);
    if (taken > room.height()) {
        taken = fit(room.width(), 1);
    }
    placed_ = labels_.size();
    const double rest = taken <= room.height() ? room.height() : room.height() - rowForOthers;
    while (placed_ > 0 && taken > rest) {
        taken -= labels_[--placed_]->height();
    }
    std::vector<LabelWish> wishes;
    for (std::size_t i = 0; i < placed_; ++i) {
        wishes.push_back({ends[i], double(labels_[i]->height())});
    }
    const std::vector<double> tops = stackedTops(wishes, room.top(), room.top() + rest);
    for (std::size_t i = 0; i < labels_.size(); ++i) {
        labels_[i]->setVisible(i < placed_);
        if (i < placed_) {
            labels_[i]->move(QPointF(room.left(), tops[i]).toPoint());
        }
    }
    const auto left = int(labels_.size() - placed_);
    //: Curves whose names have no room beside the chart.
    others_->setText(tr("%n more", nullptr, left));
    others_->setGeometry(
        QRectF(room.left(), room.bottom() - rowForOthers, room.width(), rowForOthers).toRect());
    others_->setVisible(left > 0);
}

void GrowthLegend::offerOthers() {
    QMenu* menu = others_->menu();
    menu->clear();
    for (std::size_t i = placed_; i < labels_.size(); ++i) {
        GrowthLabel* label = labels_[i];
        QAction* action = menu->addAction(label->text());
        action->setCheckable(true);
        action->setChecked(label->isChecked());
        connect(action, &QAction::toggled, label, &GrowthLabel::setChecked);
        connect(action, &QAction::hovered, this,
                [this, curve = label->of()] { light(curve, true); });
    }
}

bool GrowthLegend::isHidden(const CurveOf& curve) const {
    return std::find(hidden_.begin(), hidden_.end(), curve) != hidden_.end();
}

std::optional<QPointF> GrowthLegend::startOf(std::size_t curve) const {
    if (curve >= placed_) {
        return std::nullopt;
    }
    const QRect place = labels_[curve]->geometry();
    return QPointF(place.left(), place.top() + place.height() / 2.0);
}

void GrowthLegend::draw(QPainter& painter) const {
    for (std::size_t i = 0; i < placed_; ++i) {
        if (labels_[i]->isChecked()) {
            painter.save();
            painter.translate(labels_[i]->pos());
            labels_[i]->draw(painter);
            painter.restore();
        }
    }
    const auto left = std::count_if(labels_.begin() + std::ptrdiff_t(placed_), labels_.end(),
                                    [](const GrowthLabel* each) { return each->isChecked(); });
    if (left > 0) {
        painter.setPen(themeFor(view_.palette()).mutedText);
        painter.drawText(others_->geometry(), Qt::AlignVCenter,
                         tr("%n more", nullptr, static_cast<int>(left)));
    }
}

} // namespace prunus

#include "moc_growthlegend.cpp"
