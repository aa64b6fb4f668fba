#include "ui/files/recovery.h"

#include "core/formats/treeformat.h"
#include "core/notation/readtree.h"
#include "ui/base/filelock.h"
#include "ui/base/wholefile.h"
#include "ui/session/editing.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>
#include <chrono>

namespace prunus {
namespace {

constexpr std::chrono::milliseconds pause{400};
const QLatin1String ending(".json");
const QLatin1String formatName("prunus-unsaved");
const QLatin1String unfinishedKey("unfinished");
const QLatin1String stampKey("stamp");
const QLatin1String treeKey("tree");
const QLatin1String draftKey("draft");
const QLatin1String foreignKey("foreign");

void insertStamp(QJsonObject& kept, const std::optional<FileStamp>& stamp) {
    if (stamp) {
        kept.insert(stampKey, QJsonArray{stamp->size, stamp->written,
                                         QString::fromLatin1(stamp->digest.toHex())});
    }
}

std::optional<FileStamp> stampIn(const QJsonObject& kept) {
    const QJsonArray stamp = kept[stampKey].toArray();
    return stamp.size() != 3
               ? std::nullopt
               : std::optional(FileStamp{stamp[0].toInteger(), stamp[1].toInteger(),
                                         QByteArray::fromHex(stamp[2].toString().toLatin1())});
}

QJsonObject shownDraft(const Draft& draft) {
    QJsonObject kept{{QLatin1String("path"), draft.path}, {QLatin1String("text"), draft.text}};
    insertStamp(kept, draft.stamp);
    return kept;
}

QByteArray shown(const UnsavedTree& work) {
    QJsonObject kept{{QLatin1String("format"), formatName},
                     {QLatin1String("name"), work.name},
                     {QLatin1String("path"), work.path},
                     {QLatin1String("text"), QString::fromStdString(work.text)}};
    if (work.tree) {
        kept.insert(treeKey, QString::fromStdString(written(*work.tree, TreeFormat::json)));
    }
    if (work.unfinished) {
        kept.insert(unfinishedKey, *work.unfinished);
    }
    if (work.draft) {
        kept.insert(draftKey, shownDraft(*work.draft));
    }
    insertStamp(kept, work.stamp);
    if (work.isForeign) {
        kept.insert(foreignKey, true);
    }
    return QJsonDocument(kept).toJson(QJsonDocument::Compact);
}

std::optional<UnsavedTree> readWork(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    const QJsonObject kept = QJsonDocument::fromJson(file.readAll()).object();
    const auto field = [&kept](const char* name) { return kept[QLatin1String(name)].toString(); };
    if (field("format") != formatName ||
        !(kept.contains(treeKey) || kept.contains(unfinishedKey))) {
        return std::nullopt;
    }
    UnsavedTree work{nullptr, field("text").toStdString(), field("name"), field("path")};
    if (kept.contains(treeKey)) {
        ReadResult tree = readJson(kept[treeKey].toString().toStdString());
        if (!tree) {
            return std::nullopt;
        }
        work.tree = std::make_shared<const GameTree>(std::move(*tree));
    }
    if (kept.contains(unfinishedKey)) {
        work.unfinished = kept[unfinishedKey].toString();
    }
    if (kept.contains(draftKey)) {
        const QJsonObject draft = kept[draftKey].toObject();
        work.draft = Draft{draft[QLatin1String("path")].toString(),
                           draft[QLatin1String("text")].toString(), stampIn(draft)};
    }
    work.stamp = stampIn(kept);
    work.isForeign = kept[foreignKey].toBool();
    return work;
}

} // namespace

QString recoveryFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QLatin1String("/unsaved");
}

std::vector<LeftWork> leftWork(const QString& folder) {
    std::vector<LeftWork> found;
    for (const QFileInfo& each : QDir(folder).entryInfoList({QLatin1Char('*') + ending})) {
        std::shared_ptr<QLockFile> lock = lockFor(each.filePath());
        if (!lock) {
            continue;
        }
        if (auto work = readWork(each.filePath())) {
            found.push_back({each.filePath(), lock, std::move(*work), each.lastModified()});
        }
    }
    // Of programs that ended with nothing unsaved, or in the middle of keeping it.
    for (const QFileInfo& each : QDir(folder).entryInfoList({QStringLiteral("*.lock")})) {
        const QString base = each.dir().filePath(each.completeBaseName());
        if (!QFileInfo::exists(base + ending) && lockFor(base + ending)) {
            for (const QString& part :
                 each.dir().entryList({each.completeBaseName() + ending + QLatin1String(".*")})) {
                each.dir().remove(part);
            }
        }
    }
    std::ranges::stable_sort(found, std::ranges::greater(), &LeftWork::time);
    return found;
}

void discardWork(const LeftWork& left) {
    QFile::remove(left.file);
    left.lock->unlock();
}

Recovery::Recovery(Session& session, DocumentFile& file, const QString& folder, QObject* parent)
    : QObject(parent), session_(session), documentFile_(file),
      file_(folder + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces) +
            ending) {
    QDir().mkpath(folder);
    lock_ = lockFor(file_);
    soon_.setSingleShot(true);
    soon_.setInterval(pause);
    connect(&soon_, &QTimer::timeout, this, &Recovery::write);
    writing_.emplace([this](const Brought<QString>& error) {
        written(error.value_or(tr("there is not enough memory")));
    });
    connect(&file, &DocumentFile::changed, this, &Recovery::follow);
    follow();
}

Recovery::~Recovery() {
    const bool writes = writing_->runs();
    writing_.reset(); // waits; written() will not be called any more
    if (forgotten_ || !hasWork()) {
        remove();
    } else if (writes || soon_.isActive()) {
        if (writeWhole(shown(work()), file_).isEmpty()) {
            discardTaken();
        }
    }
}

void Recovery::follow() {
    if (forgotten_) {
        return;
    }
    takeRestored();
    if (!hasWork()) {
        remove();
        return;
    }
    removes_ = false;
    if (!soon_.isActive()) {
        soon_.start();
    }
}

/// A few letters typed over a node are not kept before they are in the tree.
bool Recovery::hasWork() const {
    return documentFile_.treeModified() ||
           session_.editing().unfinished(Editing::Typing::text).has_value();
}

/// The tree that is drawn beside a text of another file is kept only if it is on no disk.
UnsavedTree Recovery::work() const {
    const Editing& editing = session_.editing();
    UnsavedTree work;
    work.unfinished = editing.unfinished(Editing::Typing::text);
    if (work.unfinished) {
        work.draft = session_.draft();
    }
    if (const auto document = session_.document();
        document && (documentFile_.treeModified() || !session_.draft())) {
        work.tree = document->shared;
        work.text =
            editing.possible() ? editing.history().text().value_or(std::string()) : document->text;
        work.name = document->name;
        work.path = session_.path();
        work.stamp = documentFile_.stamp();
        work.isForeign = documentFile_.isForeign();
    }
    return work;
}

void Recovery::write() {
    again_ = writing_->runs();
    if (!again_) {
        writing_->start([work = work(), file = file_](Progress& /*progress*/) {
            return writeWhole(shown(work), file);
        });
    }
}

void Recovery::written(const QString& error) {
    if (removes_) {
        remove();
        return;
    }
    if (!error.isEmpty() && !told_) {
        told_ = true;
        emit failed(tr("If the program ended now, unsaved work would be lost, because it cannot be "
                       "kept in %1: %2. Save it.")
                        .arg(QFileInfo(file_).path(), error));
    }
    if (error.isEmpty() && !soon_.isActive() && !again_) {
        discardTaken(); // what was written last is what was taken, or later
    }
    if (again_) {
        write();
    }
}

void Recovery::takeRestored() {
    if (restored_ && session_.document() && session_.document()->shared == restored_->work.tree) {
        taken_.push_back(*restored_);
        restored_.reset();
    }
}

void Recovery::discardTaken() {
    for (const LeftWork& each : taken_) {
        discardWork(each);
    }
    taken_.clear();
}

void Recovery::remove() {
    soon_.stop();
    again_ = false;
    removes_ = writing_ && writing_->runs();
    if (!removes_) {
        QFile::remove(file_);
        discardTaken();
    }
}

void Recovery::restore(const LeftWork& left) {
    if (left.work.tree) {
        restored_ = left;
    } else {
        taken_.push_back(left);
    }
    session_.openUnsaved(left.work);
}

void Recovery::forget() {
    forgotten_ = true;
    remove();
}

} // namespace prunus

#include "moc_recovery.cpp"
