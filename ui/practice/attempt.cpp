#include "ui/practice/attempt.h"

#include "core/formats/treeformat.h"
#include "core/notation/readtree.h"
#include "core/practice/answerjson.h"
#include "core/practice/profilejson.h"
#include "core/tree/dottedpath.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace prunus {
namespace {

const QLatin1String attemptFormat("prunus-attempt");
/// Of Asked::Outcome.
constexpr std::array<std::string_view, 4> outcomeWords{"open", "first", "later", "shown"};

QByteArray bytesOf(std::string_view text) {
    return {text.data(), static_cast<qsizetype>(text.size())};
}

QString writtenAnswer(const Task& task, const Answer& answer) {
    return QString::fromStdString(writeAnswer(*task.tree, task.question, answer));
}

std::optional<Answer> answerIn(const QJsonValue& text, const Task& task) {
    auto read = readAnswer(text.toString().toStdString(), *task.tree, task.question);
    return read ? std::optional(std::move(*read)) : std::nullopt;
}

/// No less than 0, and less than `end`; none for anything else.
std::optional<std::size_t> numberIn(const QJsonValue& value, std::size_t end) {
    const qint64 number = value.toInteger(-1);
    return number < 0 || static_cast<std::size_t>(number) >= end
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(number));
}

bool readQuestions(const QJsonArray& questions, Attempt& attempt) {
    for (const QJsonValue each : questions) {
        const auto skill = numberIn(each[QLatin1String("skill")], attempt.set.skills.size());
        const std::string word = each[QLatin1String("outcome")].toString().toStdString();
        const auto* const outcome = std::ranges::find(outcomeWords, word);
        if (!skill || outcome == outcomeWords.end()) {
            return false;
        }
        attempt.asked.push_back(
            {*skill, nullptr, static_cast<Asked::Outcome>(outcome - outcomeWords.begin())});
        if (const QJsonValue text = each[QLatin1String("tree")]; !text.isUndefined()) {
            auto tree = readJson(text.toString().toStdString());
            if (!tree || !canBeAsked(*tree)) {
                return false;
            }
            attempt.asked.back().tree = std::make_shared<const GameTree>(std::move(*tree));
        }
    }
    return !attempt.asked.empty();
}

/// The question at hand, with its tree.
bool readNow(const QJsonObject& kept, Attempt& attempt) {
    const auto number = numberIn(kept[QLatin1String("number")], attempt.asked.size());
    auto tree = readJson(kept[QLatin1String("tree")].toString().toStdString());
    const bool isAny = attempt.set.conduct.isLesson; // whose author chose it
    if (!number || !tree || !(isAny || canBeAsked(*tree))) {
        return false;
    }
    attempt.number = *number;
    attempt.added = numberIn(kept[QLatin1String("added")], attempt.asked.size()).value_or(0);
    const QJsonValue helped = kept[QLatin1String("helped")];
    attempt.helped = !helped.isUndefined();
    attempt.helpedAt =
        helped.isString() ? nodeAtDotted(*tree, helped.toString().toStdString()) : noNode;
    attempt.asked[*number].tree = std::make_shared<const GameTree>(std::move(*tree));
    return true;
}

bool readAnswers(const QJsonObject& kept, Attempt& attempt) {
    const Task task = attempt.task();
    auto answer = answerIn(kept[QLatin1String("answer")], task);
    if (!answer) {
        return false;
    }
    if (*answer != Answer{}) {
        attempt.answers.push_back(std::move(*answer)); // which can be undone
        attempt.at = 1;
    }
    if (const QJsonValue checked = kept[QLatin1String("checked")]; !checked.isUndefined()) {
        attempt.marked = answerIn(checked, task);
        if (!attempt.marked) {
            return false;
        }
        if (attempt.set.conduct.tells) {
            attempt.marking =
                marked(task, *attempt.marked, attempt.now().outcome == Asked::Outcome::shown);
        }
    }
    return attempt.now().outcome == Asked::Outcome::open || attempt.marking;
}

} // namespace

QByteArray keyOf(const QuestionSet& set) {
    QCryptographicHash hash(QCryptographicHash::Sha1);
    const Skill& first = set.skills.front();
    hash.addData(set.name.toUtf8());
    hash.addData(bytesOf(writeProfile(first.profile)));
    if (!first.demands) {
        hash.addData(bytesOf(traits(first.question).id));
        for (const auto& tree : first.trees) {
            hash.addData(bytesOf(written(*tree, TreeFormat::json)));
        }
    }
    return hash.result().toHex();
}

QByteArray writeAttempt(const Attempt& attempt) {
    QJsonArray questions;
    for (const Asked& each : attempt.asked) {
        const std::string_view word = outcomeWords.at(static_cast<std::size_t>(each.outcome));
        QJsonObject question{{QLatin1String("skill"), qint64(each.skill)},
                             {QLatin1String("outcome"), QString::fromUtf8(bytesOf(word))}};
        const bool isToCome = questions.size() > qsizetype(attempt.number);
        if (isToCome && each.tree != nullptr) {
            question.insert(QLatin1String("tree"),
                            QString::fromStdString(written(*each.tree, TreeFormat::json)));
        }
        questions << question;
    }
    QJsonArray used;
    for (const std::size_t each : attempt.treesUsed) {
        used << qint64(each);
    }
    const Task task = attempt.task();
    QJsonObject kept{
        {QLatin1String("format"), attemptFormat},
        {QLatin1String("set"), attempt.set.name},
        {QLatin1String("questions"), questions},
        {QLatin1String("treesUsed"), used},
        {QLatin1String("number"), qint64(attempt.number)},
        {QLatin1String("added"), qint64(attempt.added)},
        {QLatin1String("tree"), QString::fromStdString(written(*task.tree, TreeFormat::json))},
        {QLatin1String("answer"), writtenAnswer(task, attempt.answers[attempt.at])},
        {QLatin1String("checks"), attempt.checks},
        {QLatin1String("earned"), attempt.earned},
        {QLatin1String("hints"), QJsonArray::fromStringList(attempt.hints)}};
    if (attempt.helped) {
        kept.insert(QLatin1String("helped"),
                    attempt.helpedAt == noNode
                        ? QJsonValue()
                        : QString::fromStdString(dottedPath(*task.tree, attempt.helpedAt)));
    }
    if (attempt.marked) {
        kept.insert(QLatin1String("checked"), writtenAnswer(task, *attempt.marked));
    }
    return QJsonDocument(kept).toJson(QJsonDocument::Compact);
}

std::optional<Attempt> readAttempt(const QByteArray& text, const QuestionSet& set) {
    const QJsonObject kept = QJsonDocument::fromJson(text).object();
    Attempt attempt;
    attempt.set = set;
    attempt.made.resize(set.skills.size());
    for (const QJsonValue each : kept[QLatin1String("treesUsed")].toArray()) {
        attempt.treesUsed.push_back(static_cast<std::size_t>(each.toInteger()));
    }
    attempt.checks = kept[QLatin1String("checks")].toInt();
    attempt.earned = kept[QLatin1String("earned")].toInt();
    for (const QJsonValue each : kept[QLatin1String("hints")].toArray()) {
        attempt.hints << each.toString();
    }
    const bool whole = kept[QLatin1String("format")].toString() == attemptFormat &&
                       attempt.treesUsed.size() == set.skills.size() &&
                       readQuestions(kept[QLatin1String("questions")].toArray(), attempt) &&
                       readNow(kept, attempt) && readAnswers(kept, attempt);
    return whole ? std::optional(std::move(attempt)) : std::nullopt;
}

} // namespace prunus
