#include "ui/montecarlo/besidealphabeta.h"

#include "core/trace/nodehistory.h"
#include "ui/base/connecteach.h"
#include "ui/session/loading.h"
#include "ui/widgets/card.h"
#include "ui/words/uctwords.h"

#include <QVBoxLayout>
#include <algorithm>

namespace prunus {

BesideAlphaBeta::BesideAlphaBeta(MonteCarlo& run, QWidget* parent)
    : QWidget(parent), run_(run), told_(makeWrappedLabel("besideTold", this)),
      canvas_(new MarkedCanvas(session_, this)) {
    setObjectName(QStringLiteral("besideAlphaBeta"));
    canvas_->setObjectName(QStringLiteral("besideCanvas"));
    canvas_->setAccessibleName(tr("Tree, searched by alpha-beta"));
    canvas_->setEditable(false);
    session_.setShowNotes(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    told_->setContentsMargins(18, 6, 18, 6);
    column->addWidget(told_);
    column->addWidget(canvas_, 1);
    connect(&run, &MonteCarlo::searched, this, &BesideAlphaBeta::search);
    connectEach(&run, this, &BesideAlphaBeta::follow, &MonteCarlo::stepChanged,
                &MonteCarlo::sideChanged);
    connect(&session_, &Session::documentChanged, this, [this] {
        leaves_ = leafSteps(session_.document()->tree, *session_.trace());
        follow();
    });
}

void BesideAlphaBeta::search() {
    reach_.reset();
    const bool ofGame = run_.subject().game.has_value(); // its tree is another for each search
    if (isHidden() || ofGame || run_.trace() == nullptr) {
        emit followed();
        return;
    }
    reach_.emplace(*run_.trace());
    if (session_.document() != nullptr && session_.document()->shared == run_.subject().tree) {
        follow();
        return;
    }
    UnsavedTree unsaved;
    unsaved.tree = run_.subject().tree;
    unsaved.search = SearchOptions();
    unsaved.isMade = true;
    session_.openUnsaved(unsaved);
}

void BesideAlphaBeta::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    search();
}

bool BesideAlphaBeta::compares() const {
    return reach_ && isVisible() && session_.hasSearch() &&
           session_.document()->shared == run_.trace()->sharedTree();
}

Difference BesideAlphaBeta::differenceAt(NodeId n, bool ofUct) const {
    const NodeState state = session_.moment().state(n);
    const bool entered = state != NodeState::notReached && state != NodeState::cut;
    const bool seen = reach_->sees(n, run_.moment().counts().leavesEvaluated);
    return ofUct ? Difference{seen && !entered, entered && !seen}
                 : Difference{entered && !seen, seen && !entered};
}

LeafDifferences BesideAlphaBeta::leaves() const {
    const GameTree& tree = session_.document()->tree;
    const SearchTrace& trace = *session_.trace();
    const Step now = session_.moment().step();
    return leafDifferences(tree, *reach_, run_.moment().counts().leavesEvaluated, [&](NodeId leaf) {
        return trace.visited(leaf) && trace.leafStep(leaf) <= now;
    });
}

void BesideAlphaBeta::follow() {
    const auto document = session_.document();
    if (run_.trace() == nullptr || document == nullptr ||
        document->shared != run_.trace()->sharedTree() || !session_.hasSearch()) {
        return;
    }
    const std::uint64_t ends = run_.moment().counts().leavesEvaluated;
    const std::size_t read = std::min<std::uint64_t>(ends, leaves_.size());
    session_.setStep(read == leaves_.size() ? session_.trace()->end()
                     : read == 0            ? Step{0}
                                            : leaves_[read - 1]);
    told_->setText(
        UctWords::besideAlphaBeta(ends, leaves_.size(), session_.trace()->value(), run_.side()));
    emit followed();
}

} // namespace prunus

#include "moc_besidealphabeta.cpp"
