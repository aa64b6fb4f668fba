#include "core/notation/textreader.h"

#include "core/notation/characters.h"
#include "core/notation/jsonstring.h"
#include "core/notation/scannumber.h"
#include "core/tree/limits.h"

#include <utility>

namespace prunus {

TextReader::TextReader(std::string_view text, Progress* progress, std::vector<TextSpan>* spans)
    : text_(text), meter_(progress, Stage::reading, text.size()), nodeLimit_(nodeLimit()),
      spans_(spans) {}

std::optional<Fault> TextReader::read() {
    skipSpace();
    if (atEnd()) {
        return emptyText();
    }
    do {
        Found found = readTreeStart();
        while (found == Found::list) {
            found = readTreeStart();
        }
        if (found == Found::fault || !readTreeEnd()) {
            return fault_;
        }
    } while (!open_.empty());
    return atEnd() ? std::nullopt : std::optional<Fault>(textAfterTree());
}

/// Reads a tree up to and with its number or its opening bracket.
TextReader::Found TextReader::readTreeStart() {
    meter_.reach(at_);
    std::optional<Name> name;
    if (!atEnd() && !readName(name)) {
        return Found::fault;
    }
    if (!atEnd() && isOpening(text_[at_])) {
        return openList(name);
    }
    if (startsNumber(text_, at_)) {
        return readLeaf(name);
    }
    fail(name ? noTreeAfter(*name) : noTreeHere());
    return Found::fault;
}

/// Reads a name and its colon, if there is one. False on a fault.
bool TextReader::readName(std::optional<Name>& name) {
    const std::size_t start = at_;
    if (text_[start] == '"') {
        auto string = scanJsonString(text_, start);
        if (!string) {
            return fail(std::move(string.error()));
        }
        if (string->value.empty()) {
            return fail({start, {Code::emptyNameInQuotes}});
        }
        name = {start, std::move(string->value)};
        at_ = string->end;
    } else {
        at_ = bareNameEnd(text_, start);
        if (at_ == start) {
            return true;
        }
        name = {start, std::string(text_.substr(start, at_ - start))};
    }
    if (!nameEndsAt(at_, *name)) {
        return false;
    }
    skipSpace();
    if (!atEnd() && (text_[at_] == ':' || text_[at_] == '=')) {
        ++at_;
        skipSpace();
        return true;
    }
    // Without a colon, `[3 nan 5]` means three values rather than a leaf called nan.
    auto notFinite = text_[start] == '"' ? std::nullopt : explainNotFinite(name->text);
    return !notFinite || fail({start, *std::move(notFinite)});
}

bool TextReader::nameEndsAt(std::size_t end, const Name& name) {
    // A sign or, after quotes, a digit cannot belong to the name: `a-5` is a node a of value -5.
    if (end == text_.size() || endsToken(text_[end]) || text_[end] == ':' || text_[end] == '=' ||
        startsNumber(text_, end)) {
        return true;
    }
    return fail(unexpected(text_, end, {Code::afterNameExpected, {shortJsonString(name.text)}}));
}

TextReader::Found TextReader::readLeaf(const std::optional<Name>& name) {
    auto number = scanNumber(text_, at_);
    if (!number) {
        fail(std::move(number.error()));
        return Found::fault;
    }
    if (!hasRoom(at_)) {
        return Found::fault;
    }
    const TreeBuilder::Mark mark = builder_.leaf(number->value);
    if (name) {
        builder_.setName(mark, name->text);
    }
    noteSpan(name, number->end);
    at_ = number->end;
    return Found::leaf;
}

TextReader::Found TextReader::openList(const std::optional<Name>& name) {
    if (!hasRoom(at_)) {
        return Found::fault;
    }
    open_.push_back({at_, builder_.begin()});
    if (name) {
        builder_.setName(open_.back().mark, name->text);
    }
    noteSpan(name, at_);
    ++at_;
    skipSpace();
    if (!atEnd() && text_[at_] == closingOf(text_[open_.back().offset])) {
        fail(emptyList(name));
        return Found::fault;
    }
    return Found::list;
}

/// After a leaf: closes what ends here, and moves on to the next tree if there is one.
bool TextReader::readTreeEnd() {
    skipSpace();
    while (!open_.empty()) {
        if (atEnd()) {
            return fail(unclosedBracket(text_, open_.back().offset));
        }
        if (!isClosing(text_[at_])) {
            return readSeparator();
        }
        if (!closeList()) {
            return false;
        }
    }
    return true;
}

bool TextReader::closeList() {
    if (text_[at_] != closingOf(text_[open_.back().offset])) {
        return fail(mismatchedBracket(text_, open_.back().offset, at_));
    }
    if (spans_ != nullptr) {
        (*spans_)[open_.back().mark].end = at_ + 1;
    }
    open_.pop_back();
    builder_.end();
    ++at_;
    skipSpace();
    return true;
}

bool TextReader::readSeparator() {
    if (!isSeparator(text_[at_])) {
        return true;
    }
    const std::size_t separator = at_++;
    skipSpace();
    if (!atEnd() && isClosing(text_[at_])) {
        return fail(nothingAfter(text_, separator));
    }
    return true;
}

/// Of the node whose body starts here.
void TextReader::noteSpan(const std::optional<Name>& name, std::size_t end) {
    if (spans_ != nullptr) {
        spans_->push_back({name ? name->offset : at_, at_, end});
    }
}

bool TextReader::hasRoom(std::size_t offset) {
    return builder_.nodeCount() < nodeLimit_ || fail(tooManyNodes(offset));
}

Fault TextReader::noTreeHere() const {
    if (atEnd()) {
        return unclosedBracket(text_, open_.back().offset);
    }
    const char c = text_[at_];
    if (isSeparator(c)) {
        return nothingBefore(text_, at_);
    }
    if (isClosing(c)) {
        return open_.empty() ? nothingToClose(text_, at_)
                             : mismatchedBracket(text_, open_.back().offset, at_);
    }
    if (c == ':' || c == '=') {
        return {at_, {Code::nameMissing, {c}}};
    }
    return unexpected(text_, at_, {Code::treeExpected});
}

Fault TextReader::noTreeAfter(const Name& name) const {
    return {name.offset, {Code::nameAlone, {shortJsonString(name.text)}}};
}

Fault TextReader::emptyList(const std::optional<Name>& name) const {
    std::vector<std::uint32_t> path;
    for (std::size_t i = 0; i + 1 < open_.size(); ++i) {
        path.push_back(builder_.childCount(open_[i].mark) - 1);
    }
    return {open_.back().offset,
            emptyNode(name ? name->text : std::string(), path, Code::writeNumberOrChildren)};
}

Fault TextReader::textAfterTree() const {
    if (isClosing(text_[at_])) {
        return nothingToClose(text_, at_);
    }
    return lookalikeAt(text_, at_).value_or(Fault{at_, {Code::oneTreeInBrackets}});
}

bool TextReader::fail(Fault fault) {
    fault_ = std::move(fault);
    return false;
}

void TextReader::skipSpace() {
    at_ = prunus::skipSpace(text_, at_);
}

} // namespace prunus
