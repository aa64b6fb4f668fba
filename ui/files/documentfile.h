#pragma once

#include "core/formats/treeformat.h"
#include "ui/session/session.h"

#include <QObject>
#include <QString>
#include <functional>
#include <vector>

namespace prunus {

/// Replaces a file by a tree, whole or not at all: after a failure the old file is as it was. In
/// the text format `text` is written instead, unless it is empty. Links are followed, permissions
/// kept. Returns one line with place and remedy, or nothing if the tree is saved. Can run on any
/// thread.
[[nodiscard]] QString writeTreeFile(const GameTree& tree, const std::string& text,
                                    const QString& path, TreeFormat format);

/// The file that the session's document is in, or is to be saved to.
class DocumentFile : public QObject {
    Q_OBJECT

  public:
    /// The session must outlive this.
    explicit DocumentFile(Session& session, QObject* parent = nullptr);

    /// Whether closing would lose something: the tree in its present state, or typed text that is
    /// no tree yet.
    [[nodiscard]] bool modified() const;
    /// Whether closing would lose the tree in its present state.
    [[nodiscard]] bool treeModified() const;
    /// Returns the format of the document's file; nullopt if there is no file, if the file's name
    /// does not show a format, or if the file is another program's.
    [[nodiscard]] std::optional<TreeFormat> format() const;
    /// Whether the document's file is another program's, and so must not be overwritten without
    /// asking.
    [[nodiscard]] bool isForeign() const { return foreign_; }
    /// Returns a message for each thing in the tree that a file of this format has no place for.
    [[nodiscard]] std::vector<Message> lostIn(TreeFormat format) const;

    /// Writes the document in the background, in the format that the ending of the name shows;
    /// saved() or failed() follows. From then on the document belongs to this file, unless it is a
    /// picture for Graphviz, which cannot be read back. Needs a document.
    void saveTo(const QString& path);
    /// Returns the text to be saved of the session's draft, which differs from what its file holds;
    /// nullopt if there is nothing to save.
    [[nodiscard]] std::optional<QString> draft() const;
    /// Whether the draft's file is as it was when it was read, or is gone.
    [[nodiscard]] bool draftIsAsKnown() const;
    /// Writes the draft's text as it is typed and then calls `then`; or failed() reports why it
    /// could not.
    void saveDraft(const std::function<void()>& then);
    /// Whether a file is being written.
    [[nodiscard]] bool isSaving() const { return saving_; }
    /// Calls `then` as soon as no file is being written.
    void afterSaving(const std::function<void()>& then);

    /// The state of the document's file, compared with when this program read or wrote it last.
    enum class OnDisk : std::uint8_t {
        asKnown, ///< it is the same; or there is no file, or nothing is known of it
        changed,
        gone,
    };
    /// Looks at the file and returns its state. While the file is gone, the tree counts as
    /// modified.
    OnDisk look();
    [[nodiscard]] const std::optional<FileStamp>& stamp() const { return known_; }
    /// Allows saving to replace what another program wrote; the tree counts as not saved.
    void keepMine();

  signals:
    void saved(const QString& path);
    void failed(const QString& message);
    /// Emitted when the document's name changes, or when the document becomes modified or
    /// unmodified.
    void changed();

  private:
    void follow(const NodeMap* edited);
    [[nodiscard]] std::string textAtHand() const;
    /// Runs `work` in the background; if the file was written, calls `land` with the file's new
    /// stamp.
    void write(const QString& path, const std::function<QString()>& work,
               const std::function<void(const std::optional<FileStamp>&)>& land);
    void setGone(bool gone);

    Session& session_;
    std::optional<FileStamp> known_;
    bool gone_ = false;
    bool foreign_ = false;
    bool saving_ = false;
    std::vector<std::function<void()>> waiting_;
    /// The number of documents opened so far.
    int opened_ = 0;
};

} // namespace prunus
