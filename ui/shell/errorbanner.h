#pragma once

#include <QAction>
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
    /// Shows a message about a text that can be mended in the window.
    void tellOfText(const QString& message);
    /// Hides that message, because the text was changed: what is wrong with it now is shown beside
    /// it.
    void withdrawOfText();
    /// Hides the message if it is this one.
    void withdraw(const QString& message);
    [[nodiscard]] QString message() const;
    /// Esc dismisses the message, unless this action, which has the same key, is enabled.
    void yieldEscTo(const QAction& action) { first_ = &action; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void colour();
    [[nodiscard]] bool takesEsc() const;

    QLabel* text_;
    QString ofText_;
    const QAction* first_ = nullptr;
};

} // namespace prunus
