#include "ui/texteditor/texthighlighting.h"

namespace prunus {
namespace {

constexpr qsizetype longestLine = 10'000;

bool isPunctuation(QChar c) {
    return QStringView(u"[](){},;:=").contains(c);
}

/// One past the name that begins here, with its quotes if it has any.
int nameEnd(const QString& line, int at) {
    const auto length = static_cast<int>(line.size());
    if (line[at] != u'"') {
        while (at < length && !isPunctuation(line[at]) && !line[at].isSpace()) {
            ++at;
        }
        return at;
    }
    for (++at; at < length && line[at] != u'"'; ++at) {
        at += line[at] == u'\\' ? 1 : 0;
    }
    return qMin(at + 1, length);
}

} // namespace

void TextHighlighting::setMuted(const QColor& colour) {
    if (colour != muted_) {
        muted_ = colour;
        rehighlight();
    }
}

void TextHighlighting::highlightBlock(const QString& line) {
    if (line.size() > longestLine) {
        return; // it is laid out anew at every key, and formats make that slow
    }
    QTextCharFormat muted;
    muted.setForeground(muted_);
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    const auto length = static_cast<int>(line.size());
    int at = 0;
    while (at < length) {
        const int start = at;
        if (isPunctuation(line[at])) {
            while (at < length && isPunctuation(line[at])) {
                ++at;
            }
            setFormat(start, at - start, muted);
        } else if (line[at].isSpace()) {
            ++at;
        } else {
            const bool isName = line[at] == u'"' || line[at].isLetter();
            at = nameEnd(line, at);
            if (isName) {
                setFormat(start, at - start, bold);
            }
        }
    }
}

} // namespace prunus

#include "moc_texthighlighting.cpp"
