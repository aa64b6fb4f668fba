#include "ui/practice/outcomeform.h"

#include "ui/base/connecteach.h"
#include "ui/practice/written.h"
#include "ui/widgets/card.h"
#include "ui/widgets/fieldborders.h"
#include "ui/words/practicewords.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace prunus {

OutcomeForm::OutcomeForm(Exercise& exercise, QWidget* parent)
    : QWidget(parent), exercise_(exercise), result_(new QLineEdit(this)),
      proves_(new QComboBox(this)), same_(new QComboBox(this)) {
    result_->setObjectName(QStringLiteral("returnedResult"));
    result_->setMaximumWidth(12 * fontMetrics().averageCharWidth());
    proves_->setObjectName(QStringLiteral("provedResult"));
    // In the order of Sheet::Bound, behind nothing yet.
    proves_->addItems({QStringLiteral("–"), tr("the root is worth exactly that"),
                       tr("the root is worth at most that"),
                       tr("the root is worth at least that")});
    same_->setObjectName(QStringLiteral("sameSaving"));
    same_->addItems({QStringLiteral("–"), tr("no"), tr("yes")});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    resultRow_ = makeRow(tr("It returns"), result_);
    provesRow_ = makeRow(tr("This proves"), proves_);
    sameRow_ = makeRow(tr("Are as many leaves read from the other side?"), same_);
    connect(result_, &QLineEdit::textChanged, this, &OutcomeForm::take); // however it is set
    connect(proves_, &QComboBox::activated, this, [this](int entry) {
        Answer answer = exercise_.answer();
        answer.proves =
            entry == 0 ? std::nullopt : std::optional(static_cast<Sheet::Bound>(entry - 1));
        exercise_.change(answer);
    });
    connect(same_, &QComboBox::activated, this, [this](int entry) {
        Answer answer = exercise_.answer();
        answer.same = entry == 0 ? std::nullopt : std::optional(entry == 2);
        exercise_.change(answer);
    });
    connectEach(&exercise, this, &OutcomeForm::show, &Exercise::asked, &Exercise::answerChanged);
    connect(&exercise, &Exercise::told, this, &OutcomeForm::tell);
}

OutcomeForm::Row OutcomeForm::makeRow(const QString& name, QWidget* field) {
    const Row row{new QWidget(this), makeLabel("outcomeSign", this)};
    auto* line = new QHBoxLayout(row.all);
    line->setContentsMargins(0, 0, 0, 0);
    QLabel* label = makeWrappedLabel("outcomeName", row.all);
    label->setText(name);
    field->setAccessibleName(name);
    label->setBuddy(field); // of a choice, whose name is what is chosen, screen readers say this
    line->addWidget(label, 1);
    line->addWidget(field);
    line->addWidget(row.sign);
    layout()->addWidget(row.all);
    return row;
}

void OutcomeForm::type(const QString& text) {
    result_->setFocus(Qt::OtherFocusReason);
    if (!text.isEmpty() && exercise_.isOpen()) {
        result_->setText(text);
    }
}

void OutcomeForm::show() {
    const Question question = exercise_.task().question;
    const Answer& answer = exercise_.answer();
    const bool asksResult = question == Question::firstWindow;
    setVisible(asksResult || question == Question::mirror);
    resultRow_.all->setVisible(asksResult);
    provesRow_.all->setVisible(asksResult);
    sameRow_.all->setVisible(question == Question::mirror);
    if (!taking_) {
        const QSignalBlocker blocker(result_);
        result_->setText(answer.result ? shownWritten({{}, *answer.result, 0}) : QString());
        setWrong(*result_, false);
        if (asksResult) {
            emit faultTold({});
        }
    }
    proves_->setCurrentIndex(answer.proves ? 1 + int(*answer.proves) : 0);
    same_->setCurrentIndex(answer.same ? 1 + int(*answer.same) : 0);
    for (const Row& row : {resultRow_, provesRow_, sameRow_}) {
        row.sign->setText({});
    }
    tell();
}

void OutcomeForm::tell() {
    result_->setReadOnly(!exercise_.isOpen());
    proves_->setEnabled(exercise_.isOpen());
    same_->setEnabled(exercise_.isOpen());
    if (!exercise_.showsSigns()) {
        return;
    }
    for (const GradedItem& each : exercise_.marking()->grade.items) {
        const Row* row = each.item == "returned" ? &resultRow_
                         : each.item == "proves" ? &provesRow_
                         : each.item == "same"   ? &sameRow_
                                                 : nullptr;
        if (row != nullptr && each.verdict != GradedItem::Verdict::missing) {
            const bool right = each.verdict == GradedItem::Verdict::right;
            row->sign->setText(right ? QStringLiteral("✓") : QStringLiteral("✗"));
            row->sign->setAccessibleName(PracticeWords::verdict(each.verdict));
        }
    }
}

void OutcomeForm::take(const QString& text) {
    const auto written = readWritten(text, false);
    const bool wrong = !written && !mayBecome(text, false);
    setWrong(*result_, wrong);
    emit faultTold(wrong ? PracticeWords::noNumber(false) : QString());
    Answer answer = exercise_.answer();
    answer.result = written ? std::optional(written->value) : std::nullopt;
    taking_ = true;
    exercise_.change(answer, result_);
    taking_ = false;
}

} // namespace prunus
