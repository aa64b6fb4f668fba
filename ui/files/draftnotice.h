#pragma once

#include "ui/files/leaving.h"
#include "ui/session/session.h"
#include "ui/widgets/noticebar.h"

namespace prunus {

/// Shows a notice while an opened file is not drawn yet: where its text is, and which tree is drawn
/// meanwhile.
class DraftNotice : public QObject {
    Q_OBJECT

  public:
    /// All arguments must outlive this, except for the parent, which owns it.
    DraftNotice(Session& session, Leaving& leaving, NoticeBar& bar, QObject* parent);

  private:
    void tell();

    Session& session_;
    Leaving& leaving_;
    NoticeBar& bar_;
};

} // namespace prunus
