#pragma once

#include "ui/session/session.h"
#include "ui/window/noticebar.h"

namespace prunus {

/// Says of a tree that was read what it does not say as its file does, such as a pass that was put
/// in where a player moves twice; what a text of another program was taken for; and offers the
/// other readings that it has.
class ImportNotices : public QObject {
    Q_OBJECT

  public:
    /// Session and bar must outlive this; the list opens on `window`.
    ImportNotices(Session& session, NoticeBar& bar, QWidget* window);

  private:
    void tellDocument();
    void tell(const ReadingOffer& offer);
    void showAll(const QStringList& notices);

    Session& session_;
    NoticeBar& bar_;
    QStringList told_;    ///< what the bar says
    bool offers_ = false; ///< and other readings
    QWidget* window_;
};

} // namespace prunus
