#include "ui/lessons/lessonwords.h"

#include "ui/lessons/lessontext.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <QDir>
#include <QLocale>

namespace prunus {

QString LessonWords::mode(Lesson::Mode mode) {
    switch (mode) {
    case Lesson::Mode::selfCheck:
        return tr("Self-check");
    case Lesson::Mode::homework:
        return tr("Homework");
    case Lesson::Mode::exam:
        return tr("Exam");
    case Lesson::Mode::lesson:
        break;
    }
    return tr("Lesson");
}

QString LessonWords::explained(Lesson::Mode mode) {
    switch (mode) {
    case Lesson::Mode::selfCheck:
        return tr("Self-check: questions to try oneself on");
    case Lesson::Mode::homework:
        return tr("Homework: answers go into a file, and are told right or wrong");
    case Lesson::Mode::exam:
        return tr("Exam: answers go into a file, and nothing is told");
    case Lesson::Mode::lesson:
        break;
    }
    return tr("Lesson: to be read, with questions");
}

QString LessonWords::stop(const LessonRun& run, std::size_t stop) {
    const LessonStop& place = run.stops()[stop];
    const LessonStep& step = run.lesson().steps[place.step];
    QString what;
    if (const auto* const text = std::get_if<LessonText>(&step)) {
        what = firstLineOf(QString::fromStdString(text->text));
    } else if (const auto* const moment = std::get_if<LessonMoment>(&step)) {
        //: A search, and the number of a step in it.
        what = tr("%1, step %2").arg(shownAlgorithm(moment->options.algorithm)).arg(moment->at);
    } else if (std::holds_alternative<LessonGame>(step)) {
        what = tr("A game");
    } else {
        const LessonQuestion& question = std::get<LessonExercise>(step).questions[*place.question];
        //: A question, by its kind.
        what = tr("Question: %1").arg(PracticeWords::menuName(question.question).remove(u'&'));
    }
    //: The number of a place in a lesson, and what is there.
    return tr("%1. %2").arg(stop + 1).arg(what);
}

QString LessonWords::where(const LessonRun& run) {
    const QString title =
        QString::fromStdString(run.lesson().title.empty() ? run.lesson().id : run.lesson().title);
    return run.isAtEnd()
               ? title
               //: A lesson, and a step of it.
               : tr("%1 · step %2 of %3").arg(title).arg(run.at() + 1).arg(run.stops().size());
}

QString LessonWords::progress(const LessonRun& run) {
    const LessonRun::Tally all = run.tally();
    if (all.questions == 0) {
        return {};
    }
    if (run.isExam()) {
        //: Of an exam's questions.
        return tr("handed in %1 of %2").arg(all.answered).arg(all.questions);
    }
    const QLocale locale;
    return tr("answered %1 of %2 · points %3 of %4")
        .arg(all.answered)
        .arg(all.questions)
        .arg(locale.toString(all.points), locale.toString(all.most));
}

/// Each question that was not right at first, with a link to it, and why.
QString LessonWords::wrongOnes(const LessonRun& run) {
    QString html;
    for (std::size_t k = 0; k < run.stops().size(); ++k) {
        const QStringList why = run.whyWrong(k);
        if (why.isEmpty()) {
            continue;
        }
        const LessonRun::Sign sign = run.signOf(k);
        const QString state = sign == LessonRun::Sign::later   ? tr("right by now")
                              : sign == LessonRun::Sign::shown ? tr("shown")
                                                               : tr("not right yet");
        //: A question, and how it is with it.
        html += QStringLiteral("<p><a href=\"%1\">%2</a></p><ul>")
                    .arg(k)
                    .arg(tr("%1: %2").arg(stop(run, k), state).toHtmlEscaped());
        for (const QString& each : why) {
            html += QStringLiteral("<li>%1</li>").arg(each.toHtmlEscaped());
        }
        html += QStringLiteral("</ul>");
    }
    return html.isEmpty()
               ? html
               : QStringLiteral("<p><b>%1</b></p>").arg(tr("What was wrong, and why")) + html;
}

QString LessonWords::atEnd(const LessonRun& run) {
    const LessonRun::Tally all = run.tally();
    QString html = QStringLiteral("<p><b>%1</b></p>").arg(tr("This is the end of it."));
    const auto say = [&html](const QString& text) {
        html += QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
    };
    if (all.questions > 0) {
        const QLocale locale;
        say(run.isExam() ? tr("Handed in: %1 of %2 questions.").arg(all.answered).arg(all.questions)
                         : tr("Answered: %1 of %2 questions. Points: %3 of %4.")
                               .arg(all.answered)
                               .arg(all.questions)
                               .arg(locale.toString(all.points), locale.toString(all.most)));
        if (all.open > 0) {
            say(run.isExam() ? tr("You can still answer the others: go back to them.")
                             : tr("You can still answer what is not right yet: go back to it."));
        }
    }
    html += wrongOnes(run);
    if (!run.taker().file.isEmpty()) {
        say(tr("The answers are in %1. Give this file to your teacher; nothing is sent from here.")
                .arg(QDir::toNativeSeparators(run.taker().file)));
    }
    return html;
}

} // namespace prunus
