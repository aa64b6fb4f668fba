#include "ui/practice/courses.h"

#include "core/practice/profilejson.h"
#include "core/practice/shippedprofiles.h"
#include "ui/words/messages.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <array>

namespace prunus {
namespace {

const QString chosenKey = QStringLiteral("practice/course");
const QString filesKey = QStringLiteral("practice/courseFiles");

/// What somebody is told of a course, or marks any way of writing right.
constexpr std::array keptKeys{
    "format",        "version",     "id",
    "title",         "language",    "source",
    "unverified",    "root",        "cut",
    "fail",          "window",      "tieMove",
    "pvLength",      "countRoot",   "countLeavesAsNodes",
    "valueNotation", "cutNotation", "strictConvention",
    "followThrough", "windowShown",
};

struct CourseFiles {
    Q_DECLARE_TR_FUNCTIONS(CourseFiles)
};

/// The program's own, as a question has it that says nothing of a course.
Profile ownCourse(const Profile& course) {
    return course == shippedProfiles().front() ? Profile() : course;
}

} // namespace

std::vector<std::string_view> keysNotKept(const Profile& course) {
    std::vector<std::string_view> names;
    Profile plain;
    if (course.algorithm == Algorithm::alphaBetaNegamax) {
        plain.algorithm = course.algorithm; // the same answers from MAX's side
    }
    for (const std::string_view name : differingKeys(course, plain)) {
        if (std::ranges::find(keptKeys, name) == keptKeys.end()) {
            names.push_back(name);
        }
    }
    return names;
}

Profile asKept(const Profile& course) {
    Profile kept;
    kept.id = course.id;
    kept.title = course.title;
    kept.language = course.language;
    kept.source = course.source;
    kept.unverified = course.unverified;
    kept.root = course.root;
    kept.cut = course.cut;
    kept.fail = course.fail;
    kept.window = course.window;
    kept.tieMove = course.tieMove;
    kept.lineLength = course.lineLength;
    kept.countRoot = course.countRoot;
    kept.countLeavesAsNodes = course.countLeavesAsNodes;
    kept.valueNotation = course.valueNotation;
    kept.cutNotation = course.cutNotation;
    kept.strictConvention = course.strictConvention;
    kept.followThrough = course.followThrough;
    kept.windowShown = course.windowShown;
    return kept;
}

void Courses::keepIn(QSettings& settings) {
    settings_ = &settings;
    files_ = settings.value(filesKey).toStringList();
    if (const auto kept = readProfile(settings.value(chosenKey).toString().toStdString())) {
        chosen_ = ownCourse(*kept);
        emit changed();
    }
}

void Courses::keep() {
    if (settings_ != nullptr) {
        settings_->setValue(chosenKey, QString::fromStdString(writeProfile(chosen_)));
        settings_->setValue(filesKey, files_);
    }
}

void Courses::choose(const Profile& course) {
    chosen_ = ownCourse(course);
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

tl::expected<Profile, QString> readCourse(const QString& path) {
    const QString name = QFileInfo(path).fileName();
    QFile file(path);
    constexpr qint64 mostBytes = 1'000'000;
    if (!file.open(QIODevice::ReadOnly)) {
        return tl::unexpected(
            //: A file, and what the system says of it.
            CourseFiles::tr("%1 cannot be read: %2.").arg(name, file.errorString()));
    }
    auto course = readProfile(file.read(mostBytes).toStdString());
    if (!course) {
        const ReadError& error = course.error();
        //: A file, the line and the column in it, and what is wrong there.
        return tl::unexpected(CourseFiles::tr("%1, line %2, column %3: %4")
                                  .arg(name)
                                  .arg(error.line)
                                  .arg(error.column)
                                  .arg(shownMessage(error.message)));
    }
    if (course->title.empty()) {
        course->title = QFileInfo(path).completeBaseName().toStdString();
    }
    return *std::move(course);
}

} // namespace prunus
