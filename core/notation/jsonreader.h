#pragma once

#include "core/notation/fault.h"
#include "core/notation/jsonnotes.h"
#include "core/notation/jsonsyntax.h"
#include "core/tree/treebuilder.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// Makes a tree of the tokens of a JSON document of the format "prunus-tree". Each member function
/// takes one token, in reading order, and says whether the document is still good. Needs valid
/// UTF-8.
class JsonReader {
  public:
    explicit JsonReader(std::string_view text, Progress* progress = nullptr);

    /// Remembers where the parser has read to, and reports it to the progress; to be called before
    /// each token. Throws WorkCancelled if the progress is cancelled.
    void advanceTo(std::size_t consumed);

    bool openObject();
    bool closeObject();
    bool openArray();
    bool closeArray();
    bool key(const std::string& name);
    bool number(Value value);
    /// Takes a number with point or exponent, or beyond 64 bits, and reads it again from the text.
    bool realNumber();
    bool string(std::string& value);
    /// Takes true or false, which is a fault at any place; always returns false.
    bool literal() { return wrongType(); }
    bool null();
    /// Takes what the parser does not understand at the point reached; always returns false.
    bool syntaxError();

    [[nodiscard]] const std::optional<Fault>& fault() const { return fault_; }
    /// The tree, after a document without fault; or the fault of a note on a node that the tree
    /// does not have.
    [[nodiscard]] tl::expected<GameTree, Fault> build(Progress* progress = nullptr) &&;

  private:
    enum class Key : std::uint8_t {
        none,
        format,
        version,
        title,
        root,
        failureValue,
        game,
        notes,
        tree,
        name,
        move,
        value,
        children,
        node,
        event,
        visit,
        search,
        text,
        arrows,
        boxes,
    };
    enum class Within : std::uint8_t {
        document,
        nodeObject,
        nodeArray,
        children,
        notes,
        note,
        arrows,
        boxes,
    };
    struct Frame {
        std::size_t offset;
        TreeBuilder::Mark mark;
        Within within;
        std::uint32_t seen; ///< the keys so far, one bit for each Key
    };

    [[nodiscard]] static Key keyNamed(const std::string& name, Within within);
    [[nodiscard]] static bool saw(const Frame& frame, Key key);

    [[nodiscard]] bool expectsNode() const;
    [[nodiscard]] bool beginNode(Within within);
    bool endNode(bool hasValue);
    [[nodiscard]] bool finishDocument();
    [[nodiscard]] bool hasRoom();
    [[nodiscard]] bool setVersion(Value value);
    [[nodiscard]] bool setFormat(const std::string& value);
    [[nodiscard]] bool setRoot(const std::string& value);
    [[nodiscard]] bool setName(std::string& value);
    [[nodiscard]] Message nameEmptyNode() const;
    [[nodiscard]] bool isWithin(Within within) const {
        return !frames_.empty() && frames_.back().within == within;
    }
    bool beginNote();
    bool closeNote();
    bool openNoteArray();
    /// The mark that a path is of at this point: the place of a note, or one of its arrows or
    /// boxes; nullopt where no path belongs.
    [[nodiscard]] std::optional<JsonNotes::Mark> expectedMark() const;
    bool noteString(std::string& value);
    bool took(JsonNotes::Outcome outcome);

    bool wrongType();
    bool fail(Message message);
    bool failAt(std::size_t offset, Message message);
    void opened();
    void valueEnded();

    std::string_view text_;
    StageMeter meter_;
    JsonProgress progress_;
    std::uint64_t nodeLimit_;
    TreeBuilder builder_;
    TreeHeader header_;
    std::vector<Frame> frames_;
    Key key_ = Key::none;
    std::optional<Fault> fault_;
    JsonNotes notes_;
    std::optional<std::size_t> notesAt_; ///< where the key "notes" stands
    Value version_ = 1;
    /// The fault of the first node with neither children nor value; it counts only if no failure
    /// value follows.
    std::optional<Fault> firstEmpty_;
    std::string lastName_;
    std::optional<TreeBuilder::Mark> lastNamed_;
};

} // namespace prunus
