#pragma once

#include "core/games/unfold.h"
#include "core/notation/readtree.h"
#include "core/trace/run.h"
#include "ui/session/panesearches.h"

namespace prunus {

/// A text that is not longer is kept with its tree, and read at once.
inline constexpr qint64 shortText = 100'000;

/// Whether the tree is laid out at once, and searched at once if that is no more than fewVisits, so
/// that small trees answer within a frame.
[[nodiscard]] bool isSmall(const GameTree& tree);
/// MTD(f) may look at each leaf of a small tree in each of as many passes.
inline constexpr std::uint64_t fewVisits = 100'000;

/// What is on no disk as it is: it was made here, or is restored.
struct UnsavedTree {
    /// Null if there is nothing but text that is to become a tree.
    std::shared_ptr<const GameTree> tree;
    /// Its bracket text; may be empty.
    std::string text;
    QString name;
    /// The file it belongs to; empty if it has none.
    QString path;
    /// What was being typed in the place of the text, and is no tree; or in the place of the
    /// draft's.
    std::optional<QString> unfinished = {};
    /// Of that file, as it was last known.
    std::optional<FileStamp> stamp = {};
    /// How it is to be searched; none for as the user has chosen.
    std::optional<SearchOptions> search = {};
    /// The file that was being mended meanwhile.
    std::optional<Draft> draft = {};
    /// Whether its file is another program's.
    bool isForeign = false;
    /// Whether the program made it, and could again: before it is edited it is no unsaved work.
    bool isMade = false;
};

/// How large the tree of a game may be in the window unless someone chose otherwise.
inline constexpr std::uint64_t usualMostNodes = 1'000'000;

/// A game that is to become a tree: as much of it as is wished, or as fits.
struct GameToUnfold {
    AnyGame start;
    UnfoldWish wish;
    /// How it is to be searched; none for as the user has chosen.
    std::optional<SearchOptions> search = {};
    /// What is to be told of the tree, a line each.
    QStringList notices = {};
};

/// What is to be done: read a file or a text, take a tree, or unfold a game, and search it, or
/// search the document at hand.
struct LoadRequest {
    QString path;
    QString text;
    QString title;
    std::optional<Notation> notation; ///< of what is read, if it is known
    UnsavedTree unsaved;
    std::optional<GameToUnfold> game;
    std::optional<Draft> draft; ///< that is a tree now
    std::shared_ptr<const Document> document;
    SearchOptions options;
    std::optional<Rules> usersRules; ///< if the document brings its own

    /// What errors and progress call that which is opened.
    [[nodiscard]] QString name() const;
};

/// What came of it: all of the new state, with the picked pane's; or why there is none.
struct LoadResult : Pane {
    std::shared_ptr<const Document> document;
    QString path;
    /// What the file holds, if it is text with a mistake; or what was being mended.
    std::optional<Draft> draft;
    /// Where what was to be read can be read in several ways: those.
    std::vector<Notation> readings;
    bool cancelled = false;
};

/// What a draft is read as. The error of a text that has no file is that of brackets, unless it
/// says what it is.
[[nodiscard]] ImportResult readDraft(const QString& path, const QString& text,
                                     Progress* progress = nullptr);

/// Of work that there was not enough memory for.
[[nodiscard]] LoadResult withoutMemory();

/// Reads, lays out and searches. Can run on any thread; stops soon after the progress is cancelled.
[[nodiscard]] LoadResult carryOut(const LoadRequest& request, Progress& progress);

} // namespace prunus
