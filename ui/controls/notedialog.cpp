#include "ui/controls/notedialog.h"

#include "ui/controls/notes.h"
#include "ui/session/editing.h"
#include "ui/words/notewords.h"
#include "ui/words/words.h"

#include <QDialogButtonBox>
#include <QShortcut>
#include <QVBoxLayout>
#include <algorithm>

namespace prunus {
namespace {

QString textOf(const Note& note) {
    return QString::fromStdString(note.text);
}

} // namespace

NoteDialog::NoteDialog(Session& session, Note note, std::optional<std::size_t> number,
                       QWidget* parent)
    : QDialog(parent), session_(session), given_(std::move(note)), number_(number),
      text_(new QPlainTextEdit(textOf(given_), this)), letters_(new QLabel(this)) {
    setObjectName(QStringLiteral("noteDialog"));
    setWindowTitle(tr("Note"));
    const Moment moment = session.moment();
    const Naming naming(moment, session.document()->names);
    auto* place = new QLabel(NoteWords(naming).place(given_.place), this);
    place->setObjectName(QStringLiteral("notePlace"));
    place->setWordWrap(true);
    auto* label = new QLabel(tr("&What is said here:"), this);
    label->setBuddy(text_);
    text_->setObjectName(QStringLiteral("noteField"));
    text_->setTabChangesFocus(true);
    text_->selectAll();
    letters_->setObjectName(QStringLiteral("noteLetters"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(place);
    column->addWidget(label);
    column->addWidget(text_, 1);
    column->addWidget(letters_);
    const bool slips = session.options().slip && given_.search.empty();
    if (!slips) {
        const auto algorithm = algorithmFromId(given_.search).value_or(session.options().algorithm);
        //: The name of an algorithm.
        oneSearch_ = new QCheckBox(tr("&Only in %1").arg(shownAlgorithm(algorithm)), this);
        oneSearch_->setObjectName(QStringLiteral("noteOneSearch"));
        oneSearch_->setToolTip(tr("Else it stands in every search that comes to this event."));
        oneSearch_->setChecked(!given_.search.empty());
        column->addWidget(oneSearch_);
    }
    if (!given_.arrows.empty() || !given_.boxes.empty()) {
        column->addWidget(makeMarks());
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    set_ = buttons->addButton(tr("&Set the note"), QDialogButtonBox::AcceptRole);
    set_->setObjectName(QStringLiteral("noteApply"));
    set_->setDefault(true);
    if (number) {
        QPushButton* remove = buttons->addButton(tr("&Remove"), QDialogButtonBox::DestructiveRole);
        remove->setObjectName(QStringLiteral("noteRemove"));
        connect(remove, &QPushButton::clicked, this, &NoteDialog::remove);
    }
    column->addWidget(buttons);
    resize(520, 300);
    connect(text_, &QPlainTextEdit::textChanged, this, &NoteDialog::countLetters);
    connect(buttons, &QDialogButtonBox::accepted, this, &NoteDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // Enter begins another line.
    for (const int key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* shortcut = new QShortcut(QKeySequence(Qt::CTRL | key), this);
        connect(shortcut, &QShortcut::activated, set_, &QPushButton::click);
    }
    // It is of this tree, as it is.
    connect(&session, &Session::documentChanged, this, &QDialog::reject);
    countLetters();
}

/// Those that are unchecked go.
QWidget* NoteDialog::makeMarks() {
    marks_ = new QListWidget(this);
    marks_->setObjectName(QStringLiteral("noteMarks"));
    marks_->setAccessibleName(tr("Arrows and boxes"));
    const Moment moment = session_.moment();
    const Naming naming(moment, session_.document()->names);
    const auto named = [&naming](NodeId n) {
        return n == noNode ? tr("a node that is gone") : naming.of(n);
    };
    for (const NodeId n : given_.arrows) {
        addMark(tr("Arrow to %1").arg(named(n)));
    }
    for (const NodeId n : given_.boxes) {
        addMark(tr("Box around %1 and all below").arg(named(n)));
    }
    const int row = marks_->sizeHintForRow(0);
    marks_->setMaximumHeight(std::min(5, marks_->count()) * row + 8);
    connect(marks_, &QListWidget::itemChanged, this, &NoteDialog::countLetters);
    return marks_;
}

void NoteDialog::addMark(const QString& text) {
    auto* item = new QListWidgetItem(text, marks_);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Checked);
}

void NoteDialog::countLetters() {
    if (set_ == nullptr) {
        return;
    }
    const Note typed = note();
    letters_->setText(tr("%1 of %2 characters").arg(characterCount(typed.text)).arg(longestNote));
    set_->setEnabled(isFit(typed));
}

Note NoteDialog::note() const {
    Note note = given_;
    note.text = text_->toPlainText().trimmed().toStdString();
    if (oneSearch_ != nullptr && !oneSearch_->isChecked()) {
        note.search.clear();
    } else if (oneSearch_ != nullptr && note.search.empty()) {
        note.search = traits(session_.options().algorithm).id;
    }
    if (marks_ != nullptr) {
        note.arrows.clear();
        note.boxes.clear();
        const int arrows = static_cast<int>(given_.arrows.size());
        for (int k = 0; k < marks_->count(); ++k) {
            if (marks_->item(k)->checkState() == Qt::Checked) {
                k < arrows ? note.arrows.push_back(given_.arrows[std::size_t(k)])
                           : note.boxes.push_back(given_.boxes[std::size_t(k - arrows)]);
            }
        }
    }
    return note;
}

/// A note that nobody changed is no edit.
void NoteDialog::accept() {
    const Note typed = note();
    if (!isFit(typed)) {
        return;
    }
    session_.disconnect(this); // the edit is its own
    const std::size_t behind = session_.document()->tree.header().notes.size();
    if ((!number_ || typed != given_) && !makeEdit(session_, {number_.value_or(behind), typed})) {
        return; // the session has told why
    }
    QDialog::accept();
}

void NoteDialog::remove() {
    session_.disconnect(this);
    makeEdit(session_, {*number_, std::nullopt});
    QDialog::accept();
}

} // namespace prunus

#include "moc_notedialog.cpp"
