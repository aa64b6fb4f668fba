// How the text pane takes what is typed.

#include "core/formats/importtree.h"
#include "ui/session/opening.h"
#include "ui/texteditor/textpane.h"
#include "ui/words/readingwords.h"

#include <QKeySequence>
#include <QScopedValueRollback>
#include <algorithm>

namespace prunus {

/// Keeps account of what is typed over, so that nodes beside it are known to be the same.
void TextPane::noteChange(int at, int removed, int added) {
    const QString now = editor_->text();
    // Qt counts the end of the text in where all of it is replaced.
    const qsizetype beyond = std::max<qsizetype>(0, at + added - now.size());
    const auto start = std::size_t(at);
    const auto gone = std::size_t(std::max<qsizetype>(0, removed - beyond));
    const auto come = std::size_t(added - beyond);
    anew_ = anew_ || (gone > 0 && isBlank(QStringView(now).left(at)) &&
                      isBlank(QStringView(now).mid(at + qsizetype(come))) && !isBlank(given_));
    if (!change_) {
        change_ = {start, gone, come};
        return;
    }
    const std::size_t first = std::min(change_->offset, start);
    const std::size_t end = std::max(change_->offset + change_->inserted, start + gone);
    change_ = {first, end - first - change_->inserted + change_->removed,
               end - first - gone + come};
}

QString TextPane::withLineEnds(QString text) const {
    return carriageReturns_ ? text.replace(u'\n', QStringLiteral("\r\n")) : text;
}

Retyping TextPane::retyping() const {
    Retyping how = merge_;
    how.anew = anew_;
    if (change_) {
        const auto bytes = [this](const QString& text, std::size_t from, std::size_t count) {
            return std::size_t(
                withLineEnds(text.mid(qsizetype(from), qsizetype(count))).toUtf8().size());
        };
        how.part = {bytes(given_, 0, change_->offset),
                    bytes(given_, change_->offset, change_->removed),
                    bytes(seen_, change_->offset, change_->inserted)};
    }
    return how;
}

void TextPane::takeBrackets() {
    const std::shared_ptr<const GameTree> before = session_.document()->shared;
    const bool another = anew_;
    error_ = session_.editing().retype(withLineEnds(seen_), retyping());
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
        session_.takeDraft(withLineEnds(seen_), as);
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

} // namespace prunus
