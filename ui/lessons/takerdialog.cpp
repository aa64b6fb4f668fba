#include "ui/lessons/takerdialog.h"

#include "core/lessons/lessonjson.h"
#include "ui/lessons/lessonwords.h"
#include "ui/widgets/card.h"
#include "ui/widgets/savedialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QFrame>
#include <QRegularExpression>
#include <algorithm>
#include <utility>

namespace prunus {
namespace {

/// By name and number, or by the file of the answers.
QString called(const Taker& taker) {
    return taker.id.isEmpty() && taker.name.isEmpty() ? QFileInfo(taker.file).fileName()
           : taker.id.isEmpty() || taker.name.isEmpty()
               ? taker.id + taker.name
               //: Somebody's name, and a student's number.
               : TakerDialog::tr("%1 (%2)").arg(taker.name, taker.id);
}

} // namespace

TakerDialog::TakerDialog(const Lesson& lesson, std::vector<Taker> begun, QWidget* parent)
    : QDialog(parent), lessonId_(QString::fromStdString(lesson.id)), begun_(std::move(begun)),
      fault_(makeWrappedLabel("takerFault", this)), id_(new QLineEdit(this)),
      name_(new QLineEdit(this)) {
    setObjectName(QStringLiteral("takerDialog"));
    setWindowTitle(LessonWords::mode(lesson.mode));
    QLabel* title = makeWrappedLabel("takerLesson", this);
    title->setText(QString::fromStdString(lesson.title.empty() ? lesson.id : lesson.title));
    setBold(*title, true);
    QLabel* about = makeWrappedLabel("takerAbout", this);
    about->setText(
        tr("Your answers are written into a file on this computer, which you give to your teacher. "
           "Nothing is sent anywhere. Number and name go into that file and nowhere else; both may "
           "stay empty."));
    for (const auto& [field, name] : {std::pair(id_, "takerId"), std::pair(name_, "takerName")}) {
        field->setObjectName(QLatin1String(name));
        field->setMaxLength(int(mostNameBytes) / 4); // letters can take four bytes
    }
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&Student number:"), id_);
    form->addRow(tr("&Name:"), name_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* begin =
        buttons->addButton(tr("&Choose the file and begin…"), QDialogButtonBox::AcceptRole);
    begin->setObjectName(QStringLiteral("takerBegin"));
    begin->setDefault(true);
    begin->setEnabled(false);
    QPushButton* without =
        buttons->addButton(tr("Save &without name…"), QDialogButtonBox::ActionRole);
    without->setObjectName(QStringLiteral("takerWithoutName"));
    const auto derive = [this, begin] {
        begin->setEnabled(!id_->text().trimmed().isEmpty() || !name_->text().trimmed().isEmpty());
    };
    connect(id_, &QLineEdit::textChanged, begin, derive);
    connect(name_, &QLineEdit::textChanged, begin, derive);
    connect(begin, &QPushButton::clicked, this, [this] { askForFile(true); });
    connect(without, &QPushButton::clicked, this, [this] { askForFile(false); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(title);
    if (!begun_.empty()) {
        addBegun(*column);
    }
    column->addWidget(about);
    column->addLayout(form);
    fault_->hide();
    column->addWidget(fault_);
    column->addStretch(1);
    column->addWidget(buttons);
    resize(520, sizeHint().height());
}

/// Whose it is that was begun, above the fields of somebody else.
void TakerDialog::addBegun(QVBoxLayout& column) {
    QLabel* const question = makeWrappedLabel("takerQuestion", this);
    question->setText(tr("This was begun on this computer. Whose is it?"));
    auto* who = new QComboBox(this);
    who->setObjectName(QStringLiteral("takerWho"));
    who->setAccessibleName(question->text());
    for (const Taker& each : begun_) {
        who->addItem(called(each));
    }
    auto* goOn = new QPushButton(tr("&Go on"), this);
    goOn->setObjectName(QStringLiteral("takerGoOn"));
    connect(goOn, &QPushButton::clicked, this, [this, who] {
        accept();
        emit goOnAsked(begun_[std::size_t(who->currentIndex())]);
    });
    auto* row = new QHBoxLayout;
    row->addWidget(who, 1);
    row->addWidget(goOn);
    auto* line = new QFrame(this);
    line->setFrameStyle(QFrame::HLine | QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    QLabel* const other = makeWrappedLabel("takerOther", this);
    other->setText(tr("Or somebody else begins. What was answered before stays as it is."));
    column.addWidget(question);
    column.addLayout(row);
    column.addWidget(line);
    column.addWidget(other);
}

/// Not into a file with the answers of somebody who is not done.
void TakerDialog::take(const Taker& taker) {
    const QFileInfo file(taker.file);
    const auto other = std::ranges::find_if(
        begun_, [&file](const Taker& each) { return QFileInfo(each.file) == file; });
    if (other != begun_.end()) {
        fault_->setText(tr("%1 has answers that were begun before. Choose another file, or go on "
                           "with them.")
                            .arg(file.fileName()));
        fault_->show();
        return;
    }
    accept();
    emit chosen(taker);
}

void TakerDialog::askForFile(bool named) {
    const QString id = named ? id_->text().trimmed() : QString();
    const QString name = named ? name_->text().trimmed() : QString();
    static const QRegularExpression others(QStringLiteral("[^\\p{L}\\p{N}._-]+"));
    QStringList parts{lessonId_, id.isEmpty() ? name : id};
    parts.removeAll(QString());
    auto* dialog =
        makeSaveDialog(this, {.name = "saveDialog",
                              .title = tr("Where the answers go"),
                              .kinds = {tr("Answers (*.prunus-attempt.json)")},
                              .file = parts.join(u'-').replace(others, QStringLiteral("-"))});
    connect(dialog, &QFileDialog::fileSelected, this, [this, id, name](const QString& path) {
        take({id, name, path});
    });
    dialog->open();
}

} // namespace prunus

#include "moc_takerdialog.cpp"
