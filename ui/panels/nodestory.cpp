#include "ui/panels/nodestory.h"

#include "ui/base/connecteach.h"
#include "ui/panels/leafrangesview.h"
#include "ui/session/positionwords.h"
#include "ui/words/words.h"

#include <algorithm>

namespace prunus {
namespace {

/// Above the text of a link, so that sentences stand on one line with their links.
constexpr int linkPadding = 2;

/// Of the nodes that are the same position, so many have a link.
constexpr std::size_t mostAlike = 4;

} // namespace

NodeStoryCard::NodeStoryCard(Session& session, QWidget* parent)
    : Card(tr("Story of a node"), parent), session_(session), grid_(new QGridLayout),
      proof_(makeLink("storyProof")), alike_(session), alikeColumn_(new QVBoxLayout) {
    setObjectName(QStringLiteral("nodeStory"));
    grid_->setHorizontalSpacing(12);
    grid_->setVerticalSpacing(4);
    grid_->setColumnStretch(1, 1);
    body().addLayout(grid_);
    body().addWidget(proof_, 0, Qt::AlignLeft);
    while (alikeLinks_.size() < mostAlike) {
        QPushButton* const link = makeLink("samePosition");
        connect(link, &QPushButton::clicked, &session,
                [&session, link] { session.select(NodeId{link->property("node").toUInt()}); });
        alikeColumn_->addWidget(link, 0, Qt::AlignLeft);
        alikeLinks_.push_back(link);
    }
    body().addLayout(alikeColumn_);
    connect(&alike_, &AlikeNodes::found, this, &NodeStoryCard::refresh);
    body().addWidget(new LeafRangesView(session, this));
    connect(proof_, &QPushButton::clicked, &session, [&session] {
        if (const auto proof = storyOf(session.moment(), session.selection()).refutation) {
            session.toggleWitnesses(witnessesOf(*proof));
        }
    });
    connectEach(&session, this, &NodeStoryCard::refresh, &Session::stepChanged,
                &Session::documentChanged, &Session::traceChanged, &Session::selectionChanged,
                &Session::sideChanged, &Session::hideUnreadLeavesChanged,
                &Session::witnessesChanged);
    refresh();
}

QPushButton* NodeStoryCard::makeLink(const char* objectName) {
    auto* link = new QPushButton(this);
    link->setObjectName(QLatin1String(objectName));
    link->setProperty("link", true);
    link->setFlat(true);
    // A click leaves the focus where it was, so that keys go on meaning what they meant.
    link->setFocusPolicy(Qt::TabFocus);
    return link;
}

void NodeStoryCard::refresh() {
    if (isNeeded()) {
        tell(session_.moment());
    }
    emit neededChanged(isNeeded());
}

bool NodeStoryCard::isNeeded() const {
    return session_.hasSearch() && session_.selection() != noNode;
}

void NodeStoryCard::tell(const Moment& moment) {
    const NodeStory story = storyOf(moment, session_.selection());
    const Naming naming(moment, session_.document()->names, session_.hidesUnreadLeaves());
    ToldStory told = StoryText(naming, session_.side()).of(story);
    setTitle(told.title);
    if (const QString position = positionWords(session_, session_.selection());
        !position.isEmpty()) {
        told.lines.insert(told.lines.begin(), {std::nullopt, position});
    }
    for (std::size_t i = 0; i < told.lines.size(); ++i) {
        fill(i, told.lines[i]);
    }
    for (std::size_t i = told.lines.size(); i < rows_.size(); ++i) {
        fill(i, {});
        rows_[i].text->hide(); // a screen reader could find what it said
    }
    tellAlike(naming);
    proof_->setVisible(story.refutation.has_value());
    if (!story.refutation) {
        proof_->setText({});
        return;
    }
    const std::vector<NodeId> proof = witnessesOf(*story.refutation);
    const bool shown = proof == session_.witnesses();
    proof_->setText(proof.size() == 2
                        ? (shown ? tr("▾ hide the two moves") : tr("▸ show the two moves"))
                        : (shown ? tr("▾ hide the move") : tr("▸ show the move")));
}

void NodeStoryCard::tellAlike(const Naming& naming) {
    const std::vector<NodeId> others = alike_.others();
    for (std::size_t k = 0; k < mostAlike; ++k) {
        const bool there = k < others.size();
        QPushButton& link = *alikeLinks_[k];
        link.setVisible(there);
        link.setProperty("node", there ? others[k].value : 0);
        link.setText(there ? tr("▸ same position as %1").arg(naming.of(others[k])) : QString());
    }
    const auto more = static_cast<int>(others.size() - std::min(others.size(), mostAlike));
    if (more > 0 && moreAlike_ == nullptr) {
        moreAlike_ = makeWrappedLabel("moreAlike", this);
        alikeColumn_->addWidget(moreAlike_);
    }
    if (moreAlike_ != nullptr) {
        moreAlike_->setVisible(more > 0);
        moreAlike_->setText(more > 0 ? tr("%Ln more nodes are the same position.", nullptr, more)
                                     : QString());
    }
}

NodeStoryCard::Row& NodeStoryCard::rowAt(std::size_t row) {
    if (row == rows_.size()) {
        const Row fresh{makeLink("storyStep"), makeWrappedLabel("storyLine", this)};
        fresh.text->setContentsMargins(0, linkPadding, 0, 0);
        const int at = static_cast<int>(row);
        grid_->addWidget(fresh.link, at, 0, Qt::AlignLeft | Qt::AlignTop);
        grid_->addWidget(fresh.text, at, 1, Qt::AlignTop);
        connect(fresh.link, &QPushButton::clicked, this, [this, link = fresh.link] {
            session_.setStep(Step{link->property("step").toUInt()});
        });
        rows_.push_back(fresh);
    }
    return rows_[row];
}

void NodeStoryCard::fill(std::size_t row, const StoryLine& line) {
    const Row& parts = rowAt(row);
    parts.text->setText(line.text);
    parts.text->show();
    parts.link->setVisible(line.step.has_value());
    parts.link->setProperty("step", line.step.value_or(Step{0}).value);
    //: A noun: a link to the step.
    parts.link->setText(line.step ? tr("Step %1").arg(shownCount(line.step->value)) : QString());
}

} // namespace prunus

#include "moc_nodestory.cpp"
