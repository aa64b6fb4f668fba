#pragma once

#include <QLabel>
#include <QWidget>

namespace prunus {

/// A message above the tree about what could not be done. It stays until it is dismissed or
/// something is done that works; the tree beneath it is as it was.
class ErrorBanner : public QWidget {
    Q_OBJECT

  public:
    explicit ErrorBanner(QWidget* parent = nullptr);

    void tell(const QString& message);
    [[nodiscard]] QString message() const;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void colour();

    QLabel* text_;
};

} // namespace prunus
