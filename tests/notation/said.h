#pragma once

#include "core/notation/readtree.h"
#include "tests/notation/outline.h"

namespace prunus {

/// `notation: reading`, with `MIN moves:` before a reading of a tree whose root is MIN's; or the
/// error with its place.
inline QByteArray said(const ImportResult& result) {
    if (!result) {
        return report(result.error());
    }
    const std::string_view id = notationId(result->notation);
    const char* const mover = result->tree.header().root == Player::min ? ": MIN moves: " : ": ";
    return QByteArray(id.data(), qsizetype(id.size())) + mover +
           QByteArray::fromStdString(outline(result->tree));
}

} // namespace prunus
