#pragma once

#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>
#include <optional>

namespace prunus {

class ElidedLabel;

/// The content of a panel: a header, which becomes the panel's title bar, and a body below it.
class Card : public QWidget {
    Q_OBJECT

  public:
    explicit Card(const QString& title, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    [[nodiscard]] QString title() const;
    /// The name of the panel in menus; it stays the same when the title changes with the step.
    [[nodiscard]] const QString& name() const { return name_; }
    [[nodiscard]] QWidget& header() { return *header_; }
    /// Adds a widget to the right of the title.
    void addToHeader(QWidget& widget);
    /// Returns the smallest width of the card, and the height that its wrapped texts need at the
    /// width of its parent.
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Returns the height that the card needs at this width to show everything.
    [[nodiscard]] int heightAt(int width) const;
    /// Returns the height that the card needs at this width to show everything at most of the
    /// steps.
    [[nodiscard]] virtual int roomyHeight(int width) const { return heightAt(width); }
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
    /// Returns the least height below the header, at this width, at which the card still shows the
    /// part that matters at the step.
    [[nodiscard]] virtual int leastHeight(int width) const;
    /// Returns the height below the header that the card should have, at this width, if there is a
    /// little more room than leastHeight().
    [[nodiscard]] virtual int usefulHeight(int width) const { return leastHeight(width); }
    /// Scrolls the panel to the part of the card that matters at the step.
    virtual void reveal() {}
    /// Returns the text that screen readers read out when it changes, or nullopt if the card is
    /// only a group.
    [[nodiscard]] virtual std::optional<QString> news() const { return std::nullopt; }

  signals:
    /// Emitted when the card gets something to show (true), or has nothing to show any more
    /// (false).
    void neededChanged(bool needed);

  protected:
    [[nodiscard]] QVBoxLayout& body() const { return *body_; }
    [[nodiscard]] QLabel& titleLabel();

  private:
    QString name_;
    QWidget* header_;
    ElidedLabel* title_;
    QVBoxLayout* body_;
};

[[nodiscard]] QLabel* makeLabel(const char* objectName, QWidget* parent);
/// Makes a label whose text wraps and can be selected.
[[nodiscard]] QLabel* makeWrappedLabel(const char* objectName, QWidget* parent);
void setMuted(QWidget& widget, bool muted);
void setBold(QWidget& widget, bool bold);
/// Keeps the widget's place in the layout while it is hidden, so that what lies below does not jump
/// from step to step.
void keepPlaceWhenHidden(QWidget& widget);

} // namespace prunus
