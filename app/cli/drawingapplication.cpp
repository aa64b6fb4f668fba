#include "app/cli/drawingapplication.h"

#include "app/cli/run.h"
#include "ui/words/language.h"

#include <QFontDatabase>
#include <new>
#include <sys/mman.h>

namespace prunus {

namespace {

/// Qt has remarks about environments without folders and settings; a figure needs none of them.
void sayOnlyWhatEnds(QtMsgType type, const QMessageLogContext& /*where*/, const QString& text) {
    if (type == QtFatalMsg) {
        complain(text.toStdString());
    }
}

/// What Qt draws with crashes where memory fails. So much is there before it begins, or main() says
/// that it is not.
void findRoomToDraw() {
    constexpr std::size_t room = std::size_t{128} << 20U;
    void* const found = ::mmap(nullptr, room, PROT_READ | PROT_WRITE,
                               MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (found == MAP_FAILED) {
        throw std::bad_alloc();
    }
    ::munmap(found, room);
}

} // namespace

DrawingApplication::DrawingApplication() : application_(prepare(), arguments_) {
    installLanguage();
}

/// Any platform plugin but offscreen's wants a display.
int& DrawingApplication::prepare() {
    findRoomToDraw();
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
