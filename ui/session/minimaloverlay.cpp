#include "ui/session/minimaloverlay.h"

#include "ui/base/connecteach.h"
#include "ui/session/loading.h"
#include "ui/session/panes.h"

#include <utility>

namespace prunus {
namespace {

std::shared_ptr<const MinimalTree> found(const GameTree& tree, const SearchOptions& options,
                                         Progress* progress) {
    auto minimal = minimalTree(tree, options, progress);
    return minimal ? std::make_shared<const MinimalTree>(*std::move(minimal)) : nullptr;
}

} // namespace

MinimalOverlay::MinimalOverlay(const Session& session, QObject* parent)
    : QObject(parent), session_(session), job_([this](auto tree) {
          // Without memory for it nothing that was there is lost: the overlay stays away.
          find(std::move(tree).value_or(nullptr));
      }) {
    connect(&session, &Session::documentChanged, this, [this](const NodeMap* edited) {
        atOnce_ = atOnce_ && edited != nullptr;
        look();
        if (edited == nullptr) {
            tellIfWithheld();
        }
    });
    connect(&session, &Session::traceChanged, this, &MinimalOverlay::look);
    connect(&session, &Session::hideUnreadLeavesChanged, this, [this] {
        show();
        tellIfWithheld();
    });
    connectEach(&session.panes(), this, &MinimalOverlay::show, &Panes::beatChanged,
                &Panes::panesChanged);
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
    return atOnce_ || (session_.panes().over() && !session_.hidesWhatComes());
}

void MinimalOverlay::tellIfWithheld() {
    if (wanted_ && session_.hasSearch() && !mayShow()) {
        told_ = true;
        emit withheld();
    }
}

/// It depends on nothing of a search but its depth and its root's player. A slip proves nothing.
void MinimalOverlay::look() {
    const SearchOptions& now = session_.options();
    if (wanted_ && (tree_ || job_.runs()) && session_.document() == document_ &&
        now.depth == options_.depth && now.root == options_.root && !now.slip) {
        show();
        return;
    }
    job_.cancel();
    find(nullptr);
    const auto document = session_.document();
    if (!wanted_ || !document || now.slip) {
        return;
    }
    document_ = document;
    options_ = session_.options();
    if (isSmall(document->tree)) {
        find(found(document->tree, options_, nullptr));
        return;
    }
    job_.start([tree = document->shared, options = options_](Progress& progress) {
        return found(*tree, options, &progress);
    });
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

#include "moc_minimaloverlay.cpp"
