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
    Lines(std::ostream& out, const GameTree& tree, const SearchTrace& trace, const Teller& teller)
        : out_(out), tree_(tree), trace_(trace), names_(tree, Letters::single), teller_(teller) {}

    void write(TraceFormat format) const {
        const TraceText text(tree_, names_, trace_.end());
        for (Step t{1}; t <= trace_.end() && out_; ++t) {
            const Moment moment(tree_, trace_, t);
            if (format == TraceFormat::jsonl) {
                writeJson(moment);
            } else {
                writeText(text, moment);
            }
        }
    }

  private:
    void writeText(const TraceText& text, const Moment& moment) const {
        text.write(out_, moment.event());
        if (teller_) {
            text.writeSentence(out_, teller_(names_, moment, explain(moment)));
        }
    }
    void writeJson(const Moment& moment) const {
        beginJsonLine(out_, tree_, moment.event());
        if (teller_) {
            const Explanation explanation = explain(moment);
            std::string sentence;
            appendJsonString(sentence, teller_(names_, moment, explanation));
            out_ << ", \"sentence\": " << sentence << ", \"claims\": ";
            writeJsonClaims(out_, tree_, claimsOf(moment, explanation));
        }
        out_ << "}\n";
    }

    std::ostream& out_;
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
    StandardOutput out;
    Lines(out.stream(), *tree, **found, teller).write(request.format);
    return out.finish();
}

} // namespace prunus
