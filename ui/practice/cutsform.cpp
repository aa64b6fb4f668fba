#include "ui/practice/cutsform.h"

#include "core/tree/displayname.h"
#include "ui/base/connecteach.h"
#include "ui/practice/answering.h"
#include "ui/practice/answertext.h"
#include "ui/widgets/card.h"
#include "ui/words/words.h"

#include <QHBoxLayout>

namespace prunus {
namespace {

/// As they stand in a choice, whose first entry is nothing yet.
int placeOf(std::optional<bool> second) {
    return second ? 1 + int(*second) : 0;
}

QComboBox* choice(const char* name, const QStringList& entries, QWidget* parent) {
    auto* box = new QComboBox(parent);
    box->setObjectName(QLatin1String(name));
    box->addItem(QStringLiteral("–"));
    box->addItems(entries);
    return box;
}

} // namespace

CutsForm::CutsForm(Exercise& exercise, QWidget* parent)
    : QWidget(parent), exercise_(exercise), column_(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("cutsForm"));
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(4);
    connectEach(&exercise, this, &CutsForm::show, &Exercise::asked, &Exercise::answerChanged);
    connect(&exercise, &Exercise::told, this, &CutsForm::tell);
}

void CutsForm::change(std::size_t row, auto edit) {
    Answer answer = exercise_.answer();
    if (row < answer.cuts.size()) {
        edit(answer.cuts);
        exercise_.change(answer);
    }
}

void CutsForm::addRow() {
    const std::size_t at = rows_.size();
    auto* all = new QWidget(this);
    const Row row{all, makeLabel("cutNamed", all),
                  choice("cutSide", {tr("α, at MIN"), tr("β, at MAX")}, all),
                  choice("cutDepth", {tr("shallow"), tr("deep")}, all), new QPushButton(all)};
    row.witness->setObjectName(QStringLiteral("cutWitness"));
    auto* line = new QHBoxLayout(all);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(row.name);
    line->addWidget(row.side);
    line->addWidget(row.depth);
    line->addWidget(row.witness, 1);
    column_->addWidget(all);
    connect(row.side, &QComboBox::activated, this, [this, at](int entry) {
        change(at, [&](auto& cuts) {
            cuts[at].mover = entry == 0   ? std::nullopt
                             : entry == 1 ? std::optional(Player::min)
                                          : std::optional(Player::max);
        });
    });
    connect(row.depth, &QComboBox::activated, this, [this, at](int entry) {
        change(at, [&](auto& cuts) {
            cuts[at].deep = entry == 0 ? std::nullopt : std::optional(entry == 2);
        });
    });
    // The next node that is pressed is this one's then.
    connect(row.witness, &QPushButton::clicked, this, [this, at] {
        change(at, [&](auto& cuts) {
            cuts[at].witness.reset();
            std::rotate(cuts.begin() + std::ptrdiff_t(at), cuts.begin() + std::ptrdiff_t(at) + 1,
                        cuts.end());
        });
    });
    rows_.push_back(row);
}

void CutsForm::show() {
    const Task& task = exercise_.task();
    const std::vector<WrittenCut>& cuts = exercise_.answer().cuts;
    setVisible(task.question == Question::cuts && !cuts.empty());
    while (rows_.size() > cuts.size()) {
        rows_.back().all->hide();
        rows_.back().all->deleteLater();
        rows_.pop_back();
    }
    const DisplayNames names(*task.tree);
    for (std::size_t k = 0; k < cuts.size(); ++k) {
        if (k == rows_.size()) {
            addRow();
        }
        const WrittenCut& cut = cuts[k];
        const Row& row = rows_[k];
        const QString name = shownName(names, cut.at);
        row.name->setText(name);
        row.side->setItemText(1, task.said(tr("α, at MIN")));
        row.side->setItemText(2, task.said(tr("β, at MAX")));
        const bool isMax = cut.mover == Player::max;
        row.side->setCurrentIndex(placeOf(cut.mover ? std::optional(isMax) : std::nullopt));
        row.side->setAccessibleName(task.said(tr("Cutoff at %1: α or β")).arg(name));
        // The name of a choice is what is chosen, as screen readers get it from Qt.
        row.side->setAccessibleDescription(row.side->accessibleName());
        row.depth->setCurrentIndex(placeOf(cut.deep));
        row.depth->setAccessibleName(tr("Cutoff at %1: shallow or deep").arg(name));
        row.depth->setAccessibleDescription(row.depth->accessibleName());
        row.witness->setText(cut.witness            ? AnswerText::because(task, *cut.witness)
                             : k + 1 == cuts.size() ? tr("now press whose value")
                                                    : tr("press whose value"));
        row.witness->setAccessibleName(tr("Cutoff at %1: %2. Press, and then the node in the tree")
                                           .arg(name, row.witness->text()));
    }
    tell();
}

void CutsForm::tell() {
    for (const Row& row : rows_) {
        row.all->setEnabled(exercise_.isOpen());
    }
}

} // namespace prunus

#include "moc_cutsform.cpp"
