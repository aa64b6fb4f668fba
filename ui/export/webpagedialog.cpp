#include "ui/export/webpagedialog.h"

#include "ui/export/figurechoicesform.h"
#include "ui/export/preview.h"

#include <algorithm>
#include <utility>

namespace prunus {

namespace {

enum class Steps : std::uint8_t { all, range };

/// On the timeline of these searches.
std::uint32_t lastBeat(const ShownStep& shown, const WebPageChoices& choices) {
    return WebPage(shown.document, choices).last().value;
}

} // namespace

WebPageDialog::WebPageDialog(ShownStep shown, const ExportChoices& choices, QWidget* parent)
    : ExportDialog(std::move(shown), choices, parent), subject_(new QComboBox(this)),
      steps_(new QComboBox(this)) {
    setObjectName(QStringLiteral("webPageDialog"));
    setWindowTitle(tr("Export web page"));
    buildFields();
    arrange();
    connect(&form(), &FigureChoicesForm::changed, this, &WebPageDialog::showPage);
    connect(range_, &StepRangeField::changed, this, &WebPageDialog::showPage);
    for (QComboBox* box : {subject_, steps_}) {
        connect(box, &QComboBox::currentIndexChanged, this, &WebPageDialog::showPage);
    }
    steps_->setFocus();
    showPage();
}

void WebPageDialog::buildFields() {
    subject_->setObjectName(QStringLiteral("subject"));
    subject_->addItem(tr("This search"), int(Subject::step));
    if (!shown().panes.empty()) {
        subject_->addItem(tr("All panes"), int(Subject::panes));
        subject_->setCurrentIndex(1);
    }
    steps_->setObjectName(QStringLiteral("steps"));
    steps_->addItem(tr("All steps"), int(Steps::all));
    steps_->addItem(tr("A range"), int(Steps::range));
    WebPageChoices whole;
    whole.searches = searches();
    whole.pace = shown().pace;
    range_ = new StepRangeField(lastBeat(shown(), whole), this);
    //: A page shows this search, or all panes.
    form().addRow(tr("Sh&ows"), subject_);
    form().addRow(tr("S&teps"), steps_);
    form().addRow(tr("F&rom"), range_);
    form().nameLight(tr("As on the device"),
                     tr("Light or dark, as whoever reads the page has set their device"));
    proofs_ = form().addCheck(tr("Proo&fs of cutoffs"), "showProofs", given().showProofs);
    proofs_->setToolTip(tr("Numbers the moves that prove a cutoff, as “Why?” does"));
}

std::vector<PageSearch> WebPageDialog::searches() const {
    if (Subject(subject_->currentData().toInt()) != Subject::panes) {
        return {{shown().trace, given().style.side}};
    }
    std::vector<PageSearch> searches;
    for (const ComparedSearch& each : shown().panes) {
        searches.push_back({each.trace, each.side, each.isPicked});
    }
    return searches;
}

ExportChoices WebPageDialog::choices() const {
    ExportChoices choices = given();
    choices.style = form().style();
    choices.showProofs = proofs_->isChecked();
    return choices;
}

WebPageChoices WebPageDialog::page() const {
    WebPageChoices page;
    page.searches = searches();
    page.pace = shown().pace;
    page.showsDifferences = shown().showsDifferences;
    page.showProofs = proofs_->isChecked();
    page.figure = form().style();
    page.figure.proof.clear(); // of the step in the window
    if (Steps(steps_->currentData().toInt()) == Steps::range) {
        const std::uint32_t end = lastBeat(shown(), page);
        page.beats = {Beat{std::min(range_->first().value, end)},
                      Beat{std::min(range_->last().value, end)}};
    }
    return page;
}

void WebPageDialog::showPage() {
    range_->setEnabled(Steps(steps_->currentData().toInt()) == Steps::range);
    const WebPage page(shown().document, this->page());
    const QString fault = page.fault();
    exporting().setEnabled(fault.isEmpty());
    if (!fault.isEmpty()) {
        preview().say(fault);
        return;
    }
    const auto own = std::size_t(&page.picked() - page.choices().searches.data());
    const Beat now = std::clamp(page.timeline().beat(own, shown().step), page.first(), page.last());
    preview().present([page, now] {
        const FigureSheet sheet = page.sheet(now, page.choices().figure.theme);
        return Drawing{QSizeF(sheet.size), sheet.paint};
    });
}

} // namespace prunus

#include "moc_webpagedialog.cpp"
