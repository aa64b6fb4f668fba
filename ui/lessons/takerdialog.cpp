#include "ui/lessons/takerdialog.h"

#include "core/lessons/lessonjson.h"
#include "ui/lessons/lessonwords.h"
#include "ui/widgets/card.h"
#include "ui/widgets/savedialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace prunus {

TakerDialog::TakerDialog(const Lesson& lesson, QWidget* parent)
    : QDialog(parent), lessonId_(QString::fromStdString(lesson.id)), id_(new QLineEdit(this)),
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
    column->addWidget(about);
    column->addLayout(form);
    column->addStretch(1);
    column->addWidget(buttons);
    resize(520, sizeHint().height());
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
        accept();
        emit chosen({id, name, path});
    });
    dialog->open();
}

} // namespace prunus
