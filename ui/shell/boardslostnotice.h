#pragma once

#include "ui/session/session.h"
#include "ui/widgets/noticebar.h"

namespace prunus {

/// Explains, after an edit that takes the boards of a game's tree away, why there are none any
/// more, and offers Undo until the next edit.
class BoardsLostNotice : public QObject {
    Q_OBJECT

  public:
    /// Session and bar must outlive this.
    BoardsLostNotice(Session& session, NoticeBar& bar, QObject* parent);

  private:
    void look(const NodeMap* edited);
    void tell(bool undoes);

    Session& session_;
    NoticeBar& bar_;
    bool had_ = false;
    bool undoes_ = false;
};

} // namespace prunus
