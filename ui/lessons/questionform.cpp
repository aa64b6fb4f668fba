// The form of a question, with what its key depends on.

#include "core/lessons/lessonjson.h"
#include "core/lessons/questionterms.h"
#include "core/practice/shippedprofiles.h"
#include "ui/lessons/stepforms.h"
#include "ui/lessons/writingwords.h"
#include "ui/look/chrome.h"
#include "ui/widgets/card.h"
#include "ui/words/coursewords.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <QFormLayout>
#include <QSignalBlocker>

namespace prunus {

void addCourses(QComboBox& list) {
    for (const Profile& each : shippedProfiles()) {
        list.addItem(CourseWords::name(each), QString::fromStdString(each.id));
    }
}

QuestionForm::QuestionForm(LessonDraft& draft, QWidget* parent)
    : QWidget(parent), draft_(draft), kind_(new QComboBox(this)), points_(new QDoubleSpinBox(this)),
      course_(new QComboBox(this)), text_(new QPlainTextEdit(this)), foundArea_(new QWidget(this)) {
    kind_->setObjectName(QStringLiteral("questionKind"));
    for (const QuestionTraits& each : everyQuestion) {
        if (needsNoTerms(each.question)) {
            kind_->addItem(PracticeWords::menuName(each.question).remove(u'&'), int(each.question));
        }
    }
    points_->setObjectName(QStringLiteral("questionPoints"));
    points_->setRange(0, 1000);
    points_->setDecimals(2);
    course_->setObjectName(QStringLiteral("questionCourse"));
    course_->addItem(tr("As the lesson"), QString());
    addCourses(*course_);
    course_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    text_->setObjectName(QStringLiteral("questionText"));
    text_->setTabChangesFocus(true);
    text_->setUndoRedoEnabled(false);
    found_ = new QVBoxLayout(foundArea_);
    found_->setContentsMargins(0, 0, 0, 0);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("As&ks for:"), kind_);
    form->addRow(tr("&Points:"), points_);
    form->addRow(tr("&Rules:"), course_);
    form->addRow(tr("Wordin&g:"), text_);
    form->addRow(foundArea_);
    connect(kind_, &QComboBox::currentIndexChanged, this, [this](int index) {
        LessonQuestion changed = question();
        changed.question = static_cast<Question>(kind_->itemData(index).toInt());
        changed.counts.clear();
        changed.terms = {};
        change(changed, "kind");
    });
    connect(points_, &QDoubleSpinBox::valueChanged, this, [this](double points) {
        LessonQuestion changed = question();
        changed.points = points;
        change(changed, "points");
    });
    connect(course_, &QComboBox::currentIndexChanged, this, [this] {
        LessonQuestion changed = question();
        const Profile* const other =
            shippedProfile(course_->currentData().toString().toStdString());
        changed.profile =
            other == nullptr ? draft_.lesson().profile : courseIn(*other, draft_.lesson().mode);
        change(changed, "course");
    });
    connect(text_, &QPlainTextEdit::textChanged, this, [this] {
        if (text_->toPlainText().toUtf8().size() > qsizetype(mostTextBytes)) {
            show(place_);
        } else if (!showing_) {
            change(withText(question(), text_->toPlainText()), "wording");
        }
    });
}

const LessonExercise& QuestionForm::exercise() const {
    return *exerciseAt(draft_.lesson(), place_);
}

const LessonQuestion& QuestionForm::question() const {
    return exercise().questions[*place_.question];
}

void QuestionForm::change(const LessonQuestion& changed, const char* field) {
    if (showing_) {
        return;
    }
    Lesson lesson = draft_.lesson();
    exerciseAt(lesson, place_)->questions[*place_.question] = changed;
    draft_.change(lesson, QStringLiteral("%1 %2 %3")
                              .arg(QLatin1String(field))
                              .arg(shownCount(place_.step))
                              .arg(*place_.question));
}

void QuestionForm::show(LessonPlace place) {
    place_ = place;
    showing_ = true;
    const LessonQuestion& shown = question();
    // One that needs more than its tree stays as the file has it.
    kind_->setCurrentIndex(kind_->findData(int(shown.question)));
    kind_->setEnabled(needsNoTerms(shown.question));
    points_->setValue(shown.points);
    const bool own = shown.profile == draft_.lesson().profile;
    const int row = own ? 0 : course_->findData(QString::fromStdString(shown.profile.id));
    course_->setCurrentIndex(row);
    const QString text = QString::fromStdString(shown.text);
    if (text_->toPlainText() != text) {
        text_->setPlainText(text);
    }
    text_->setPlaceholderText(exercise().tree ? WritingWords::prompt(shown, *exercise().tree)
                                              : QString());
    tellAmbiguities();
    showing_ = false;
}

/// Each with a button that mends it.
void QuestionForm::tellAmbiguities() {
    for (QWidget* each :
         foundArea_->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        each->hide();
        each->deleteLater();
    }
    const auto tree = exercise().tree;
    const auto found = tree ? ambiguitiesOf(question(), *tree) : std::vector<Ambiguity>();
    for (const Ambiguity& each : found) {
        QLabel* label = makeWrappedLabel("ambiguity", foundArea_);
        label->setText(WritingWords::ambiguity(each, question(), *tree) + u' ' +
                       tr("Name the rule in the question, or change the tree."));
        label->setForegroundRole(cutRole);
        auto* mend = new QPushButton(tr("Put the rule into the text"), foundArea_);
        mend->setObjectName(QStringLiteral("putRule"));
        connect(mend, &QPushButton::clicked, this, [this, convention = each.convention] {
            change(withRule(question(), convention, *exercise().tree), "rule");
        });
        found_->addWidget(label);
        found_->addWidget(mend, 0, Qt::AlignLeft);
        label->show();
        mend->show();
    }
    foundArea_->setVisible(!found.empty());
}

} // namespace prunus
