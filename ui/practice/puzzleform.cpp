#include "ui/practice/puzzleform.h"

#include "ui/practice/writtenset.h"
#include "ui/widgets/card.h"
#include "ui/widgets/fieldborders.h"
#include "ui/words/messages.h"
#include "ui/words/puzzlewords.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QResizeEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace prunus {
namespace {

QVBoxLayout* columnOf(QWidget* part) {
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    return column;
}

/// The size follows the window's.
void setMono(QWidget& field) {
    QFont mono;
    mono.setFamilies({QStringLiteral("DejaVu Sans Mono")});
    mono.setStyleHint(QFont::Monospace);
    field.setFont(mono);
}

/// A line of a listing, which goes on deeper below where it is longer than so many letters.
QString brokenLine(QString line, qsizetype most) {
    const auto begins =
        std::ranges::find_if(line, [](QChar c) { return c != u' ' && !c.isDigit(); });
    const QString deeper = u'\n' + QString(begins - line.begin() + 2, u' ');
    for (qsizetype from = 0; line.size() - from > most;) {
        const qsizetype space = line.lastIndexOf(u' ', from + most);
        if (space <= from + deeper.size()) {
            break;
        }
        line.replace(space, 1, deeper);
        from = space + 1;
    }
    return line;
}

} // namespace

PuzzleForm::PuzzleForm(Exercise& exercise, QWidget* parent)
    : QWidget(parent), exercise_(exercise), moves_(makeMoves()), set_(makeSet()),
      truth_(makeTruth()), listing_(makeListing()), tree_(makeTree()) {
    setObjectName(QStringLiteral("puzzleForm"));
    QVBoxLayout* column = columnOf(this);
    for (QWidget* part : {moves_, set_, truth_, listing_, tree_}) {
        column->addWidget(part);
    }
    setField_->installEventFilter(this);
    treeField_->installEventFilter(this);
    connect(&exercise, &Exercise::asked, this, &PuzzleForm::ask);
    connect(&exercise, &Exercise::answerChanged, this, &PuzzleForm::show);
    connect(&exercise, &Exercise::told, this, &PuzzleForm::show);
}

QWidget* PuzzleForm::makeMoves() {
    auto* part = new QWidget(this);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    auto* left = new QPushButton(tr("← Move left"), part);
    left->setObjectName(QStringLiteral("moveLeft"));
    auto* right = new QPushButton(tr("Move right →"), part);
    right->setObjectName(QStringLiteral("moveRight"));
    row->addWidget(left);
    row->addWidget(right);
    row->addStretch(1);
    connect(left, &QPushButton::clicked, this, [this] { emit moveAsked(-1); });
    connect(right, &QPushButton::clicked, this, [this] { emit moveAsked(1); });
    return part;
}

QWidget* PuzzleForm::makeSet() {
    auto* part = new QWidget(this);
    QVBoxLayout* column = columnOf(part);
    auto* row = new QHBoxLayout;
    setField_ = new QLineEdit(part);
    setField_->setObjectName(QStringLiteral("setField"));
    setField_->setAccessibleName(tr("Values of x"));
    row->addWidget(setField_, 1);
    for (const QString& each : {PuzzleWords::never(), PuzzleWords::always()}) {
        auto* button = new QPushButton(each, part);
        button->setObjectName(each == PuzzleWords::never() ? QStringLiteral("neverButton")
                                                           : QStringLiteral("alwaysButton"));
        connect(button, &QPushButton::clicked, this, [this, each] { setField_->setText(each); });
        row->addWidget(button);
    }
    column->addLayout(row);
    setRead_ = makeWrappedLabel("setRead", part);
    column->addWidget(setRead_);
    connect(setField_, &QLineEdit::textChanged, this, &PuzzleForm::takeSet);
    return part;
}

QWidget* PuzzleForm::makeTruth() {
    auto* part = new QWidget(this);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    truths_ = new QButtonGroup(part);
    for (const bool holds : {true, false}) {
        auto* button = new QRadioButton(holds ? tr("True") : tr("False"), part);
        button->setObjectName(holds ? QStringLiteral("isTrue") : QStringLiteral("isFalse"));
        truths_->addButton(button, holds ? 1 : 0);
        row->addWidget(button);
        // Not clicked: screen readers toggle it.
        connect(button, &QRadioButton::toggled, this, [this, holds](bool on) {
            if (on && !showing_) {
                takeTruth(holds);
            }
        });
    }
    row->addStretch(1);
    return part;
}

QWidget* PuzzleForm::makeListing() {
    auto* part = new QWidget(this);
    QVBoxLayout* column = columnOf(part);
    lines_ = new QListWidget(part);
    lines_->setObjectName(QStringLiteral("bugListing"));
    lines_->setAccessibleName(tr("The listing: which line is wrong?"));
    setMono(*lines_);
    lines_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    lines_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    lines_->installEventFilter(this);
    column->addWidget(lines_);
    // Not the current row: the focus alone makes one.
    connect(lines_, &QListWidget::itemSelectionChanged, this, &PuzzleForm::takeLine);
    return part;
}

QWidget* PuzzleForm::makeTree() {
    auto* part = new QWidget(this);
    QVBoxLayout* column = columnOf(part);
    treeField_ = new QPlainTextEdit(part);
    treeField_->setObjectName(QStringLiteral("treeField"));
    treeField_->setAccessibleName(tr("Your tree, in brackets"));
    treeField_->setPlaceholderText(QStringLiteral("[2, [1, 3]]"));
    setMono(*treeField_);
    treeField_->setTabChangesFocus(true);
    column->addWidget(treeField_);
    connect(treeField_, &QPlainTextEdit::textChanged, this, &PuzzleForm::takeTree);
    return part;
}

/// The commands of the exercise come before those of a field.
bool PuzzleForm::eventFilter(QObject* watched, QEvent* event) {
    if (watched == lines_ && event->type() == QEvent::Resize &&
        static_cast<QResizeEvent*>(event)->oldSize().width() != lines_->width()) {
        breakLines();
    }
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        constexpr std::array own{Qt::Key_Return, Qt::Key_Enter, Qt::Key_H, Qt::Key_R};
        if (key.modifiers() == Qt::ControlModifier &&
            std::ranges::find(own, key.key()) != own.end()) {
            event->ignore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

QWidget* PuzzleForm::first() const {
    switch (exercise_.task().question) {
    case Question::ranges:
        return setField_;
    case Question::trueOrFalse:
        return truths_->button(1);
    case Question::findTheBug:
        return treeField_;
    default:
        return nullptr;
    }
}

void PuzzleForm::ask() {
    const Task& task = exercise_.task();
    moves_->setVisible(task.question == Question::reorder);
    set_->setVisible(task.question == Question::ranges);
    truth_->setVisible(task.question == Question::trueOrFalse);
    listing_->setVisible(task.question == Question::findTheBug);
    tree_->setVisible(traits(task.question).isTyped && (task.question != Question::trueOrFalse ||
                                                        !traits(task.terms.statement).saysCan()));
    setVisible(task.isPuzzle() && task.question != Question::fillIn);
    showing_ = true;
    lines_->clear();
    if (task.question == Question::findTheBug) {
        lines_->addItems(PuzzleWords::listing(task.terms.listing.slip, task.profile));
    }
    showing_ = false;
    breakLines();
    show();
}

/// So that they are read without a scroll bar, in any width and size of letters.
void PuzzleForm::breakLines() {
    treeField_->setFixedHeight(treeField_->fontMetrics().height() * 3 + 12);
    if (!exercise_.task().tree || exercise_.task().question != Question::findTheBug) {
        return;
    }
    const Task& task = exercise_.task();
    const QStringList lines = PuzzleWords::listing(task.terms.listing.slip, task.profile);
    constexpr int aroundLine = 32;
    // The viewport follows later.
    const int most = (lines_->contentsRect().width() - aroundLine) /
                     lines_->fontMetrics().horizontalAdvance(u'0');
    int high = 2 * lines_->frameWidth() + 4;
    for (int k = 0; k < lines_->count(); ++k) {
        const QString line = QStringLiteral("%1  %2").arg(k + 1, 2).arg(lines[k]);
        lines_->item(k)->setText(brokenLine(line, most));
        high += lines_->sizeHintForRow(k);
    }
    lines_->setFixedHeight(high);
}

void PuzzleForm::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        QMetaObject::invokeMethod(this, &PuzzleForm::breakLines, Qt::QueuedConnection);
    }
}

/// Whatever is typed stays as it is typed.
void PuzzleForm::show() {
    const Answer& answer = exercise_.answer();
    const bool open = exercise_.isOpen();
    const QString text = answer.text.empty() && answer.set // it was kept as a set alone
                             ? PuzzleWords::of(*answer.set)
                             : QString::fromStdString(answer.text);
    showing_ = true;
    if (setField_->text() != text) {
        setField_->setText(text);
    }
    if (treeField_->toPlainText() != text) {
        treeField_->setPlainText(text);
    }
    setField_->setReadOnly(!open);
    treeField_->setReadOnly(!open);
    lines_->setEnabled(open);
    if (answer.wrongLine) {
        lines_->setCurrentRow(int(*answer.wrongLine) - 1);
    } else {
        lines_->clearSelection();
    }
    truths_->setExclusive(false);
    for (QAbstractButton* button : truths_->buttons()) {
        button->setChecked(answer.holds == (truths_->id(button) == 1));
        button->setEnabled(open);
    }
    truths_->setExclusive(true);
    moves_->setEnabled(open);
    setRead_->setText(answer.set ? tr("Read as: %1").arg(PuzzleWords::of(*answer.set)) : QString());
    setRead_->setVisible(answer.set.has_value());
    showing_ = false;
    tellFault();
}

void PuzzleForm::tellFault() {
    const Task& task = exercise_.task();
    const Answer& answer = exercise_.answer();
    QString fault;
    const bool wrongSet = task.question == Question::ranges && !answer.text.empty() && !answer.set;
    if (wrongSet) {
        fault = tr("This is no set of values yet. Write one such as “x > 5” or “2 < x <= 3”.");
    } else if (const auto typed = traits(task.question).isTyped ? typedTree(answer) : std::nullopt;
               typed && !typed->has_value()) {
        fault = shownFault(typed->error());
    }
    setWrong(*setField_, wrongSet);
    setWrong(*treeField_, !wrongSet && !fault.isEmpty());
    if (isVisibleTo(parentWidget())) {
        emit faultTold(fault);
    }
}

void PuzzleForm::takeSet(const QString& text) {
    if (showing_) {
        return;
    }
    Answer answer = exercise_.answer();
    answer.text = text.toStdString();
    answer.set = readSet(text);
    exercise_.change(answer, setField_);
}

void PuzzleForm::takeTree() {
    if (showing_) {
        return;
    }
    Answer answer = exercise_.answer();
    answer.text = treeField_->toPlainText().toStdString();
    exercise_.change(answer, treeField_);
}

void PuzzleForm::takeLine() {
    const QList<QListWidgetItem*> chosen = lines_->selectedItems();
    if (showing_ || chosen.isEmpty()) {
        return;
    }
    Answer answer = exercise_.answer();
    answer.wrongLine = static_cast<std::uint32_t>(lines_->row(chosen.front()) + 1);
    exercise_.change(answer, lines_);
}

void PuzzleForm::takeTruth(bool holds) {
    Answer answer = exercise_.answer();
    answer.holds = holds;
    exercise_.change(answer);
}

} // namespace prunus

#include "moc_puzzleform.cpp"
