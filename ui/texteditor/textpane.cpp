#include "ui/texteditor/textpane.h"

#include "core/formats/treeformat.h"
#include "ui/words/messages.h"
#include "ui/words/readingwords.h"

#include <QAccessible>
#include <QLocale>
#include <QScopedValueRollback>
#include <QShowEvent>
#include <QTextDocument>
#include <utility>

namespace prunus {
namespace {

constexpr int speakMilliseconds = 700;

QString withPlainLineEnds(QString text) {
    return text.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
}

} // namespace

TextPane::TextPane(Session& session, QWidget* parent)
    : Card(tr("Text"), parent), session_(session), editor_(new TextEditor(this)),
      status_(makeLabel("textStatus", this)), readAs_(new QPushButton(this)),
      instead_(makeLabel("textInstead", this)) {
    setObjectName(QStringLiteral("text"));
    build();
    connectAll();
}

void TextPane::build() {
    setFocusProxy(editor_);
    instead_->setWordWrap(true);
    setMuted(*instead_, true);
    instead_->hide();
    status_->setWordWrap(true);
    status_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    body().addWidget(instead_);
    body().addWidget(editor_, 1);
    body().addWidget(status_);
    readAs_->setObjectName(QStringLiteral("textReadAs"));
    readAs_->hide();
    body().addWidget(readAs_, 0, Qt::AlignLeft);
    for (QTimer* timer : {&pause_, &burst_, &speaking_}) {
        timer->setSingleShot(true);
    }
    pause_.setInterval(pauseMilliseconds);
    burst_.setInterval(burstMilliseconds);
    speaking_.setInterval(speakMilliseconds);
}

void TextPane::connectAll() {
    connect(editor_->document(), &QTextDocument::contentsChange, this,
            [this](int at, int removed, int added) {
                typedOver_.note(at, removed, added, given_, editor_->text());
            });
    connect(editor_, &QPlainTextEdit::textChanged, this, &TextPane::typed);
    connect(editor_, &QPlainTextEdit::cursorPositionChanged, this, &TextPane::caretMoved);
    connect(editor_, &TextEditor::undoAsked, this, &TextPane::undo);
    connect(editor_, &TextEditor::redoAsked, this, &TextPane::redo);
    connect(editor_, &TextEditor::pasted, this, &TextPane::paste);
    connect(editor_, &TextEditor::wholeAsked, this, &TextPane::readWhole);
    connect(readAs_, &QPushButton::clicked, this, &TextPane::readWhole);
    connect(&pause_, &QTimer::timeout, this, &TextPane::accept);
    connect(&burst_, &QTimer::timeout, this, [this] { merge_ = History::Merge::never; });
    connect(&speaking_, &QTimer::timeout, this, &TextPane::speak);
    connect(&session_.editing(), &Editing::finishAsked, this, [this] {
        if (pause_.isActive()) {
            accept();
        }
    });
    connect(&session_.editing(), &Editing::typingDiscarded, this, [this] { discarded_ = seen_; });
    connect(&session_, &Session::documentChanged, this, &TextPane::follow);
    connect(&session_, &Session::draftChanged, this, &TextPane::draftChanged);
    connect(&session_, &Session::selectionChanged, this, &TextPane::selected);
}

/// Room for a long error, so that the text above does not jump while it is typed.
void TextPane::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        status_->setMinimumHeight(3 * fontMetrics().lineSpacing());
    }
}

void TextPane::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    if (stale_) {
        readGiven();
        showAnew({});
    } else {
        selected(); // meanwhile, perhaps
    }
}

/// Nothing is done for a pane that nobody sees, unless it holds what is nowhere else.
void TextPane::follow(const NodeMap* edited) {
    if (session_.draft()) {
        return; // the tree of another document was edited
    }
    if (!isVisible() && !unaccepted()) {
        stale_ = true;
        places_.reset(); // of a tree that is gone
        aside_.reset();  // and what was unfinished comes back once it is seen
        pause_.stop();
        withdrawOffer();
        return;
    }
    const QString taken = std::exchange(taken_, QString());
    const QString discarded = std::exchange(discarded_, QString());
    const bool wanted = unaccepted() && seen_ != taken && seen_ != discarded;
    const QString unfinished = wanted ? seen_ : QString();
    const QString before = given_;
    const bool wasEditable = editable_;
    readGiven();
    if (edited == nullptr || stale_ || !editable_ || !wasEditable) {
        showAnew(unfinished, edited == nullptr);
        if (unfinished.isEmpty() && !taken.isEmpty() && taken != seen_) {
            aside_ = Aside{taken, seen_};
            note_ = takenWhole();
            tell();
        }
    } else {
        showEdit(before);
    }
}

void TextPane::readGiven() {
    if (drafting()) {
        const QString text = session_.draft() ? session_.draft()->text : QString();
        given_ = withPlainLineEnds(text);
        carriageReturns_ = text.contains(QStringLiteral("\r\n"));
        editable_ = true;
        return;
    }
    const Editing& editing = session_.editing();
    const std::string text =
        editing.possible() ? editing.history().text().value_or(std::string()) : std::string();
    given_ = withPlainLineEnds(QString::fromStdString(text));
    carriageReturns_ = text.find("\r\n") != std::string::npos;
    editable_ = editing.possible() && canShow(given_);
    if (!editable_) {
        given_.clear();
    }
}

void TextPane::showAnew(const QString& unfinished, bool restores) {
    {
        const QScopedValueRollback hold(holding_, true);
        if (editor_->text() == given_) {
            editor_->document()->clearUndoRedoStacks(); // and the caret stays
        } else {
            editor_->wrapFor(given_);
            editor_->setPlainText(given_);
        }
        if (const auto& restored = session_.editing().unfinished(Editing::Typing::text);
            restored && editable_ && restores) {
            editor_->replace(*restored);
        }
        seen_ = editor_->text();
        typedOver_.forget();
    }
    stale_ = false;
    pause_.stop();
    merge_ = History::Merge::never;
    editor_->setVisible(editable_);
    status_->setVisible(editable_);
    instead_->setHidden(editable_);
    if (!editable_) {
        instead_->setText(tr("This tree is too large to be edited as text: it has %Ln nodes.",
                             nullptr, static_cast<int>(session_.document()->tree.nodeCount())));
    }
    note_.clear();
    putAside(unfinished);
    places_.reset();
    if (editable_ && !drafting()) {
        places_.emplace(given_, session_.document()->tree);
    }
    markFault();
    mark();
    tell();
    tellTyping();
}

/// Brings an edit that was made elsewhere into the text; what is typed already stays.
void TextPane::showEdit(const QString& before) {
    const QScopedValueRollback hold(holding_, true);
    QString unfinished;
    if (seen_ == before) {
        editor_->replace(given_);
    } else if (unaccepted()) {
        const std::optional<QString> both = bothChanges(before, seen_, given_);
        unfinished = both ? QString() : seen_;
        editor_->replace(both.value_or(given_));
    }
    seen_ = editor_->text();
    typedOver_.forget();
    note_.clear();
    if (!unaccepted()) {
        // From here on the field's own undo takes back what is no tree yet, and no more.
        editor_->document()->clearUndoRedoStacks();
        places_.emplace(given_, session_.document()->tree);
    }
    markFault();
    putAside(unfinished);
    mark();
    tell();
    tellTyping();
}

void TextPane::typed() {
    if (holding_) {
        return;
    }
    const QString now = editor_->text();
    if (now == seen_) {
        return; // only colours changed
    }
    seen_ = now;
    note_.clear();
    if (seen_.size() > readAtOnce) {
        pause_.start();
        mark();
        tellTyping();
    } else {
        accept();
    }
}

void TextPane::accept() {
    pause_.stop();
    if (!editable_) {
        return;
    }
    error_.reset();
    open_.reset();
    if (drafting()) {
        takeDraft();
    } else if (!unaccepted()) {
        typedOver_.forget();
    } else if (!takeDocument()) {
        takeBrackets();
    }
    if (open_) {
        error_.reset();
    }
    mark();
    tell();
    tellTyping();
    caretMoved();
}

void TextPane::caretMoved() {
    if (holding_) {
        return;
    }
    typed();
    mark();
    if (!editor_->hasFocus() || unaccepted() || !places_ || places_->empty()) {
        return;
    }
    const NodeId at = places_->nodeAt(session_.document()->tree, editor_->textCursor().position());
    if (at != noNode && at != session_.selection()) {
        const QScopedValueRollback mine(fromCaret_, true);
        session_.select(at);
    }
}

void TextPane::selected() {
    if (stale_ || !isVisible()) {
        return;
    }
    mark();
    if (const NodeId n = session_.selection();
        !fromCaret_ && n != noNode && !unaccepted() && places_ && !places_->empty()) {
        editor_->reveal(places_->partOf(n));
    }
}

void TextPane::mark() {
    TextMarks marks;
    const NodeId n = session_.selection();
    if (n != noNode && !unaccepted() && places_ && !places_->empty()) {
        marks.node = places_->partOf(n);
    }
    if (error_ && error_->line > 0) {
        marks.fault = placeOf(*error_, seen_);
    }
    marks.bracket = bracketAt(seen_, editor_->textCursor().position());
    editor_->mark(marks);
}

QString TextPane::wordsBelow() const {
    if (error_ && !error_->readings.empty()) {
        return tr("This text can be read in several ways. Above the tree you can say which one is "
                  "meant.");
    }
    if (error_) {
        return shownFault(*error_);
    }
    if (waits()) {
        return tr("This is a tree. “%1” is still drawn, since it has changes that are not saved. "
                  "Draw this one: %2")
            .arg(session_.title(), wholeKey());
    }
    if (open_) {
        return ReadingWords::canBeReadAs(*open_, wholeKey());
    }
    if (!note_.isEmpty() || session_.draft()) {
        return note_;
    }
    if (session_.document() == nullptr) {
        return tr("There is no tree yet. Type or paste one, such as [[3,12,8],[2,4,6],[14,5,2]].");
    }
    const QString beside = shownList(lostIn(TreeFormat::text, session_.document()->tree));
    return beside.isEmpty()
               ? QString()
               : tr("The tree also has this, which brackets cannot show: %1. A JSON file keeps it.")
                     .arg(beside);
}

void TextPane::tell() {
    const QString words = wordsBelow();
    offerWhole();
    status_->setForegroundRole(error_ ? QPalette::BrightText : QPalette::PlaceholderText);
    if (words != status_->text()) {
        status_->setText(words);
        status_->setAccessibleName(words);
        speaking_.start();
    }
}

/// Once typing rests: who listens would hear every letter's error otherwise.
void TextPane::speak() {
    if ((!error_ && !open_ && note_.isEmpty()) || !status_->isVisible()) {
        return;
    }
    for (const QAccessible::Event each : {QAccessible::NameChanged, QAccessible::Alert}) {
        QAccessibleEvent event(status_, each);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace prunus

#include "moc_textpane.cpp"
