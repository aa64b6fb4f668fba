// What the dialog for writing a lesson is made of, and what it shows.

#include "core/lessons/ambiguity.h"
#include "core/lessons/lessonjson.h"
#include "ui/lessons/lessonwords.h"
#include "ui/lessons/lessonwriter.h"
#include "ui/lessons/openlesson.h"
#include "ui/lessons/stepforms.h"
#include "ui/lessons/writingwords.h"
#include "ui/widgets/card.h"
#include "ui/widgets/noticebar.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QRegularExpression>
#include <QRegularExpressionValidator>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

namespace prunus {
namespace {

constexpr std::array everyMode{Lesson::Mode::lesson, Lesson::Mode::selfCheck,
                               Lesson::Mode::homework, Lesson::Mode::exam};

/// Whether its key depends on a rule that its text does not say.
bool isAmbiguous(const Lesson& lesson, LessonPlace place) {
    const LessonExercise* const exercise = exerciseAt(lesson, place);
    return exercise != nullptr && place.question && exercise->tree &&
           !ambiguitiesOf(exercise->questions[*place.question], *exercise->tree).empty();
}

} // namespace

LessonWriter::LessonWriter(Session& session, LessonDraft& draft, QWidget* parent)
    : QDialog(parent), session_(session), draft_(draft),
      notice_(new NoticeBar(QStringLiteral("writerNotice"), this)) {
    setObjectName(QStringLiteral("lessonWriter"));
    auto* halves = new QSplitter(Qt::Horizontal, this);
    halves->setChildrenCollapsible(false);
    halves->addWidget(makeSteps());
    halves->addWidget(makeForms());
    halves->setStretchFactor(0, 2);
    halves->setStretchFactor(1, 3);
    auto* column = new QVBoxLayout(this);
    column->addWidget(notice_);
    column->addWidget(makeHead());
    column->addWidget(halves, 1);
    column->addWidget(makeFoot());
    for (const auto& [keys, button] :
         {std::pair(QKeySequence(QKeySequence::Undo), undo_),
          std::pair(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), redo_),
          std::pair(QKeySequence(Qt::CTRL | Qt::Key_S), save_)}) {
        connect(new QShortcut(keys, this), &QShortcut::activated, button, &QPushButton::click);
    }
    connect(&draft, &LessonDraft::changed, this, &LessonWriter::refresh);
    connect(&draft, &LessonDraft::failed, this, &LessonWriter::tell);
    refresh();
    go(places_.empty() ? std::nullopt : std::optional(places_.front()));
    resize(860, 620);
}

QWidget* LessonWriter::makeHead() {
    auto* head = new QWidget(this);
    title_ = new QLineEdit(head);
    title_->setObjectName(QStringLiteral("lessonTitle"));
    title_->setMaxLength(int(mostNameBytes) / 4); // letters can take four bytes
    id_ = new QLineEdit(head);
    id_->setObjectName(QStringLiteral("lessonId"));
    id_->setToolTip(tr("By which files of answers name the lesson. Letters, digits, “-”, “_” and "
                       "“.”; it is best not changed once the lesson is given out."));
    id_->setValidator(new QRegularExpressionValidator(
        QRegularExpression(QStringLiteral("[A-Za-z0-9][A-Za-z0-9._-]{0,63}")), id_));
    mode_ = new QComboBox(head);
    mode_->setObjectName(QStringLiteral("lessonMode"));
    for (const Lesson::Mode each : everyMode) {
        mode_->addItem(LessonWords::explained(each));
    }
    course_ = new QComboBox(head);
    course_->setObjectName(QStringLiteral("lessonCourse"));
    addCourses(*course_);
    for (QComboBox* each : {mode_, course_}) {
        each->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    }
    auto* grid = new QGridLayout(head);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(3, 2);
    const auto add = [grid, head](int row, int at, const QString& name, QWidget* field) {
        auto* label = new QLabel(name, head);
        label->setBuddy(field);
        grid->addWidget(label, row, at);
        grid->addWidget(field, row, at + 1);
    };
    add(0, 0, tr("Titl&e:"), title_);
    add(0, 2, tr("Short na&me:"), id_);
    add(1, 0, tr("&It is a:"), mode_);
    add(1, 2, tr("&Course:"), course_);
    connect(title_, &QLineEdit::textEdited, this, &LessonWriter::takeTitle);
    connect(id_, &QLineEdit::textEdited, this, &LessonWriter::takeId);
    connect(mode_, &QComboBox::currentIndexChanged, this, &LessonWriter::takeCourse);
    connect(course_, &QComboBox::currentIndexChanged, this, &LessonWriter::takeCourse);
    return head;
}

QPushButton* LessonWriter::makeButton(const char* name, const QString& text,
                                      const std::function<void()>& press) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, press);
    return button;
}

QWidget* LessonWriter::makeSteps() {
    auto* side = new QWidget(this);
    steps_ = new QListWidget(side);
    steps_->setObjectName(QStringLiteral("lessonPlaces"));
    steps_->setAccessibleName(tr("Steps of the lesson"));
    steps_->setWordWrap(true);
    connect(steps_, &QListWidget::currentRowChanged, this, [this] {
        if (!showing_) {
            showPlace();
        }
    });
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(steps_, 1);
    column->addWidget(makeButton("addText", tr("Add a &text"), [this] {
        change([this](Lesson& lesson) { return addStep(lesson, place(), LessonText{}); });
        text_->first()->setFocus(Qt::OtherFocusReason);
    }));
    column->addWidget(
        makeButton("addMoment", tr("Add &what is on the canvas now"), [this] { addMoment(); }));
    column->addWidget(makeButton("addQuestion", tr("Add a &question about the tree on the canvas"),
                                 [this] { addQuestion(); }));
    auto* row = new QHBoxLayout;
    up_ = makeButton("stepUp", tr("&Up"), [this] {
        change([this](Lesson& lesson) { return moveStep(lesson, *place(), false); });
    });
    down_ = makeButton("stepDown", tr("&Down"), [this] {
        change([this](Lesson& lesson) { return moveStep(lesson, *place(), true); });
    });
    remove_ = makeButton("stepRemove", tr("Rem&ove"), [this] {
        change([this](Lesson& lesson) { return removeStep(lesson, *place()); });
    });
    for (QPushButton* each : {up_, down_, remove_}) {
        row->addWidget(each);
    }
    column->addLayout(row);
    return side;
}

QWidget* LessonWriter::makeForms() {
    auto* inside = new QWidget(this);
    forms_ = new QStackedWidget(inside);
    nothing_ = makeWrappedLabel("nothingYet", forms_);
    nothing_->setText(
        tr("A lesson has steps: texts, moments of a search, and questions about a tree. Open a "
           "tree in the window, step to what you want to show, and add it here."));
    nothing_->setAlignment(Qt::AlignTop);
    text_ = new TextForm(draft_, forms_);
    moment_ = new MomentForm(forms_);
    exercise_ = new ExerciseForm(draft_, forms_);
    question_ = new QuestionForm(draft_, forms_);
    for (QWidget* each :
         std::initializer_list<QWidget*>{nothing_, text_, moment_, exercise_, question_}) {
        forms_->addWidget(each);
    }
    connect(moment_, &MomentForm::takeAsked, this, &LessonWriter::takeMoment);
    connect(moment_, &MomentForm::showAsked, this, &LessonWriter::showMoment);
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(8, 0, 8, 0);
    column->addWidget(forms_);
    auto* area = new QScrollArea(this);
    area->setWidget(inside);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

QWidget* LessonWriter::makeFoot() {
    auto* foot = new QWidget(this);
    undo_ = makeButton("writerUndo", tr("Undo"), [this] { draft_.undo(); });
    redo_ = makeButton("writerRedo", tr("Redo"), [this] { draft_.redo(); });
    preview_ = makeButton("writerPreview", tr("T&ake it, to try"), [this] { emit previewAsked(); });
    save_ = makeButton("writerSave", tr("&Save"), [this] { save(nullptr); });
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(undo_);
    row->addWidget(redo_);
    row->addStretch(1);
    row->addWidget(preview_);
    row->addWidget(save_);
    row->addWidget(makeButton("writerSaveAs", tr("Sa&ve as…"), [this] { askForFile(nullptr); }));
    row->addWidget(makeButton("writerClose", tr("C&lose"), [this] { reject(); }));
    return foot;
}

std::optional<LessonPlace> LessonWriter::place() const {
    const int row = steps_->currentRow();
    return row < 0 || std::size_t(row) >= places_.size() ? std::nullopt
                                                         : std::optional(places_[std::size_t(row)]);
}

void LessonWriter::go(std::optional<LessonPlace> place) {
    const auto row = place ? std::ranges::find(places_, *place) : places_.end();
    showing_ = true;
    steps_->setCurrentRow(row == places_.end() ? -1 : int(row - places_.begin()));
    showing_ = false;
    showPlace();
}

void LessonWriter::listSteps() {
    const auto before = place();
    const Lesson& lesson = draft_.lesson();
    places_ = placesOf(lesson);
    while (steps_->count() > int(places_.size())) {
        delete steps_->takeItem(steps_->count() - 1);
    }
    while (steps_->count() < int(places_.size())) {
        steps_->addItem(QString());
    }
    for (std::size_t row = 0; row < places_.size(); ++row) {
        const LessonPlace each = places_[row];
        const QString words = WritingWords::place(lesson, each);
        const QString sign = isAmbiguous(lesson, each) ? QStringLiteral("⚠ ") : QString();
        QListWidgetItem& item = *steps_->item(int(row));
        item.setText(each.question ? QStringLiteral("      ") + sign + words
                                   //: The number of a step, and what it is.
                                   : tr("%1. %2").arg(each.step + 1).arg(words));
        item.setToolTip(sign.isEmpty() ? QString()
                                       : tr("The key depends on a rule that the question does not "
                                            "name."));
    }
    const bool stays = before && std::ranges::find(places_, *before) != places_.end();
    if (!stays && !places_.empty()) {
        steps_->setCurrentRow(int(places_.size()) - 1);
    }
}

void LessonWriter::refresh() {
    if (showing_) {
        return;
    }
    const Lesson& lesson = draft_.lesson();
    showing_ = true;
    listSteps();
    const auto put = [](QLineEdit& field, const std::string& text) {
        if (field.text() != QString::fromStdString(text)) {
            field.setText(QString::fromStdString(text));
        }
    };
    put(*title_, lesson.title);
    put(*id_, lesson.id);
    mode_->setCurrentIndex(int(lesson.mode));
    course_->setCurrentIndex(course_->findData(QString::fromStdString(lesson.profile.id)));
    showing_ = false;
    undo_->setEnabled(draft_.canUndo());
    redo_->setEnabled(draft_.canRedo());
    save_->setEnabled(draft_.isModified() || draft_.path().isEmpty());
    preview_->setEnabled(!lesson.steps.empty());
    const QString name = QString::fromStdString(lesson.title);
    setWindowTitle(name.isEmpty() ? tr("New lesson[*]") : tr("%1[*] — Lesson").arg(name));
    setWindowModified(draft_.isModified());
    showPlace();
}

void LessonWriter::showPlace() {
    const auto at = place();
    QWidget* form = nothing_;
    if (at) {
        const LessonStep& step = draft_.lesson().steps[at->step];
        if (const auto* const moment = std::get_if<LessonMoment>(&step)) {
            moment_->show(*moment);
            form = moment_;
        } else if (std::holds_alternative<LessonText>(step)) {
            text_->show(*at);
            form = text_;
        } else if (at->question) {
            question_->show(*at);
            form = question_;
        } else {
            exercise_->show(*at);
            form = exercise_;
        }
    }
    forms_->setCurrentWidget(form);
    for (QPushButton* each : {up_, down_, remove_}) {
        each->setEnabled(at.has_value());
    }
}

} // namespace prunus
