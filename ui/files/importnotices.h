#pragma once

#include "ui/files/leaving.h"
#include "ui/session/session.h"
#include "ui/widgets/noticebar.h"

#include <optional>

namespace prunus {

/// Shows notices about a tree that was read: how it differs from its file, such as by a pass that
/// was put in where a player moves twice, and which notation another program's text was taken for.
/// Offers the other ways in which the text can be read.
class ImportNotices : public QObject {
    Q_OBJECT

  public:
    /// All arguments but the window must outlive this; the list of notices opens on `window`.
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
    std::optional<ReadingOffer> question_; ///< a question about a typed text that is not answered
                                           ///< yet
    QWidget* window_;
};

} // namespace prunus
