#include "ui/exams/examdialog.h"

#include "ui/export/preview.h"
#include "ui/widgets/formarea.h"
#include "ui/widgets/spokenlabel.h"
#include "ui/words/lists.h"
#include "ui/words/words.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QVBoxLayout>
#include <limits>

namespace prunus {
namespace {

constexpr int saidLines = 3;

QString whatIsWritten() {
    return ExamDialog::tr("Write makes a sheet, a key and a lesson file of each version.");
}

} // namespace

ExamDialog::ExamDialog(QWidget* parent)
    : QDialog(parent), looking_([this](Brought<Pages> pages) { showPages(std::move(pages)); }),
      writing_([this](Brought<Written> written) { land(std::move(written)); }) {
    setObjectName(QStringLiteral("examDialog"));
    setWindowTitle(tr("Exam sheets"));
    setWindowFlags(Qt::Window);
    said_ = new SpokenLabel(this);
    said_->setObjectName(QStringLiteral("examSaid"));
    said_->setWordWrap(true);
    said_->setTextFormat(Qt::PlainText);
    said_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    said_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    said_->setMinimumHeight(saidLines * fontMetrics().lineSpacing());
    form_ = buildForm();
    auto* middle = new QHBoxLayout;
    middle->setSpacing(16);
    middle->addLayout(buildPreview(), 1);
    middle->addWidget(new FormArea(*form_, this));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 12);
    column->setSpacing(12);
    column->addLayout(middle, 1);
    column->addWidget(said_);
    column->addWidget(buildButtons());
    tick_.setInterval(progressTick);
    connect(&tick_, &QTimer::timeout, this, &ExamDialog::derive);
    said_->setText(whatIsWritten());
    preview_->say(tr("Choose a lesson: a file with questions about trees."));
    derive();
    path_->setFocus();
}

/// A field in which somebody types calls its text finished when it goes, after what is of this
/// class.
ExamDialog::~ExamDialog() {
    path_->disconnect(this);
}

QLineEdit* ExamDialog::addPath(QWidget* parent, const char* name, const QString& label,
                               const std::function<void()>& choose) {
    auto* row = new QHBoxLayout;
    auto* field = new QLineEdit(parent);
    field->setObjectName(QLatin1String(name));
    field->setMinimumWidth(24 * fontMetrics().averageCharWidth());
    auto* button = new QPushButton(tr("Choose…"), parent);
    button->setObjectName(QLatin1String(name) + QStringLiteral("Choose"));
    button->setAutoDefault(false);
    button->setAccessibleDescription(label);
    connect(button, &QPushButton::clicked, this, choose);
    row->addWidget(field, 1);
    row->addWidget(button);
    static_cast<QFormLayout*>(parent->layout())->addRow(label, row);
    // A layout is no buddy for the label.
    if (auto* shown = qobject_cast<QLabel*>(
            static_cast<QFormLayout*>(parent->layout())->labelForField(row))) {
        shown->setBuddy(field);
    }
    return field;
}

QWidget* ExamDialog::buildForm() {
    auto* form = new QWidget(this);
    auto* rows = new QFormLayout(form);
    rows->setContentsMargins(0, 0, 0, 0);
    path_ = addPath(form, "examLesson", tr("&Lesson"), [this] { askForLesson(); });
    connect(path_, &QLineEdit::editingFinished, this, [this] { take(path_->text()); });
    copies_ = new QSpinBox(form);
    copies_->setObjectName(QStringLiteral("examCopies"));
    copies_->setRange(1, int(mostExamVersions));
    copies_->setValue(2);
    copies_->setToolTip(tr("Neighbours get different ones, with different keys where there are "
                           "such trees."));
    rows->addRow(tr("&Versions"), copies_);
    seed_ = new QSpinBox(form);
    seed_->setObjectName(QStringLiteral("examSeed"));
    seed_->setRange(0, std::numeric_limits<int>::max());
    seed_->setValue(1);
    seed_->setToolTip(tr("What trees are drawn from. The same seed gives the same sheets."));
    rows->addRow(tr("&Seed"), seed_);
    paper_ = new QComboBox(form);
    paper_->setObjectName(QStringLiteral("examPaper"));
    paper_->addItem(tr("A4"), int(QPageSize::A4));
    //: The size of paper.
    paper_->addItem(tr("Letter"), int(QPageSize::Letter));
    rows->addRow(tr("&Paper"), paper_);
    tikz_ = new QCheckBox(tr("Sheets and each &question in LaTeX, too"), form);
    tikz_->setObjectName(QStringLiteral("examTikz"));
    rows->addRow(QString(), tikz_);
    folder_ = addPath(form, "examFolder", tr("&Folder"), [this] { askForFolder(); });
    connect(folder_, &QLineEdit::textEdited, this, [this] {
        ownFolder_ = true;
        derive();
    });
    connect(seed_, &QSpinBox::valueChanged, this, &ExamDialog::lookAgain);
    connect(paper_, &QComboBox::currentIndexChanged, this, &ExamDialog::lookAgain);
    return form;
}

QLayout* ExamDialog::buildPreview() {
    preview_ = new Preview(this);
    part_ = new QComboBox(this);
    part_->setObjectName(QStringLiteral("examPart"));
    part_->setAccessibleName(tr("What is shown"));
    part_->addItems({tr("Sheet of version A"), tr("Key of version A")});
    page_ = new QSpinBox(this);
    page_->setObjectName(QStringLiteral("examPage"));
    page_->setMinimum(1);
    //: Before a number in a field; “of %1” stands behind it.
    page_->setPrefix(tr("page "));
    page_->setAccessibleName(tr("Page shown"));
    ofPages_ = new QLabel(this);
    connect(part_, &QComboBox::currentIndexChanged, this, &ExamDialog::showPage);
    connect(page_, &QSpinBox::valueChanged, this, &ExamDialog::showPage);
    auto* turning = new QHBoxLayout;
    turning->addStretch();
    turning->addWidget(part_);
    turning->addWidget(page_);
    turning->addWidget(ofPages_);
    turning->addStretch();
    auto* column = new QVBoxLayout;
    column->addWidget(preview_, 1);
    column->addLayout(turning);
    return column;
}

QWidget* ExamDialog::buildButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    write_ = buttons->addButton(tr("&Write"), QDialogButtonBox::ActionRole);
    write_->setObjectName(QStringLiteral("examWrite"));
    write_->setAutoDefault(false); // Enter in a field takes what was typed there
    connect(write_, &QPushButton::clicked, this, &ExamDialog::writeOrStop);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    return buttons;
}

void ExamDialog::askForLesson() {
    auto* dialog = new QFileDialog(this, tr("Open a lesson"), {}, tr("Lessons (*.json)"));
    dialog->setObjectName(QStringLiteral("openLessonForExam"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ExamDialog::take);
    dialog->open();
}

void ExamDialog::askForFolder() {
    auto* dialog = new QFileDialog(this, tr("Folder of the sheets"), folder_->text());
    dialog->setObjectName(QStringLiteral("folderOfExam"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& folder) {
        ownFolder_ = true;
        folder_->setText(QDir::toNativeSeparators(folder));
        derive();
    });
    dialog->open();
}

void ExamDialog::take(const QString& path) {
    const QString wanted = path.trimmed();
    if (wanted.isEmpty()) {
        return;
    }
    path_->setText(QDir::toNativeSeparators(wanted));
    auto lesson = ExamWriting::read(QDir::fromNativeSeparators(wanted));
    if (!lesson) {
        lesson_.reset();
        looking_.cancel();
        pages_.reset();
        preview_->say(lesson.error());
        tell(lesson.error());
        derive();
        return;
    }
    lesson_ = std::make_shared<const Lesson>(*std::move(lesson));
    if (!ownFolder_) {
        folder_->setText(QDir::toNativeSeparators(QFileInfo(wanted).absoluteDir().filePath(
            QString::fromStdString(lesson_->id) + QStringLiteral("-exam"))));
    }
    said_->setText(whatIsWritten());
    lookAgain();
}

ExamChoices ExamDialog::choices() const {
    return {static_cast<std::uint32_t>(copies_->value()),
            static_cast<std::uint64_t>(seed_->value()),
            QPageSize::PageSizeId(paper_->currentData().toInt()), tikz_->isChecked()};
}

/// What is shown is of other choices.
void ExamDialog::lookAgain() {
    pages_.reset();
    if (lesson_ != nullptr) {
        preview_->say(tr("Looking for a tree…"));
        looking_.start([lesson = lesson_, choices = choices()](Progress& progress) {
            return ExamWriting::firstPages(*lesson, choices, progress);
        });
    }
    derive();
}

void ExamDialog::showPages(Brought<Pages> pages) {
    if (!pages) {
        preview_->say(tr("There is not enough memory for this."));
    } else if (!*pages) {
        preview_->say(pages->error());
    } else {
        pages_ = **std::move(pages);
        showPage();
    }
    derive();
}

const ExamPages* ExamDialog::shownPages() const {
    return !pages_ ? nullptr : part_->currentIndex() == 0 ? &pages_->sheet : &pages_->key;
}

void ExamDialog::showPage() {
    const ExamPages* const pages = shownPages();
    if (pages == nullptr) {
        return;
    }
    const QSignalBlocker quiet(page_);
    page_->setMaximum(static_cast<int>(pages->count()));
    //: Behind a field with “page” and a number.
    ofPages_->setText(tr("of %1").arg(shownCount(pages->count())));
    const auto page = static_cast<std::uint64_t>(page_->value() - 1);
    preview_->present([pages = *pages, page] {
        const QSizeF size = pages.layout().fullRect(QPageLayout::Inch).size() * 96;
        return Drawing{size, [pages, page](QPainter& painter) { pages.paint(painter, page); }};
    });
}

QDir ExamDialog::folder() const {
    return {QDir::fromNativeSeparators(folder_->text().trimmed())};
}

void ExamDialog::writeOrStop() {
    if (writing_.runs()) {
        writing_.giveUp();
        return;
    }
    writing_.start(
        [lesson = lesson_, choices = choices(), folder = folder().path()](Progress& progress) {
            return ExamWriting::write(*lesson, choices, folder, progress);
        });
    tick_.start();
    derive();
}

void ExamDialog::land(Brought<Written> written) {
    tick_.stop();
    derive();
    if (!written) {
        tell(tr("There is not enough memory for this."));
    } else if (!*written) {
        tell(written->error());
    } else {
        QStringList said{tr("Sheets, keys and the versions’ lesson files are in %1.")
                             .arg(QDir::toNativeSeparators(folder().absolutePath()))};
        said += (*written)->notes;
        tell(said.join(u' '));
    }
}

void ExamDialog::derive() {
    const bool writes = writing_.runs();
    form_->setEnabled(!writes);
    write_->setText(writes ? tr("S&top") : tr("&Write"));
    write_->setEnabled(writes || (lesson_ != nullptr && !folder_->text().trimmed().isEmpty()));
    part_->setEnabled(pages_.has_value());
    page_->setEnabled(pages_.has_value());
    if (!pages_) {
        ofPages_->clear();
    }
    if (writes) {
        said_->setText(tr("Looking for trees that are equally hard. Tried: %1")
                           .arg(shownCount(writing_.progress().nodesVisited())));
    }
}

void ExamDialog::tell(const QString& text) {
    said_->setText(text);
    announce(*said_);
}

/// What runs is of no use any more.
void ExamDialog::done(int result) {
    looking_.cancel();
    writing_.cancel();
    QDialog::done(result);
}

} // namespace prunus

#include "moc_examdialog.cpp"
