#pragma once

#include "ui/session/session.h"

#include <QTimer>
#include <QWidget>

namespace prunus {

/// Has screen readers read a widget's accessible name out after every step, wherever their focus
/// is. While steps follow each other quickly, as in play, it waits for the last of them.
class Announcement : public QObject {
    Q_OBJECT

  public:
    /// Steps that follow each other faster than this are announced as one.
    static constexpr int pauseMilliseconds = 200;

    Announcement(const Session& session, QWidget& said);

  private:
    void tell();

    QWidget& said_;
    QTimer pause_{this};
    QString last_;
};

} // namespace prunus
