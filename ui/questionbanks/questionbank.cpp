#include "ui/questionbanks/questionbank.h"

#include "ui/exams/examsheets.h"
#include "ui/figures/figurefile.h"

#include <algorithm>

namespace prunus {

double BankEntry::points() const {
    double sum = 0;
    for (const GapQuestion& each : questions) {
        sum += each.asked.question->points;
    }
    return sum;
}

QString BankEntry::name() const {
    const QString own = QString::fromStdString(exercise->id);
    return version.isEmpty() ? own : own + u'-' + version;
}

tl::expected<QuestionBank, QStringList> questionBank(const Lesson& lesson,
                                                     const std::vector<ExamVersion>& versions) {
    QuestionBank bank{QString::fromStdString(lesson.title.empty() ? lesson.id : lesson.title),
                      QString::fromStdString(lesson.id),
                      {}};
    QStringList faults;
    for (const ExamVersion& version : versions) {
        for (const ExamQuestion& asked : questionsOf(version)) {
            const bool isNew =
                bank.entries.empty() || bank.entries.back().exercise != asked.exercise;
            if (isNew) {
                bank.entries.push_back(
                    {&version.lesson,
                     asked.exercise,
                     versions.size() == 1 ? QString() : QString(QLatin1Char(version.letter)),
                     {}});
            }
            if (auto gaps = gapsOf(asked)) {
                bank.entries.back().questions.push_back(*std::move(gaps));
            } else {
                const QString id = QString::fromStdString(asked.question->id);
                faults << id + QStringLiteral(": ") + gaps.error();
            }
        }
    }
    faults.removeDuplicates();
    if (!faults.isEmpty()) {
        return tl::make_unexpected(faults);
    }
    const auto exercises = exercisesOf(lesson);
    std::ranges::stable_sort(bank.entries, {}, [&](const BankEntry& entry) {
        return std::ranges::find(exercises, entry.exercise->id, &LessonExercise::id) -
               exercises.begin();
    });
    return bank;
}

Player rootOf(const BankEntry& entry) {
    return taskOf(entry.questions.front().asked).rootPlayer();
}

QByteArray pictureOf(const BankEntry& entry) {
    const Task task = taskOf(entry.questions.front().asked);
    const Document document(task.tree, QString());
    const auto trace = SearchTrace::unsearched(*task.tree, task.drawn());
    FigureStyle style;
    style.question = Blanks{};
    return figureBytes(Figure(document, *trace, Step{0}, style), FigureFormat::svg).value();
}

} // namespace prunus
