#include "ui/files/draftnotice.h"

namespace prunus {

DraftNotice::DraftNotice(Session& session, Leaving& leaving, NoticeBar& bar, QObject* parent)
    : QObject(parent), session_(session), leaving_(leaving), bar_(bar) {
    connect(&session, &Session::draftChanged, this, &DraftNotice::tell);
}

/// What is to be done about it is said beneath the text.
void DraftNotice::tell() {
    const auto& draft = session_.draft();
    const bool drawn = session_.document() != nullptr;
    if (!draft || (draft->path.isEmpty() && !drawn)) {
        bar_.hide();
        return;
    }
    const QString name = draft->name();
    if (!drawn) {
        bar_.tell(tr("%1 is not drawn yet. Its text stands in the text pane.").arg(name), {});
        return;
    }
    bar_.tell(
        draft->path.isEmpty()
            ? tr("The text in the text pane is not drawn yet. The tree that is drawn is still "
                 "“%1”.")
                  .arg(session_.title())
            : tr("%1 is not drawn yet. Its text stands in the text pane. The tree that is drawn is "
                 "still “%2”.")
                  .arg(name, session_.title()),
        {{tr("&Close %1").arg(name), [this] { leaving_.then([this] { session_.dropDraft(); }); }}});
}

} // namespace prunus

#include "moc_draftnotice.cpp"
