#pragma once

#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>
#include <optional>

namespace prunus {

class ElidedLabel;

/// What a panel shows: a header, which becomes the panel's title bar, and what stands below it.
class Card : public QWidget {
    Q_OBJECT

  public:
    explicit Card(const QString& title, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    [[nodiscard]] QString title() const;
    /// What the panel is called in menus, whatever the title says at a step.
    [[nodiscard]] const QString& name() const { return name_; }
    [[nodiscard]] QWidget& header() { return *header_; }
    /// At the right of the title.
    void addToHeader(QWidget& widget);
    /// As narrow as it can be, and as high as its wrapped texts are at the width that it has.
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// How high it has to be to show all in this width.
    [[nodiscard]] int heightAt(int width) const;
    /// The same with room for what it shows at most steps.
    [[nodiscard]] virtual int roomyHeight(int width) const { return heightAt(width); }
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
    /// The height below the header, in this width, at which it still shows what it is about.
    [[nodiscard]] virtual int leastHeight(int width) const;
    /// The same where there is a little more room.
    [[nodiscard]] virtual int usefulHeight(int width) const { return leastHeight(width); }
    /// Scrolls its panel to what it is about at the moment.
    virtual void reveal() {}
    /// What screen readers are to say when it changes; none if the card is no more than a group.
    [[nodiscard]] virtual std::optional<QString> news() const { return std::nullopt; }

  signals:
    /// The card has something to show, or nothing any more.
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
/// Whose text wraps and can be selected.
[[nodiscard]] QLabel* makeWrappedLabel(const char* objectName, QWidget* parent);
void setMuted(QWidget& widget, bool muted);
void setBold(QWidget& widget, bool bold);
/// So that what lies beneath does not jump from step to step.
void keepPlaceWhenHidden(QWidget& widget);

} // namespace prunus
