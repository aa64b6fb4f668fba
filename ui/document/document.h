#pragma once

#include "core/layout/tidylayout.h"
#include "core/notation/notation.h"
#include "core/tree/displayname.h"
#include "core/tree/gametree.h"
#include "ui/document/filestamp.h"

#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace prunus {

/// A text that is no tree yet: it was opened, or is being typed where there is no tree.
struct Draft {
    /// The path of the file that the text belongs to; empty if it has none.
    QString path;
    /// The text as the file has it.
    QString text;
    /// The state of that file when it was read.
    std::optional<FileStamp> stamp;

    /// The name of the file; without one, the name of an untitled tree.
    [[nodiscard]] QString name() const;
};

/// A tree that was opened or edited, with everything that does not depend on a search. It never
/// changes.
struct Document {
    /// The tree, which is shared with the history of edits.
    std::shared_ptr<const GameTree> shared;
    const GameTree& tree;
    TidyLayout layout;
    DisplayNames names;
    /// The name of the file or example that the tree came from; see Session::title().
    QString name;
    /// The bracket text that the tree was read from, if that is short; empty otherwise.
    std::string text;
    /// What the user is told about the tree, one line each, such as where it differs from its file.
    QStringList notices;
    /// The other notations in which the text that the tree was read from is a tree, too.
    std::vector<Notation> otherReadings;
    /// The text that the tree was read from, if it was typed or pasted where there was no tree.
    QString source;
    /// The state of the file when it was read; none if it is not known.
    std::optional<FileStamp> stamp;
    /// Whether the tree was made or restored in this program, and no file has it in this state.
    bool isUnsaved = false;
    /// Whether the file is in another program's format; this program would write the tree in
    /// another format.
    bool isForeign = false;
    /// The text that was being typed in place of the tree's own when the work was left, if that
    /// text is no tree.
    std::optional<QString> unfinished;

    /// Throws WorkCancelled if the progress is cancelled.
    Document(std::shared_ptr<const GameTree> t, QString name_, Progress* progress = nullptr)
        : shared(std::move(t)), tree(*shared), layout(tree, progress), names(tree),
          name(std::move(name_)) {}
    Document(GameTree&& t, QString name_, Progress* progress = nullptr)
        : Document(std::make_shared<const GameTree>(std::move(t)), std::move(name_), progress) {}
    Document(const Document&) = delete;
    Document& operator=(const Document&) = delete;
};

/// The name that is shown for a tree: its title, or else the name of its file, or else `name`.
[[nodiscard]] QString shownName(const GameTree& tree, const QString& path, const QString& name);
/// A file's name without the ending of a tree's format.
[[nodiscard]] QString withoutEnding(const QString& file);

} // namespace prunus
