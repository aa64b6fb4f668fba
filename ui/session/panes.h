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

/// How panes lie: as suits the tree, or as was chosen.
enum class PaneLayout : std::uint8_t { byShape, sideBySide, stacked };

/// The searches of the session's tree, one in each pane, and the one timeline that all of them
/// share; with a single pane, a beat of the timeline is a step. The search of the picked pane is
/// the session's, which the detail panels tell about and the session searches anew; the others are
/// searched here, beside the window if that takes long.
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
    /// Only while busy().
    [[nodiscard]] WorkReport work() const;
    /// Whether the pane stood still when the timeline came to its beat, for others to come to where
    /// it is; not when its search is over.
    [[nodiscard]] bool waits(int pane) const;
    /// What the pane shows. Needs its trace.
    [[nodiscard]] Moment moment(int pane) const;

    /// What was chosen. Where nodes are visited again, only the end tells when a search has dealt
    /// with one for the last time: such searches go by work while unread leaves are hidden.
    [[nodiscard]] Pace pace() const { return pace_; }
    /// Where panes lie.
    [[nodiscard]] PaneLayout layout() const { return layout_; }
    /// Whether nodes that one search visited and another cut are marked; never with one pane.
    [[nodiscard]] bool showsDifferences() const { return showsDifferences_ && sideBySide(); }
    /// Where the timeline is, and where it ends.
    [[nodiscard]] Beat beat() const { return beat_; }
    [[nodiscard]] Beat end() const { return lockstep_->end(); }
    /// Whether all searches are over.
    [[nodiscard]] bool over() const { return beat_ == end(); }
    /// How far the timeline is drawn. Its end, unless unread leaves are hidden: then it does not
    /// depend on steps to come, but has room for those that minimax takes, or for the first
    /// thousand of them, and for twice as many whenever they have been taken.
    [[nodiscard]] Beat shownEnd() const;
    /// The beat at which a pane shows one of its steps first. Needs its trace.
    [[nodiscard]] Beat firstBeatShowing(int pane, Step step) const;
    /// The next cutoff in any pane, or the one before; none if there is none.
    [[nodiscard]] std::optional<Beat> cutoffAfter() const;
    [[nodiscard]] std::optional<Beat> cutoffBefore() const;

    // For the session.
    /// The picked pane has this search of another document, in which the others are searched as
    /// well. Their depth limits and root players stay behind, unless it was edited.
    void begin(const Pane& own, bool edited);
    /// The picked pane has this search of the same document.
    void replace(const Pane& own);
    /// The picked pane has these options by the user's own choice; its search stays.
    void choose(const SearchOptions& options);
    /// When unread leaves are hidden, or no longer: that may be another pace.
    void keepPace();

  public slots:
    /// Opens a pane after the last one. Nothing happens where there are mostPanes already, or
    /// nothing to search.
    void open(const prunus::SearchOptions& options);
    /// These two searches and no others, the first picked and at this step, or the second where the
    /// first has ended before; in a small tree (isSmall), else nothing happens. Either can have a
    /// slip: see steppable(). If one of them cannot be searched, the session's failed() says why,
    /// and everything stays as it was.
    void showPair(const prunus::SearchOptions& first, const prunus::SearchOptions& second,
                  prunus::Step step);
    /// Picks the pane that has this search, or else opens one.
    void show(const prunus::SearchOptions& options);
    /// Closes a pane, but never the only one.
    void close(int pane);
    /// Lets two panes change places; each keeps its search, and what was picked stays so.
    void swap(int a, int b);
    /// Makes a pane's search the session's.
    void pick(int pane);
    void setPace(prunus::Pace pace);
    void setLayout(prunus::PaneLayout layout);
    void setShowsDifferences(bool on);
    void setBeat(prunus::Beat beat);
    /// Stops what is busy(): panes that are not searched close; if there are none, the searches
    /// take their own steps.
    void cancel();

  signals:
    /// Which panes there are, what they show, how they lie or which is picked; then the beat may be
    /// another, too.
    void panesChanged();
    void beatChanged();
    void differencesChanged();

  private:
    /// Searches what is not searched yet and makes the timeline; at once, if that is soon done.
    void prepare();
    [[nodiscard]] Pace usedPace() const;
    void land(const PaneSearches& result);
    void tellSearch();
    /// Which search of the timeline is the pane's. Needs its trace.
    [[nodiscard]] std::size_t searchOf(int pane) const;
    /// Where the picked search is at its step; while it waits there, the others stay where they
    /// were.
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
