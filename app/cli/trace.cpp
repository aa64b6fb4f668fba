#include "app/cli/trace.h"

#include "app/cli/claimjson.h"
#include "app/cli/gameargument.h"
#include "app/cli/search.h"
#include "app/cli/tracetext.h"
#include "app/cli/treeargument.h"
#include "core/notation/jsonstring.h"
#include "core/trace/moment.h"

namespace prunus {

namespace {

/// Writes the lines of one trace.
class Lines {
  public:
    Lines(const GameTree& tree, const SearchTrace& trace, const Teller& teller)
        : tree_(tree), trace_(trace), names_(tree, Letters::single), teller_(teller) {}

    /// Each so-many-th of them.
    void write(std::ostream& out, TraceFormat format, std::uint32_t each) const {
        const TraceText text(tree_, names_, trace_.end(), trace_.options().algorithm);
        for (Step t{1}; t <= trace_.end() && out; t = t + each) {
            const Moment moment(tree_, trace_, t);
            if (format == TraceFormat::jsonl) {
                writeJson(out, moment);
            } else {
                writeText(out, text, moment);
            }
        }
    }

  private:
    void writeText(std::ostream& out, const TraceText& text, const Moment& moment) const {
        text.write(out, moment.event());
        if (teller_) {
            text.writeSentence(out, teller_(names_, moment, explain(moment)));
        }
    }
    void writeJson(std::ostream& out, const Moment& moment) const {
        beginJsonLine(out, tree_, moment.event());
        if (teller_) {
            const Explanation explanation = explain(moment);
            std::string sentence;
            appendJsonString(sentence, teller_(names_, moment, explanation));
            out << ", \"sentence\": " << sentence << ", \"claims\": ";
            writeJsonClaims(out, tree_, claimsOf(moment, explanation));
        }
        out << "}\n";
    }

    const GameTree& tree_;
    const SearchTrace& trace_;
    DisplayNames names_;
    const Teller& teller_;
};

} // namespace

CommandOutcome trace(const TraceRequest& request, const Teller& teller,
                     const UctTeller& uctTeller) {
    if (request.algorithm->isUct()) {
        return traceUct(request, uctTeller);
    }
    const std::string& argument = request.tree.value();
    const auto tree = readTreeArgument(argument, gameFlagsOf(request.search), request.notation);
    if (!tree) {
        return tl::make_unexpected(tree.error());
    }
    const auto found =
        search(*tree, treeArgumentName(argument), *request.algorithm->exact, request.search);
    if (!found) {
        return tl::make_unexpected(found.error());
    }
    const Lines lines(*tree, **found, teller);
    return writeLines(
        treeArgumentName(argument), *tree, (*found)->end().value,
        [&](std::ostream& out, std::uint32_t each) { lines.write(out, request.format, each); });
}

} // namespace prunus
