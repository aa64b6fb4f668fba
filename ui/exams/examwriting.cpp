#include "ui/exams/examwriting.h"

#include "core/lessons/ambiguity.h"
#include "core/lessons/lessonjson.h"
#include "ui/base/wholefile.h"
#include "ui/words/lists.h"
#include "ui/words/messages.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace prunus {
namespace {

/// A longer file is no lesson.
constexpr qint64 mostBytes = qint64{4} * 1024 * 1024;

QString inFolder(const QString& folder, const std::string& name) {
    return QDir(folder).filePath(QString::fromStdString(name));
}

/// All, or none; and no folder where there was none. What went wrong, or nothing.
QString writeAll(const QString& folder, const std::vector<ExamFile>& files) {
    const bool isNew = !QFileInfo::exists(folder);
    if (!QDir().mkpath(folder)) {
        return ExamWriting::tr("%1 cannot be made.").arg(QDir::toNativeSeparators(folder));
    }
    QStringList made;
    for (const ExamFile& each : files) {
        const QString path = inFolder(folder, each.name);
        QString fault = writeNew(QByteArray::fromStdString(each.bytes), path);
        if (fault.isEmpty()) {
            made << path;
            continue;
        }
        for (const QString& former : made) {
            QFile::remove(former);
        }
        if (isNew) {
            QDir().rmdir(folder);
        }
        return fault;
    }
    return {};
}

} // namespace

tl::expected<Lesson, QString> ExamWriting::read(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return tl::make_unexpected(tr("%1 cannot be read: %2").arg(path, file.errorString()));
    }
    const QByteArray text = file.read(mostBytes + 1);
    if (text.size() > mostBytes) {
        return tl::make_unexpected(tr("%1 is too long for a lesson.").arg(path));
    }
    auto lesson = readLesson(text.toStdString());
    if (!lesson) {
        return tl::make_unexpected(shownFault(QFileInfo(path).fileName(), lesson.error()));
    }
    if (const QString fault = faultIn(*lesson); !fault.isEmpty()) {
        return tl::make_unexpected(fault);
    }
    return *std::move(lesson);
}

/// Of its trees that are there already.
QString ExamWriting::faultIn(const Lesson& lesson) {
    if (const LessonQuestion* const other = notForPaper(lesson)) {
        return tr("%1: this question cannot be put on paper; leave it out.")
            .arg(QString::fromStdString(other->id));
    }
    bool asks = false;
    for (const LessonExercise* const exercise : exercisesOf(lesson)) {
        for (const LessonQuestion& question : exercise->questions) {
            asks = true;
            const QString id = QString::fromStdString(question.id);
            if (!exercise->tree) {
                continue;
            }
            if (!makeSheet(*exercise->tree, procedureOf(question, *exercise->tree))) {
                return tr("%1: its search cannot be carried out on this tree.").arg(id);
            }
            if (!ambiguitiesOf(question, *exercise->tree).empty()) {
                return tr("%1: under another rule its key is different, and the question does not "
                          "name the rule. “prunus lesson check” says which.")
                    .arg(id);
            }
        }
    }
    return asks ? QString() : tr("Nothing is asked in this lesson.");
}

ExamWriting::Versions ExamWriting::versionsOf(const Lesson& lesson, const ExamChoices& choices,
                                              Progress& progress) {
    auto versions = examVersions(lesson, choices.copies, choices.seed, &progress);
    if (!versions) {
        const NoExam& none = versions.error();
        const QString exercise = QString::fromStdString(none.exercise);
        return tl::make_unexpected(
            none.stopped      ? tr("Stopped; nothing is written.")
            : none.found == 0 ? tr("%1: no tree was found that meets its wishes.").arg(exercise)
                              : tr("%1: versions that are equally hard were found: %2 of %3. Give "
                                   "it a larger tree, or ask for fewer versions.")
                                    .arg(exercise)
                                    .arg(none.found)
                                    .arg(choices.copies));
    }
    for (const ExamVersion& each : *versions) {
        if (const QString fault = faultIn(each.lesson); !fault.isEmpty()) {
            return tl::make_unexpected(fault);
        }
    }
    return *std::move(versions);
}

QString ExamWriting::thereAlready(const Lesson& lesson, const ExamChoices& choices,
                                  const QString& folder) {
    for (std::uint32_t k = 0; k < choices.copies; ++k) {
        for (const std::string& each : VersionFiles(lesson, letterOf(k), choices.tikz).names()) {
            const QFileInfo file(inFolder(folder, each));
            if (file.exists() || file.isSymLink()) {
                return tr("%1 is there already, and nothing is written. Name another folder.")
                    .arg(QDir::toNativeSeparators(file.filePath()));
            }
        }
    }
    return {};
}

QStringList ExamWriting::notesOn(const std::vector<ExamVersion>& versions) {
    QStringList notes;
    for (const ExamVersion& each : versions) {
        QStringList same;
        for (const std::string& id : each.sameKey) {
            same << QString::fromStdString(id);
        }
        if (!same.isEmpty()) {
            notes << tr("Version %1 has the key of a neighbour in %2; no other tree was found.")
                         .arg(QLatin1Char(each.letter))
                         .arg(listedWithAnd(same));
        }
    }
    return notes;
}

tl::expected<ExamWriting::Written, QString> ExamWriting::write(const Lesson& lesson,
                                                               const ExamChoices& choices,
                                                               const QString& folder,
                                                               Progress& progress) {
    if (const QString there = thereAlready(lesson, choices, folder); !there.isEmpty()) {
        return tl::make_unexpected(there);
    }
    const Versions versions = versionsOf(lesson, choices, progress);
    if (!versions) {
        return tl::make_unexpected(versions.error());
    }
    std::vector<ExamFile> files;
    for (const ExamVersion& each : *versions) {
        auto own = filesOf(lesson, each, choices);
        if (!own) {
            return tl::make_unexpected(own.error());
        }
        std::ranges::move(*own, std::back_inserter(files));
        if (progress.cancelled()) {
            return tl::make_unexpected(tr("Stopped; nothing is written."));
        }
    }
    if (const QString fault = writeAll(folder, files); !fault.isEmpty()) {
        // Somebody else may have written there meanwhile.
        const QString there = thereAlready(lesson, choices, folder);
        return tl::make_unexpected(there.isEmpty() ? fault : there);
    }
    Written written{{}, notesOn(*versions)};
    for (const ExamFile& each : files) {
        written.files << QString::fromStdString(each.name);
    }
    return written;
}

tl::expected<ExamWriting::Pages, QString>
ExamWriting::firstPages(const Lesson& lesson, const ExamChoices& choices, Progress& progress) {
    ExamChoices one = choices;
    one.copies = 1;
    const Versions versions = versionsOf(lesson, one, progress);
    if (!versions) {
        return tl::make_unexpected(versions.error());
    }
    const ExamPaper paper{choices.paper, choices.seed};
    auto sheet = examPages(versions->front(), ExamPart::sheet, paper);
    auto key = examPages(versions->front(), ExamPart::key, paper);
    if (!sheet || !key) {
        return tl::make_unexpected(!sheet ? sheet.error() : key.error());
    }
    return Pages{*std::move(sheet), *std::move(key)};
}

} // namespace prunus
