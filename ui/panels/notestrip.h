#pragma once

#include "core/trace/notesteps.h"
#include "ui/session/session.h"

#include <QLabel>
#include <QWidget>
#include <vector>

namespace prunus {

class NoteWords;

/// The strip beneath the tree with what the author says at the step. It is there at all steps of a
/// search that has notes, and as high as the longest note needs, so that the tree stays where it
/// is.
class NoteStrip : public QWidget {
    Q_OBJECT

  public:
    explicit NoteStrip(Session& session, QWidget* parent = nullptr);

  signals:
    /// The user clicked on a note in the strip.
    void clicked();

  protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

  private:
    void follow();
    void tell();
    void fit();
    void setLetters(double pixels);
    [[nodiscard]] int heightOf(const QString& text) const;
    [[nodiscard]] QString textAt(Step step, QString (NoteWords::*told)() const) const;
    [[nodiscard]] QString countText() const;

    Session& session_;
    std::vector<NoteStep> notes_; ///< the notes of the picked search
    QStringList texts_;           ///< the texts at the steps that have notes
    QLabel* text_;
    QLabel* count_;
};

} // namespace prunus
