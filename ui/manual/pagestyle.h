#pragma once

#include <QTextDocument>

namespace prunus {

struct PageLook;

/// Gives a document that was read from Markdown the look of a page: sizes of headings, room between
/// paragraphs, colours of code, links and tables.
void stylePage(QTextDocument& document, const PageLook& look);

} // namespace prunus
