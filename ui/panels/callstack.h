#pragma once

#include "ui/session/session.h"
#include "ui/widgets/card.h"

#include <QGridLayout>
#include <array>
#include <vector>

namespace prunus {

/// The open nodes, innermost first. Of a very deep stack only the inner end is shown.
class CallStack : public Card {
    Q_OBJECT

  public:
    static constexpr std::size_t mostRows = 200;
    static constexpr std::size_t columns = 6;
    using Cells = std::array<QString, columns>;

    explicit CallStack(Session& session, QWidget* parent = nullptr);

    /// The texts of a row, 0 the innermost call.
    [[nodiscard]] Cells row(std::size_t i) const;
    [[nodiscard]] std::size_t rowCount() const { return shown_; }
    /// Three rows, or as many as the tree can need.
    [[nodiscard]] int leastHeight() const override;
    /// The innermost call.
    [[nodiscard]] int bareHeight() const override { return heightWith(1); }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void refresh();
    [[nodiscard]] int heightWith(int rows) const;
    void addRow();
    void fill(std::size_t row, const Cells& cells);
    [[nodiscard]] Cells cellsOf(const Moment& moment, NodeId node) const;

    Session& session_;
    QWidget* table_;
    QGridLayout* grid_;
    std::vector<std::array<QLabel*, columns>> rows_;
    std::size_t shown_ = 0;
    QLabel* note_;
};

} // namespace prunus
