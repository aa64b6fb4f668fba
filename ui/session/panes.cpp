#include "ui/session/panes.h"

#include "ui/session/loading.h"
#include "ui/session/session.h"

#include <algorithm>
#include <utility>

namespace prunus {

Panes::Panes(Session& session)
    : session_(session), job_([this](auto searches) {
          if (searches) {
              land(*searches);
          }
      }),
      lockstep_(std::make_shared<const Lockstep>()) {}

WorkReport Panes::work() const {
    return reportOf(job_.progress());
}

std::optional<int> Panes::paneOf(const SearchOptions& options) const {
    const auto found = std::ranges::find(panes_, options, &Pane::options);
    return found == panes_.end() ? std::nullopt
                                 : std::optional(static_cast<int>(found - panes_.begin()));
}

void Panes::begin(const Pane& own, bool edited) {
    for (Pane& each : panes_) {
        each.trace.reset();
        each.error.clear();
        each.step = Step{0};
        if (!edited) {
            each.options.depth.reset(); // they belong to a tree
            each.options.root.reset();
            each.options.slip.reset();
            each.usersRules.reset();
        }
    }
    mine(picked_) = own;
    prepare();
}

void Panes::replace(const Pane& own) {
    mine(picked_) = own;
    prepare();
    tellSearch();
}

void Panes::choose(const SearchOptions& options) {
    mine(picked_).options = options;
    mine(picked_).usersRules.reset();
}

void Panes::keepPace() {
    if (session_.hasSearch() && sideBySide()) {
        prepare();
    }
}

void Panes::open(const SearchOptions& options) {
    if (count() == mostPanes || !session_.hasSearch()) {
        return;
    }
    const auto same = paneOf(options);
    panes_.push_back(same ? at(*same) : Pane{options});
    prepare();
}

void Panes::showPair(const SearchOptions& first, const SearchOptions& second, Step step) {
    if (!session_.hasSearch() || !isSmall(session_.document()->tree)) {
        return;
    }
    PaneSearches pair{{Pane{first}, Pane{second}}, nullptr, {}};
    Progress progress;
    progress.limitVisits(2 * fewVisits);
    pair.search(session_.document(), progress);
    if (!pair.panes[0].trace || !pair.panes[1].trace) {
        emit session_.failed(pair.panes[0].error + pair.panes[1].error);
        return;
    }
    session_.cancel();
    panes_ = pair.panes;
    picked_ = 0;
    prepare();
    tellSearch();
    const int longer = step <= at(0).trace->end() ? 0 : 1;
    setBeat(firstBeatShowing(longer, std::min(step, at(longer).trace->end())));
}

void Panes::show(const SearchOptions& options) {
    if (const auto pane = paneOf(options)) {
        pick(*pane);
    } else {
        open(options);
    }
}

void Panes::close(int pane) {
    if (count() == 1 || pane >= count()) {
        return;
    }
    for (int next = 0; pane == picked_ && next < count(); ++next) {
        pick(next); // the first that is searched
    }
    if (pane == picked_) {
        return; // the others are being searched still
    }
    panes_.erase(panes_.begin() + pane);
    picked_ -= pane < picked_ ? 1 : 0;
    prepare();
}

void Panes::swap(int a, int b) {
    const auto other = [a, b](int pane) { return pane == a ? b : pane == b ? a : pane; };
    std::swap(mine(a), mine(b));
    std::ranges::transform(searched_, searched_.begin(), other);
    picked_ = other(picked_);
    if (busy()) {
        prepare(); // what is under way would land in the old places
        return;
    }
    emit panesChanged();
}

void Panes::pick(int pane) {
    if (pane == picked_ || pane >= count() || !at(pane).trace) {
        return;
    }
    const int left = std::exchange(picked_, pane);
    // What the pane that is left was to be searched for is searched for it here.
    if (session_.busy() && !session_.opening()) {
        mine(left).options = session_.wantedOptions();
        session_.cancel();
        mine(left).trace.reset();
        prepare();
    } else {
        emit panesChanged();
    }
    tellSearch();
}

void Panes::tellSearch() {
    session_.setWitnesses({});
    emit session_.traceChanged();
}

void Panes::setPace(Pace pace) {
    if (pace != pace_) {
        pace_ = pace;
        if (session_.hasSearch()) {
            prepare();
        }
    }
}

bool Panes::waits(int pane) const {
    if (beat_ == Beat{0} || !at(pane).trace || at(pane).step == at(pane).trace->end()) {
        return false;
    }
    const std::size_t search = searchOf(pane);
    return lockstep_->step(search, beat_) == lockstep_->step(search, beat_ - 1);
}

void Panes::setLayout(PaneLayout layout) {
    if (layout != layout_) {
        layout_ = layout;
        emit panesChanged();
    }
}

void Panes::setShowsDifferences(bool on) {
    if (on != showsDifferences_) {
        showsDifferences_ = on;
        emit differencesChanged();
    }
}

void Panes::setBeat(Beat beat) {
    const Beat next = std::min(beat, end());
    if (next == beat_) {
        return;
    }
    const Step before = session_.step();
    moveTo(next);
    if (session_.step() != before) {
        session_.setWitnesses({});
        emit session_.stepChanged();
    }
    emit beatChanged();
}

void Panes::cancel() {
    if (!busy()) {
        return;
    }
    job_.cancel();
    const int before = count();
    for (int k = count() - 1; k >= 0; --k) {
        if (!at(k).trace && at(k).error.isEmpty()) {
            panes_.erase(panes_.begin() + k);
            picked_ -= k < picked_ ? 1 : 0;
        }
    }
    if (count() == before) {
        pace_ = Pace::own; // only the timeline was under way
    }
    prepare();
}

Pace Panes::usedPace() const {
    const bool repeats = std::ranges::any_of(panes_, [](const Pane& each) {
        return each.options.slip || traits(each.options.algorithm).repeats;
    });
    return pace_ == Pace::place && repeats && session_.hidesUnreadLeaves() ? Pace::work : pace_;
}

/// What is short is done at once.
void Panes::prepare() {
    job_.cancel();
    const auto document = session_.document();
    PaneSearches searches{panes_, nullptr, {}};
    if (isSmall(document->tree)) {
        Progress progress;
        progress.limitVisits(fewVisits);
        searches.search(document, progress);
    }
    const bool alone = pace_ == Pace::own || count() == 1;
    const bool soon = isSmall(document->tree) && // nodes that no search came to take time, too
                      searches.steps() <= fewVisits * std::uint64_t(count());
    if (searches.complete() && (alone || soon)) {
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

void Panes::land(const PaneSearches& result) {
    for (int k = 0; k < count(); ++k) {
        const Pane& searched = result.panes.at(static_cast<std::size_t>(k));
        mine(k).trace = searched.trace;
        mine(k).error = searched.error;
        mine(k).minimaxCounts = searched.minimaxCounts;
    }
    lockstep_ = result.lockstep;
    searched_ = result.searched;
    if (!busy() && searched_.size() > 1 && lockstep_->pace() != usedPace()) {
        pace_ = lockstep_->pace(); // there was no memory for it
    }
    moveTo(sameBeat());
    emit panesChanged();
}

} // namespace prunus

#include "moc_panes.cpp"
