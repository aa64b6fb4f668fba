#include "ui/texteditor/typedchange.h"

#include "ui/texteditor/treetext.h"

#include <algorithm>

namespace prunus {

void TypedChange::note(int at, int removed, int added, const QString& before, const QString& now) {
    // Qt counts the end of the text in where all of it is replaced.
    const qsizetype beyond = std::max<qsizetype>(0, at + added - now.size());
    const auto start = std::size_t(at);
    const auto gone = std::size_t(std::max<qsizetype>(0, removed - beyond));
    const auto come = std::size_t(added - beyond);
    anew_ = anew_ || (gone > 0 && isBlank(QStringView(now).left(at)) &&
                      isBlank(QStringView(now).mid(at + qsizetype(come))) && !isBlank(before));
    if (!change_) {
        change_ = {start, gone, come};
        return;
    }
    const std::size_t first = std::min(change_->offset, start);
    const std::size_t end = std::max(change_->offset + change_->inserted, start + gone);
    change_ = {first, end - first - change_->inserted + change_->removed,
               end - first - gone + come};
}

Retyping TypedChange::retyping(const QString& before, const QString& now,
                               bool carriageReturns) const {
    Retyping how;
    how.anew = anew_;
    if (change_) {
        const auto bytes = [&](const QString& text, std::size_t from, std::size_t count) {
            const QString part = text.mid(qsizetype(from), qsizetype(count));
            return std::size_t(withLineEnds(part, carriageReturns).toUtf8().size());
        };
        how.part = {bytes(before, 0, change_->offset),
                    bytes(before, change_->offset, change_->removed),
                    bytes(now, change_->offset, change_->inserted)};
    }
    return how;
}

QString withLineEnds(QString text, bool carriageReturns) {
    return carriageReturns ? text.replace(u'\n', QStringLiteral("\r\n")) : text;
}

} // namespace prunus
