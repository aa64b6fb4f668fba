#pragma once

#include <QLabel>

namespace prunus {

/// A label with one line of text, which may get less room than it needs: an ellipsis replaces what
/// does not fit, and the tool tip then shows the whole text instead of the tool tip that was set.
/// text() is always the whole text.
class ElidedLabel : public QLabel {
    Q_OBJECT

  public:
    ElidedLabel(const char* objectName, Qt::TextElideMode mode, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Returns the text as it is painted, shortened if it does not fit.
    [[nodiscard]] QString shownText() const;

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    Qt::TextElideMode mode_;
};

} // namespace prunus
