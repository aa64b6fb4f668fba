#pragma once

#include "core/trace/moment.h"
#include "ui/base/job.h"
#include "ui/session/panesearches.h"

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

namespace prunus {

class Session;
struct WorkReport;

/// How panes are arranged: as suits the tree, or as was chosen.
enum class PaneLayout : std::uint8_t { byShape, sideBySide, stacked };

/// The searches of the session's tree, one in each pane, and the one timeline that all of them
/// share; with a single pane, a beat of the timeline is a step. The search of the picked pane is
/// the session's: the detail panels show it, and the session searches it anew. The others are
/// searched here, in the background if that takes long.
class Panes : public QObject {
    Q_OBJECT

  public:
    static constexpr int mostPanes = 4;

    /// The session owns this.
    explicit Panes(Session& session);

    [[nodiscard]] int count() const { return static_cast<int>(panes_.size()); }
    [[nodiscard]] bool sideBySide() const { return count() > 1; }
    /// The pane whose search is the session's.
    [[nodiscard]] int picked() const { return picked_; }
    [[nodiscard]] const Pane& at(int pane) const {
        return panes_.at(static_cast<std::size_t>(pane));
    }
    /// The pane that has this search, if there is one.
    [[nodiscard]] std::optional<int> paneOf(const SearchOptions& options) const;
    /// Whether panes are being searched or brought on one timeline.
    [[nodiscard]] bool busy() const { return job_.runs(); }
    /// How far that work is. Only while busy().
    [[nodiscard]] WorkReport work() const;
    /// Whether the pane stood still when the timeline came to the current beat, so that others
    /// could catch up; false when its search is over.
    [[nodiscard]] bool waits(int pane) const;
    /// The moment of its search that the pane shows. Needs the pane's trace.
    [[nodiscard]] Moment moment(int pane) const;

    /// The pace that was chosen. Where nodes are visited again, only the end of a search shows when
    /// it has dealt with a node for the last time; so while unread leaves are hidden, such searches
    /// go by work instead of by place.
    [[nodiscard]] Pace pace() const { return pace_; }
    /// How panes are arranged.
    [[nodiscard]] PaneLayout layout() const { return layout_; }
    /// Whether nodes that one search visited and another cut are marked; never with one pane.
    [[nodiscard]] bool showsDifferences() const { return showsDifferences_ && sideBySide(); }
    /// The beat at which the timeline is.
    [[nodiscard]] Beat beat() const { return beat_; }
    /// The last beat of the timeline.
    [[nodiscard]] Beat end() const { return lockstep_->end(); }
    /// Whether all searches are over.
    [[nodiscard]] bool over() const { return beat_ == end(); }
    /// The beat up to which the timeline is drawn: its end, unless what comes is hidden. Then it
    /// does not depend on steps to come, but has room for those that minimax takes, or for the
    /// first thousand of them, and for twice as many whenever they have been taken.
    [[nodiscard]] Beat shownEnd() const;
    /// The first beat at which a pane shows this step. Needs the pane's trace.
    [[nodiscard]] Beat firstBeatShowing(int pane, Step step) const;
    /// The beat of the next cutoff in any pane; none if there is none.
    [[nodiscard]] std::optional<Beat> cutoffAfter() const;
    /// The beat of the cutoff before in any pane; none if there is none.
    [[nodiscard]] std::optional<Beat> cutoffBefore() const;

    // The session calls these.
    /// Gives the picked pane this search of another document, in which the other panes are searched
    /// as well. They lose their depth limits and root players, unless the document was `edited`.
    void begin(const Pane& own, bool edited);
    /// Gives the picked pane this search of the same document.
    void replace(const Pane& own);
    /// Gives the picked pane these options by the user's own choice; its search stays.
    void choose(const SearchOptions& options);
    /// Adapts the pace when unread leaves are hidden, or no longer: another one may hold then.
    void keepPace();

  public slots:
    /// Opens a pane after the last one. Nothing happens where there are mostPanes already, or
    /// nothing to search.
    void open(const prunus::SearchOptions& options);
    /// Shows these two searches and no others, the first one picked. The first is at this step, or
    /// the second if the first has ended before. Nothing happens unless the tree is small
    /// (isSmall). Either search can have a slip: see steppable(). If one of them cannot be
    /// searched, the session's failed() says why, and everything stays as it was.
    void showPair(const prunus::SearchOptions& first, const prunus::SearchOptions& second,
                  prunus::Step step);
    /// Picks the pane that has this search, or else opens one.
    void show(const prunus::SearchOptions& options);
    /// Closes a pane, but never the only one.
    void close(int pane);
    /// Lets two panes change places; each keeps its search, and the picked search stays picked.
    void swap(int a, int b);
    /// Makes a pane's search the session's.
    void pick(int pane);
    void setPace(prunus::Pace pace);
    void setLayout(prunus::PaneLayout layout);
    void setShowsDifferences(bool on);
    void setBeat(prunus::Beat beat);
    /// Stops the work of busy(): panes that are not searched yet are closed; if there are none,
    /// each search takes its own steps.
    void cancel();

  signals:
    /// It has changed which panes there are, what they show, how they are arranged or which is
    /// picked. The beat may have changed, too.
    void panesChanged();
    void beatChanged();
    void differencesChanged();

  private:
    /// Searches what is not searched yet and makes the timeline; at once, if that is soon done.
    void prepare();
    [[nodiscard]] Pace usedPace() const;
    void land(const PaneSearches& result);
    void tellSearch();
    /// Returns which search of the timeline is the pane's. Needs the pane's trace.
    [[nodiscard]] std::size_t searchOf(int pane) const;
    /// Returns a beat at which the picked search is at its step; if it waits there, the beat at
    /// which the others stay where they were.
    [[nodiscard]] Beat sameBeat() const;
    void moveTo(Beat beat);
    [[nodiscard]] Pane& mine(int pane) { return panes_.at(static_cast<std::size_t>(pane)); }

    Session& session_;
    Job<PaneSearches> job_;
    std::vector<Pane> panes_{1};
    int picked_ = 0;
    Pace pace_ = Pace::place;
    std::shared_ptr<const Lockstep> lockstep_;
    /// Which pane each search of the timeline belongs to.
    std::vector<int> searched_;
    Beat beat_;
    PaneLayout layout_ = PaneLayout::byShape;
    bool showsDifferences_ = false;
};

} // namespace prunus
