#include "ui/practice/outcomeform.h"

#include "ui/base/connecteach.h"
#include "ui/practice/answering.h"
#include "ui/practice/written.h"
#include "ui/widgets/card.h"
#include "ui/widgets/fieldborders.h"
#include "ui/words/localenumbers.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <string_view>

namespace prunus {
namespace {

/// Whether the question asks for this part of a grade.
bool asksFor(Question question, std::string_view item) {
    switch (question) {
    case Question::firstWindow:
        return item == "returned" || item == "proves";
    case Question::depthLimit:
        return item == "move" || item == "value";
    case Question::budget:
        return item == "depth" || item == "move";
    default:
        return question == Question::mirror && item == "same";
    }
}

} // namespace

OutcomeForm::OutcomeForm(Exercise& exercise, QWidget* parent)
    : QWidget(parent), exercise_(exercise), depth_(new QLineEdit(this)), move_(new QComboBox(this)),
      worth_(new QLineEdit(this)), result_(new QLineEdit(this)), proves_(new QComboBox(this)),
      same_(new QComboBox(this)) {
    depth_->setObjectName(QStringLiteral("depthReached"));
    move_->setObjectName(QStringLiteral("moveChosen"));
    worth_->setObjectName(QStringLiteral("worthOfMove"));
    result_->setObjectName(QStringLiteral("returnedResult"));
    for (QLineEdit* each : {depth_, worth_, result_}) {
        each->setMaximumWidth(12 * fontMetrics().averageCharWidth());
    }
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
    addRow("depth", tr("Last depth that is finished"), depth_);
    addRow("move", tr("Move"), move_);
    addRow("value", tr("It is worth"), worth_);
    addRow("returned", tr("It returns"), result_);
    addRow("proves", tr("This proves"), proves_);
    addRow("same", tr("Are as many leaves read from the other side?"), same_);
    // However they are set.
    connect(depth_, &QLineEdit::textChanged, this, &OutcomeForm::takeDepth);
    for (QLineEdit* each : {worth_, result_}) {
        connect(each, &QLineEdit::textChanged, this, [=, this] { takeResult(each); });
    }
    connect(move_, &QComboBox::activated, this, [this](int entry) {
        Answer answer = exercise_.answer();
        answer.move = entry == 0 ? std::nullopt : std::optional(std::uint32_t(entry - 1));
        exercise_.change(answer);
    });
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
    connect(&exercise, &Exercise::asked, this, &OutcomeForm::nameMoves);
    connectEach(&exercise, this, &OutcomeForm::show, &Exercise::asked, &Exercise::answerChanged);
    connect(&exercise, &Exercise::told, this, &OutcomeForm::tell);
}

void OutcomeForm::addRow(const char* item, const QString& name, QWidget* field) {
    const Row row{item, new QWidget(this), makeLabel("outcomeSign", this)};
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
    rows_.push_back(row);
}

QLineEdit* OutcomeForm::number() const {
    const Question question = exercise_.task().question;
    return question == Question::budget       ? depth_
           : question == Question::depthLimit ? worth_
                                              : result_;
}

QWidget* OutcomeForm::first() const {
    return exercise_.task().question == Question::depthLimit ? static_cast<QWidget*>(move_)
                                                             : number();
}

void OutcomeForm::type(const QString& text) {
    QWidget* field = text.isEmpty() ? first() : number();
    field->setFocus(Qt::OtherFocusReason);
    if (!text.isEmpty() && exercise_.isOpen()) {
        number()->setText(text);
    }
}

/// The moves at the root, behind none.
void OutcomeForm::nameMoves() {
    const Task& task = exercise_.task();
    move_->clear();
    move_->addItem(QStringLiteral("–"));
    if (asksForDepth(task.question)) {
        const DisplayNames names(*task.tree);
        for (const NodeId move : task.tree->children(GameTree::root())) {
            move_->addItem(shownName(names, move));
        }
    }
}

void OutcomeForm::show() {
    const Question question = exercise_.task().question;
    const Answer& answer = exercise_.answer();
    setVisible(answersInOutcome(question) || question == Question::mirror);
    for (const Row& row : rows_) {
        row.all->setVisible(asksFor(question, row.item));
        row.sign->setText({});
        row.sign->setAccessibleName({});
    }
    if (!taking_) {
        for (QLineEdit* each : {worth_, result_}) {
            showNumber(each, answer.result ? shownWritten({{}, *answer.result, 0}) : QString());
        }
        showNumber(depth_, answer.depth ? shownCount(*answer.depth) : QString());
        if (answersInOutcome(question)) {
            emit faultTold({});
        }
    }
    move_->setCurrentIndex(answer.move ? 1 + int(*answer.move) : 0);
    proves_->setCurrentIndex(answer.proves ? 1 + int(*answer.proves) : 0);
    same_->setCurrentIndex(answer.same ? 1 + int(*answer.same) : 0);
    tell();
}

void OutcomeForm::showNumber(QLineEdit* field, const QString& text) {
    const QSignalBlocker blocker(field);
    field->setText(text);
    setWrong(*field, false);
}

void OutcomeForm::tell() {
    for (QLineEdit* each : {depth_, worth_, result_}) {
        each->setReadOnly(!exercise_.isOpen());
    }
    for (QComboBox* each : {move_, proves_, same_}) {
        each->setEnabled(exercise_.isOpen());
    }
    if (!exercise_.showsSigns()) {
        return;
    }
    for (const GradedItem& each : exercise_.marking()->grade.items) {
        for (const Row& row : rows_) {
            if (each.item == row.item && each.verdict != GradedItem::Verdict::missing) {
                row.sign->setText(PracticeWords::sign(each.verdict));
                row.sign->setAccessibleName(PracticeWords::verdict(each.verdict));
            }
        }
    }
}

void OutcomeForm::takeResult(QLineEdit* field) {
    const auto written = readWritten(field->text(), false);
    const bool wrong = !written && !mayBecome(field->text(), false);
    Answer answer = exercise_.answer();
    answer.result = written ? std::optional(written->value) : std::nullopt;
    take(answer, field, wrong ? PracticeWords::noNumber(false) : QString());
}

void OutcomeForm::takeDepth() {
    const QString text = depth_->text().trimmed();
    const std::optional<std::uint64_t> depth = typedCount(text);
    Answer answer = exercise_.answer();
    answer.depth = depth;
    take(answer, depth_,
         depth || text.isEmpty() ? QString() : tr("This is no whole number from 0."));
}

void OutcomeForm::take(const Answer& answer, QLineEdit* field, const QString& fault) {
    setWrong(*field, !fault.isEmpty());
    emit faultTold(fault);
    taking_ = true;
    exercise_.change(answer, field);
    taking_ = false;
}

} // namespace prunus

#include "moc_outcomeform.cpp"
