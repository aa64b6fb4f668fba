#include "ui/export/handoutdialog.h"

#include "ui/export/figurechoicesform.h"
#include "ui/export/preview.h"
#include "ui/words/words.h"

#include <QHBoxLayout>
#include <algorithm>
#include <utility>

namespace prunus {

HandoutDialog::HandoutDialog(ShownStep shown, const ExportChoices& choices, QWidget* parent)
    : ExportDialog(std::move(shown), choices, parent), steps_(new QComboBox(this)),
      range_(new StepRangeField(this->shown().trace->end().value, this)),
      perPage_(new QComboBox(this)), paper_(new QComboBox(this)), page_(new QSpinBox(this)),
      pages_(new QLabel(this)) {
    setObjectName(QStringLiteral("handoutDialog"));
    setWindowTitle(tr("Export handout"));
    buildFields();
    arrange(pageTurning());
    connect(&form(), &FigureChoicesForm::changed, this, &HandoutDialog::showPages);
    connect(page_, &QSpinBox::valueChanged, this, &HandoutDialog::showPage);
    for (QComboBox* box : {steps_, perPage_, paper_}) {
        connect(box, &QComboBox::currentIndexChanged, this, &HandoutDialog::showPages);
    }
    connect(range_, &StepRangeField::changed, this, &HandoutDialog::showPages);
    steps_->setFocus();
    showPages();
}

QLayout* HandoutDialog::pageTurning() {
    page_->setObjectName(QStringLiteral("page"));
    page_->setMinimum(1);
    //: Before a number in a field; “of %1” stands behind it.
    page_->setPrefix(tr("page "));
    page_->setAccessibleName(tr("Page shown"));
    pages_->setObjectName(QStringLiteral("pages"));
    auto* turning = new QHBoxLayout;
    turning->addStretch();
    turning->addWidget(page_);
    turning->addWidget(pages_);
    turning->addStretch();
    return turning;
}

void HandoutDialog::buildFields() {
    steps_->setObjectName(QStringLiteral("steps"));
    steps_->addItem(tr("All steps"), int(StepChoice::Kind::all));
    steps_->addItem(tr("Only the cutoffs"), int(StepChoice::Kind::cutoffs));
    steps_->addItem(tr("A range"), int(StepChoice::Kind::range));
    steps_->setCurrentIndex(steps_->findData(int(given().steps)));
    perPage_->setObjectName(QStringLiteral("perPage"));
    for (const int each : {1, 2, 3, 4, 6, 8, 9, 12}) {
        perPage_->addItem(QString::number(each), each);
    }
    perPage_->setCurrentIndex(std::max(0, perPage_->findData(given().perPage)));
    paper_->setObjectName(QStringLiteral("paper"));
    paper_->addItem(tr("A4"), int(QPageSize::A4));
    //: The size of paper.
    paper_->addItem(tr("Letter"), int(QPageSize::Letter));
    paper_->setCurrentIndex(std::max(0, paper_->findData(int(given().paper))));
    form().addRow(tr("S&teps"), steps_);
    form().addRow(tr("F&rom"), range_);
    form().addRow(tr("Steps a pa&ge"), perPage_);
    form().addRow(tr("P&aper"), paper_);
    proofs_ = form().addCheck(tr("Proo&fs of cutoffs"), "showProofs", given().showProofs);
    proofs_->setToolTip(tr("Numbers the moves that prove a cutoff, as “Why?” does"));
}

ExportChoices HandoutDialog::choices() const {
    ExportChoices choices = given();
    choices.style = form().style();
    choices.style.proof.clear(); // of the step in the window
    choices.showProofs = proofs_->isChecked();
    choices.steps = StepChoice::Kind(steps_->currentData().toInt());
    choices.perPage = perPage_->currentData().toInt();
    choices.paper = QPageSize::PageSizeId(paper_->currentData().toInt());
    return choices;
}

HandoutChoices HandoutDialog::handout() const {
    const ExportChoices chosen = choices();
    return {{chosen.steps, range_->first(), range_->last()},
            chosen.perPage,
            chosen.paper,
            chosen.showProofs,
            chosen.style};
}

void HandoutDialog::showPages() {
    range_->setEnabled(choices().steps == StepChoice::Kind::range);
    handout_.emplace(*shown().document, *shown().trace, handout());
    const QString fault = handout_->fault();
    exporting().setEnabled(fault.isEmpty());
    page_->setEnabled(fault.isEmpty());
    if (!fault.isEmpty()) {
        pages_->clear();
        preview().say(fault);
        return;
    }
    //: Behind a field with “page” and a number.
    pages_->setText(tr("of %1").arg(shownCount(handout_->pageCount())));
    page_->setMaximum(static_cast<int>(handout_->pageCount()));
    showPage();
}

void HandoutDialog::showPage() {
    if (!handout_->fault().isEmpty()) {
        return;
    }
    const auto page = static_cast<std::uint64_t>(page_->value() - 1);
    preview().present([step = shown(), handout = *handout_, page] {
        return Drawing{handout.pageSize(), [step, handout, page](QPainter& painter) {
                           handout.paintPage(painter, page);
                       }};
    });
}

} // namespace prunus

#include "moc_handoutdialog.cpp"
