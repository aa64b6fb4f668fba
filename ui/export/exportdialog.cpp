#include "ui/export/exportdialog.h"

#include "core/games/treeboards.h"
#include "ui/export/figurechoicesform.h"
#include "ui/export/preview.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <utility>

namespace prunus {

ExportDialog::ExportDialog(ShownStep shown, const ExportChoices& choices, QWidget* parent)
    : QDialog(parent), shown_(std::move(shown)), given_(choices), preview_(new Preview(this)),
      form_(new FigureChoicesForm(choices.style, this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Cancel, this)),
      exporting_(buttons_->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole)) {
    if (boardsOf(shown_.document->shared) != nullptr) {
        form_->addBoards();
    }
    if (!shown_.document->tree.header().notes.empty()) {
        form_->addNotes();
    }
    exporting_->setObjectName(QStringLiteral("exportNow"));
    exporting_->setDefault(true);
    connect(buttons_, &QDialogButtonBox::accepted, this, &ExportDialog::exportWanted);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ExportDialog::arrange(QLayout* underPreview) {
    auto* left = new QVBoxLayout;
    left->addWidget(preview_, 1);
    if (underPreview != nullptr) {
        left->addLayout(underPreview);
    }
    auto* side = new QVBoxLayout;
    side->addWidget(form_);
    side->addStretch();
    auto* middle = new QHBoxLayout;
    middle->setSpacing(16);
    middle->addLayout(left, 1);
    middle->addLayout(side);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 12);
    column->setSpacing(12);
    column->addLayout(middle, 1);
    column->addWidget(buttons_);
}

} // namespace prunus

#include "moc_exportdialog.cpp"
