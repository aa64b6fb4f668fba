#include "ui/practice/countsform.h"

#include "ui/base/connecteach.h"
#include "ui/widgets/card.h"
#include "ui/widgets/fieldborders.h"
#include "ui/words/localenumbers.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <QGridLayout>
#include <QSignalBlocker>
#include <algorithm>
#include <array>
#include <vector>

namespace prunus {
namespace {

struct CountName {
    Question question;
    const char* id;
    const char* text;
};

/// The names are those of `prunus compare`, and of answers.
constexpr std::array countNames{
    CountName{Question::counts, "nodesVisited",
              QT_TRANSLATE_NOOP("prunus::CountsForm", "Nodes visited")},
    CountName{Question::counts, "leavesEvaluated",
              QT_TRANSLATE_NOOP("prunus::CountsForm", "Leaves evaluated")},
    CountName{Question::counts, "cutoffs", QT_TRANSLATE_NOOP("prunus::CountsForm", "Cutoffs")},
    CountName{Question::counts, "nodesPruned",
              QT_TRANSLATE_NOOP("prunus::CountsForm", "Nodes skipped")},
    CountName{Question::counts, "leavesPruned",
              QT_TRANSLATE_NOOP("prunus::CountsForm", "Leaves skipped")},
    CountName{Question::leafBounds, "leavesAtLeast",
              QT_TRANSLATE_NOOP("prunus::CountsForm", "Leaves, at least")},
    CountName{Question::leafBounds, "leavesAtMost",
              QT_TRANSLATE_NOOP("prunus::CountsForm", "Leaves, at most")},
};

} // namespace

QString countName(const std::string& id) {
    const auto* const found =
        std::ranges::find_if(countNames, [&](const CountName& each) { return each.id == id; });
    return found == countNames.end() ? QString() : CountsForm::tr(found->text);
}

CountsForm::CountsForm(Exercise& exercise, QWidget* parent) : QWidget(parent), exercise_(exercise) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(2, 1);
    std::map<Question, std::vector<QLineEdit*>> above; // of each question, only one is shown
    for (const CountName& each : countNames) {
        const Row row{makeLabel("countName", this), new QLineEdit(this),
                      makeLabel("countSign", this)};
        row.name->setText(tr(each.text));
        row.field->setObjectName(QLatin1String(each.id));
        row.field->setAccessibleName(tr(each.text));
        row.field->setMaximumWidth(12 * fontMetrics().averageCharWidth());
        std::vector<QLineEdit*>& fields = above[each.question];
        const int at = int(fields.size());
        grid->addWidget(row.name, at, 0);
        grid->addWidget(row.field, at, 1);
        grid->addWidget(row.sign, at, 2);
        if (!fields.empty()) { // Enter goes on, where there is a next one
            connect(fields.back(), &QLineEdit::returnPressed, row.field,
                    qOverload<>(&QWidget::setFocus));
        }
        fields.push_back(row.field);
        // Not textEdited: screen readers and what takes dictation set a text.
        connect(row.field, &QLineEdit::textChanged, this,
                [this, id = std::string(each.id)](const QString& text) { take(id, text); });
        rows_[each.id] = row;
    }
    connectEach(&exercise, this, &CountsForm::show, &Exercise::asked, &Exercise::answerChanged);
    connect(&exercise, &Exercise::told, this, &CountsForm::tell);
}

bool CountsForm::isAsked(const std::string& id) const {
    const Task& task = exercise_.task();
    const auto* const count = std::ranges::find(countNames, id, &CountName::id);
    const std::vector<std::string>& some = task.wording.counts;
    return count != countNames.end() && count->question == task.question &&
           (some.empty() || std::ranges::find(some, id) != some.end());
}

QLineEdit* CountsForm::firstField() const {
    const auto* first = std::ranges::find_if(
        countNames, [this](const CountName& each) { return isAsked(each.id); });
    return rows_.at(first == countNames.end() ? countNames.front().id : first->id).field;
}

void CountsForm::type(const QString& text) {
    QLineEdit* field = firstField();
    field->setFocus(Qt::OtherFocusReason);
    if (!text.isEmpty() && exercise_.isOpen()) {
        field->setText(text);
    }
}

/// One that is wrong keeps the sentence in view, whatever else is typed.
void CountsForm::tellFault() {
    const bool wrong = std::ranges::any_of(
        rows_, [](const auto& each) { return each.second.field->property("wrong").toBool(); });
    emit faultTold(wrong ? tr("This is no whole number.") : QString());
}

void CountsForm::show() {
    const Question question = exercise_.task().question;
    setVisible(question == Question::counts || question == Question::leafBounds);
    for (const CountName& each : countNames) {
        const Row& row = rows_.at(each.id);
        for (QWidget* part : {static_cast<QWidget*>(row.name), static_cast<QWidget*>(row.field),
                              static_cast<QWidget*>(row.sign)}) {
            part->setVisible(isAsked(each.id));
        }
        const auto at = exercise_.answer().counts.find(each.id);
        if (!taking_) {
            const QSignalBlocker blocker(row.field);
            row.field->setText(at == exercise_.answer().counts.end() ? QString()
                                                                     : shownCount(at->second));
            setWrong(*row.field, false);
        }
        row.sign->setText({});
        row.sign->setAccessibleName({});
    }
    if (!isHidden()) {
        tellFault();
    }
    tell();
}

/// Which numbers are right, by a sign beside each.
void CountsForm::tell() {
    using Verdict = GradedItem::Verdict;
    for (const auto& each : rows_) {
        each.second.field->setReadOnly(!exercise_.isOpen());
    }
    if (!exercise_.showsSigns()) {
        return;
    }
    for (const GradedItem& each : exercise_.marking()->grade.items) {
        const auto row = rows_.find(each.item);
        if (row != rows_.end() && each.verdict != Verdict::missing) {
            row->second.sign->setText(PracticeWords::sign(each.verdict));
            row->second.sign->setAccessibleName(PracticeWords::verdict(each.verdict));
        }
    }
}

void CountsForm::take(const std::string& name, const QString& text) {
    const std::optional<std::uint64_t> count = typedCount(text);
    QLineEdit* field = rows_.at(name).field;
    setWrong(*field, !count && !text.trimmed().isEmpty());
    tellFault();
    Answer answer = exercise_.answer();
    answer.counts.erase(name);
    if (count) {
        answer.counts[name] = *count;
    }
    taking_ = true;
    exercise_.change(answer, field);
    taking_ = false;
}

} // namespace prunus

#include "moc_countsform.cpp"
