#pragma once

#include "core/games/unfold.h"
#include "core/notation/readtree.h"
#include "core/trace/run.h"
#include "ui/session/panesearches.h"

namespace prunus {

/// The greatest length of a text that is kept with its tree, and read at once.
inline constexpr qint64 shortText = 100'000;

/// Whether the tree is so small that it is laid out at once, and searched at once if that takes no
/// more than fewVisits, so that small trees answer within a frame.
[[nodiscard]] bool isSmall(const GameTree& tree);
/// The most visits of a search that is carried out at once. A small tree alone is no limit: MTD(f)
/// may look at each of its leaves in each of as many passes.
inline constexpr std::uint64_t fewVisits = 100'000;

/// A tree, or a text that is to become one, which is not on disk as it is: it was made here, or is
/// restored.
struct UnsavedTree {
    /// Null if there is nothing but text that is to become a tree.
    std::shared_ptr<const GameTree> tree;
    /// Its bracket text; may be empty.
    std::string text;
    QString name;
    /// The file it belongs to; empty if it has none.
    QString path;
    /// A text that was being typed in the place of this text or of the draft's, and is no tree.
    std::optional<QString> unfinished = {};
    /// The stamp of that file, as it was last known.
    std::optional<FileStamp> stamp = {};
    /// The options under which the tree is to be searched; none for those that the user has chosen.
    std::optional<SearchOptions> search = {};
    /// The draft of a file that was being mended at the same time.
    std::optional<Draft> draft = {};
    /// Whether its file is another program's.
    bool isForeign = false;
    /// Whether the program made the tree and could make it again: until it is edited, it is no
    /// unsaved work.
    bool isMade = false;
};

/// The most nodes of a game's tree in the window, unless the user chose otherwise.
inline constexpr std::uint64_t usualMostNodes = 1'000'000;

/// A game that is to become a tree: as much of it as is requested, or as fits.
struct GameToUnfold {
    AnyGame start;
    UnfoldWish wish;
    /// The options under which the tree is to be searched; none for those that the user has chosen.
    std::optional<SearchOptions> search = {};
    /// The notices to be shown about the tree, a line each.
    QStringList notices = {};
};

/// What is to be done: read a file or a text, take a tree, or unfold a game, and search it, or
/// search the document at hand.
struct LoadRequest {
    QString path;
    QString text;
    QString title;
    std::optional<Notation> notation; ///< the notation of what is read, if it is known
    UnsavedTree unsaved;
    std::optional<GameToUnfold> game;
    std::optional<Draft> draft; ///< a draft whose text is a tree now
    std::shared_ptr<const Document> document;
    SearchOptions options;
    std::optional<Rules> usersRules; ///< the user's own rules, if the document brings others

    /// Returns the name that errors and progress give to what is opened.
    [[nodiscard]] QString name() const;
};

/// The result of a request: all of the new state, with that of the picked pane; or why there is
/// none.
struct LoadResult : Pane {
    std::shared_ptr<const Document> document;
    QString path;
    /// The text of the file, if it is a text with a mistake; or the draft that was being mended.
    std::optional<Draft> draft;
    /// The notations in which the text can be read, if there are several.
    std::vector<Notation> readings;
    bool cancelled = false;
};

/// Reads the text of a draft. If a text without a file cannot be read, the error is that of bracket
/// notation, unless the text says what it is or can be read in several ways.
[[nodiscard]] ImportResult readDraft(const QString& path, const QString& text,
                                     Progress* progress = nullptr);

/// Returns the result of work for which there was not enough memory.
[[nodiscard]] LoadResult withoutMemory();

/// Carries out a request: reads, lays out and searches. Can run on any thread; stops soon after the
/// progress is cancelled.
[[nodiscard]] LoadResult carryOut(const LoadRequest& request, Progress& progress);

} // namespace prunus
