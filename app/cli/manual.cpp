#include "app/cli/manual.h"

#include "app/cli/drawingapplication.h"
#include "app/cli/run.h"
#include "ui/manual/manualpdf.h"

namespace prunus {

namespace {

CommandOutcome manual(const ManualRequest& request) {
    const DrawingApplication application;
    if (CommandOutcome fonts = application.hasFonts(); !fonts) {
        return fonts;
    }
    FileReplacement file(request.file);
    if (!file.outcome()) {
        return file.outcome();
    }
    const QByteArray pdf =
        manualPdf(request.paper == RenderPaper::letter ? QPageSize::Letter : QPageSize::A4);
    file.stream().write(pdf.constData(), pdf.size());
    return file.finish();
}

} // namespace

int runManual(const ManualRequest& request) {
    return run([&] { return manual(request); });
}

} // namespace prunus
