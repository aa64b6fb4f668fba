#include "ui/practice/countsform.h"

#include "ui/base/connecteach.h"
#include "ui/widgets/card.h"
#include "ui/widgets/fieldborders.h"
#include "ui/words/practicewords.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <algorithm>
#include <array>

namespace prunus {
namespace {

struct CountName {
    const char* id;
    const char* text;
};

/// The names are those of `prunus compare`.
constexpr std::array countNames{
    CountName{"nodesVisited", QT_TRANSLATE_NOOP("prunus::CountsForm", "Nodes visited")},
    CountName{"leavesEvaluated", QT_TRANSLATE_NOOP("prunus::CountsForm", "Leaves evaluated")},
    CountName{"cutoffs", QT_TRANSLATE_NOOP("prunus::CountsForm", "Cutoffs")},
    CountName{"nodesPruned", QT_TRANSLATE_NOOP("prunus::CountsForm", "Nodes skipped")},
    CountName{"leavesPruned", QT_TRANSLATE_NOOP("prunus::CountsForm", "Leaves skipped")},
};

} // namespace

CountsForm::CountsForm(Exercise& exercise, QWidget* parent) : QWidget(parent), exercise_(exercise) {
    auto* rows = new QFormLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    const QLineEdit* previous = nullptr;
    for (const CountName& each : countNames) {
        auto* field = new QLineEdit(this);
        field->setObjectName(QLatin1String(each.id));
        field->setMaximumWidth(12 * fontMetrics().averageCharWidth());
        auto* row = new QHBoxLayout;
        auto* sign = makeLabel("countSign", this);
        row->addWidget(field);
        row->addWidget(sign);
        row->addStretch(1);
        rows->addRow(tr(each.text), row);
        field->setAccessibleName(tr(each.text));
        fields_[each.id] = field;
        signs_[each.id] = sign;
        if (previous != nullptr) {
            connect(previous, &QLineEdit::returnPressed, field, qOverload<>(&QWidget::setFocus));
        }
        previous = field;
        connect(field, &QLineEdit::textEdited, this,
                [this, id = std::string(each.id)](const QString& text) { take(id, text); });
    }
    connectEach(&exercise, this, &CountsForm::show, &Exercise::asked, &Exercise::answerChanged);
    connect(&exercise, &Exercise::told, this, &CountsForm::tell);
}

QWidget* CountsForm::first() const {
    return fields_.at(countNames.front().id);
}

void CountsForm::type(const QString& text) {
    auto* field = fields_.at(countNames.front().id);
    field->setFocus(Qt::OtherFocusReason);
    if (!text.isEmpty() && exercise_.isOpen()) {
        field->setText(text);
        take(countNames.front().id, text);
    }
}

/// One that is wrong keeps the sentence in view, whatever else is typed.
void CountsForm::tellFault() {
    const bool wrong = std::ranges::any_of(
        fields_, [](const auto& each) { return each.second->property("wrong").toBool(); });
    emit faultTold(wrong ? tr("This is no whole number.") : QString());
}

void CountsForm::show() {
    const bool asked = exercise_.task().question == Question::counts;
    setVisible(asked);
    for (const auto& [name, field] : fields_) {
        const auto at = exercise_.answer().counts.find(name);
        if (!taking_) {
            field->setText(at == exercise_.answer().counts.end() ? QString()
                                                                 : QString::number(at->second));
            setWrong(*field, false);
        }
        signs_.at(name)->setText({});
    }
    if (asked) {
        tellFault();
    }
    tell();
}

/// Which numbers are right, by a sign beside each.
void CountsForm::tell() {
    using Verdict = GradedItem::Verdict;
    for (const auto& each : fields_) {
        each.second->setReadOnly(!exercise_.isOpen());
    }
    if (!exercise_.showsSigns()) {
        return;
    }
    for (const GradedItem& each : exercise_.marking()->grade.items) {
        const auto sign = signs_.find(each.item);
        if (sign != signs_.end() && each.verdict != Verdict::missing) {
            const bool right = each.verdict == Verdict::right;
            sign->second->setText(right ? QStringLiteral("✓") : QStringLiteral("✗"));
            sign->second->setAccessibleName(PracticeWords::verdict(each.verdict));
        }
    }
}

void CountsForm::take(const std::string& name, const QString& text) {
    bool number = false;
    const qulonglong count = text.trimmed().toULongLong(&number);
    QLineEdit* field = fields_.at(name);
    setWrong(*field, !number && !text.trimmed().isEmpty());
    tellFault();
    Answer answer = exercise_.answer();
    answer.counts.erase(name);
    if (number) {
        answer.counts[name] = count;
    }
    taking_ = true;
    exercise_.change(answer, field);
    taking_ = false;
}

} // namespace prunus
