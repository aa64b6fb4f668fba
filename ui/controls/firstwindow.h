#pragma once

#include "ui/session/session.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QWidget>
#include <variant>

namespace prunus {

/// The window that two texts stand for, or one sentence on what is wrong with them. Understands
/// numbers, `inf` and `∞` with a sign or without; an empty text leaves its side open.
[[nodiscard]] std::variant<Window, QString> readFirstWindow(const QString& alpha,
                                                            const QString& beta);
/// Why this algorithm cannot be given a first window; empty if it can.
[[nodiscard]] QString whyNoWindow(Algorithm algorithm);

/// The fields for α and β of the first call, from MAX's side. They count when Enter is pressed or
/// both fields are left. A text that cannot be a window marks its fields, emits mistaken(), and
/// changes nothing. Esc discards it.
class FirstWindowFields : public QWidget {
    Q_OBJECT

  public:
    /// The session must outlive this.
    explicit FirstWindowFields(Session& session, QWidget* parent = nullptr);

  signals:
    /// The first is emitted with a sentence when what was typed is no window, the second with the
    /// same sentence when it was typed anew or given up.
    void mistaken(const QString& message);
    void mended(const QString& message);

  protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QLineEdit* makeField(const char* name, const QString& label, const QString& whenEmpty);
    void take(QLineEdit& field);
    void leave();
    [[nodiscard]] bool apply();
    void tell(const QString& message);
    void forgive();
    void follow();
    void giveUp();
    void derive();

    Session& session_;
    QLineEdit* alpha_;
    QLineEdit* beta_;
    QString told_; ///< the mistake that is on display
};

/// The dialog of Search ▸ First window: the same fields with an explanation. A change counts at
/// once.
class FirstWindowDialog : public QDialog {
    Q_OBJECT

  public:
    explicit FirstWindowDialog(Session& session, QWidget* parent = nullptr);
};

} // namespace prunus
