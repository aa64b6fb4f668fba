#include "ui/lessons/lessonsdialog.h"

#include "ui/lessons/lessonstate.h"
#include "ui/lessons/lessontext.h"
#include "ui/widgets/card.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

namespace prunus {
namespace {

/// How long it takes, how it begins, and where it comes from.
QString about(const Lesson& lesson) {
    QString html;
    if (lesson.minutes > 0) {
        html += QStringLiteral("<p><i>%1</i></p>")
                    .arg(LessonsDialog::tr("About %n minutes", nullptr, int(lesson.minutes)));
    }
    const auto* const text =
        lesson.steps.empty() ? nullptr : std::get_if<LessonText>(&lesson.steps.front());
    html += text == nullptr ? QString() : lessonHtml(QString::fromStdString(text->text));
    for (const std::string& each : lesson.sources) {
        html += QStringLiteral("<p><small>%1</small></p>")
                    .arg(QString::fromStdString(each).toHtmlEscaped());
    }
    return html;
}

QString entry(const QString& title, LessonState state) {
    return state == LessonState::done    ? LessonsDialog::tr("✓ %1 (done)").arg(title)
           : state == LessonState::begun ? LessonsDialog::tr("%1 (begun)").arg(title)
                                         : title;
}

} // namespace

LessonsDialog::LessonsDialog(const QString& folder, QWidget* parent)
    : QDialog(parent), list_(new QListWidget(this)), about_(makeLabel("lessonAbout", this)) {
    setObjectName(QStringLiteral("lessonsDialog"));
    setWindowTitle(tr("Open a lesson"));
    list_->setObjectName(QStringLiteral("lessonList"));
    list_->setAccessibleName(tr("Lessons"));
    list_->setWordWrap(true);
    int next = -1; // to be taken
    for (const ShippedLesson& each : shippedLessons()) {
        const LessonState state = stateOf(openShipped(each), folder);
        list_->addItem(entry(QString::fromStdString(each.lesson.title), state));
        next = next < 0 && state != LessonState::done ? list_->count() - 1 : next;
    }
    about_->setWordWrap(true);
    about_->setTextFormat(Qt::RichText);
    about_->setAlignment(Qt::AlignTop);
    auto* area = new QScrollArea(this); // large letters need more room than there is
    area->setAccessibleName(tr("About the lesson"));
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(about_);
    about_->setAutoFillBackground(false);
    area->viewport()->setAutoFillBackground(false);
    auto* row = new QHBoxLayout;
    row->addWidget(list_, 1);
    row->addWidget(area, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    open_ = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
    open_->setObjectName(QStringLiteral("openLesson"));
    open_->setDefault(true);
    QPushButton* file = buttons->addButton(tr("From a &file…"), QDialogButtonBox::ActionRole);
    file->setObjectName(QStringLiteral("openLessonFile"));
    connect(buttons, &QDialogButtonBox::accepted, this, &LessonsDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(file, &QPushButton::clicked, this, &LessonsDialog::askForFile);
    connect(list_, &QListWidget::currentRowChanged, this, &LessonsDialog::tell);
    connect(list_, &QListWidget::itemDoubleClicked, this, &LessonsDialog::choose);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(buttons);
    resize(760, 460);
    list_->setCurrentRow(std::max(next, 0));
    tell();
}

void LessonsDialog::tell() {
    const int row = list_->currentRow();
    open_->setEnabled(row >= 0);
    about_->setText(row < 0 ? QString() : about(shippedLessons()[std::size_t(row)].lesson));
}

void LessonsDialog::choose() {
    if (const int row = list_->currentRow(); row >= 0) {
        accept();
        emit chosen(openShipped(shippedLessons()[std::size_t(row)]));
    }
}

void LessonsDialog::askForFile() {
    auto* dialog = new QFileDialog(this, tr("Open a lesson"));
    dialog->setObjectName(QStringLiteral("openLessonDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Lessons (*.prunus-lesson.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        accept();
        emit fileChosen(path);
    });
    dialog->open();
}

} // namespace prunus

#include "moc_lessonsdialog.cpp"
