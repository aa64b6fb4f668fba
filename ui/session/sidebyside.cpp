#include "ui/session/sidebyside.h"

#include "ui/session/opening.h"
#include "ui/session/session.h"

#include <algorithm>
#include <utility>

namespace prunus {

SideBySide::SideBySide(Session& session)
    : session_(session), job_([this](auto searches) {
          if (searches) {
              noteShown();
              land(*searches);
          }
      }),
      lockstep_(std::make_shared<const Lockstep>()) {
    connect(&session, &Session::documentChanged, this, &SideBySide::onDocument);
    connect(&session, &Session::traceChanged, this, [this] {
        if (!picking_) {
            noteShown();
            prepare();
        }
    });
    connect(&session, &Session::stepChanged, this, &SideBySide::onStep);
    connect(&session, &Session::hideUnreadLeavesChanged, this, [this] {
        if (session_.hasSearch() && sideBySide()) {
            noteShown();
            prepare();
        }
    });
}

const SearchOptions& SideBySide::options(int pane) const {
    return pane == picked_ ? session_.options() : panes_.at(static_cast<std::size_t>(pane)).options;
}

std::shared_ptr<const SearchTrace> SideBySide::trace(int pane) const {
    return pane == picked_ ? session_.trace() : panes_.at(static_cast<std::size_t>(pane)).trace;
}

QString SideBySide::error(int pane) const {
    return pane == picked_ ? QString() : panes_.at(static_cast<std::size_t>(pane)).error;
}

WorkReport SideBySide::work() const {
    return reportOf(job_.progress());
}

std::optional<std::size_t> SideBySide::searchOf(int pane) const {
    const auto found = std::ranges::find(searched_, pane);
    return found == searched_.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - searched_.begin()));
}

std::optional<int> SideBySide::paneOf(const SearchOptions& options) const {
    for (int pane = 0; pane < count(); ++pane) {
        if (this->options(pane) == options) {
            return pane;
        }
    }
    return std::nullopt;
}

void SideBySide::open(const SearchOptions& options) {
    if (count() == mostPanes || !session_.hasSearch()) {
        return;
    }
    noteShown();
    Pane pane;
    pane.options = options;
    for (const Pane& each : allPanes()) {
        if (each.options == options) {
            pane = each; // the same search
        }
    }
    panes_.push_back(pane);
    prepare();
}

void SideBySide::show(const SearchOptions& options) {
    if (const auto pane = paneOf(options)) {
        pick(*pane);
    } else {
        open(options);
    }
}

void SideBySide::close(int pane) {
    if (count() == 1 || pane >= count()) {
        return;
    }
    for (int next = 0; pane == picked_ && next < count(); ++next) {
        pick(next); // the first that is searched
    }
    if (pane == picked_) {
        return; // the others are being searched still
    }
    noteShown();
    panes_.erase(panes_.begin() + pane);
    picked_ -= pane < picked_ ? 1 : 0;
    prepare();
}

void SideBySide::swap(int a, int b) {
    const auto other = [a, b](int pane) { return pane == a ? b : pane == b ? a : pane; };
    std::swap(panes_.at(static_cast<std::size_t>(a)), panes_.at(static_cast<std::size_t>(b)));
    std::ranges::transform(searched_, searched_.begin(), other);
    picked_ = other(picked_);
    if (busy()) {
        noteShown();
        prepare(); // what is under way would land in the old places
        return;
    }
    emit panesChanged();
}

void SideBySide::pick(int pane) {
    if (pane == picked_ || pane >= count() || !trace(pane)) {
        return;
    }
    const Step shown = step(pane);
    panes_ = allPanes();
    // What the pane that is left was to be searched for is searched for it here.
    const bool asked = session_.busy() && !session_.opening();
    if (asked) {
        Pane& left = panes_.at(static_cast<std::size_t>(picked_));
        left.options = session_.wantedOptions();
        left.trace.reset();
    }
    noteShown();
    picked_ = pane;
    picking_ = true;
    const Pane chosen = panes_.at(static_cast<std::size_t>(pane));
    session_.showSearch(chosen.options, chosen.trace, shown, chosen.usersRules);
    picking_ = false;
    asked ? prepare() : emit panesChanged();
}

void SideBySide::setPace(Pace pace) {
    if (pace != pace_) {
        pace_ = pace;
        if (session_.hasSearch()) {
            noteShown();
            prepare();
        }
    }
}

void SideBySide::setShowsDifferences(bool on) {
    if (on != showsDifferences_) {
        showsDifferences_ = on;
        emit differencesChanged();
    }
}

void SideBySide::setBeat(Beat beat) {
    const Beat next = std::min(beat, end());
    if (next == beat_) {
        return;
    }
    beat_ = next;
    moving_ = true;
    session_.setStep(step(picked_));
    moving_ = false;
    emit beatChanged();
}

void SideBySide::cancel() {
    if (!busy()) {
        return;
    }
    job_.cancel();
    noteShown();
    panes_ = allPanes();
    const int before = count();
    for (int k = count() - 1; k >= 0; --k) {
        if (!trace(k) && error(k).isEmpty()) {
            panes_.erase(panes_.begin() + k);
            picked_ -= k < picked_ ? 1 : 0;
        }
    }
    if (count() == before) {
        pace_ = Pace::own; // only the timeline was under way
    }
    prepare();
}

void SideBySide::onDocument(const NodeMap* edited) {
    for (Pane& each : panes_) {
        each.trace.reset();
        each.error.clear();
        each.shown = Step{0};
        if (edited == nullptr) {
            each.options.depth.reset(); // they belong to a tree
            each.options.root.reset();
            each.usersRules.reset();
        }
    }
    prepare();
}

void SideBySide::onStep() {
    if (!moving_) {
        beat_ = beatOf(picked_, session_.step());
        emit beatChanged();
    }
}

std::vector<Pane> SideBySide::allPanes() const {
    std::vector<Pane> all = panes_;
    Pane& picked = all.at(static_cast<std::size_t>(picked_));
    picked = {session_.options(), session_.trace(), {}, session_.usersRules(), picked.shown};
    return all;
}

Pace SideBySide::usedPace() const {
    bool repeats = false;
    for (int pane = 0; pane < count(); ++pane) {
        repeats = repeats || traits(options(pane).algorithm).repeats;
    }
    return pace_ == Pace::place && repeats && session_.hidesUnreadLeaves() ? Pace::work : pace_;
}

/// What is short is done at once.
void SideBySide::prepare() {
    job_.cancel();
    const auto document = session_.document();
    PaneSearches searches{allPanes(), nullptr, {}};
    if (isSmall(document->tree)) {
        Progress progress;
        progress.limitVisits(fewVisits);
        searches.search(document, progress);
    }
    const bool alone = pace_ == Pace::own || count() == 1;
    if (searches.complete() && (alone || searches.steps() <= fewVisits * std::uint64_t(count()))) {
        searches.bringTogether(document->tree, usedPace());
        land(searches);
        return;
    }
    PaneSearches meanwhile = searches;
    meanwhile.bringTogether(document->tree, Pace::own);
    job_.start([searches = std::move(searches), document, pace = usedPace()](Progress& progress) {
        PaneSearches result = searches;
        result.search(document, progress);
        progress.stopIfCancelled();
        result.bringTogether(document->tree, pace);
        return result;
    });
    land(meanwhile);
}

/// Before panes or timeline change.
void SideBySide::noteShown() {
    for (const int pane : searched_) {
        if (pane < count()) {
            panes_.at(static_cast<std::size_t>(pane)).shown = step(pane);
        }
    }
}

/// While the picked search waits at its step, the others stay where they were.
void SideBySide::keepShown() {
    beat_ = beatOf(picked_, session_.step());
    for (const int pane : searched_) {
        const Step shown = panes_.at(static_cast<std::size_t>(pane)).shown;
        const Beat there = beatOf(pane, std::min(shown, trace(pane)->end()));
        const auto search = searchOf(picked_);
        if (there > beat_ && search && lockstep_->step(*search, there) == session_.step()) {
            beat_ = there;
        }
    }
}

void SideBySide::land(const PaneSearches& result) {
    std::vector<Pane> panes = result.panes;
    for (std::size_t k = 0; k < panes.size() && k < panes_.size(); ++k) {
        panes[k].shown = panes_[k].shown; // it may have gone on meanwhile
    }
    panes_ = std::move(panes);
    lockstep_ = result.lockstep;
    searched_ = result.searched;
    if (!busy() && searched_.size() > 1 && lockstep_->pace() != usedPace()) {
        pace_ = lockstep_->pace(); // there was no memory for it
    }
    keepShown();
    emit panesChanged();
}

} // namespace prunus
