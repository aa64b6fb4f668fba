#pragma once

#include "ui/files/leaving.h"
#include "ui/session/session.h"
#include "ui/widgets/noticebar.h"

namespace prunus {

/// Says of a file that was opened and is not drawn yet where its text is, and which tree is drawn
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
