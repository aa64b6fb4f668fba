#pragma once

#include "core/trace/moment.h"
#include "ui/base/job.h"
#include "ui/session/panesearches.h"

#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace prunus {

class Session;
struct WorkReport;

/// Searches of the session's tree side by side, one in each pane, on one timeline. The picked pane
/// holds the session's own search, which the detail panels tell about; with a single pane, that is
/// all there is, and a beat of the timeline is a step. The others are searched here, beside the
/// window if that takes long.
class SideBySide : public QObject {
    Q_OBJECT

  public:
    static constexpr int mostPanes = 4;

    /// The session owns this, and makes it before anyone listens to it.
    explicit SideBySide(Session& session);

    [[nodiscard]] int count() const { return static_cast<int>(panes_.size()); }
    [[nodiscard]] bool sideBySide() const { return count() > 1; }
    /// The pane whose search is the session's.
    [[nodiscard]] int picked() const { return picked_; }
    [[nodiscard]] const SearchOptions& options(int pane) const;
    /// Null while the pane is being searched, and where error() says why it cannot be.
    [[nodiscard]] std::shared_ptr<const SearchTrace> trace(int pane) const;
    [[nodiscard]] QString error(int pane) const;
    /// The pane that has this search, if there is one.
    [[nodiscard]] std::optional<int> paneOf(const SearchOptions& options) const;
    /// Whether panes are being searched or brought on one timeline.
    [[nodiscard]] bool busy() const { return job_.runs(); }
    /// Only while busy().
    [[nodiscard]] WorkReport work() const;
    /// What the pane shows at this beat. Needs its trace().
    [[nodiscard]] Step step(int pane) const;
    [[nodiscard]] Moment moment(int pane) const;

    /// What was chosen. Where nodes are visited again, only the end tells when a search has dealt
    /// with one for the last time: such searches go by work while unread leaves are hidden.
    [[nodiscard]] Pace pace() const { return pace_; }
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
    /// The beat at which a pane shows one of its steps first. Needs its trace().
    [[nodiscard]] Beat beatOf(int pane, Step step) const;
    /// The next cutoff in any pane, or the one before; none if there is none.
    [[nodiscard]] std::optional<Beat> cutoffAfter() const;
    [[nodiscard]] std::optional<Beat> cutoffBefore() const;

  public slots:
    /// Opens a pane after the last one. Nothing happens where there are mostPanes already, or
    /// nothing to search.
    void open(const prunus::SearchOptions& options);
    /// Picks the pane that has this search, or else opens one.
    void show(const prunus::SearchOptions& options);
    /// Closes a pane, but never the only one.
    void close(int pane);
    /// Lets two panes change places; each keeps its search, and what was picked stays so.
    void swap(int a, int b);
    /// Makes a pane's search the session's.
    void pick(int pane);
    void setPace(prunus::Pace pace);
    void setShowsDifferences(bool on);
    void setBeat(prunus::Beat beat);
    /// Stops what is busy(): panes that are not searched close; if there are none, the searches
    /// take their own steps.
    void cancel();

  signals:
    /// Which panes there are, what they show or which is picked; then the beat may be another, too.
    void panesChanged();
    void beatChanged();
    void differencesChanged();

  private:
    void onDocument(const NodeMap* edited);
    void noteShown();
    void keepShown();
    void onStep();
    /// Searches what is not searched yet and makes the timeline; at once, if that is soon done.
    void prepare();
    [[nodiscard]] Pace usedPace() const;
    void land(const PaneSearches& result);
    /// What the panes are, with the session's own search in its place.
    [[nodiscard]] std::vector<Pane> allPanes() const;
    /// Which search of the timeline is the pane's, if it is on it.
    [[nodiscard]] std::optional<std::size_t> searchOf(int pane) const;

    Session& session_;
    Job<PaneSearches> job_;
    /// What is kept of the picked one is of no account: the session has it.
    std::vector<Pane> panes_{1};
    int picked_ = 0;
    Pace pace_ = Pace::place;
    std::shared_ptr<const Lockstep> lockstep_;
    /// Which pane each search of the timeline belongs to.
    std::vector<int> searched_;
    Beat beat_;
    bool showsDifferences_ = false;
    bool moving_ = false;  ///< the session follows the beat, and not the other way round
    bool picking_ = false; ///< the session gets a search that is known here
};

} // namespace prunus
