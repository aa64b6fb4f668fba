#include "app/cli/run.h"

#include "app/cli/compare.h"
#include "app/cli/convert.h"
#include "app/cli/generate.h"
#include "app/cli/growth.h"
#include "app/cli/output.h"
#include "app/cli/table.h"
#include "app/cli/trace.h"
#include "app/cli/watch.h"

#include <csignal>
#include <cstdio>
#include <utility>

namespace prunus {

namespace {

// These two need Qt: main takes them elsewhere.
Outcome perform(const WindowRequest& /*request*/) {
    return {};
}
Outcome perform(const RenderRequest& /*request*/) {
    return {};
}

Outcome perform(const TextRequest& request) {
    StandardOutput out;
    out.stream() << request.text;
    return out.finish();
}

Outcome perform(const CompareRequest& request) {
    return compare(request);
}
Outcome perform(const TraceRequest& request) {
    return trace(request);
}
Outcome perform(const GenerateRequest& request) {
    return generate(request);
}
Outcome perform(const ConvertRequest& request) {
    return convert(request);
}
Outcome perform(const GrowthRequest& request) {
    return growth(request);
}

} // namespace

int runRequest(const Request& request) {
    // A reader that goes away is an error like any other, and no reason to die without a word.
    std::signal(SIGPIPE, SIG_IGN);
    const Outcome outcome = std::visit([](const auto& asked) { return perform(asked); }, request);
    if (!outcome) {
        complain(outcome.error());
    }
    if (wasInterrupted()) {
        return exitInterrupted;
    }
    return outcome ? exitDone : exitFailed;
}

void complain(std::string message) {
    std::fprintf(stderr, "prunus: %s\n", onOneLine(std::move(message)).c_str());
}

} // namespace prunus
