#pragma once

#include "ui/session/session.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTimer>
#include <QWidget>
#include <variant>

namespace prunus {

/// The window that two texts stand for, or one sentence on what is wrong with them. Understands
/// numbers, `inf` and `∞` with a sign or without; an empty text leaves its side open.
[[nodiscard]] std::variant<Window, QString> readFirstWindow(const QString& alpha,
                                                            const QString& beta);
/// Why this algorithm cannot be given a first window; empty if it can.
[[nodiscard]] QString whyNoWindow(Algorithm algorithm);

/// α and β of the first call, from MAX's side. They count when Enter is pressed or both fields are
/// left; what cannot be a window is told beneath the fields and changes nothing.
class FirstWindowFields : public QWidget {
    Q_OBJECT

  public:
    /// The session must outlive this.
    explicit FirstWindowFields(Session& session, QWidget* parent = nullptr);

  protected:
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QLineEdit* makeField(const char* name, const QString& label, const QString& whenEmpty);
    void leave();
    [[nodiscard]] bool apply();
    void tell(const QString& message);
    void derive();

    Session& session_;
    QLineEdit* alpha_;
    QLineEdit* beta_;
    QLabel* message_;
    QTimer messageEnds_;
};

/// Search ▸ First window: the same fields with an explanation. A change counts at once.
class FirstWindowDialog : public QDialog {
    Q_OBJECT

  public:
    explicit FirstWindowDialog(Session& session, QWidget* parent = nullptr);
};

} // namespace prunus
