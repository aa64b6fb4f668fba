#pragma once

#include "ui/files/leaving.h"
#include "ui/session/session.h"
#include "ui/widgets/noticebar.h"

#include <optional>

namespace prunus {

/// Says of a tree that was read what it does not say as its file does, such as a pass that was put
/// in where a player moves twice; what a text of another program was taken for; and offers the
/// other readings that it has.
class ImportNotices : public QObject {
    Q_OBJECT

  public:
    /// All but the window must outlive this; the list opens on `window`.
    ImportNotices(Session& session, Leaving& leaving, NoticeBar& bar, QWidget* window);

  private:
    void tellDocument();
    void follow(const NodeMap* edited);
    void tell(const ReadingOffer& offer);
    void takeAway();
    void choose(const ReadingOffer& offer, Notation as);
    void showAll(const QStringList& notices);

    Session& session_;
    Leaving& leaving_;
    NoticeBar& bar_;
    ReadingOffer shown_;
    std::optional<ReadingOffer> question_; ///< that is not answered yet
    QWidget* window_;
};

} // namespace prunus
