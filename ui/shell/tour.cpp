#include "ui/shell/tour.h"

#include "ui/session/panes.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/noticebar.h"

namespace prunus {
namespace {

struct Stop {
    QString sentence;
    const char* command; ///< what is done before it is said; null for nothing
};

std::vector<Stop> stops() {
    return {
        {Tour::tr("A triangle that points up is MAX, one that points down is MIN. → makes a step "
                  "of the search, ← takes it back, and the card at the side says what happened."),
         "step"},
        {Tour::tr("Ctrl+→ goes to the next cutoff: what is crossed out is never searched."),
         "nextCutoff"},
        {Tour::tr("Why? or W draws the moves that prove it. A click on a node tells its story."),
         "showProof"},
        {Tour::tr("Ctrl+M sets minimax beside alpha-beta; one timeline moves both."),
         "compareAlgorithms"},
        {Tour::tr("Ctrl+T shows the tree as text. Type over it, or paste a tree of your own."),
         "textPanelShown"},
        {Tour::tr("F11 is for the projector, F1 lists the keys, Ctrl+Shift+P finds a command by "
                  "its name."),
         nullptr},
    };
}

} // namespace

Tour::Tour(NoticeBar& bar, MainWindow& window) : QObject(&window), bar_(bar), window_(window) {}

void Tour::begin() {
    window_.openExample([this] {
        SearchOptions options = window_.session().wantedOptions();
        if (!traits(options.algorithm).windowed) { // there would be no cutoff to show
            options.algorithm = Algorithm::alphaBeta;
            window_.session().setOptions(options);
        }
        tell(0);
    });
}

void Tour::trigger(const char* command) {
    auto* action = window_.findChild<QAction*>(QLatin1String(command));
    if (!action->isChecked()) {
        action->trigger();
    }
}

void Tour::tell(std::size_t stop) {
    const std::vector<Stop> all = stops();
    if (all[stop].command != nullptr) {
        trigger(all[stop].command);
    }
    //: The number of a stop of the tour, how many there are, and what is said there.
    const QString text = tr("%1 of %2: %3").arg(stop + 1).arg(all.size()).arg(all[stop].sentence);
    const NoticeBar::Answer next{tr("&Next"), [this, stop] { tell(stop + 1); }};
    const NoticeBar::Answer end{tr("&End the tour"), [] {}};
    bar_.tell(text, stop + 1 < all.size() ? std::vector{next, end} : std::vector{end});
}

} // namespace prunus

#include "moc_tour.cpp"
