#include "app/cli/drawingapplication.h"
#include "app/cli/grade.h"
#include "app/cli/run.h"
#include "core/lessons/exam.h"
#include "ui/exams/examquestion.h"
#include "ui/figures/figurefile.h"
#include "ui/words/language.h"
#include "ui/words/practicereasons.h"
#include "ui/words/practicewords.h"
#include "ui/words/puzzlewords.h"

#include <QCoreApplication>
#include <algorithm>

namespace prunus {

namespace {

/// Of an answer that was built: what came of trying it out, and what would be right.
std::vector<std::string> reasonsForBuilt(const MarkedQuestion& marked) {
    const LessonQuestion& question = *marked.question;
    const DisplayNames names(*marked.tree);
    const Puzzle puzzle{question.question, *marked.tree, question.profile, question.terms};
    const PuzzleWords words(puzzle, names);
    std::vector<std::string> reasons;
    for (const QString& each :
         words.why(tryOut(puzzle, marked.marked->answer), sampleAnswer(puzzle))) {
        reasons.push_back(each.toStdString());
    }
    return reasons;
}

std::vector<std::string> reasonsFor(const MarkedQuestion& marked, const Sheet& right) {
    const LessonQuestion& question = *marked.question;
    if (traits(question.question).isPuzzle) {
        return reasonsForBuilt(marked);
    }
    const DisplayNames names(*marked.tree);
    std::vector<std::string> reasons;
    const PracticeReasons words(*marked.tree, names, question.question, question.profile, right,
                                question.terms);
    for (const QString& each : words.of(marked.marked->answer, marked.marked->grade, true)) {
        reasons.push_back(each.toStdString());
    }
    if (const QString looks = PracticeWords::diagnosis(marked.marked->diagnosis, question.profile);
        !looks.isEmpty()) {
        reasons.push_back(looks.toStdString());
    }
    return reasons;
}

/// Without the name of a course, which is no rule.
std::string rulesOf(const LessonQuestion& question, const GameTree& tree) {
    const Player root = rootOf(tree, procedureOf(question, tree));
    Profile rules = rulesFor(question);
    rules.title.clear();
    return (PracticeWords::searched(question.question, rules, root) + u' ' +
            PracticeWords::gradedUnder(question.question, rules, question.terms))
        .toStdString();
}

/// Under which rules of another course an answer is right; empty where it is not.
std::string otherRulesOf(const MarkedQuestion& marked) {
    const auto& other = marked.marked ? marked.marked->grade.other : std::optional<Profile>();
    return other ? PracticeWords::otherRules(marked.question->profile, *other).toStdString()
                 : std::string();
}

std::string drawingOf(const MarkedQuestion& marked) {
    const Question asked = marked.question->question;
    const bool isDrawn = std::ranges::find(paperQuestions, asked) != paperQuestions.end();
    if (!isDrawn || !needsOwnTree(asked, ExamPart::key)) {
        return {};
    }
    LessonExercise exercise = *marked.exercise;
    exercise.tree = marked.tree;
    const AskedQuestion drawn = drawnAnswer({&exercise, marked.question, 1}, marked.marked->answer);
    const QByteArray svg = figureBytes(sheetOf(drawn), FigureFormat::svg).value();
    return svg.mid(svg.indexOf("<svg")).trimmed().toStdString();
}

CommandOutcome gradeInWords(const GradeRequest& request) {
    const GradeWords words{[](Misconception m) { return PracticeWords::name(m).toStdString(); },
                           rulesOf, reasonsFor, drawingOf, otherRulesOf};
    return grade(request, words);
}

int gradeWithPictures(const GradeRequest& request) {
    const DrawingApplication application;
    return run([&] {
        CommandOutcome ready = application.hasFonts();
        return ready ? gradeInWords(request) : ready;
    });
}

} // namespace

int runGrade(const GradeRequest& request) {
    if (request.report.ends_with(".html")) {
        return gradeWithPictures(request);
    }
    // The program's own arguments are not meant for Qt.
    char name[] = "prunus";
    char* arguments[] = {name, nullptr};
    int count = 1;
    const QCoreApplication application(count, arguments);
    installLanguage();
    return run([&] { return gradeInWords(request); });
}

} // namespace prunus
