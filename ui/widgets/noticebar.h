#pragma once

#include <QBoxLayout>
#include <QLabel>
#include <QWidget>
#include <functional>
#include <utility>
#include <vector>

namespace prunus {

/// A quiet line above the tree, with answers to choose from. It stays until one is chosen; then it
/// is gone before the answer is acted on.
class NoticeBar : public QWidget {
    Q_OBJECT

  public:
    using Answer = std::pair<QString, std::function<void()>>;

    explicit NoticeBar(const QString& name, QWidget* parent = nullptr);

    void tell(const QString& text, const std::vector<Answer>& answers);
    /// What it says; empty while it is hidden.
    [[nodiscard]] QString text() const;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void arrange();

    QLabel* text_;
    QBoxLayout* all_;
    QHBoxLayout* row_; ///< of the buttons
    std::vector<QWidget*> buttons_;
};

} // namespace prunus
