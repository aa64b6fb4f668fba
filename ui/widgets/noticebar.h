#pragma once

#include <QBoxLayout>
#include <QLabel>
#include <QWidget>
#include <functional>
#include <utility>
#include <vector>

namespace prunus {

/// A quiet line above the tree, with answers to choose from. It stays until an answer is chosen,
/// and is hidden before that answer is carried out.
class NoticeBar : public QWidget {
    Q_OBJECT

  public:
    using Answer = std::pair<QString, std::function<void()>>;

    explicit NoticeBar(const QString& name, QWidget* parent = nullptr);

    void tell(const QString& text, const std::vector<Answer>& answers);
    /// Returns the text of the bar; empty while the bar is hidden.
    [[nodiscard]] QString text() const;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void arrange();

    QLabel* text_;
    QBoxLayout* all_;
    QHBoxLayout* row_; ///< the row of the buttons
    std::vector<QWidget*> buttons_;
};

} // namespace prunus
