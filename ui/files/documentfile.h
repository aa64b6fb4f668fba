#pragma once

#include "core/formats/treeformat.h"
#include "ui/session/session.h"

#include <QObject>
#include <QString>
#include <functional>
#include <vector>

namespace prunus {

/// Replaces a file by a tree, whole or not at all: after a failure the old file is as it was. Text
/// is written as `text` has it, unless that is empty. Links are followed, permissions kept.
/// Gives one line with place and remedy, or nothing if it is saved. Any thread.
[[nodiscard]] QString writeTreeFile(const GameTree& tree, const std::string& text,
                                    const QString& path, TreeFormat format);

/// The file that the session's document is in, or is to be saved to.
class DocumentFile : public QObject {
    Q_OBJECT

  public:
    /// The session must outlive this.
    explicit DocumentFile(Session& session, QObject* parent = nullptr);

    /// Whether closing would lose something: the tree as it is, or what is typed and no tree yet.
    [[nodiscard]] bool modified() const;
    /// Whether the tree as it is would be lost.
    [[nodiscard]] bool treeModified() const;
    /// The format of the document's file; none if there is no file, its name does not tell, or it
    /// is another program's.
    [[nodiscard]] std::optional<TreeFormat> format() const;
    /// Whether the document's file is another program's, and not to be overwritten unasked.
    [[nodiscard]] bool isForeign() const { return foreign_; }
    /// What a file of this format has no place for.
    [[nodiscard]] std::vector<Message> lostIn(TreeFormat format) const;

    /// Writes the document beside the window, in the format that the name ends in; saved() or
    /// failed() follows. Unless it is a picture for Graphviz, which cannot be read back, the
    /// document is in this file from then on. Needs a document.
    void saveTo(const QString& path);
    /// What there is to save of the session's draft, beside what its file holds; none without one.
    [[nodiscard]] std::optional<QString> draft() const;
    /// Whether the draft's file holds what it was read from, or is gone.
    [[nodiscard]] bool draftIsAsKnown() const;
    /// Writes the draft as it is typed, and goes on; or failed() tells why it could not.
    void saveDraft(const std::function<void()>& then);
    /// Whether a file is being written.
    [[nodiscard]] bool isSaving() const { return saving_; }
    /// Goes on as soon as none is.
    void afterSaving(const std::function<void()>& then);

    /// How the document's file is, against how it was when it was read or written here last.
    enum class OnDisk : std::uint8_t {
        asKnown, ///< or there is none, or nothing is known of it
        changed,
        gone,
    };
    /// Looks at the file. While it is gone, the tree counts as modified.
    OnDisk look();
    [[nodiscard]] const std::optional<FileStamp>& stamp() const { return known_; }
    /// What another program wrote may be replaced; the tree at hand is on no disk.
    void keepMine();

  signals:
    void saved(const QString& path);
    void failed(const QString& message);
    /// The name, or whether it is modified.
    void changed();

  private:
    void follow(const NodeMap* edited);
    [[nodiscard]] std::string textAtHand() const;
    /// Lands with how the file is then, if it was written.
    void write(const QString& path, const std::function<QString()>& work,
               const std::function<void(const std::optional<FileStamp>&)>& land);
    void setGone(bool gone);

    Session& session_;
    std::optional<FileStamp> known_;
    bool gone_ = false;
    bool foreign_ = false;
    bool saving_ = false;
    std::vector<std::function<void()>> waiting_;
    /// How many documents were opened so far.
    int opened_ = 0;
};

} // namespace prunus
