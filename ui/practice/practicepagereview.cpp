// The page once a question is closed, and the question on paper.

#include "core/trace/nodehistory.h"
#include "ui/panels/timeline.h"
#include "ui/practice/answercanvas.h"
#include "ui/practice/askedlines.h"
#include "ui/practice/askedsheet.h"
#include "ui/practice/marking.h"
#include "ui/practice/modeband.h"
#include "ui/practice/practicepage.h"
#include "ui/practice/questioncard.h"
#include "ui/session/loading.h"
#include "ui/widgets/framed.h"
#include "ui/words/coursevoice.h"
#include "ui/words/paperwords.h"
#include "ui/words/practicereasons.h"

#include <algorithm>

namespace prunus {

/// The first step that the answer has otherwise.
Step PracticePage::firstDifference() const {
    const Task& task = exercise_.task();
    const SearchTrace& trace = *session_.trace();
    Step first = trace.end();
    const auto consider = [&](NodeId n, bool leaves) {
        if (const auto visit = visitOf(*task.tree, trace, n)) {
            const Step cut = visit->last - 1; // if it is cut, it leaves then
            const bool atCut = task.question == Question::cuts && visit->first < cut &&
                               Moment(*task.tree, trace, cut).event().kind == EventKind::cutoff;
            first = std::min(first, !leaves ? visit->first : atCut ? cut : visit->last);
        } else {
            const Moment atEnd(*task.tree, trace, trace.end());
            first = std::min(first, atEnd.cutFrom(n));
        }
    };
    if (!exercise_.marking()) {
        return first;
    }
    using Shown = Profile::WindowShown;
    const Shown shown = task.profile.windowShown;
    for (const GradedItem& each : exercise_.marking()->grade.items) {
        const NodeId n = nodeOfItem(*task.tree, each.item);
        if (n != noNode && (each.verdict == GradedItem::Verdict::wrong ||
                            each.verdict == GradedItem::Verdict::missing)) {
            consider(n, task.question != Question::windows || shown == Shown::exit ||
                            shown == Shown::history);
        }
    }
    return first;
}

/// The ordinary timeline, with the answer beside what the search does.
void PracticePage::showReview(bool on) {
    for (QAction* each : steps_.all()) {
        each->setVisible(on); // and its keys
    }
    timeline_->setVisible(on);
    happened_->setVisible(on);
    canvas_->setAccessibleName(on ? tr("Tree, with the search and the answer") : tr("Tree"));
    if (!on || exercise_.isOpen()) {
        return;
    }
    UnsavedTree unsaved;
    const auto& marking = exercise_.marking();
    const bool built = marking && marking->trial && marking->trial->tree;
    const Task& task = exercise_.task();
    unsaved.tree =
        built ? marking->trial->tree
        : task.procedure().valuesFromMover
            ? std::make_shared<const GameTree>(meantTree(*exercise_.tree(), task.procedure()))
            : exercise_.tree();
    unsaved.search = reviewedSearch(exercise_.task());
    unsaved.isMade = true;
    session_.setHideUnreadLeaves(task.profile.hideUnreadLeaves);
    session_.openUnsaved(unsaved);
    if (session_.hasSearch()) {
        session_.setStep(firstDifference());
    }
    setFocus(Qt::OtherFocusReason); // where the arrow keys step
}

/// How the question is answered with a pen, and which words are the course's.
QString PracticePage::mannerOnPaper() const {
    const Task& task = exercise_.task();
    QStringList manner{
        task.said(PaperWords::manner(task.question, task.profile, task.terms, false)),
        CourseVoice(task.profile, *task.tree).explained(task.question)};
    manner.removeAll(QString());
    return manner.join(u' ');
}

FigureSheet PracticePage::sheet(bool answered) const {
    const Task& task = exercise_.task();
    const auto text = [this](const char* label) {
        return card_->findChild<QLabel*>(QLatin1String(label))->text();
    };
    AskedQuestion asked;
    asked.title = band_->where();
    asked.asked = {{asked.title},
                   {text("prompt"), Face::bold},
                   {mannerOnPaper()},
                   {band_->rules()},
                   {canvas_->direction(), Face::bold}};
    std::erase_if(asked.asked, [](const auto& each) { return each.text.isEmpty(); });
    asked.beside = task.question == Question::cuts
                       ? linesForCuts(task, answered ? exercise_.answer() : Answer(),
                                      exercise_.isOpen() || !answered)
                       : linesOf(*card_, answered);
    asked.tree = answered ? exercise_.tree() : task.tree;
    if (traits(task.question).isTyped && asked.tree == task.tree) {
        asked.tree = nullptr;
    }
    asked.shown = answered ? shownAnswer(exercise_) : ShownAnswer{task};
    asked.typed = answered ? canvas_->typed() : std::map<NodeId, QStringList>();
    return sheetOf(asked);
}

} // namespace prunus
