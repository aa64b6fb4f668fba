#include "ui/practice/coursedialog.h"

#include "core/practice/profiletexts.h"
#include "core/practice/shippedprofiles.h"
#include "ui/practice/courseform.h"
#include "ui/widgets/card.h"
#include "ui/widgets/formarea.h"
#include "ui/widgets/spokenlabel.h"
#include "ui/words/coursewords.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

namespace prunus {

CourseDialog::CourseDialog(Courses& courses, QWidget* parent)
    : QDialog(parent), courses_(courses), list_(new QListWidget(this)) {
    setObjectName(QStringLiteral("courseDialog"));
    setWindowTitle(tr("Course"));
    list_->setObjectName(QStringLiteral("courseList"));
    list_->setAccessibleName(tr("Courses"));
    list_->setWordWrap(true); // of long names no end is out of sight
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMinimumWidth(list_->fontMetrics().averageCharWidth() * 34);
    auto* halves = new QHBoxLayout;
    halves->addWidget(list_, 1);
    halves->addWidget(buildSide(), 1);
    fault_ = new SpokenLabel(this);
    fault_->setObjectName(QStringLiteral("courseFault"));
    fault_->setWordWrap(true);
    fault_->setTextFormat(Qt::PlainText);
    fault_->setForegroundRole(QPalette::BrightText); // that of a warning
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto* use = buttons->addButton(tr("&Use this course"), QDialogButtonBox::AcceptRole);
    use->setObjectName(QStringLiteral("useCourse"));
    use->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &CourseDialog::use);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(halves, 1);
    column->addWidget(fault_);
    column->addWidget(buttons);
    connect(list_, &QListWidget::currentRowChanged, this, &CourseDialog::derive);
    connect(list_, &QListWidget::itemActivated, this, &CourseDialog::use);
    fill();
    resize(std::max(720, sizeHint().width()), 480);
}

QWidget* CourseDialog::buildSide() {
    auto* side = new QWidget(this);
    described_ = makeWrappedLabel("courseDescribed", side);
    described_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    auto* area = new FormArea(*described_, side);
    area->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    column->addWidget(area, 1);
    const auto add = [&](const char* name, const QString& text, void (CourseDialog::*command)()) {
        auto* button = new QPushButton(text, side);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, command);
        column->addWidget(button);
        return button;
    };
    add("editCourse", tr("&Edit, as a file of your own…"), &CourseDialog::edit);
    add("openCourse", tr("&Open a file…"), &CourseDialog::openFile);
    forget_ = add("forgetCourse", tr("&Take it off the list"), &CourseDialog::forgetFile);
    return side;
}

bool CourseDialog::isChosen(const Profile& course) const {
    return courses_.isOther() ? course == courses_.chosen() : course == shippedProfiles().front();
}

/// The file, or else what is chosen, is the current row.
void CourseDialog::fill(const QString& shownPath) {
    list_->clear();
    rows_.clear();
    faults_.clear();
    for (std::size_t k = 0; k < shippedProfiles().size(); ++k) {
        const std::string text(profileTexts()[k]);
        addRow({shippedProfiles()[k], {}, keysSaidIn(QByteArray::fromStdString(text))});
    }
    for (const QString& path : courses_.files()) {
        if (auto course = readCourse(path)) {
            addRow({*std::move(course), path, keysSaidInFile(path)});
        } else {
            faults_ << course.error();
        }
    }
    auto at = std::ranges::find_if(rows_, [&](const Row& each) {
        return shownPath.isEmpty() ? isChosen(each.course) : each.path == shownPath;
    });
    if (at == rows_.end() && courses_.isOther() && shownPath.isEmpty()) {
        addRow({courses_.chosen(),
                {},
                courses_.said()}); // its file is gone, or says something else now
        at = rows_.end() - 1;
    }
    list_->setCurrentRow(at == rows_.end() ? 0 : static_cast<int>(at - rows_.begin()));
    derive();
}

void CourseDialog::addRow(const Row& row) {
    rows_.push_back(row);
    list_->addItem(CourseWords::name(row.course));
}

const CourseDialog::Row* CourseDialog::current() const {
    const auto row = static_cast<std::size_t>(list_->currentRow());
    return row < rows_.size() ? &rows_[row] : nullptr;
}

void CourseDialog::openFile() {
    auto* dialog = new QFileDialog(this, tr("Open a course"), {}, tr("Courses (*.json)"));
    dialog->setObjectName(QStringLiteral("openCourseFile"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &CourseDialog::takeFile);
    dialog->open();
}

void CourseDialog::takeFile(const QString& path) {
    if (const auto course = readCourse(path); !course) {
        fault_->setText(course.error());
        announce(*fault_);
        return;
    }
    courses_.addFile(path);
    fill(QFileInfo(path).absoluteFilePath());
}

void CourseDialog::edit() {
    if (const Row* row = current()) {
        auto* form = new CourseForm(row->course, row->path, this);
        connect(form, &CourseForm::saved, this, &CourseDialog::takeFile);
        form->open();
    }
}

void CourseDialog::forgetFile() {
    if (const Row* row = current()) {
        courses_.removeFile(row->path);
        fill();
    }
}

void CourseDialog::use() {
    if (const Row* row = current()) {
        courses_.choose(row->course, row->said);
        accept();
    }
}

void CourseDialog::derive() {
    const Row* row = current();
    described_->setText(
        row == nullptr ? QString() : CourseWords::described(row->course, keysNotKept(row->course)));
    forget_->setEnabled(row != nullptr && !row->path.isEmpty());
    fault_->setText(faults_.join(u'\n'));
}

} // namespace prunus

#include "moc_coursedialog.cpp"
