#include "ui/session/minimaloverlay.h"

#include "ui/session/opening.h"
#include "ui/session/sidebyside.h"
#include "ui/session/workpool.h"

#include <QtConcurrent>
#include <new>
#include <utility>

namespace prunus {
namespace {

std::shared_ptr<const MinimalTree> found(const GameTree& tree, const SearchOptions& options,
                                         Progress* progress) {
    try {
        auto minimal = minimalTree(tree, options, progress);
        return minimal ? std::make_shared<const MinimalTree>(*std::move(minimal)) : nullptr;
    } catch (const WorkCancelled&) {
        return nullptr;
    } catch (const std::bad_alloc&) {
        return nullptr; // nothing that was there is lost: the overlay stays away
    }
}

} // namespace

MinimalOverlay::MinimalOverlay(const Session& session, QObject* parent)
    : QObject(parent), session_(session) {
    connect(&session, &Session::documentChanged, this, [this] {
        const bool another = session_.continuation() == nullptr;
        atOnce_ = atOnce_ && !another;
        look();
        if (another) {
            tellIfWithheld();
        }
    });
    connect(&session, &Session::traceChanged, this, &MinimalOverlay::look);
    connect(&session, &Session::hideUnreadLeavesChanged, this, [this] {
        show();
        tellIfWithheld();
    });
    for (const auto signal : {&SideBySide::beatChanged, &SideBySide::panesChanged}) {
        connect(&session.comparison(), signal, this, &MinimalOverlay::show);
    }
    connect(&watcher_, &QFutureWatcher<Found>::finished, this, [this] {
        if (std::exchange(progress_, nullptr)) {
            find(watcher_.result());
        }
    });
}

MinimalOverlay::~MinimalOverlay() {
    if (progress_) {
        progress_->cancel();
    }
    watcher_.waitForFinished();
}

void MinimalOverlay::setWanted(bool wanted) {
    wanted_ = wanted;
    atOnce_ = false;
    look();
    tellIfWithheld();
}

void MinimalOverlay::showAtOnce() {
    atOnce_ = true;
    show();
}

bool MinimalOverlay::mayShow() const {
    return atOnce_ || (session_.comparison().over() && !session_.hidesUnreadLeaves());
}

void MinimalOverlay::tellIfWithheld() {
    if (wanted_ && session_.hasSearch() && !mayShow()) {
        told_ = true;
        emit withheld();
    }
}

/// It depends on nothing of a search but its depth and its root's player.
void MinimalOverlay::look() {
    const SearchOptions& now = session_.options();
    if (wanted_ && (tree_ || progress_) && session_.document() == document_ &&
        now.depth == options_.depth && now.root == options_.root) {
        show();
        return;
    }
    if (const auto former = std::exchange(progress_, nullptr)) {
        former->cancel();
    }
    find(nullptr);
    const auto document = session_.document();
    if (!wanted_ || !document) {
        return;
    }
    document_ = document;
    options_ = session_.options();
    const SearchOptions options = options_;
    if (isQuick(document->tree, {})) { // as quick as a search that visits no node twice
        find(found(document->tree, options, nullptr));
        return;
    }
    const auto progress = std::make_shared<Progress>();
    progress_ = progress;
    watcher_.setFuture(QtConcurrent::run(workPool(), [tree = document->shared, options, progress] {
        return found(*tree, options, progress.get());
    }));
}

void MinimalOverlay::find(Found tree) {
    tree_ = std::move(tree);
    show();
}

void MinimalOverlay::show() {
    const Found now = mayShow() ? tree_ : nullptr;
    if (now != shown_) {
        shown_ = now;
        emit changed();
    }
    if (told_ && (!wanted_ || mayShow())) {
        told_ = false;
        emit settled();
    }
}

} // namespace prunus
