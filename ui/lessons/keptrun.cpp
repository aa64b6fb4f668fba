// A lesson that is being taken, on disk, so that it outlives the window and a crash.

#include "core/formats/treeformat.h"
#include "core/notation/readtree.h"
#include "ui/lessons/lessonrun.h"
#include "ui/lessons/lessonstate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <utility>

namespace prunus {
namespace {

const QLatin1String takenFormat("prunus-lesson-taken");

QJsonObject kept(const QuestionRecord& record, const Attempt& attempt) {
    QJsonArray submits;
    for (const QuestionRecord::Submit& each : record.submits) {
        submits << QJsonArray{QString::fromStdString(each.at), QString::fromStdString(each.answer)};
    }
    QJsonObject question{{QLatin1String("submits"), submits},
                         {QLatin1String("hints"), qint64(record.hints)},
                         {QLatin1String("modelOpened"), record.modelOpened},
                         {QLatin1String("attempt"), QString::fromUtf8(writeAttempt(attempt))}};
    if (record.shown) {
        question.insert(QLatin1String("shown"), *record.shown);
    }
    return question;
}

QuestionRecord recordIn(const QJsonObject& question) {
    QuestionRecord record;
    for (const QJsonValue each : question[QLatin1String("submits")].toArray()) {
        record.submits.push_back(
            {each[0].toString().toStdString(), each[1].toString().toStdString()});
    }
    record.hints = static_cast<std::uint32_t>(question[QLatin1String("hints")].toInteger());
    record.modelOpened = question[QLatin1String("modelOpened")].toBool();
    if (const QJsonValue shown = question[QLatin1String("shown")]; shown.isDouble()) {
        record.shown = shown.toDouble();
    }
    return record;
}

} // namespace

std::vector<Taker> LessonRun::begunBy() const {
    std::vector<Taker> found;
    if (!kept_) {
        return found;
    }
    KeptAttempts there(keptFolder_);
    (void)there.take(QByteArray::fromStdString(opened_.hash), [&found](const QByteArray& text) {
        if (auto taker = takerIn(text)) {
            found.push_back(*std::move(taker));
        }
        return false;
    });
    return found;
}

bool LessonRun::goOn(const std::optional<Taker>& whose) {
    keptFile_ = kept_->take(QByteArray::fromStdString(opened_.hash), [&](const QByteArray& text) {
        return (!whose || takerIn(text) == whose) && takeUp(text);
    });
    goesOn_ = !keptFile_.isEmpty();
    return goesOn_;
}

void LessonRun::keep() {
    if (!kept_ || opened_.isPreview) {
        return;
    }
    const Tally all = tally();
    if (isAtEnd() && all.open == 0) { // nothing is left to go on with
        noteDone(opened_, keptFolder_);
        if (!keptFile_.isEmpty()) {
            kept_->remove(std::exchange(keptFile_, {}));
        }
        return;
    }
    if (keptFile_.isEmpty()) {
        keptFile_ = kept_->add(QByteArray::fromStdString(opened_.hash));
    }
    kept_->keep(keptFile_, keptText());
}

QByteArray LessonRun::keptText() const {
    QJsonArray items;
    for (const LessonExercise* exercise : exercisesOf(lesson())) {
        const auto found = taken_.find(exercise);
        for (const Taken& each : found == taken_.end() ? std::vector<Taken>() : found->second) {
            QJsonArray questions;
            for (std::size_t q = 0; q < each.attempts.size(); ++q) {
                questions << kept(each.record.questions[q], each.attempts[q]);
            }
            items << QJsonObject{{QLatin1String("exercise"), QString::fromStdString(exercise->id)},
                                 {QLatin1String("instance"), qint64(each.record.instance)},
                                 {QLatin1String("tree"), QString::fromStdString(prunus::written(
                                                             *each.record.tree, TreeFormat::json))},
                                 {QLatin1String("questions"), questions}};
        }
    }
    QJsonArray log;
    for (const RecordedLog::Line& each : record_.log.lines()) {
        log << QJsonArray{each.seconds, QString::fromStdString(each.what),
                          QString::fromStdString(each.question)};
    }
    QJsonArray seen;
    for (const bool each : seen_) {
        seen << each;
    }
    return QJsonDocument(
               QJsonObject{{QLatin1String("format"), takenFormat},
                           {QLatin1String("at"), qint64(at_)},
                           {QLatin1String("seen"), seen},
                           {QLatin1String("id"), taker_.id},
                           {QLatin1String("name"), taker_.name},
                           {QLatin1String("file"), taker_.file},
                           {QLatin1String("started"), QString::fromStdString(record_.started)},
                           {QLatin1String("submitted"), QString::fromStdString(record_.submitted)},
                           {QLatin1String("seconds"), seconds()},
                           {QLatin1String("items"), items},
                           {QLatin1String("log"), log}})
        .toJson(QJsonDocument::Compact);
}

bool LessonRun::takeUpItem(const QJsonObject& item) {
    const std::string id = item[QLatin1String("exercise")].toString().toStdString();
    const auto exercises = exercisesOf(lesson());
    const auto exercise = std::ranges::find(exercises, id, &LessonExercise::id);
    auto tree = readJson(item[QLatin1String("tree")].toString().toStdString());
    const QJsonArray questions = item[QLatin1String("questions")].toArray();
    if (exercise == exercises.end() || !tree ||
        questions.size() != qsizetype((*exercise)->questions.size())) {
        return false;
    }
    Taken taken =
        fresh(**exercise, static_cast<std::uint32_t>(item[QLatin1String("instance")].toInteger()),
              std::make_shared<const GameTree>(*std::move(tree)));
    for (std::size_t q = 0; q < taken.attempts.size(); ++q) {
        const QJsonObject question = questions[qsizetype(q)].toObject();
        auto attempt = readAttempt(question[QLatin1String("attempt")].toString().toUtf8(),
                                   taken.attempts[q].set);
        if (!attempt) {
            return false;
        }
        taken.record.questions[q] = recordIn(question);
        attempt->points = taken.record.questions[q].shown;
        taken.attempts[q] = *std::move(attempt);
    }
    taken_[*exercise].push_back(std::move(taken));
    return true;
}

std::optional<Taker> LessonRun::takerIn(const QByteArray& text) {
    const QJsonObject kept = QJsonDocument::fromJson(text).object();
    const auto field = [&kept](const char* name) { return kept[QLatin1String(name)].toString(); };
    return field("format") == takenFormat
               ? std::optional(Taker{field("id"), field("name"), field("file")})
               : std::nullopt;
}

/// Where the places of a lesson were others, its answers are taken, and one is at its beginning.
bool LessonRun::takeUp(const QByteArray& text) {
    const auto taker = takerIn(text);
    if (!taker) {
        return false;
    }
    const QJsonObject kept = QJsonDocument::fromJson(text).object();
    const auto field = [&kept](const char* name) { return kept[QLatin1String(name)].toString(); };
    const QJsonArray seen = kept[QLatin1String("seen")].toArray();
    const QJsonArray items = kept[QLatin1String("items")].toArray();
    const bool samePlaces = seen.size() == qsizetype(seen_.size());
    taken_.clear();
    taker_ = *taker;
    record_.studentId = taker_.id.toStdString(); // on which trees depend
    record_.studentName = taker_.name.toStdString();
    if (!std::ranges::all_of(
            items, [this](const QJsonValue& each) { return takeUpItem(each.toObject()); })) {
        taker_ = {};
        beginAgain();
        return false;
    }
    for (std::size_t k = 0; k < seen_.size() && samePlaces; ++k) {
        seen_[k] = seen[qsizetype(k)].toBool();
    }
    record_.started = field("started").toStdString();
    record_.submitted = field("submitted").toStdString();
    record_.log = {};
    for (const QJsonValue each : kept[QLatin1String("log")].toArray()) {
        record_.log.add({each[0].toDouble(), each[1].toString().toStdString(),
                         each[2].toString().toStdString()},
                        true);
    }
    secondsBefore_ = kept[QLatin1String("seconds")].toDouble();
    clock_.restart();
    place(samePlaces ? static_cast<std::size_t>(kept[QLatin1String("at")].toInteger()) : 0);
    log("go on", true);
    openFile();
    return true;
}

} // namespace prunus
