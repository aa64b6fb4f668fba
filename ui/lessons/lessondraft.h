#pragma once

#include "core/lessons/editlesson.h"
#include "ui/practice/keptattempts.h"

#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace prunus {

/// A lesson that is being written: as it was changed, with all that can be undone, and the file it
/// belongs to.
class LessonDraft : public QObject {
    Q_OBJECT

  public:
    explicit LessonDraft(QObject* parent = nullptr);
    ~LessonDraft() override;

    [[nodiscard]] const Lesson& lesson() const { return states_[at_]; }
    /// Another one, of this file or none; saved as it is if it has one.
    void open(const Lesson& lesson, const QString& path);
    /// One change; those by the same field, one after the other, are one.
    void change(const Lesson& lesson, const QString& field = {});
    [[nodiscard]] bool canUndo() const { return at_ > 0; }
    [[nodiscard]] bool canRedo() const { return at_ + 1 < states_.size(); }
    void undo();
    void redo();

    /// Empty while it is in none.
    [[nodiscard]] const QString& path() const { return path_; }
    [[nodiscard]] bool isModified() const;
    /// As its file has it.
    [[nodiscard]] std::string text() const;
    /// Why it could not be read again as it is; empty if it can.
    [[nodiscard]] QString fault() const;
    /// Writes it whole or not at all; what went wrong in one line, or nothing.
    [[nodiscard]] QString saveTo(const QString& path);

    /// Keeps on disk what is not saved, in this folder; takes up what was left there, if it was,
    /// and says so.
    bool keepIn(const QString& folder);
    /// What is not saved is not wanted any more.
    void discard();

  signals:
    /// The lesson, or where it is.
    void changed();
    void failed(const QString& message);

  private:
    void keep();

    std::vector<Lesson> states_{1};
    std::size_t at_ = 0;
    QString field_; ///< that made the last change
    QString path_;
    std::string saved_;
    std::unique_ptr<KeptAttempts> kept_;
    QString keptFile_;
};

} // namespace prunus
