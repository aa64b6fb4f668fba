#pragma once

#include "core/notation/fault.h"
#include "core/notation/textspans.h"
#include "core/tree/treebuilder.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// Reads one tree in bracket notation, left to right and once. Needs valid UTF-8.
class TextReader {
  public:
    /// If `spans` is given, it receives where each node stands, in the order of TreeBuilder::Mark.
    explicit TextReader(std::string_view text, Progress* progress = nullptr,
                        std::vector<TextSpan>* spans = nullptr);

    /// Reads the text and returns its first fault, or nullopt; then builder() holds the tree.
    /// Throws WorkCancelled if the progress is cancelled.
    [[nodiscard]] std::optional<Fault> read();
    [[nodiscard]] TreeBuilder& builder() { return builder_; }

  private:
    struct Name {
        std::size_t offset;
        std::string text;
    };
    struct OpenList {
        std::size_t offset;
        TreeBuilder::Mark mark;
    };
    enum class Found { leaf, list, fault };

    [[nodiscard]] Found readTreeStart();
    [[nodiscard]] bool readName(std::optional<Name>& name);
    [[nodiscard]] bool nameEndsAt(std::size_t end, const Name& name);
    [[nodiscard]] Found readLeaf(const std::optional<Name>& name);
    [[nodiscard]] Found openList(const std::optional<Name>& name);
    [[nodiscard]] bool readTreeEnd();
    [[nodiscard]] bool closeList();
    [[nodiscard]] bool readSeparator();
    void noteSpan(const std::optional<Name>& name, std::size_t end);
    [[nodiscard]] bool hasRoom(std::size_t offset);

    [[nodiscard]] Fault noTreeHere() const;
    [[nodiscard]] Fault noTreeAfter(const Name& name) const;
    [[nodiscard]] Fault emptyList(const std::optional<Name>& name) const;
    [[nodiscard]] Fault textAfterTree() const;

    bool fail(Fault fault);
    [[nodiscard]] bool atEnd() const { return at_ == text_.size(); }
    void skipSpace();

    std::string_view text_;
    StageMeter meter_;
    std::size_t at_ = 0;
    std::uint64_t nodeLimit_;
    std::vector<TextSpan>* spans_;
    TreeBuilder builder_;
    std::vector<OpenList> open_;
    std::optional<Fault> fault_;
};

} // namespace prunus
