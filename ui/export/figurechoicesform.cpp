#include "ui/export/figurechoicesform.h"

#include <QLabel>

namespace prunus {

FigureChoicesForm::FigureChoicesForm(const FigureStyle& style, QWidget* parent)
    : QWidget(parent), given_(style), rows_(new QFormLayout(this)), colours_(new QComboBox(this)) {
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setHorizontalSpacing(12);
    rows_->setVerticalSpacing(8);
    colours_->setObjectName(QStringLiteral("colours"));
    colours_->addItem(tr("Light"), int(ThemeKind::light));
    colours_->addItem(tr("Dark"), int(ThemeKind::dark));
    colours_->addItem(tr("High contrast"), int(ThemeKind::highContrast));
    colours_->addItem(tr("Black and white"), int(ThemeKind::blackAndWhite));
    colours_->setCurrentIndex(colours_->findData(int(style.theme)));
    rows_->addRow(tr("&Colours"), colours_);
    connect(colours_, &QComboBox::currentIndexChanged, this, &FigureChoicesForm::changed);
    windows_ = addCheck(tr("&Windows of open nodes"), "showWindows", style.showWindows);
    values_ = addCheck(tr("&Values of inner nodes"), "showValues", style.showValues);
    names_ = addCheck(tr("&Names"), "showNames", style.showNames);
    pruned_ = addCheck(tr("&Pruned parts"), "showPruned", style.showPruned);
    hideUnread_ = addCheck(tr("&Hide unread leaves"), "hideUnread", style.hideUnreadLeaves);
}

QCheckBox* FigureChoicesForm::addCheck(const QString& text, const char* name, bool on) {
    auto* check = new QCheckBox(text, this);
    check->setObjectName(QLatin1String(name));
    check->setChecked(on);
    rows_->addRow(check);
    connect(check, &QCheckBox::toggled, this, &FigureChoicesForm::changed);
    return check;
}

void FigureChoicesForm::addRow(const QString& label, QWidget* field) {
    rows_->insertRow(own_++, label, field);
}

void FigureChoicesForm::nameLight(const QString& name, const QString& meaning) {
    const int light = colours_->findData(int(ThemeKind::light));
    colours_->setItemText(light, name);
    colours_->setItemData(light, meaning, Qt::ToolTipRole);
}

void FigureChoicesForm::addBoards() {
    boards_ = addCheck(tr("&Boards"), "showBoards", given_.showBoards);
}

void FigureChoicesForm::addNotes() {
    notes_ = addCheck(tr("N&otes"), "showNotes", given_.notes != ShownNotes::none);
    notes_->setToolTip(tr("What the author says at the step, with arrows and boxes. Not where "
                          "unread leaves are hidden, of which it may tell."));
    connect(this, &FigureChoicesForm::changed, this, &FigureChoicesForm::deriveNotes);
    deriveNotes();
}

void FigureChoicesForm::deriveNotes() {
    if (notes_ != nullptr) {
        notes_->setEnabled(hideUnread_->isEnabled() && !hideUnread_->isChecked());
    }
}

void FigureChoicesForm::addBlanks(const Blanks& blanks) {
    blankWindows_ = addCheck(tr("E&mpty boxes for α and β"), "blankWindows", blanks.window);
    blankValues_ = addCheck(tr("Empty boxes for val&ues"), "blankValues", blanks.value);
}

Blanks FigureChoicesForm::blanks() const {
    return {blankWindows_->isChecked(), blankValues_->isChecked()};
}

void FigureChoicesForm::chooseFor(bool question) {
    for (QWidget* each :
         std::initializer_list<QWidget*>{colours_, windows_, values_, pruned_, hideUnread_}) {
        each->setEnabled(!question);
    }
    deriveNotes();
    blankWindows_->setEnabled(question);
    blankValues_->setEnabled(question);
}

FigureStyle FigureChoicesForm::style() const {
    FigureStyle style = given_;
    style.theme = ThemeKind(colours_->currentData().toInt());
    style.showWindows = windows_->isChecked();
    style.showValues = values_->isChecked();
    style.showNames = names_->isChecked();
    style.showPruned = pruned_->isChecked();
    style.hideUnreadLeaves = hideUnread_->isChecked();
    if (notes_ != nullptr) {
        style.notes = notes_->isChecked() ? ShownNotes::all : ShownNotes::none;
    }
    if (boards_ != nullptr) {
        style.showBoards = boards_->isChecked();
    }
    return style;
}

} // namespace prunus

#include "moc_figurechoicesform.cpp"
