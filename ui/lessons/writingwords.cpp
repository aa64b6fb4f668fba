#include "ui/lessons/writingwords.h"

#include "ui/lessons/lessontext.h"
#include "ui/practice/countsform.h"
#include "ui/words/practicereasons.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <QLocale>
#include <algorithm>

namespace prunus {
namespace {

Player rootOf(const LessonQuestion& question, const GameTree& tree) {
    return tree.header().root == Player::min ? Player::min
                                             : question.profile.root.value_or(Player::max);
}

} // namespace

QString WritingWords::place(const Lesson& lesson, LessonPlace place) {
    const LessonStep& step = lesson.steps[place.step];
    if (const auto* const text = std::get_if<LessonText>(&step)) {
        const QString line = firstLineOf(QString::fromStdString(text->text));
        return line.isEmpty() ? tr("Text, empty yet") : line;
    }
    if (const auto* const moment = std::get_if<LessonMoment>(&step)) {
        //: A moment of a search: the algorithm, and the number of the step.
        return tr("Moment: %1, step %2")
            .arg(shownAlgorithm(moment->options.algorithm))
            .arg(moment->at);
    }
    const LessonExercise* const exercise = exerciseAt(lesson, place);
    if (exercise == nullptr) {
        return tr("A game");
    }
    if (!place.question) {
        return exercise->tree ? tr("Exercise %1, on a tree of %n leaves", nullptr,
                                   int(exercise->tree->leafCount()))
                                    .arg(QString::fromStdString(exercise->id))
                              : tr("Exercise %1, on trees that are made")
                                    .arg(QString::fromStdString(exercise->id));
    }
    const LessonQuestion& question = exercise->questions[*place.question];
    //: A question, by its kind, and the points that it is worth.
    return tr("Question: %1 (%2)")
        .arg(PracticeWords::menuName(question.question).remove(u'&'),
             QLocale().toString(question.points));
}

QString WritingWords::ambiguity(const Ambiguity& found, const LessonQuestion& question,
                                const GameTree& tree) {
    const NodeId n = nodeOfItem(tree, found.item);
    const DisplayNames names(tree);
    const QString count = countName(found.item);
    const QString where = !count.isEmpty() ? count
                          : n == noNode
                              ? QString::fromStdString(found.item)
                              : PracticeWords::place(tree, names, rootOf(question, tree), n);
    const Profile& profile = question.profile;
    switch (found.convention) {
    case Convention::cut:
        return profile.cut == CutRule::greaterOrEqual
                   ? tr("Under > instead of ≥ the key is different, first here: %1.").arg(where)
                   : tr("Under ≥ instead of > the key is different, first here: %1.").arg(where);
    case Convention::fail:
        return profile.fail == FailMode::hard
                   ? tr("If the search is fail-soft instead of fail-hard, the key is different, "
                        "first here: %1.")
                         .arg(where)
                   : tr("If the search is fail-hard instead of fail-soft, the key is different, "
                        "first here: %1.")
                         .arg(where);
    case Convention::tieMove:
        break;
    }
    return profile.tieMove == Profile::Ties::first
               ? tr("If the last of equal moves is played instead of the first, the key is "
                    "different, first here: %1.")
                     .arg(where)
               : tr("If the first of equal moves is played instead of the last, the key is "
                    "different, first here: %1.")
                     .arg(where);
}

QString WritingWords::rule(Convention convention, const Profile& profile) {
    switch (convention) {
    case Convention::cut:
        return profile.cut == CutRule::greaterOrEqual ? tr("The search cuts when α ≥ β.")
                                                      : tr("The search cuts only when α > β.");
    case Convention::fail:
        return profile.fail == FailMode::hard ? tr("The search is fail-hard.")
                                              : tr("The search is fail-soft.");
    case Convention::tieMove:
        break;
    }
    return profile.tieMove == Profile::Ties::last ? tr("Of equal moves the last is played.")
                                                  : tr("Of equal moves the first is played.");
}

QString WritingWords::prompt(const LessonQuestion& question, const GameTree& tree) {
    return PracticeWords::prompt(tree, question.question, question.profile, rootOf(question, tree),
                                 question.terms);
}

LessonQuestion withRule(LessonQuestion question, Convention convention, const GameTree& tree) {
    const QString text = question.text.empty() ? WritingWords::prompt(question, tree)
                                               : QString::fromStdString(question.text);
    const QString rule = WritingWords::rule(convention, question.profile);
    question.text = (text.trimmed() + u' ' + rule).toStdString();
    if (std::ranges::find(question.named, convention) == question.named.end()) {
        question.named.push_back(convention);
    }
    return question;
}

LessonQuestion withText(LessonQuestion question, const QString& text) {
    const QString before = QString::fromStdString(question.text);
    std::erase_if(question.named, [&](Convention each) {
        const QString rule = WritingWords::rule(each, question.profile);
        return before.contains(rule) && !text.contains(rule);
    });
    question.text = text.toStdString();
    return question;
}

} // namespace prunus
