#pragma once

#include "core/base/progress.h"
#include "ui/exams/examfiles.h"

#include <QCoreApplication>
#include <QStringList>

namespace prunus {

/// Makes an exam from a lesson's file and writes it into a folder. All functions can run on any
/// thread; their errors are sentences.
class ExamWriting {
    Q_DECLARE_TR_FUNCTIONS(ExamWriting)

  public:
    /// Reads a lesson. It must ask something, all its questions must be fit for paper, and no key
    /// may depend on a rule that its question does not name.
    [[nodiscard]] static tl::expected<Lesson, QString> read(const QString& path);

    struct Written {
        QStringList files;
        QStringList notes; ///< what a teacher should know of the files, a sentence each
    };
    /// Writes all files of all versions, or none; a file that is there already is never replaced.
    /// The progress counts the trees that are tried.
    [[nodiscard]] static tl::expected<Written, QString> write(const Lesson& lesson,
                                                              const ExamChoices& choices,
                                                              const QString& folder,
                                                              Progress& progress);

    struct Pages {
        ExamPages sheet;
        ExamPages key;
    };
    /// The sheet and the key of the first version.
    [[nodiscard]] static tl::expected<Pages, QString>
    firstPages(const Lesson& lesson, const ExamChoices& choices, Progress& progress);

  private:
    using Versions = tl::expected<std::vector<ExamVersion>, QString>;
    [[nodiscard]] static Versions versionsOf(const Lesson& lesson, const ExamChoices& choices,
                                             Progress& progress);
    [[nodiscard]] static QString faultIn(const Lesson& lesson);
    [[nodiscard]] static QString thereAlready(const Lesson& lesson, const ExamChoices& choices,
                                              const QString& folder);
    [[nodiscard]] static QStringList notesOn(const std::vector<ExamVersion>& versions);
};

} // namespace prunus
