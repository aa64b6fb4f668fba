// How the text pane takes what is typed.

#include "ui/panels/textpane.h"
#include "ui/session/opening.h"

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

/// What is a tree now takes the place of the one that is drawn, in the file of the draft.
void TextPane::takeDraft() {
    markFault();
    if (error_ || isBlank(seen_) || (session_.draft() && !unaccepted())) {
        return;
    }
    taken_ = seen_;
    session_.takeDraft(withLineEnds(seen_));
}

void TextPane::draftChanged() {
    if (!isVisible()) {
        stale_ = true;
        return;
    }
    readGiven();
    if (session_.draft() || seen_ != given_) {
        showAnew({});
    }
}

} // namespace prunus
