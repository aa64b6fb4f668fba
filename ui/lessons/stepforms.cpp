// Forms of steps that ask nothing.

#include "ui/lessons/stepforms.h"

#include "core/lessons/lessonjson.h"
#include "ui/lessons/lessonpicture.h"
#include "ui/widgets/card.h"
#include "ui/words/words.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <utility>

namespace prunus {
namespace {

constexpr QSize roomForPicture(440, 260);

QLabel* pictureLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setObjectName(QStringLiteral("stepPicture"));
    label->setAlignment(Qt::AlignCenter);
    return label;
}

} // namespace

TextForm::TextForm(LessonDraft& draft, QWidget* parent)
    : QWidget(parent), draft_(draft), text_(new QPlainTextEdit(this)) {
    text_->setObjectName(QStringLiteral("stepText"));
    text_->setAccessibleName(tr("Text of the step"));
    text_->setTabChangesFocus(true);
    text_->setUndoRedoEnabled(false); // the lesson's takes it in
    QLabel* about = makeWrappedLabel("stepTextAbout", this);
    about->setText(tr("A blank line begins a paragraph, a line with “- ” or “1. ” an item of a "
                      "list. *One star* stresses, **two** do so strongly."));
    setMuted(*about, true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(text_, 1);
    column->addWidget(about);
    connect(text_, &QPlainTextEdit::textChanged, this, &TextForm::take);
}

void TextForm::show(LessonPlace place) {
    place_ = place;
    const QString text =
        QString::fromStdString(std::get<LessonText>(draft_.lesson().steps[place.step]).text);
    if (text_->toPlainText() != text) {
        const QSignalBlocker blocker(text_);
        text_->setPlainText(text);
    }
}

/// What is longer than lessons are read is not taken, and stays as it was.
void TextForm::take() {
    std::string text = text_->toPlainText().toStdString();
    if (text.size() > mostTextBytes) {
        show(place_);
        return;
    }
    Lesson lesson = draft_.lesson();
    std::get<LessonText>(lesson.steps[place_.step]).text = std::move(text);
    draft_.change(lesson, QStringLiteral("text %1").arg(place_.step));
}

MomentForm::MomentForm(QWidget* parent)
    : QWidget(parent), picture_(pictureLabel(this)), about_(makeWrappedLabel("momentAbout", this)) {
    auto* take = new QPushButton(tr("Ta&ke what is on the canvas instead"), this);
    take->setObjectName(QStringLiteral("momentTake"));
    auto* look = new QPushButton(tr("Show it on the ca&nvas"), this);
    look->setObjectName(QStringLiteral("momentShow"));
    connect(take, &QPushButton::clicked, this, &MomentForm::takeAsked);
    connect(look, &QPushButton::clicked, this, &MomentForm::showAsked);
    auto* row = new QHBoxLayout;
    row->addWidget(look);
    row->addWidget(take);
    row->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(picture_, 1);
    column->addWidget(about_);
    column->addLayout(row);
}

void MomentForm::show(const LessonMoment& moment) {
    picture_->setPixmap(pictureOf(moment, *this, roomForPicture));
    const QString about = tr("%1, step %2. Whoever takes the lesson can step on from here.")
                              .arg(shownAlgorithm(moment.options.algorithm))
                              .arg(moment.at);
    about_->setText(moment.uct ? about + u' ' +
                                     tr("A button opens Monte Carlo tree search at iteration %1.")
                                         .arg(shownCount(moment.uct->iteration))
                               : about);
    picture_->setAccessibleName(about_->text());
}

ExerciseForm::ExerciseForm(LessonDraft& draft, QWidget* parent)
    : QWidget(parent), draft_(draft), picture_(pictureLabel(this)),
      about_(makeWrappedLabel("exerciseAbout", this)), hints_(new QComboBox(this)),
      model_(new QComboBox(this)) {
    hints_->setObjectName(QStringLiteral("exerciseHints"));
    hints_->setAccessibleName(tr("Hints"));
    hints_->addItems({tr("Hints can be asked for"), tr("No hints")});
    model_->setObjectName(QStringLiteral("exerciseModel"));
    model_->setAccessibleName(tr("The answer as it is right"));
    model_->addItems({tr("The answer is shown on request, after a check"),
                      tr("The answer is shown on request, which forfeits the points"),
                      tr("The answer is never shown")});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(picture_, 1);
    column->addWidget(about_);
    column->addWidget(hints_);
    column->addWidget(model_);
    connect(hints_, &QComboBox::currentIndexChanged, this, &ExerciseForm::take);
    connect(model_, &QComboBox::currentIndexChanged, this, &ExerciseForm::take);
}

void ExerciseForm::show(LessonPlace place) {
    place_ = place;
    const LessonExercise& exercise = *exerciseAt(draft_.lesson(), place);
    picture_->setPixmap(exercise.tree ? pictureOf(exercise.tree, *this, roomForPicture)
                                      : QPixmap());
    about_->setText(draft_.lesson().mode == Lesson::Mode::exam
                        ? tr("In an exam there are no hints, and nothing is shown.")
                    : exercise.tree ? QString()
                                    : tr("Its trees are made for whoever takes the lesson."));
    about_->setVisible(!about_->text().isEmpty());
    showing_ = true;
    hints_->setCurrentIndex(exercise.hints ? 0 : 1);
    model_->setCurrentIndex(int(exercise.modelAnswer));
    showing_ = false;
}

void ExerciseForm::take() {
    if (showing_) {
        return;
    }
    Lesson lesson = draft_.lesson();
    LessonExercise& exercise = *exerciseAt(lesson, place_);
    exercise.hints = hints_->currentIndex() == 0;
    exercise.modelAnswer = static_cast<LessonExercise::ModelAnswer>(model_->currentIndex());
    draft_.change(lesson);
}

} // namespace prunus

#include "moc_stepforms.cpp"
