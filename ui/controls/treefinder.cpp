#include "ui/controls/treefinder.h"

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

TreeFinder::TreeFinder(QObject* parent)
    : QObject(parent),
      job_([this](const auto& outcome) { outcome ? emit finished(*outcome) : emit failed(); }) {}

TreeFinder::~TreeFinder() {
    abandon();
}

void TreeFinder::start(const WishedTree& wished) {
    abandon();
    control_ = std::make_shared<WishControl>();
    job_.start([wished, control = control_](Progress&) { return look(wished, *control); });
}

void TreeFinder::stop() {
    if (control_) {
        control_->cancel = true;
    }
}

void TreeFinder::abandon() {
    stop();
    job_.cancel(); // so that what comes of it is not told
}

} // namespace prunus

#include "moc_treefinder.cpp"
