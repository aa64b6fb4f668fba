#include "ui/window/draftnotice.h"

#include <QFileInfo>

namespace prunus {

DraftNotice::DraftNotice(Session& session, Leaving& leaving, NoticeBar& bar, QObject* parent)
    : QObject(parent), session_(session), leaving_(leaving), bar_(bar) {
    connect(&session, &Session::draftChanged, this, &DraftNotice::tell);
}

void DraftNotice::tell() {
    if (!session_.draft()) {
        bar_.hide();
        return;
    }
    const QString name = QFileInfo(session_.draft()->path).fileName();
    const auto document = session_.document();
    if (document == nullptr) {
        bar_.tell(tr("%1 is no tree yet. Its text stands in the text pane, with the first mistake "
                     "marked, and can be mended there.")
                      .arg(name),
                  {});
        return;
    }
    bar_.tell(
        tr("%1 is no tree yet. Its text stands in the text pane, with the first mistake "
           "marked, and can be mended there. The tree that is drawn is still “%2”.")
            .arg(name, document->title),
        {{tr("&Close %1").arg(name), [this] { leaving_.then([this] { session_.dropDraft(); }); }}});
}

} // namespace prunus
