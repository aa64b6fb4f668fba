#pragma once

#include "core/lessons/editlesson.h"
#include "ui/practice/keptattempts.h"

#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace prunus {

/// A lesson that is being written, with its changes, which can be undone, and the file it belongs
/// to.
class LessonDraft : public QObject {
    Q_OBJECT

  public:
    explicit LessonDraft(QObject* parent = nullptr);
    ~LessonDraft() override;

    [[nodiscard]] const Lesson& lesson() const { return states_[at_]; }
    /// Replaces the lesson by another one, which counts as not modified; `path` is its file, or
    /// empty if it has none.
    void open(const Lesson& lesson, const QString& path);
    /// Makes one change; changes by the same field, one after the other, are undone as one.
    void change(const Lesson& lesson, const QString& field = {});
    [[nodiscard]] bool canUndo() const { return at_ > 0; }
    [[nodiscard]] bool canRedo() const { return at_ + 1 < states_.size(); }
    void undo();
    void redo();

    /// The path of the lesson's file; empty while it has none.
    [[nodiscard]] const QString& path() const { return path_; }
    [[nodiscard]] bool isModified() const;
    /// The lesson as text, as it is written into its file.
    [[nodiscard]] std::string text() const;
    /// Why the lesson could not be read again if it were saved now; empty if it could.
    [[nodiscard]] QString fault() const;
    /// Writes the lesson into this file, whole or not at all. Returns one line on what went wrong,
    /// or an empty string.
    [[nodiscard]] QString saveTo(const QString& path);

    /// From now on keeps changes that are not saved on disk, in this folder. Takes up a lesson that
    /// was left unsaved there, and returns whether there was one.
    bool keepIn(const QString& folder);
    /// Stops keeping the changes that are not saved: the lesson counts as saved.
    void discard();

  signals:
    /// The lesson or its path has changed.
    void changed();
    void failed(const QString& message);

  private:
    void keep();

    std::vector<Lesson> states_{1};
    std::size_t at_ = 0;
    QString field_; ///< the field that made the last change
    QString path_;
    std::string saved_;
    std::unique_ptr<KeptAttempts> kept_;
    QString keptFile_;
};

} // namespace prunus
