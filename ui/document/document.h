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

/// A text that was opened, or is typed where there is no tree, and is no tree yet.
struct Draft {
    /// The file it belongs to; empty if it has none.
    QString path;
    /// As it is in the file.
    QString text;
    /// Of that file, as it was when it was read.
    std::optional<FileStamp> stamp;

    /// Of the file; without one, as of a tree without a name.
    [[nodiscard]] QString name() const;
};

/// A tree that was opened or edited, with all that does not depend on a search. Never changes.
struct Document {
    /// Shared with the history of edits.
    std::shared_ptr<const GameTree> shared;
    const GameTree& tree;
    TidyLayout layout;
    DisplayNames names;
    /// Of the file or example that it came from; see Session::title().
    QString name;
    /// The bracket text that it was read from, if that is short; empty otherwise.
    std::string text;
    /// What the tree does not say as its file does, or what else is to be told of it, a line each.
    QStringList notices;
    /// In which other notations the text that it was read from is a tree, too.
    std::vector<Notation> otherReadings;
    /// That text, if it was typed or pasted where there was no tree.
    QString source;
    /// Of the file, as it was when it was read; none if it is not known.
    std::optional<FileStamp> stamp;
    /// Whether it was made here, or restored, and is on no disk as it is.
    bool isUnsaved = false;
    /// Whether the file is another program's: this program writes it in another form.
    bool isForeign = false;
    /// What was being typed in the place of the text when it was left behind, and is no tree.
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

/// What a tree is called: by its title, or else its file, or what it came from.
[[nodiscard]] QString shownName(const GameTree& tree, const QString& path, const QString& name);
/// A file's name without the ending of a tree's format.
[[nodiscard]] QString withoutEnding(const QString& file);

} // namespace prunus
