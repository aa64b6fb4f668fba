#include "app/cli/drawingapplication.h"

#include "app/cli/run.h"
#include "ui/words/language.h"

#include <QFontDatabase>

namespace prunus {

namespace {

/// Qt has remarks about environments without folders and settings; a figure needs none of them.
void sayOnlyWhatEnds(QtMsgType type, const QMessageLogContext& /*where*/, const QString& text) {
    if (type == QtFatalMsg) {
        complain(text.toStdString());
    }
}

} // namespace

DrawingApplication::DrawingApplication() : application_(prepare(), arguments_) {
    installLanguage();
}

/// Any platform plugin but offscreen's wants a display.
int& DrawingApplication::prepare() {
    qInstallMessageHandler(sayOnlyWhatEnds);
    if (!qgetenv("QT_QPA_PLATFORM").startsWith("offscreen")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    return count_;
}

CommandOutcome DrawingApplication::hasFonts() const {
    return QFontDatabase::families().isEmpty()
               ? tl::make_unexpected("there are no fonts to write with; install fonts-dejavu-core")
               : CommandOutcome();
}

} // namespace prunus
