#include "app/cli/explain.h"

#include "app/cli/run.h"
#include "app/cli/trace.h"
#include "ui/words/language.h"
#include "ui/words/sentences.h"
#include "ui/words/uctsentences.h"

#include <QCoreApplication>

namespace prunus {

namespace {

/// Title and text, as they stand below each other in the window.
std::string told(const DisplayNames& names, const Moment& moment, const Explanation& explanation) {
    const Said said = Sentences(Naming(moment, names), Side::max).of(explanation);
    return (said.title + u' ' + said.body).trimmed().toStdString();
}

std::string toldOfUct(const DisplayNames& names, const UctMoment& moment) {
    const Said said = tellUct(moment, names);
    return (said.title + u' ' + said.body).trimmed().toStdString();
}

} // namespace

int explainTrace(const TraceRequest& request) {
    // The program's own arguments are not meant for Qt.
    char name[] = "prunus";
    char* arguments[] = {name, nullptr};
    int count = 1;
    const QCoreApplication application(count, arguments);
    installLanguage();
    return run([&] { return trace(request, told, toldOfUct); });
}

} // namespace prunus
