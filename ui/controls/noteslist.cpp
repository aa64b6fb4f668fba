#include "ui/controls/noteslist.h"

#include "core/trace/notesteps.h"
#include "ui/controls/notedialog.h"
#include "ui/controls/notes.h"
#include "ui/words/notewords.h"
#include "ui/words/words.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>
#include <algorithm>

namespace prunus {
namespace {

constexpr int numberRole = Qt::UserRole;
constexpr int stepRole = Qt::UserRole + 1;

} // namespace

NotesList::NotesList(Session& session, QWidget* parent)
    : QDialog(parent), session_(session), rows_(new QTreeWidget(this)) {
    setObjectName(QStringLiteral("notesList"));
    setWindowTitle(tr("Notes"));
    rows_->setObjectName(QStringLiteral("noteRows"));
    rows_->setAccessibleName(windowTitle());
    rows_->setRootIsDecorated(false);
    rows_->setUniformRowHeights(true);
    rows_->setHeaderLabels({tr("Step"), tr("Where"), tr("Note")});
    auto* row = new QHBoxLayout;
    goTo_ = addButton(*row, "noteGoTo", tr("&Go to"), &NotesList::goTo);
    change_ = addButton(*row, "noteChange", tr("&Change…"), &NotesList::change);
    moveHere_ = addButton(*row, "noteMoveHere", tr("&Move to this step"), &NotesList::moveHere);
    remove_ = addButton(*row, "noteDelete", tr("&Remove"), &NotesList::remove);
    row->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    row->addWidget(buttons);
    auto* column = new QVBoxLayout(this);
    column->addWidget(rows_, 1);
    column->addLayout(row);
    resize(720, 360);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(rows_, &QTreeWidget::currentItemChanged, this, &NotesList::derive);
    connect(rows_, &QTreeWidget::itemActivated, this, &NotesList::goTo);
    connect(&session, &Session::documentChanged, this, [this](const NodeMap* edited) {
        if (edited == nullptr) {
            reject(); // another tree has others
        } else {
            fill();
        }
    });
    fill();
}

QPushButton* NotesList::addButton(QBoxLayout& row, const char* name, const QString& text,
                                  void (NotesList::*command)()) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, command);
    row.addWidget(button);
    return button;
}

void NotesList::fill() {
    const int row = rows_->indexOfTopLevelItem(rows_->currentItem());
    rows_->clear();
    const GameTree& tree = session_.document()->tree;
    std::vector<bool> there(tree.header().notes.size());
    for (const NoteStep& each : notesIn(tree, *session_.trace())) {
        addRow(each.note, each.step);
        there[each.note] = true;
    }
    for (std::size_t k = 0; k < there.size(); ++k) {
        if (!there[k]) {
            addRow(k, std::nullopt);
        }
    }
    for (const int column : {0, 1}) {
        rows_->resizeColumnToContents(column);
    }
    rows_->setCurrentItem(
        rows_->topLevelItem(std::clamp(row, 0, std::max(0, rows_->topLevelItemCount() - 1))));
    derive();
}

void NotesList::addRow(std::size_t number, std::optional<Step> step) {
    const Note& note = session_.document()->tree.header().notes[number];
    const Moment moment = session_.moment();
    const Naming naming(moment, session_.document()->names);
    const NoteWords words(naming);
    const QString search = NoteWords::search(note);
    const QString place = words.place(note.place);
    auto* item = new QTreeWidgetItem({step ? shownCount(step->value) : QStringLiteral("—"),
                                      search.isEmpty() ? place : tr("%1, %2").arg(place, search),
                                      words.whole(note)});
    item->setToolTip(2, words.whole(note));
    if (!step && note.place.node != noNode) {
        item->setToolTip(0, tr("This search does not come to it."));
    }
    item->setData(0, numberRole, static_cast<qulonglong>(number));
    if (step) {
        item->setData(0, stepRole, step->value);
    }
    rows_->addTopLevelItem(item);
}

std::optional<std::size_t> NotesList::chosen() const {
    const QTreeWidgetItem* item = rows_->currentItem();
    return item == nullptr ? std::nullopt
                           : std::optional<std::size_t>(item->data(0, numberRole).toULongLong());
}

std::optional<Step> NotesList::stepOfChosen() const {
    const QTreeWidgetItem* item = rows_->currentItem();
    const QVariant step = item == nullptr ? QVariant() : item->data(0, stepRole);
    return step.isValid() ? std::optional(Step{step.toUInt()}) : std::nullopt;
}

void NotesList::derive() {
    const bool any = chosen().has_value();
    goTo_->setEnabled(stepOfChosen().has_value());
    for (QPushButton* each : {change_, remove_}) {
        each->setEnabled(any);
    }
    moveHere_->setEnabled(any && stepOfChosen() != session_.step());
    moveHere_->setToolTip(tr("The note stands at the step that is shown, in this search."));
}

void NotesList::goTo() {
    if (const auto step = stepOfChosen()) {
        session_.setStep(*step);
        derive();
    }
}

void NotesList::change() {
    if (const auto number = chosen()) {
        auto* dialog = new NoteDialog(session_, session_.document()->tree.header().notes[*number],
                                      number, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    }
}

void NotesList::moveHere() {
    if (const auto number = chosen()) {
        Note note = session_.document()->tree.header().notes[*number];
        note.place = notePlaceOf(session_.moment());
        if (!note.search.empty() && !session_.options().slip) {
            note.search = traits(session_.options().algorithm).id;
        }
        makeEdit(session_, {*number, note});
    }
}

void NotesList::remove() {
    if (const auto number = chosen()) {
        makeEdit(session_, {*number, std::nullopt});
    }
}

} // namespace prunus

#include "moc_noteslist.cpp"
