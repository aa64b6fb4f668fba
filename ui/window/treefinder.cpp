#include "ui/window/treefinder.h"

#include "ui/session/workpool.h"

#include <QtConcurrent>

namespace prunus {
namespace {

WishOutcome look(const WishedTree& wished, WishControl& control) {
    auto found = findTree(wished, &control);
    if (!found) {
        return {nullptr, found.error(), found.error().tries};
    }
    return {std::make_shared<const GameTree>(std::move(found->tree)), {}, found->tries};
}

} // namespace

TreeFinder::TreeFinder(QObject* parent) : QObject(parent) {
    connect(&watcher_, &QFutureWatcher<WishOutcome>::finished, this, [this] {
        if (control_) {
            control_.reset();
            emit finished(watcher_.result());
        }
    });
}

TreeFinder::~TreeFinder() {
    stop();
    watcher_.waitForFinished();
}

void TreeFinder::start(const WishedTree& wished) {
    abandon();
    const auto control = std::make_shared<WishControl>();
    control_ = control;
    watcher_.setFuture(
        QtConcurrent::run(workPool(), [wished, control] { return look(wished, *control); }));
}

void TreeFinder::stop() {
    if (control_) {
        control_->cancel = true;
    }
}

void TreeFinder::abandon() {
    stop();
    control_.reset(); // so that what comes of it is not told
}

} // namespace prunus
