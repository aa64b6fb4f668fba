#include "ui/panels/leafrangesview.h"

#include "core/analysis/leafranges.h"
#include "core/practice/sliptrace.h"
#include "ui/base/connecteach.h"
#include "ui/panels/leafscale.h"
#include "ui/session/panes.h"
#include "ui/widgets/card.h"
#include "ui/words/rangewords.h"

#include <QEvent>
#include <QVBoxLayout>

namespace prunus {
namespace {

/// In smaller trees the ranges are there before the next frame.
constexpr std::uint32_t fewNodes = 600;

std::shared_ptr<const LeafRanges> found(const Document& document, const SearchOptions& options,
                                        NodeId leaf, Progress* progress) {
    auto ranges = leafRanges(document.tree, options, leaf, progress);
    return ranges ? std::make_shared<const LeafRanges>(*std::move(ranges)) : nullptr;
}

} // namespace

LeafRangesView::LeafRangesView(Session& session, QWidget* panel)
    : QWidget(panel), session_(session), text_(makeLabel("leafRanges", this)),
      ask_(new QPushButton(tr("▸ Tell it now"), this)), scale_(new LeafScale(this)),
      job_([this](const auto& ranges) { tell(ranges.value_or(nullptr)); }) {
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 6, 0, 0);
    column->addWidget(text_);
    column->addWidget(ask_, 0, Qt::AlignLeft);
    column->addWidget(scale_);
    ask_->setObjectName(QStringLiteral("askLeafRanges"));
    ask_->setProperty("link", true);
    ask_->setFlat(true);
    ask_->setFocusPolicy(Qt::TabFocus);
    connect(ask_, &QPushButton::clicked, this, [this] {
        asked_ = session_.selection();
        refresh();
    });
    withhold();
    panel->installEventFilter(this);
    connect(&session, &Session::documentChanged, this, &LeafRangesView::follow);
    connectEach(&session, this, &LeafRangesView::refresh, &Session::traceChanged,
                &Session::selectionChanged, &Session::hideUnreadLeavesChanged,
                &Session::sideChanged);
    connect(&session, &Session::stepChanged, this, &LeafRangesView::showOrAsk);
    refresh();
}

bool LeafRangesView::isOfLeaf() const {
    const NodeId n = session_.selection();
    if (!parentWidget()->isVisible() || !session_.hasSearch() || n == noNode ||
        session_.hidesWhatComes()) {
        return false;
    }
    const GameTree& tree = session_.document()->tree;
    return tree.nodeCount() <= leafRangesNodeLimit && tree.hasStaticValue(n) &&
           session_.trace()->isSearchLeaf(tree, n) && n != GameTree::root();
}

bool LeafRangesView::isOffered() const {
    return isOfLeaf() && !session_.trace()->repeats();
}

/// In the place where it would be told.
void LeafRangesView::tellWhyNot(const QString& why) {
    text_->setText(why);
    ask_->hide();
    scale_->hide();
    show();
}

bool LeafRangesView::mayTell() const {
    return session_.panes().over() || session_.selection() == asked_;
}

/// What is hidden can be found by a screen reader, so it is taken away as well.
void LeafRangesView::withhold() {
    hide();
    text_->clear();
    told_ = noNode;
}

/// What is told stays so while the search goes on, unless it goes back from its end.
void LeafRangesView::showOrAsk() {
    const bool tells = job_.runs() || (!isHidden() && ask_->isHidden());
    if (mayTell() != tells) {
        refresh();
    }
}

bool LeafRangesView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Show) {
        refresh();
    }
    return QWidget::eventFilter(watched, event);
}

void LeafRangesView::follow(const NodeMap* edited) {
    told_ = edited != nullptr ? edited->at(told_) : noNode;
    asked_ = edited != nullptr ? edited->at(asked_) : noNode;
    refresh();
}

/// While the number of a leaf is dragged, what is known of it stays until more is known.
void LeafRangesView::refresh() {
    job_.cancel();
    if (!isOffered() || !mayTell()) {
        withhold();
        if (isOfLeaf() && session_.options().slip) {
            tellWhyNot(isMistaken(session_.options())
                           ? tr("How far its value may change without changing the result is not "
                                "told of a search with a slip.")
                           : tr("How far its value may change without changing the result is not "
                                "told of a search that is called once for each root move."));
        } else if (isOfLeaf() && session_.trace()->repeats()) {
            tellWhyNot(tr("How far its value may change without changing the result is not told "
                          "of a search that may visit a node again."));
        }
        if (isOffered()) {
            text_->setText(tr("To tell how far its value may change without changing the result, "
                              "the search must be over. It gives the result away."));
            ask_->show();
            scale_->hide();
            show();
        }
        return;
    }
    const auto document = session_.document();
    const NodeId leaf = session_.selection();
    if (document->tree.nodeCount() <= fewNodes) {
        tell(found(*document, session_.options(), leaf, nullptr));
        return;
    }
    if (leaf != told_) {
        withhold();
    }
    job_.start([document, options = session_.options(), leaf](Progress& progress) {
        return found(*document, options, leaf, &progress);
    });
}

void LeafRangesView::tell(const Found& ranges) {
    if (!ranges || !isOffered() || !mayTell()) {
        withhold();
        return;
    }
    const auto document = session_.document();
    const Value value = document->tree.staticValue(session_.selection());
    const SearchTrace& trace = *session_.trace();
    const bool turned = Viewpoint(trace, session_.side()).asMinSeesIt(trace.rootPlayer());
    const bool window = trace.traits().takesWindow && trace.options().window != Window{};
    text_->setText(RangeWords::around(*ranges, value, document->names, turned, window).join(u'\n'));
    scale_->setRanges(*ranges, value);
    told_ = session_.selection();
    ask_->hide();
    scale_->show();
    show();
}

} // namespace prunus

#include "moc_leafrangesview.cpp"
