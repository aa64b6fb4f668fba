#pragma once

#include "ui/session/session.h"
#include "ui/window/leaving.h"
#include "ui/window/noticebar.h"

namespace prunus {

/// Says of a file that was opened and is no tree yet where it is mended, and which tree is drawn
/// meanwhile.
class DraftNotice : public QObject {
    Q_OBJECT

  public:
    /// All of these must outlive this, but for the parent, which owns it.
    DraftNotice(Session& session, Leaving& leaving, NoticeBar& bar, QObject* parent);

  private:
    void tell();

    Session& session_;
    Leaving& leaving_;
    NoticeBar& bar_;
};

} // namespace prunus
