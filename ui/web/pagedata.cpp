#include "ui/web/pagedata.h"

#include "ui/session/stepping.h"
#include "ui/web/pagejson.h"
#include "ui/words/lists.h"
#include "ui/words/nodewords.h"

#include <algorithm>
#include <set>

namespace prunus {

namespace {

QByteArray entry(const char* name, const QByteArray& json) {
    return QByteArray("\"") + name + "\":" + json;
}

/// What the script fills in.
QByteArray labelsJson() {
    const QByteArrayList labels{
        //: Which step is shown, of how many.
        entry("place", jsonOf(WebPage::tr("Step %1 of %2"))),
        //: Which step is shown, where it is not told how many there are.
        entry("placeAlone", jsonOf(WebPage::tr("Step %1"))),
        entry("play", jsonOf(WebPage::tr("Play"))),
        entry("pause", jsonOf(WebPage::tr("Pause"))),
    };
    return '{' + labels.join(',') + '}';
}

} // namespace

PageData::PageData(const WebPage& page) : page_(page) {
    for (const PageSearch& each : page.choices().searches) {
        searches_.push_back({StepWords({page.document(), *each.trace, each.side,
                                        page.choices().figure.hideUnreadLeaves},
                                       words_),
                             {},
                             {},
                             {}});
    }
}

void PageData::add(Beat beat) {
    for (std::size_t k = 0; k < searches_.size(); ++k) {
        Told& told = searches_[k];
        const Step step = page_.stepOf(k, beat);
        if (told.last != step) {
            told.last = step;
            told.words.add(step);
            const Moment moment(page_.document().tree, *page_.choices().searches[k].trace, step);
            const Beat end = page_.timeline().beat(k, endOfNode(moment));
            told.nodeEnds.push_back(std::max(std::min(end, page_.last()), beat).value -
                                    page_.first().value);
        }
        told.at.push_back(static_cast<std::uint32_t>(told.nodeEnds.size() - 1));
    }
    addSpot(beat);
    addNodes(beat);
    ends_.push_back(page_.shownEnd(beat).value - page_.first().value);
}

/// Where the current node is, to keep it in view. Several panes have several.
void PageData::addSpot(Beat beat) {
    if (searches_.size() > 1) {
        return;
    }
    const SearchTrace& trace = *page_.picked().trace;
    const Step step = page_.stepOf(0, beat);
    const NodeId current = Moment(page_.document().tree, trace, step).currentNode();
    const NodeId node = current == noNode ? GameTree::root() : current;
    if (!view_) { // the same at all steps
        view_ = Figure(page_.document(), trace, step, page_.choices().figure).picture().view;
    }
    const QPointF spot = view_->pixel(
        {page_.document().layout.x(node), double(page_.document().tree.rowOf(node).value)});
    spots_.push_back('[' + QByteArray::number(qRound(spot.x())) + ',' +
                     QByteArray::number(qRound(spot.y())) + ']');
}

/// For those who hear the tree instead of seeing it.
void PageData::addNodes(Beat beat) {
    const GameTree& tree = page_.document().tree;
    const PageSearch& search = page_.picked();
    const auto own = std::size_t(&search - page_.choices().searches.data());
    const Moment moment(tree, *search.trace, page_.stepOf(own, beat));
    const NodeWords words(moment, page_.document().names,
                          {page_.choices().figure.hideUnreadLeaves, search.side});
    nodes_.resize(tree.nodeCount());
    for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
        const NodeId node{n};
        const std::uint32_t text = words_.of(listed({words.name(node), words.state(node)}));
        if (nodes_[n].empty() || nodes_[n].back() != text) {
            nodes_[n].push_back(beat.value - page_.first().value);
            nodes_[n].push_back(text);
        }
    }
}

/// The beats at which any search makes one.
std::vector<std::uint32_t> PageData::cutoffs() const {
    std::set<std::uint32_t> beats;
    for (std::size_t k = 0; k < searches_.size(); ++k) {
        for (const SearchTrace::Cutoff& each : page_.choices().searches[k].trace->cutoffs()) {
            const Beat beat = page_.timeline().beat(k, each.step);
            if (page_.first() <= beat && beat <= page_.last()) {
                beats.insert(beat.value - page_.first().value);
            }
        }
    }
    return {beats.begin(), beats.end()};
}

QByteArray PageData::searchJson(std::size_t k) const {
    const Told& told = searches_[k];
    const bool tellsEnd = !page_.choices().figure.hideUnreadLeaves;
    return '{' + told.words.members() + ",\n" + entry("nodeEnds", jsonOf(told.nodeEnds)) + ",\n" +
           entry("tellsEnd", tellsEnd ? "true" : "false") +
           (searches_.size() > 1 ? ",\n" + entry("at", jsonOf(told.at)) : QByteArray()) + '}';
}

QByteArray PageData::json(const DrawnSteps& drawn) const {
    std::vector<std::uint32_t> shapes;
    std::vector<std::uint32_t> moves;
    std::vector<std::uint32_t> looks;
    for (const DrawnSteps::Element& each : drawn.sequence()) {
        shapes.push_back(each.markup);
        moves.push_back(each.transform);
        looks.push_back(each.look);
    }
    std::vector<QByteArray> changes;
    for (const auto& each : drawn.changes()) {
        changes.push_back(jsonOf(each));
    }
    std::vector<QByteArray> nodes;
    std::vector<std::uint32_t> parents;
    for (std::uint32_t n = 0; n < nodes_.size(); ++n) {
        nodes.push_back(jsonOf(nodes_[n]));
        parents.push_back(n == 0 ? 0 : page_.document().tree.parent(NodeId{n}).value);
    }
    std::vector<QByteArray> searches;
    for (std::size_t k = 0; k < searches_.size(); ++k) {
        searches.push_back(searchJson(k));
    }
    QByteArrayList members{
        entry("first", QByteArray::number(page_.first().value)),
        entry("start", QByteArray::number(page_.choices().start.value_or(page_.first()).value -
                                          page_.first().value)),
        entry("labels", labelsJson()), entry("cutoffs", jsonOf(cutoffs())),
        entry("markups", jsonOf(drawn.markups())), entry("transforms", jsonOf(drawn.transforms())),
        entry("shapes", jsonOf(shapes)), entry("moves", jsonOf(moves)),
        entry("looks", jsonOf(looks)), entry("changes", jsonList(changes)),
        entry("searches", jsonList(searches)), entry("nodes", jsonList(nodes)),
        entry("parents", jsonOf(parents)),
        // The searches have put their words there.
        entry("words", jsonOf(words_.all()))};
    if (!spots_.empty()) {
        members << entry("spots", jsonList(spots_));
    }
    if (page_.choices().figure.hideUnreadLeaves) {
        members << entry("ends", jsonOf(ends_));
    }
    return '{' + members.join(",\n") + '}';
}

} // namespace prunus
