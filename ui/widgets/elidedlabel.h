#pragma once

#include <QLabel>

namespace prunus {

/// A line of text that may get less room than it needs: what has no room gives way to an ellipsis,
/// and the whole of it is in the tool tip, in place of one that was set. text() is always the whole
/// text.
class ElidedLabel : public QLabel {
    Q_OBJECT

  public:
    ElidedLabel(const char* objectName, Qt::TextElideMode mode, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;
    /// What is painted.
    [[nodiscard]] QString shownText() const;

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    Qt::TextElideMode mode_;
};

} // namespace prunus
