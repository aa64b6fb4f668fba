#include "app/cli/grade.h"
#include "app/cli/run.h"
#include "ui/words/language.h"
#include "ui/words/practicereasons.h"
#include "ui/words/practicewords.h"

#include <QCoreApplication>

namespace prunus {

namespace {

std::vector<std::string> reasonsFor(const MarkedQuestion& marked, const Sheet& right) {
    const LessonQuestion& question = *marked.question;
    const DisplayNames names(*marked.tree);
    std::vector<std::string> reasons;
    const PracticeReasons words(*marked.tree, names, question.question, question.profile, right);
    for (const QString& each : words.of(marked.marked->answer, marked.marked->grade, true)) {
        reasons.push_back(each.toStdString());
    }
    if (const QString looks = PracticeWords::diagnosis(marked.marked->diagnosis);
        !looks.isEmpty()) {
        reasons.push_back(looks.toStdString());
    }
    return reasons;
}

std::string rulesOf(const LessonQuestion& question, const GameTree& tree) {
    const Player root = rootOf(tree, procedureOf(question, tree));
    return (PracticeWords::searched(question.question, question.profile, root) + u' ' +
            PracticeWords::gradedUnder(question.question, question.profile))
        .toStdString();
}

} // namespace

int runGrade(const GradeRequest& request) {
    // The program's own arguments are not meant for Qt.
    char name[] = "prunus";
    char* arguments[] = {name, nullptr};
    int count = 1;
    const QCoreApplication application(count, arguments);
    installLanguage();
    const GradeWords words{[](Misconception m) { return PracticeWords::name(m).toStdString(); },
                           rulesOf, reasonsFor};
    return run([&] { return grade(request, words); });
}

} // namespace prunus
