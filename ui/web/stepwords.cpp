#include "ui/web/stepwords.h"

#include "core/trace/minimaxcounts.h"
#include "ui/web/pagejson.h"
#include "ui/words/codewords.h"
#include "ui/words/countwords.h"
#include "ui/words/sentences.h"
#include "ui/words/stackwords.h"
#include "ui/words/words.h"

#include <variant>

namespace prunus {

namespace {

/// Of a deep stack the inner end says what happens.
constexpr std::size_t mostStackRows = 40;

const QString unbroken = QChar(QChar::Nbsp) + QStringLiteral("=") + QChar(QChar::Nbsp);

QByteArray member(const char* name, const QByteArray& json) {
    return QByteArray("\"") + name + "\":" + json;
}

QByteArray listingJson(const Listing& listing, const QString& heading) {
    std::vector<QByteArray> lines;
    std::vector<std::uint32_t> wrong;
    for (const ListingLine& each : listing.lines()) {
        lines.push_back(each.code.toUtf8());
        wrong.push_back(each.wrong ? 1 : 0);
    }
    return '{' + member("heading", jsonOf(heading)) + ',' + member("lines", jsonOf(lines)) + ',' +
           member("wrong", jsonOf(wrong)) + '}';
}

} // namespace

StepWords::StepWords(const ToldSearch& search, NumberedTexts& texts)
    : search_(search), texts_(texts), form_(formsOf(search.trace.options().algorithm).front()),
      minimax_(countsOfMinimax(search.document.tree, search.trace.options().depth)) {}

void StepWords::add(Step t) {
    const Moment moment(search_.document.tree, search_.trace, t);
    const Naming naming(moment, search_.document.names, search_.hideUnreadLeaves);
    const Explanation explanation = explain(moment);
    const Said said = Sentences(naming, search_.side).of(explanation);
    titles_.push_back(texts_.of(happenedTitle(moment)));
    heads_.push_back(texts_.of(said.title));
    // A line does not end in the middle of "α = 3".
    bodies_.push_back(texts_.of(QString(said.body).replace(QStringLiteral(" = "), unbroken)));
    cuts_.push_back(std::holds_alternative<CutOff>(explanation) ? 1 : 0);
    variables_.push_back(texts_.of(shownVariables(naming, search_.side, form_)));
    addListing(moment);
    addCounts(moment);
    addStack(naming);
}

void StepWords::addListing(const Moment& moment) {
    const SearchOptions& options = search_.trace.options();
    const Player player =
        moment.step().value > 0 ? moment.event().player : search_.trace.rootPlayer();
    const Listing listing = Listing::of(options, player, form_);
    const auto lit = listing.lineOf(litRole(moment));
    listings_.push_back(listingTexts_.of(
        listingJson(listing, listingHeading(options, listing.oneOfTwo(), player))));
    lines_.push_back(lit ? static_cast<std::uint32_t>(*lit) + 1 : 0);
}

void StepWords::addCounts(const Moment& moment) {
    const Counts counts = moment.counts();
    const CountRows rows = countRows(counts);
    Numbers shown;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (isCounted(search_.trace, row)) {
            shown.push_back(texts_.of(shownCount(rows.at(row))));
        }
    }
    counts_.push_back(jsonOf(shown));
    saved_.push_back(tellsSaved(moment) ? texts_.of(savedByThen(counts, minimax_)) : 0);
}

void StepWords::addStack(const Naming& naming) {
    const Moment& moment = naming.moment();
    const OpenNodes open = moment.step().value > 0 ? openNodes(moment, mostStackRows) : OpenNodes();
    Numbers rows;
    for (const NodeId node : open.innermost) {
        const StackCells cells = stackRow(naming, search_.side, node);
        std::vector<std::uint32_t> numbers;
        for (const QString& cell : cells) {
            numbers.push_back(texts_.of(cell));
        }
        rows.push_back(stackRows_.of(jsonOf(numbers)));
    }
    stacks_.push_back(jsonOf(rows));
    notes_.push_back(texts_.of(stackNote(open.innermost.size(), open.open)));
}

QByteArray StepWords::members() const {
    Numbers names;
    Numbers minimax;
    const CountRows counts = countRows(minimax_);
    for (std::size_t row = 0; row < counts.size(); ++row) {
        if (isCounted(search_.trace, row)) {
            names.push_back(texts_.of(countNames().at(row)));
            minimax.push_back(row < firstOfRepeats ? texts_.of(shownCount(counts.at(row))) : 0);
        }
    }
    const QByteArrayList members{
        member("titles", jsonOf(titles_)), member("heads", jsonOf(heads_)),
        member("bodies", jsonOf(bodies_)), member("cuts", jsonOf(cuts_)),
        member("variables", jsonOf(variables_)), member("listings", jsonOf(listings_)),
        member("lines", jsonOf(lines_)), member("saved", jsonOf(saved_)),
        member("notes", jsonOf(notes_)), member("counts", jsonList(counts_)),
        member("stacks", jsonList(stacks_)), member("countNames", jsonOf(names)),
        member("minimax", jsonOf(minimax)),
        member("minimaxHeading", jsonOf(minimaxHeading(search_.document.tree, search_.trace))),
        // The first of both is the empty text.
        member("listingTexts",
               jsonList({listingTexts_.all().begin() + 1, listingTexts_.all().end()})),
        member("stackRows", jsonList({stackRows_.all().begin() + 1, stackRows_.all().end()}))};
    return members.join(",\n");
}

} // namespace prunus
