#include "ui/lessons/lessondraft.h"

#include "core/lessons/lessonjson.h"
#include "ui/base/wholefile.h"
#include "ui/words/messages.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <utility>

namespace prunus {
namespace {

const QLatin1String draftFormat("prunus-lesson-draft");
const QByteArray keptUnder("draft");

} // namespace

LessonDraft::LessonDraft(QObject* parent) : QObject(parent) {
    Lesson fresh;
    fresh.id = lessonIdOf({});
    open(fresh, {});
}

LessonDraft::~LessonDraft() = default;

void LessonDraft::open(const Lesson& lesson, const QString& path) {
    states_ = {lesson};
    at_ = 0;
    field_.clear();
    path_ = path;
    saved_ = text();
    keep();
    emit changed();
}

void LessonDraft::change(const Lesson& lesson, const QString& field) {
    const bool goesOn = !field.isEmpty() && field == field_ && at_ > 0 && !canRedo();
    at_ += goesOn ? 0 : 1;
    states_.resize(at_);
    states_.push_back(lesson);
    field_ = field;
    keep();
    emit changed();
}

void LessonDraft::undo() {
    if (canUndo()) {
        --at_;
        field_.clear();
        keep();
        emit changed();
    }
}

void LessonDraft::redo() {
    if (canRedo()) {
        ++at_;
        field_.clear();
        keep();
        emit changed();
    }
}

std::string LessonDraft::text() const {
    return writeLesson(lesson());
}

bool LessonDraft::isModified() const {
    return text() != saved_;
}

QString LessonDraft::fault() const {
    const auto read = readLesson(text());
    return read ? QString() : shownMessage(read.error().message);
}

QString LessonDraft::saveTo(const QString& path) {
    const std::string whole = text();
    QString error = writeWhole(QByteArray::fromStdString(whole), path);
    if (error.isEmpty()) {
        path_ = path;
        saved_ = whole;
        keep();
        emit changed();
        return {};
    }
    //: A file, and what the system says of it.
    return tr("%1 cannot be saved: %2.").arg(QFileInfo(path).fileName(), error);
}

bool LessonDraft::keepIn(const QString& folder) {
    kept_ = std::make_unique<KeptAttempts>(folder);
    connect(kept_.get(), &KeptAttempts::failed, this, &LessonDraft::failed);
    std::optional<Lesson> left;
    QString path;
    keptFile_ = kept_->take(keptUnder, [&](const QByteArray& text) {
        const QJsonObject kept = QJsonDocument::fromJson(text).object();
        if (kept[QLatin1String("format")].toString() != draftFormat) {
            return false;
        }
        auto read = readLesson(kept[QLatin1String("lesson")].toString().toStdString());
        path = kept[QLatin1String("path")].toString();
        left = read ? std::optional(*std::move(read)) : std::nullopt;
        return left.has_value();
    });
    if (left) {
        states_ = {*left};
        path_ = path;
        saved_.clear(); // it is on no disk as it is
        emit changed();
    }
    return left.has_value();
}

void LessonDraft::discard() {
    saved_ = text();
    keep();
}

void LessonDraft::keep() {
    if (!kept_) {
        return;
    }
    if (!isModified()) {
        if (!keptFile_.isEmpty()) {
            kept_->remove(std::exchange(keptFile_, {}));
        }
        return;
    }
    if (keptFile_.isEmpty()) {
        keptFile_ = kept_->add(keptUnder);
    }
    kept_->keep(keptFile_, QJsonDocument(QJsonObject{{QLatin1String("format"), draftFormat},
                                                     {QLatin1String("path"), path_},
                                                     {QLatin1String("lesson"),
                                                      QString::fromStdString(text())}})
                               .toJson(QJsonDocument::Compact));
}

} // namespace prunus

#include "moc_lessondraft.cpp"
