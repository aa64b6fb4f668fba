#pragma once

#include "core/notation/readtree.h"
#include "ui/words/messagetext.h"

#include <QByteArray>
#include <QList>
#include <algorithm>
#include <functional>
#include <string>

/// A small tree in a form of its own, written without the notation's writers: a leaf is its value,
/// an inner node its children in round brackets; `a=` before a named node, `!m` after a move,
/// `^v` after an inner node with a static value.
inline std::string outline(const prunus::GameTree& tree) {
    std::function<std::string(prunus::NodeId)> of = [&](prunus::NodeId n) {
        std::string text(tree.names().at(n));
        text += text.empty() ? "" : "=";
        const std::string value =
            tree.hasOwnValue(n) ? QByteArray::number(tree.staticValue(n), 'g', 17).toStdString()
                                : std::string();
        if (tree.isLeaf(n)) {
            text += value.empty() ? "()" : value;
        } else {
            text += '(';
            for (const prunus::NodeId child : tree.children(n)) {
                text += child == tree.children(n).first ? "" : " ";
                text += of(child);
            }
            text += value.empty() ? ")" : ")^" + value;
        }
        const std::string_view move = tree.moves().at(n);
        return move.empty() ? text : text + "!" + std::string(move);
    };
    return of(prunus::GameTree::root());
}

/// `LINE:COLUMN: message`.
inline QByteArray report(const prunus::ReadError& error) {
    return QByteArray::number(qulonglong(error.line)) + ":" +
           QByteArray::number(qulonglong(error.column)) + ": " +
           QByteArray::fromStdString(inEnglish(error.message));
}

/// `LINE:COLUMN: message` of a failed reading, or what was read.
inline QByteArray report(const prunus::ReadResult& result) {
    return result ? "read as " + QByteArray::fromStdString(outline(*result))
                  : report(result.error());
}
inline QByteArray report(const prunus::ImportResult& result) {
    return result ? "read as " + QByteArray::fromStdString(outline(result->tree))
                  : report(result.error());
}

/// Whether a report starts with the place and holds every one of the words, given as `a|b|c`.
inline bool saysAt(const QByteArray& reported, const QByteArray& place, const QByteArray& words) {
    if (!reported.startsWith(place + ": ") || reported.contains('\n')) {
        return false;
    }
    const QList<QByteArray> wanted = words.split('|');
    return std::all_of(wanted.begin(), wanted.end(),
                       [&](const QByteArray& word) { return reported.contains(word); });
}
