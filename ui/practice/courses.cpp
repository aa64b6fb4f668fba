#include "ui/practice/courses.h"

#include "core/practice/profilejson.h"
#include "core/practice/shippedprofiles.h"
#include "ui/words/messages.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace prunus {
namespace {

const QString chosenKey = QStringLiteral("practice/course");
const QString saidKey = QStringLiteral("practice/courseSaid");
const QString filesKey = QStringLiteral("practice/courseFiles");

/// Whether questions are asked about such a search: with α and β, and each node visited once.
bool isAskedAbout(Algorithm algorithm) {
    return traits(algorithm).windowed && !traits(algorithm).repeats;
}

constexpr qint64 mostBytes = 1'000'000;

struct CourseFiles {
    Q_DECLARE_TR_FUNCTIONS(CourseFiles)
};

/// The program's own, as a question has it that says nothing of a course.
Profile ownCourse(const Profile& course) {
    return course == shippedProfiles().front() ? Profile() : course;
}

} // namespace

std::vector<std::string_view> keysNotKept(const Profile& course) {
    return isAskedAbout(course.algorithm) ? std::vector<std::string_view>()
                                          : std::vector<std::string_view>{"algorithm"};
}

Profile asKept(Profile course) {
    if (!isAskedAbout(course.algorithm)) {
        course.algorithm = Profile().algorithm;
    }
    return course;
}

void Courses::keepIn(QSettings& settings) {
    settings_ = &settings;
    files_ = settings.value(filesKey).toStringList();
    if (const auto kept = readProfile(settings.value(chosenKey).toString().toStdString())) {
        chosen_ = ownCourse(*kept);
        said_ = settings.value(saidKey).toStringList();
        emit changed();
    }
}

void Courses::keep() {
    if (settings_ != nullptr) {
        settings_->setValue(chosenKey, QString::fromStdString(writeProfile(chosen_)));
        settings_->setValue(saidKey, said_);
        settings_->setValue(filesKey, files_);
    }
}

void Courses::choose(const Profile& course, const QStringList& said) {
    chosen_ = ownCourse(course);
    said_ = isOther() ? said : QStringList();
    keep();
    emit changed();
}

void Courses::addFile(const QString& path) {
    const QString whole = QFileInfo(path).absoluteFilePath();
    if (!files_.contains(whole)) {
        files_ << whole;
        keep();
    }
}

void Courses::removeFile(const QString& path) {
    files_.removeAll(path);
    keep();
}

QStringList keysSaidIn(const QByteArray& json) {
    return QJsonDocument::fromJson(json).object().keys();
}

QStringList keysSaidInFile(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? keysSaidIn(file.read(mostBytes)) : QStringList();
}

tl::expected<Profile, QString> readCourse(const QString& path) {
    const QString name = QFileInfo(path).fileName();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return tl::unexpected(
            //: A file, and what the system says of it.
            CourseFiles::tr("%1 cannot be read: %2.").arg(name, file.errorString()));
    }
    auto course = readProfile(file.read(mostBytes).toStdString());
    if (!course) {
        return tl::unexpected(shownFault(name, course.error()));
    }
    if (course->title.empty()) {
        course->title = QFileInfo(path).completeBaseName().toStdString();
    }
    return *std::move(course);
}

} // namespace prunus

#include "moc_courses.cpp"
