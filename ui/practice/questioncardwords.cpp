// What the question's card says.

#include "ui/practice/answering.h"
#include "ui/practice/questioncard.h"
#include "ui/widgets/spokenlabel.h"
#include "ui/words/lists.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <QLocale>
#include <cmath>

namespace prunus {

QString QuestionCard::answered() const {
    const Task& task = exercise_.task();
    const Answer& answer = exercise_.answer();
    switch (task.question) {
    case Question::crossOut:
    case Question::mirror:
    case Question::knownRange:
        return tr("Crossed out: %n leaves", nullptr, int(leavesCrossedOut(*task.tree, answer)));
    case Question::leafOrder:
        return tr("Put in order: %n leaves", nullptr, int(answer.leaves.size()));
    case Question::move:
        return tr("Line of play: %n moves", nullptr, int(answer.line.size()));
    case Question::windows:
        return tr("Filled in: %n nodes", nullptr, windowsFilledIn(answer, task.profile));
    case Question::twoRules:
        return tr("Marked: %n leaves", nullptr, int(leavesCrossedOut(*task.tree, answer)));
    case Question::firstWindow:
        return tr("Filled in: %n numbers", nullptr, answer.result ? 1 : 0);
    case Question::depthLimit:
    case Question::budget:
        return moveAnswered() + u' ' +
               tr("Filled in: %n numbers", nullptr, answer.result || answer.depth ? 1 : 0);
    case Question::counts:
    case Question::leafBounds:
        return tr("Filled in: %n numbers", nullptr, int(answer.counts.size()));
    case Question::cuts:
        return tr("Named: %n cutoffs", nullptr, int(answer.cuts.size()));
    case Question::nodeTypes:
        return tr("Marked: %n nodes", nullptr, int(answer.types.size()));
    case Question::reorder:
    case Question::ranges:
    case Question::findTheBug:
    case Question::trueOrFalse:
        return answer == Answer{} ? tr("Nothing is changed yet.") : QString();
    default:
        return tr("Filled in: %n nodes", nullptr, int(answer.values.size()));
    }
}

QString QuestionCard::moveAnswered() const {
    const auto moves = nodesOf(*exercise_.task().tree, chosenMove(exercise_.answer()));
    return moves.empty() ? tr("Move: none.")
                         : tr("Move: %1.")
                               .arg(shownName(DisplayNames(*exercise_.task().tree), moves.front()));
}

/// Of a lesson's, which are told only with what is right.
QString QuestionCard::points() const {
    const auto& given = exercise_.attempt().points;
    const QString most = QLocale().toString(exercise_.task().wording.points);
    return !given ? QString()
                  //: How many of the points that a question is worth.
                  : tr("Points: %1 of %2").arg(QLocale().toString(*given), most);
}

QString QuestionCard::heading() const {
    switch (exercise_.outcomes()[exercise_.number()]) {
    case Exercise::Outcome::first:
        return tr("Right at the first try");
    case Exercise::Outcome::later:
        return exercise_.conduct().isLesson ? tr("Right")
                                            : tr("Right; this counts %1 %").arg(exercise_.earned());
    case Exercise::Outcome::shown:
        return tr("Shown");
    case Exercise::Outcome::open:
        break;
    }
    return tr("Check %1").arg(exercise_.checks());
}

QString QuestionCard::found() const {
    const Marking& marking = *exercise_.marking();
    const Task& task = exercise_.task();
    return marking.grade.other  ? PracticeWords::otherRules(task.profile, *marking.grade.other)
           : marking.allRight() ? tr("All of it is right.")
           : marking.trial      ? marking.found
                                : marking.found + credit() + unread() + anew();
}

/// What the course gives for it, where it does not count places alone.
QString QuestionCard::credit() const {
    const Task& task = exercise_.task();
    const bool counts =
        !marksLeaves(task.question) || task.profile.partial == Profile::Partial::unit;
    return counts ? QString()
                  : u' ' + tr("The course gives %1 % for it.")
                               .arg(int(std::lround(100 * exercise_.marking()->grade.credit)));
}

/// What followed from a mistake that is corrected, and does no longer.
QString QuestionCard::anew() const {
    const std::vector<NodeId>& nodes = exercise_.marking()->anew;
    const DisplayNames names(*exercise_.task().tree);
    return nodes.empty() ? QString()
                         //: The names of nodes.
                         : u' ' + tr("What %1 followed from has changed, and so the answer there "
                                     "is judged anew.")
                                      .arg(listedWithAnd(shownNames(names, nodes)));
}

/// That what is no number was not marked, if something is none.
QString QuestionCard::unread() const {
    const Question question = exercise_.task().question;
    const bool typed = answersInFields(question) || answersInCard(question);
    return typed && !fault_->text().isEmpty()
               ? u' ' + tr("A field that holds no number counts as empty.")
               : QString();
}

/// What the question is worth, and what help costs.
QString QuestionCard::costs() const {
    if (exercise_.conduct().isLesson) {
        return pointsToGet();
    }
    const QString worth = exercise_.worth() > 0
                              ? tr("Worth %1 % now.").arg(exercise_.worth())
                              : tr("This question no longer counts, but you can still finish it.");
    const QString cost = exercise_.hintIsStep()
                             ? tr("The next hint does one step for you, which then does not count.")
                         : exercise_.costOfHint() == 0
                             ? tr("The next hint is free.")
                             : tr("The next hint costs %1 %.").arg(exercise_.costOfHint());
    return exercise_.canHint() ? worth + u' ' + cost : worth;
}

QString QuestionCard::pointsToGet() const {
    const Conduct& conduct = exercise_.conduct();
    const double points = exercise_.task().wording.points;
    const QString worth = points == std::trunc(points)
                              ? tr("%n points.", nullptr, int(points))
                              : tr("%1 points.").arg(QLocale().toString(points));
    using ModelAnswer = Conduct::ModelAnswer;
    return !conduct.tells || conduct.modelAnswer == ModelAnswer::never ? worth
           : conduct.showingForfeits
               ? worth + u' ' + tr("Giving up shows the answer, and brings no points.")
           : exercise_.canGiveUp()
               ? worth + u' ' + tr("Giving up shows the answer; what was checked last counts.")
               : worth + u' ' + tr("The answer can be shown after a check.");
}

} // namespace prunus
