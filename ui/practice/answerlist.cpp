#include "ui/practice/answerlist.h"

#include "ui/practice/answering.h"
#include "ui/practice/answertext.h"
#include "ui/practice/written.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <algorithm>
#include <utility>

namespace prunus {
namespace {

constexpr int firstAnswer = 4;

} // namespace

AnswerList::AnswerList(Exercise& exercise, QWidget* parent)
    : QTableWidget(parent), exercise_(exercise) {
    setObjectName(QStringLiteral("answerList"));
    setAccessibleName(tr("The question as a list"));
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    setEditTriggers(AnyKeyPressed | DoubleClicked | EditKeyPressed);
    connect(&exercise, &Exercise::asked, this, &AnswerList::build);
    connect(&exercise, &Exercise::answerChanged, this, &AnswerList::show);
    connect(&exercise, &Exercise::told, this, &AnswerList::show);
    connect(this, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem* item) {
        if (!showing_) {
            take(*item);
        }
    });
    connect(this, &QTableWidget::cellDoubleClicked, this, &AnswerList::pressRow);
}

bool AnswerList::typesInto(NodeId n, int column) const {
    const Task& task = exercise_.task();
    const bool atLeaves = task.question == Question::fillIn;
    return exercise_.isOpen() && answersInFields(task.question) &&
           (task.question == Question::windows ? task.asksBoundAt(n, column == firstAnswer)
                                               : task.tree->isLeaf(n) == atLeaves);
}

void AnswerList::build() {
    const Task& task = exercise_.task();
    tree_ = exercise_.tree();
    const GameTree& tree = *tree_;
    names_ = std::make_unique<DisplayNames>(tree);
    nodes_.clear();
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        nodes_.push_back(n);
    }
    QStringList headers{tr("Node"), tr("Child of"), tr("Who moves"), tr("Static value")};
    if (task.question == Question::windows) {
        headers << task.said(tr("Your α")) << task.said(tr("Your β"));
    } else if ((answersByPressing(task.question) || !answersInCard(task.question)) &&
               (!task.isPuzzle() || task.question == Question::fillIn)) {
        headers << tr("Your answer");
    }
    headers << tr("Check");
    showing_ = true;
    clear();
    setColumnCount(int(headers.size()));
    setHorizontalHeaderLabels(headers);
    setRowCount(int(nodes_.size()));
    for (int row = 0; row < rowCount(); ++row) {
        const NodeId n = nodes_[std::size_t(row)];
        const NodeId parent = tree.parent(n);
        const QStringList cells{
            shownName(*names_, n), parent == noNode ? QString() : shownName(*names_, parent),
            tree.isLeaf(n) ? tr("leaf") : task.said(shownPlayer(task.playerAt(n))), staticValue(n)};
        for (int column = 0; column < columnCount(); ++column) {
            auto* item = new QTableWidgetItem(cells.value(column));
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
            setItem(row, column, item);
        }
    }
    showing_ = false;
    show();
    if (rowCount() > 0) {
        setCurrentCell(0, firstAnswer);
    }
}

/// Those that are asked for are not told.
QString AnswerList::staticValue(NodeId n) const {
    const Task& task = exercise_.task();
    const bool asked = task.question == Question::fillIn ||
                       (task.question == Question::ranges && n == task.terms.aboutX.x);
    const bool shown =
        asksForDepth(task.question) ? tree_->hasStaticValue(n) : tree_->isLeaf(n) && !asked;
    return shown ? shownNumber(tree_->staticValue(n)) : QString();
}

/// The bounds of a window stand in columns of their own.
QString AnswerList::answered(NodeId n, int column) const {
    const bool alpha = column == firstAnswer;
    const auto bounds = [&](bool isAlpha) {
        return boundsAt(exercise_.answer(), n, isAlpha, exercise_.task().profile.windowShown);
    };
    if (const auto own = bounds(alpha); !own.empty()) {
        return shownBounds(own);
    }
    return !bounds(!alpha).empty()
               ? QString()
               : exercise_.task().said(AnswerText::at(exercise_.task(), exercise_.answer(), n));
}

/// As in the tree: a sign, and in the end what would have been right.
QString AnswerList::found(NodeId n) const {
    const auto& marking = exercise_.marking();
    const Task& task = exercise_.task();
    QStringList all;
    if (exercise_.showsSigns() && marking->signs.contains(n)) {
        const GradedItem& item = marking->signs.at(n);
        all << PracticeWords::sign(item.verdict) + u' ' + PracticeWords::verdict(item, *names_);
    }
    if (marking && marking->key) {
        all << AnswerText::at(task, *marking->key, n);
        all.removeAll(QString());
    }
    return task.said(all.join(QStringLiteral(" · ")));
}

void AnswerList::show() {
    if (tree_ != exercise_.tree()) {
        const int row = currentRow();
        const int column = currentColumn();
        build();
        setCurrentCell(std::min(row, rowCount() - 1), column);
        return;
    }
    showing_ = true;
    for (int row = 0; row < rowCount(); ++row) {
        const NodeId n = nodes_[std::size_t(row)];
        item(row, foundColumn())->setText(found(n));
        for (int column = firstAnswer; column < foundColumn(); ++column) {
            QTableWidgetItem* cell = item(row, column);
            cell->setText(answered(n, column));
            cell->setFlags(typesInto(n, column)
                               ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable
                               : Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        }
    }
    showing_ = false;
}

/// What is no number is not taken: the cell shows again what it held.
void AnswerList::take(const QTableWidgetItem& item) {
    const NodeId n = nodes_[std::size_t(item.row())];
    const Task& task = exercise_.task();
    const auto written = readWritten(item.text(), takesRelation(task));
    Answer answer = exercise_.answer();
    if (task.question == Question::windows) {
        std::erase(answer.notVisited, n);
        const auto bounds = readBounds(item.text(), task.asksHistory());
        answer = withBounds(std::move(answer), n, item.column() == firstAnswer,
                            bounds.value_or(std::vector<Value>()), task.profile.windowShown);
    } else {
        answer.values.erase(n);
        if (written) {
            answer.values[n] = *written;
        }
    }
    exercise_.change(answer);
    show();
}

void AnswerList::pressRow(int row) {
    const Task& task = exercise_.task();
    if (row >= 0 && answersByPressing(task.question)) {
        exercise_.change(prunus::pressed(*task.tree, task.question, exercise_.answer(),
                                         nodes_[std::size_t(row)]));
    }
}

void AnswerList::moveRow(int by) {
    if (currentRow() >= 0) {
        const NodeId n = nodes_[std::size_t(currentRow())];
        const NodeId now =
            n == GameTree::root() ? n : exercise_.move(n, std::int64_t{tree_->childNumber(n)} + by);
        setCurrentCell(int(now.value), currentColumn());
    }
}

void AnswerList::keyPressEvent(QKeyEvent* event) {
    const bool aside = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (exercise_.movesNodes() && aside && event->modifiers() == Qt::AltModifier) {
        moveRow(event->key() == Qt::Key_Left ? -1 : 1);
        return;
    }
    const bool press = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                       event->key() == Qt::Key_Space || event->key() == Qt::Key_X;
    const Question question = exercise_.task().question;
    const QString letter = event->text().toLower();
    const auto named = currentRow() < 0 || letter.size() != 1
                           ? std::nullopt
                           : lettered(question, exercise_.answer(),
                                      nodes_[std::size_t(currentRow())], letter[0].toLatin1());
    if (named) {
        exercise_.change(*named);
    } else if (press && answersByPressing(question) && event->modifiers() == Qt::NoModifier) {
        pressRow(currentRow());
    } else if (event->key() == Qt::Key_Backspace) {
        exercise_.change(shortened(question, exercise_.answer()));
    } else if (event->key() == Qt::Key_N && question == Question::windows && currentRow() >= 0) {
        const NodeId n = nodes_[std::size_t(currentRow())];
        if (exercise_.task().asksWindowAt(n)) {
            exercise_.change(withVisitedToggled(exercise_.answer(), n));
        }
    } else {
        QTableWidget::keyPressEvent(event);
    }
}

} // namespace prunus

#include "moc_answerlist.cpp"
