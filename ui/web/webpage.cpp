#include "ui/web/webpage.h"

#include "core/trace/minimaxcounts.h"
#include "ui/base/wholefile.h"
#include "ui/figures/comparedsheet.h"
#include "ui/figures/figurefile.h"
#include "ui/session/stepping.h"
#include "ui/web/drawnsteps.h"
#include "ui/web/pagedata.h"
#include "ui/web/pagetemplate.h"
#include "ui/words/words.h"

#include <algorithm>

// TRANSLATOR WebPage A search in a browser.

namespace prunus {

namespace {

Lockstep timelineOf(const Document& document, const WebPageChoices& choices) {
    std::vector<const SearchTrace*> traces;
    for (const PageSearch& each : choices.searches) {
        traces.push_back(each.trace.get());
    }
    return {document.tree, traces, traces.size() > 1 ? choices.pace : Pace::own};
}

} // namespace

WebPage::WebPage(std::shared_ptr<const Document> document, WebPageChoices choices)
    : document_(std::move(document)), choices_(std::move(choices)),
      timeline_(timelineOf(*document_, choices_)) {}

Beat WebPage::first() const {
    return choices_.beats ? choices_.beats->first : Beat{0};
}

Beat WebPage::last() const {
    return choices_.beats ? choices_.beats->second : timeline_.end();
}

const PageSearch& WebPage::picked() const {
    const auto picked = std::ranges::find(choices_.searches, true, &PageSearch::isPicked);
    return picked == choices_.searches.end() ? choices_.searches.front() : *picked;
}

Beat WebPage::shownEnd(Beat beat) const {
    return choices_.figure.hideUnreadLeaves && !choices_.beats && beat != last()
               ? roomForBeats(countsOfMinimax(document_->tree, picked().trace->options().depth),
                              beat)
               : last();
}

QString WebPage::fault() const {
    if (last() < first()) {
        return tr("The range of steps is empty.");
    }
    const std::uint32_t nodes = document_->tree.nodeCount();
    if (nodes > mostPageNodes) {
        return tr("A web page holds a tree of up to %1 nodes; this one has %2. Limit the tree, or "
                  "export a figure.")
            .arg(shownCount(mostPageNodes), shownCount(nodes));
    }
    if (stepCount() > mostPageSteps) {
        return tr("A web page holds up to %1 steps; these would be %2. Choose a range of steps.")
            .arg(shownCount(mostPageSteps), shownCount(stepCount()));
    }
    return {};
}

FigureSheet WebPage::sheet(Beat beat, ThemeKind theme) const {
    FigureStyle style = choices_.figure;
    style.theme = theme;
    if (choices_.showProofs) {
        const auto own = std::size_t(&picked() - choices_.searches.data());
        const Moment moment(document_->tree, *picked().trace, stepOf(own, beat));
        style.proof = proofAt(*document_, moment, style);
    }
    if (choices_.searches.size() == 1) {
        style.side = choices_.searches.front().side;
        const auto figure = std::make_shared<const Figure>(
            *document_, *choices_.searches.front().trace, stepOf(0, beat), style);
        FigureSheet sheet = figure->sheet();
        sheet.paint = [document = document_, figure](QPainter& painter) { figure->paint(painter); };
        return sheet;
    }
    std::vector<ComparedSearch> searches;
    for (std::size_t k = 0; k < choices_.searches.size(); ++k) {
        const PageSearch& each = choices_.searches[k];
        searches.push_back({each.trace, stepOf(k, beat), each.side, each.isPicked});
    }
    return comparedSheet(document_, searches, style, choices_.showsDifferences);
}

std::optional<QByteArray> WebPage::bytes(const WebPageProgress& progress) const {
    DrawnSteps drawn;
    PageData data(*this);
    for (Beat beat = first(); beat <= last(); beat = beat + 1) {
        if (progress && !progress(beat.value - first().value)) {
            return std::nullopt;
        }
        drawn.add([&](ThemeKind theme) {
            return figureBytes(sheet(beat, theme), FigureFormat::svg).value();
        });
        data.add(beat);
    }
    return pageOf(*this, drawn, data.json(drawn));
}

tl::expected<void, QString> writeWebPage(const WebPage& page, const QString& path,
                                         const WebPageProgress& progress) {
    const auto bytes = page.bytes(progress);
    if (!bytes) {
        return tl::make_unexpected(QString());
    }
    if (const QString problem = writeWhole(*bytes, path); !problem.isEmpty()) {
        return tl::make_unexpected(WebPage::tr("%1: cannot be written: %2").arg(path, problem));
    }
    return {};
}

} // namespace prunus
