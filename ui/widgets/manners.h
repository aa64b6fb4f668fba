#pragma once

#include <QObject>

namespace prunus {

/// The rules for every window: a dialog is no larger than its screen, so that its buttons can be
/// reached; a file dialog deletes, renames and moves no files; and a finger scrolls whatever
/// scrolls.
class Manners : public QObject {
    Q_OBJECT

  public:
    /// Applies the rules to all windows. Only the first call has an effect.
    static void install();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    using QObject::QObject;
};

} // namespace prunus
