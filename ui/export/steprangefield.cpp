#include "ui/export/steprangefield.h"

#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>
#include <limits>

namespace prunus {

StepRangeField::StepRangeField(std::uint32_t end, QWidget* parent)
    : QWidget(parent), from_(new QSpinBox(this)), to_(new QSpinBox(this)) {
    constexpr std::uint32_t most = std::numeric_limits<int>::max();
    const int last = static_cast<int>(std::min(end, most));
    from_->setObjectName(QStringLiteral("from"));
    from_->setAccessibleName(tr("First step"));
    to_->setObjectName(QStringLiteral("to"));
    to_->setAccessibleName(tr("Last step"));
    for (QSpinBox* box : {from_, to_}) {
        box->setRange(0, last);
        connect(box, &QSpinBox::valueChanged, this, &StepRangeField::changed);
    }
    to_->setValue(last);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(from_, 1);
    //: Between two fields: from a step to another.
    row->addWidget(new QLabel(tr("to"), this));
    row->addWidget(to_, 1);
    setFocusProxy(from_);
}

} // namespace prunus

#include "moc_steprangefield.cpp"
