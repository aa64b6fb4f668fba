#include "ui/session/alikenodes.h"

#include "core/games/findsamepositions.h"
#include "ui/base/connecteach.h"
#include "ui/session/loading.h"

#include <algorithm>

namespace prunus {

AlikeNodes::AlikeNodes(const Session& session, QObject* parent)
    : QObject(parent), session_(session), job_([this](auto positions) {
          // Without memory for them nothing is said of them.
          positions_ = std::move(positions).value_or(nullptr);
          emit found();
      }) {
    connectEach(&session, this, &AlikeNodes::look, &Session::documentChanged,
                &Session::selectionChanged);
    look();
}

std::vector<NodeId> AlikeNodes::others() const {
    const NodeId selected = session_.selection();
    if (!positions_ || session_.document() != document_ || selected == noNode) {
        return {};
    }
    std::vector<NodeId> nodes = positions_->alike(selected);
    std::erase(nodes, selected);
    return nodes;
}

void AlikeNodes::look() {
    const auto document = session_.document();
    const bool wanted = document && session_.selection() != noNode && session_.boards() != nullptr;
    if (document_ == document || !wanted) {
        return;
    }
    document_ = document;
    positions_ = nullptr;
    job_.cancel();
    if (isSmall(document->tree)) {
        positions_ = findSamePositions(document->tree);
        emit found();
        return;
    }
    job_.start([tree = document->shared](Progress& progress) {
        return findSamePositions(*tree, &progress);
    });
}

} // namespace prunus

#include "moc_alikenodes.cpp"
