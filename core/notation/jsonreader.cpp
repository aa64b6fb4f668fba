#include "core/notation/jsonreader.h"

#include "core/notation/characters.h"
#include "core/notation/jsonstring.h"
#include "core/notation/jsonversion.h"
#include "core/notation/scannumber.h"
#include "core/tree/limits.h"

#include <algorithm>
#include <array>
#include <utility>

namespace prunus {

namespace {

constexpr std::array<std::string_view, 20> keyNames{
    "",      "format", "version", "title", "root",   "failureValue", "game",
    "notes", "tree",   "name",    "move",  "value",  "children",     "node",
    "event", "visit",  "search",  "text",  "arrows", "boxes",
};
constexpr std::size_t firstNodeKey = 9;
constexpr std::size_t firstNoteKey = 13;

/// What belongs to a key.
constexpr std::array<Code, 20> keyTypes{
    Code::nodeType,     Code::formatType,   Code::versionType,   Code::textType,
    Code::rootType,     Code::numberType,   Code::textType,      Code::notesType,
    Code::nodeType,     Code::textType,     Code::textType,      Code::numberType,
    Code::childrenType, Code::noteNodeType, Code::noteEventType, Code::noteVisitType,
    Code::textType,     Code::textType,     Code::noteMarksType, Code::noteMarksType,
};

} // namespace

JsonReader::JsonReader(std::string_view text, Progress* progress)
    : text_(text), meter_(progress, Stage::reading, text.size()), nodeLimit_(nodeLimit()) {}

void JsonReader::advanceTo(std::size_t consumed) {
    meter_.reach(consumed);
    std::size_t start = progress_.lastEnd;
    while (isSpace(text_[start]) || text_[start] == ',' || text_[start] == ':') {
        ++start;
    }
    progress_.lastStart = start;
    // The parser has to read one character more to see that a number has ended.
    const bool number = isDigit(text_[start]) || text_[start] == '-';
    const char last = text_[consumed - 1];
    progress_.lastEnd = number && !isDigit(last) ? consumed - 1 : consumed;
}

bool JsonReader::openObject() {
    if (frames_.empty()) {
        frames_.push_back({progress_.lastStart, 0, Within::document, 0});
        opened();
        return true;
    }
    if (isWithin(Within::notes)) {
        return beginNote();
    }
    return expectsNode() ? beginNode(Within::nodeObject) : wrongType();
}

bool JsonReader::openArray() {
    if (expectsNode()) {
        return beginNode(Within::nodeArray);
    }
    if (key_ == Key::notes || key_ == Key::arrows || key_ == Key::boxes) {
        return openNoteArray();
    }
    if (frames_.empty() || key_ != Key::children) {
        return wrongType();
    }
    frames_.push_back({progress_.lastStart, frames_.back().mark, Within::children, 0});
    opened();
    return true;
}

bool JsonReader::closeObject() {
    const Frame& frame = frames_.back();
    if (frame.within == Within::document) {
        return finishDocument();
    }
    if (frame.within == Within::note) {
        return closeNote();
    }
    return endNode(saw(frame, Key::value));
}

bool JsonReader::closeArray() {
    if (frames_.back().within == Within::nodeArray) {
        return endNode(false);
    }
    frames_.pop_back();
    valueEnded();
    return true;
}

bool JsonReader::key(const std::string& name) {
    Frame& frame = frames_.back();
    key_ = keyNamed(name, frame.within);
    progress_.last = JsonProgress::Token::key;
    if (key_ == Key::none) {
        return fail({frame.within == Within::document ? Code::unknownDocumentKey
                     : frame.within == Within::note   ? Code::unknownNoteKey
                                                      : Code::unknownNodeKey,
                     {shortJsonString(name)}});
    }
    if (saw(frame, key_)) {
        return fail({Code::keyTwice, {shortJsonString(name)}});
    }
    frame.seen |= 1U << static_cast<unsigned>(key_);
    if (key_ == Key::notes) {
        notesAt_ = progress_.lastStart;
    }
    return true;
}

bool JsonReader::number(Value value) {
    const Value v = value + 0.0; // -0 becomes 0
    if (expectsNode()) {
        if (!hasRoom()) {
            return false;
        }
        builder_.leaf(v);
    } else if (key_ == Key::version) {
        if (!setVersion(v)) {
            return false;
        }
    } else if (key_ == Key::failureValue) {
        header_.failureValue = v;
    } else if (key_ == Key::value) {
        builder_.setValue(frames_.back().mark, v);
    } else if (key_ == Key::visit) {
        if (!took(notes_.setVisit(progress_.lastStart, v))) {
            return false;
        }
    } else {
        return wrongType();
    }
    valueEnded();
    return true;
}

bool JsonReader::realNumber() {
    auto scanned = scanNumber(text_, progress_.lastStart);
    if (!scanned) {
        fault_ = std::move(scanned.error());
        return false;
    }
    return number(scanned->value);
}

bool JsonReader::string(std::string& value) {
    bool good = true;
    if (key_ == Key::format) {
        good = setFormat(value);
    } else if (key_ == Key::title) {
        header_.title = std::move(value);
    } else if (key_ == Key::game) {
        header_.game = std::move(value);
    } else if (key_ == Key::root) {
        good = setRoot(value);
    } else if (key_ == Key::name) {
        good = setName(value);
    } else if (key_ == Key::move) {
        if (!value.empty()) {
            builder_.setMove(frames_.back().mark, std::move(value));
        }
    } else {
        good = noteString(value);
    }
    valueEnded();
    return good;
}

/// A node that the tree of a note has no more.
bool JsonReader::null() {
    const auto mark = expectedMark();
    const bool good =
        mark ? took(notes_.setNode(*mark, progress_.lastStart, std::nullopt)) : wrongType();
    valueEnded();
    return good;
}

bool JsonReader::syntaxError() {
    if (!fault_) {
        progress_.innermost =
            frames_.empty() ? std::nullopt : std::optional<std::size_t>(frames_.back().offset);
        fault_ = explainJsonSyntax(text_, progress_);
    }
    return false;
}

JsonReader::Key JsonReader::keyNamed(const std::string& name, Within within) {
    const auto found = std::find(keyNames.begin() + 1, keyNames.end(), name);
    if (found == keyNames.end()) {
        return Key::none;
    }
    const auto which = static_cast<std::size_t>(found - keyNames.begin());
    const Within owner = which < firstNodeKey   ? Within::document
                         : which < firstNoteKey ? Within::nodeObject
                                                : Within::note;
    return owner == within ? static_cast<Key>(which) : Key::none;
}

bool JsonReader::saw(const Frame& frame, Key key) {
    return (frame.seen >> static_cast<unsigned>(key) & 1U) != 0;
}

bool JsonReader::expectsNode() const {
    if (frames_.empty()) {
        return false;
    }
    const Within within = frames_.back().within;
    return within == Within::nodeArray || within == Within::children ||
           (within == Within::document && key_ == Key::tree);
}

bool JsonReader::beginNode(Within within) {
    if (!hasRoom()) {
        return false;
    }
    frames_.push_back({progress_.lastStart, builder_.begin(), within, 0});
    opened();
    return true;
}

bool JsonReader::endNode(bool hasValue) {
    if (!hasValue && !firstEmpty_ && builder_.childCount(frames_.back().mark) == 0) {
        firstEmpty_ = Fault{frames_.back().offset, nameEmptyNode()};
    }
    builder_.end();
    frames_.pop_back();
    valueEnded();
    return true;
}

bool JsonReader::finishDocument() {
    const Frame document = frames_.back();
    frames_.pop_back();
    valueEnded();
    for (const auto& [needed, lacking] : {std::pair{Key::format, Code::noFormat},
                                          {Key::version, Code::noVersion},
                                          {Key::tree, Code::noTree}}) {
        if (!saw(document, needed)) {
            return failAt(document.offset, {lacking});
        }
    }
    if (notesAt_ && version_ < jsonVersion) {
        return failAt(*notesAt_, {Code::notesNeedVersion});
    }
    if (firstEmpty_ && !header_.failureValue) {
        return failAt(firstEmpty_->offset, firstEmpty_->message);
    }
    return true;
}

bool JsonReader::hasRoom() {
    if (builder_.nodeCount() < nodeLimit_) {
        return true;
    }
    fault_ = tooManyNodes(progress_.lastStart);
    return false;
}

bool JsonReader::setVersion(Value value) {
    if (value > jsonVersion) {
        fault_ = newerVersion(progress_.lastStart, value);
        return false;
    }
    version_ = value;
    return value == 1 || value == jsonVersion || wrongType();
}

bool JsonReader::setFormat(const std::string& value) {
    return value == "prunus-tree" || fail(noTreeFormat(value));
}

bool JsonReader::setRoot(const std::string& value) {
    header_.root = value == "min" ? Player::min : Player::max;
    return value == "max" || value == "min" || wrongType();
}

bool JsonReader::setName(std::string& value) {
    if (value.empty()) {
        return fail({Code::emptyName});
    }
    lastName_ = value;
    lastNamed_ = frames_.back().mark;
    builder_.setName(frames_.back().mark, std::move(value));
    return true;
}

Message JsonReader::nameEmptyNode() const {
    const TreeBuilder::Mark mark = frames_.back().mark;
    std::vector<std::uint32_t> path;
    for (const Frame& frame : frames_) {
        const bool node = frame.within == Within::nodeArray || frame.within == Within::nodeObject;
        if (node && frame.mark != mark) {
            path.push_back(builder_.childCount(frame.mark) - 1);
        }
    }
    return emptyNode(lastNamed_ == mark ? lastName_ : std::string(), path,
                     Code::giveValueOrFailureValue);
}

bool JsonReader::wrongType() {
    if (frames_.empty()) {
        return fail({Code::documentType});
    }
    if (expectsNode()) {
        return fail({Code::nodeType});
    }
    if (isWithin(Within::notes)) {
        return fail({Code::noteType});
    }
    if (expectedMark()) {
        return fail({Code::noteNodeType});
    }
    if (key_ == Key::version) {
        return fail({Code::wholeBetween,
                     {"version", Count{1}, Count{static_cast<std::uint64_t>(jsonVersion)}}});
    }
    const auto which = static_cast<std::size_t>(key_);
    return fail({keyTypes.at(which), {keyNames.at(which)}});
}

bool JsonReader::fail(Message message) {
    return failAt(progress_.lastStart, std::move(message));
}

bool JsonReader::failAt(std::size_t offset, Message message) {
    fault_ = Fault{offset, std::move(message)};
    return false;
}

void JsonReader::opened() {
    progress_.last = JsonProgress::Token::opening;
    key_ = Key::none;
}

void JsonReader::valueEnded() {
    progress_.last = JsonProgress::Token::value;
    // Inside an object the next token is a key; what is left of this one must not be believed.
    key_ = Key::none;
}

} // namespace prunus
