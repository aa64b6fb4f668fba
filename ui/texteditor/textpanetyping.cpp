// How the text pane takes what is typed, and gives back what made way for another text.

#include "core/formats/importtree.h"
#include "core/formats/treeformat.h"
#include "ui/session/loading.h"
#include "ui/texteditor/textpane.h"
#include "ui/words/messages.h"
#include "ui/words/readingwords.h"
#include "ui/words/sentences.h"

#include <QKeySequence>
#include <QScopedValueRollback>
#include <utility>

namespace prunus {

QString TextPane::undoKey() {
    return QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText);
}

void TextPane::takeBrackets() {
    const std::shared_ptr<const GameTree> before = session_.document()->shared;
    const bool another = typedOver_.anew();
    Retyping how = typedOver_.retyping(given_, seen_, carriageReturns_);
    how.merge = merge_;
    error_ = session_.editing().retype(withLineEnds(seen_, carriageReturns_), how);
    if (!error_) {
        merge_ = History::Merge::withPrevious;
        if (another) {
            tellAnother(*before);
        }
    }
    burst_.start();
}

/// Where the text that is shown is no tree.
void TextPane::markFault() {
    error_.reset();
    open_.reset();
    if (drafting() && !isBlank(seen_)) {
        const auto read = readDraft(session_.draft() ? session_.draft()->path : QString(), seen_);
        if (!read) {
            error_ = read.error();
            offerReadings(seen_, error_->readings, {});
        } else if (!pasting_ && (session_.editing().treeModified() ||
                                 !endsByItself(read->notation, seen_.toStdString()))) {
            open_ = read->notation;
        }
    } else if (unaccepted() && !drafting()) {
        const std::string text = seen_.toStdString();
        const ImportResult read = importTree(text);
        if (read && !endsByItself(read->notation, text)) {
            open_ = read->notation;
        } else if (const ReadResult brackets = readText(text); !brackets) {
            error_ = brackets.error();
        }
    }
}

/// What is a tree now takes the place of the one that is drawn, in the file of the draft.
void TextPane::takeDraft() {
    markFault();
    const bool untouched = session_.draft() && !unaccepted() && !pasting_;
    if (!error_ && !open_ && !isBlank(seen_) && !untouched) {
        drawDraft();
    }
}

void TextPane::drawDraft(std::optional<Notation> as) {
    emit treeLeft([this, as] {
        taken_ = seen_;
        session_.takeDraft(withLineEnds(seen_, carriageReturns_), as);
    });
    if (drafting() && !as) {
        const QScopedValueRollback typing(pasting_, false);
        markFault(); // there is something to be decided first
    }
}

/// What is typed could be drawn, but the tree that is drawn would be lost.
bool TextPane::waits() const {
    return open_ && drafting() && session_.editing().treeModified();
}

/// So that it is not forgotten when the window is closed, nor by a crash.
void TextPane::tellTyping() {
    const bool aside = aside_ && aside_->unfinished;
    session_.editing().setUnfinished(Editing::Typing::text, unaccepted() ? std::optional(seen_)
                                                            : aside ? std::optional(aside_->text)
                                                                    : std::nullopt);
    withdrawOffer();
}

/// What is typed so far is all.
void TextPane::readWhole() {
    if (!open_) {
        return;
    }
    kept_.clear();
    const QScopedValueRollback whole(pasting_, true);
    accept();
}

void TextPane::offerWhole() {
    const bool had = readAs_->hasFocus();
    readAs_->setVisible(open_.has_value() && editable_);
    if (open_) {
        readAs_->setText(waits() ? tr("Draw this tree") : ReadingWords::toReadAs(*open_));
        readAs_->setToolTip(wholeKey());
    } else if (had) {
        editor_->setFocus();
    }
}

QString TextPane::wholeKey() {
    return QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText);
}

void TextPane::draftChanged() {
    if (!isVisible()) {
        stale_ = true;
        aside_.reset();
        if (offered_) {
            seen_.clear(); // what is offered is asked again once it is seen
            withdrawOffer();
        }
        return;
    }
    readGiven();
    if (session_.draft() || seen_ != given_) {
        showAnew({});
    }
}

QString TextPane::takenWhole() {
    return tr("The document was taken whole; here stands its tree. Undo: %1").arg(undoKey());
}

/// What was put aside before cannot come back any more.
void TextPane::putAside(const QString& text) {
    aside_.reset();
    if (!isBlank(text)) {
        aside_ = Aside{text, seen_, true};
        note_ = tr("The unfinished text was put aside. Undo: %1").arg(undoKey());
    }
}

/// A whole document of this program, a game of Gambit's, or the text of another program stands as
/// the text of its tree, and what brackets cannot say beside it. Says whether the text is one, if
/// only one with an error. While lines are typed that may be an outline, rows or arrows, nothing
/// says where they end; they are read when they are pasted, or when that is asked for.
bool TextPane::takeDocument(std::optional<Notation> as) {
    const std::string text = seen_.toStdString();
    ImportResult read = importTree(text, nullptr, as);
    const bool open = read && !endsByItself(read->notation, text);
    const bool strict = readText(text).has_value();
    const bool brackets = read ? read->notation == Notation::brackets && !as
                               : !isDocument(text) && !strict && !pasting_;
    if (open && !pasting_ && !as) {
        open_ = read->notation;
        return false;
    }
    if (brackets || (seen_ == kept_ && !strict && !as)) {
        return false;
    }
    if (read && seen_ == kept_ && !as) {
        open_ = read->notation; // it was taken back
        return true;
    }
    if (!read) {
        error_ = read.error();
        offerReadings(seen_, error_->readings, {});
        return true;
    }
    const std::vector<Notation> others =
        isForeign(read->notation) || as ? otherReadings(text, *read) : std::vector<Notation>();
    const QString raw = std::exchange(seen_, given_); // it makes way
    if (const auto error = session_.editing().perform(ReplaceSubtree{
            std::make_shared<const GameTree>(std::move(read->tree)), GameTree::root()})) {
        seen_ = raw;
        error_ = notEditable(error->given);
        return true;
    }
    merge_ = History::Merge::never;
    aside_ = Aside{raw, seen_};
    const QString how = !read->notices.empty() ? shownMessage(read->notices.front().message)
                        : as                   ? tr("Read as brackets.")
                                               : QString();
    note_ = joined(QStringList{how, takenWhole()});
    offerReadings(raw, others, note_);
    return true;
}

/// In the bar above the tree.
void TextPane::offerReadings(const QString& text, const std::vector<Notation>& readings,
                             const QString& told) {
    if (readings.empty() || (offered_ && offered_->text == text && told.isEmpty())) {
        return;
    }
    offered_ = Offered{text, !told.isEmpty()};
    emit session_.readingTold({{told.isEmpty() ? askedReading() : told},
                               readings,
                               [this, offered = *offered_](Notation as) { readAs(offered, as); },
                               told.isEmpty() ? ReadingOffer::Of::text : ReadingOffer::Of::edit});
}

QString TextPane::askedReading() const {
    return shownFault(session_.draft() ? session_.draft()->name() : tr("This text"), *error_);
}

/// In the place of what the text was taken for.
void TextPane::readAs(const Offered& offered, Notation as) {
    if (drafting()) {
        drawDraft(as);
        return;
    }
    if (offered.taken) {
        session_.editing().undo();
    }
    const QScopedValueRollback hold(holding_, true);
    seen_ = offered.text;
    error_.reset();
    takeDocument(as);
    mark();
    tell();
    tellTyping();
}

/// As soon as it is another text.
void TextPane::withdrawOffer() {
    if (!offered_) {
        return;
    }
    const bool taken = aside_ && aside_->text == offered_->text && aside_->instead == seen_;
    if (offered_->taken ? !taken || unaccepted() : seen_ != offered_->text) {
        const bool wasTaken = std::exchange(offered_, std::nullopt)->taken;
        emit session_.readingTold(
            {{}, {}, {}, wasTaken ? ReadingOffer::Of::edit : ReadingOffer::Of::text});
    }
}

/// What the old text had beside it is not the new tree's.
void TextPane::tellAnother(const GameTree& before) {
    const QString gone = shownList(lostIn(TreeFormat::text, before));
    if (!gone.isEmpty()) {
        note_ = tr("This is another tree, so what was kept beside the text of the one before is "
                   "gone: %1. Undo: %2")
                    .arg(gone, undoKey());
    }
}

void TextPane::undo() {
    const bool typed = drafting();
    if (!typed && aside_ && !stale_ && aside_->instead == editor_->text()) {
        const QString text = std::exchange(aside_, std::nullopt)->text;
        if (session_.editing().possible() && session_.editing().history().canUndo()) {
            session_.editing().undo();
        }
        merge_ = History::Merge::never;
        kept_ = text;
        editor_->replace(text);
    } else if (typed || editor_->document()->isUndoAvailable()) {
        editor_->undo();
    } else {
        session_.editing().undo();
    }
}

void TextPane::redo() {
    if (drafting() || editor_->document()->isRedoAvailable()) {
        editor_->redo();
    } else {
        session_.editing().redo();
    }
}

} // namespace prunus
