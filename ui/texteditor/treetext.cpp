#include "ui/texteditor/treetext.h"

#include "core/edit/textpatch.h"
#include "core/notation/characters.h"
#include "core/notation/depthfirst.h"

#include <algorithm>

namespace prunus {
namespace {

/// For every byte of UTF-8, and the end, how many UTF-16 units stand before it. Empty where they
/// are the same.
std::vector<qsizetype> unitsBefore(const std::string& bytes, const QString& text) {
    std::vector<qsizetype> units;
    if (bytes.size() == static_cast<std::size_t>(text.size())) {
        return units;
    }
    units.reserve(bytes.size() + 1);
    qsizetype count = 0;
    for (const char byte : bytes) {
        units.push_back(count);
        if (!isContinuation(byte)) {
            count += static_cast<unsigned char>(byte) >= 0xF0U ? 2 : 1;
        }
    }
    units.push_back(count);
    return units;
}

} // namespace

TreeText::TreeText(const QString& text, const GameTree& tree) {
    const std::string bytes = text.toStdString();
    std::vector<TextSpan> spans;
    const ReadResult read = readText(bytes, spans);
    if (!read || read->offsets() != tree.offsets()) {
        return;
    }
    const std::vector<qsizetype> units = unitsBefore(bytes, text);
    const auto unit = [&](std::size_t offset) {
        return units.empty() ? static_cast<qsizetype>(offset) : units[offset];
    };
    parts_.resize(tree.nodeCount());
    std::size_t next = 0;
    visitDepthFirst(
        tree,
        [&](NodeId n, bool) {
            parts_[n.value] = {unit(spans[next].start), unit(spans[next].end)};
            ++next;
        },
        [](NodeId) {});
}

NodeId TreeText::nodeAt(const GameTree& tree, qsizetype caret) const {
    const auto around = [&](NodeId n) {
        return parts_[n.value].start <= caret && caret <= parts_[n.value].end;
    };
    if (empty() || !around(GameTree::root())) {
        return noNode;
    }
    NodeId at = GameTree::root();
    while (true) {
        const NodeRange children = tree.children(at);
        const auto first = parts_.begin() + children.first.value;
        const auto last = parts_.begin() + children.last.value;
        const auto beyond = std::partition_point(
            first, last, [&](const TextPart& part) { return part.start <= caret; });
        if (beyond == first) {
            return at;
        }
        const NodeId child{static_cast<std::uint32_t>(beyond - parts_.begin() - 1)};
        if (!around(child)) {
            return at;
        }
        at = child;
    }
}

TextPart placeOf(const ReadError& error, QStringView text) {
    qsizetype at = 0;
    for (std::size_t line = 1; line < error.line; ++line) {
        at = text.indexOf(u'\n', at) + 1;
    }
    for (std::size_t column = 1; column < error.column && at < text.size(); ++column) {
        at += text[at].isHighSurrogate() ? 2 : 1;
    }
    const bool atEnd = at >= text.size() || text[at] == u'\n';
    const qsizetype start = atEnd && at > 0 ? at - 1 : at;
    return {std::min(start, text.size()), std::min(start + 1, text.size())};
}

std::optional<QString> bothChanges(const QString& base, const QString& typed,
                                   const QString& edited) {
    const std::string before = base.toStdString();
    std::string both = typed.toStdString();
    const TextPatch mine = patchBetween(before, both);
    TextPatch theirs = patchBetween(before, edited.toStdString());
    if (theirs.offset >= mine.offset + mine.removed.size()) {
        theirs.offset += mine.inserted.size() - mine.removed.size();
    } else if (theirs.offset + theirs.removed.size() > mine.offset) {
        return std::nullopt;
    }
    applyPatch(both, theirs);
    return QString::fromStdString(both);
}

qsizetype lengthOfLongestLine(QStringView text) {
    qsizetype longest = 0;
    for (const QStringView line : text.split(u'\n')) {
        longest = std::max(longest, line.size());
    }
    return longest;
}

} // namespace prunus
