#pragma once

#include "core/analysis/minimaltree.h"
#include "ui/session/session.h"
#include "ui/widgets/card.h"

#include <array>

namespace prunus {

/// The panel with what the search has done so far, beside minimax on the whole tree; at the end,
/// also what the search saved.
class CountsPanel : public Card {
    Q_OBJECT

  public:
    explicit CountsPanel(Session& session, QWidget* parent = nullptr);

    /// Sets the minimal tree that the search is compared with while that tree is shown; null for
    /// none.
    void showMinimal(std::shared_ptr<const MinimalTree> minimal);
    /// The height of the whole card.
    [[nodiscard]] int leastHeight(int width) const override { return heightAt(width); }

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void refresh();
    void fitSaved();
    [[nodiscard]] QString distance(const Counts& counts) const;
    [[nodiscard]] QString saved(const Counts& counts) const;

    void showRow(std::size_t row, bool shown);

    static constexpr std::size_t rows = 6;
    Session& session_;
    std::array<QLabel*, rows> names_{};
    std::array<QLabel*, rows> soFar_{};
    std::array<QLabel*, rows> minimax_{};
    QLabel* minimaxHeading_ = nullptr;
    QLabel* saved_;
    QLabel* distance_;
    std::shared_ptr<const MinimalTree> minimal_;
};

} // namespace prunus
