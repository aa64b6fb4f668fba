#pragma once

#include <QVBoxLayout>
#include <QWidget>

namespace prunus {

/// A group with a border and a title, as panels have them, that stays where it is.
class Framed : public QWidget {
    Q_OBJECT

  public:
    /// Without a title for an empty one.
    Framed(const QString& title, QWidget* parent);

    [[nodiscard]] QVBoxLayout& column() const { return *column_; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QVBoxLayout* column_;
};

/// Behind cards, as behind panels.
class SideGround : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace prunus
