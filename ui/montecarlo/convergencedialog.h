#pragma once

#include "core/growth/convergence.h"
#include "ui/base/job.h"

#include <QChart>
#include <QChartView>
#include <QDialog>
#include <QLabel>
#include <QLogValueAxis>
#include <optional>

namespace prunus {

/// How UCT's estimates near the value of a tree, over many seeds, and what alpha-beta needs for
/// that value: against the leaves evaluated, the root's estimate with its quartiles, and how many
/// of the runs would make a best move.
class ConvergenceDialog : public QDialog {
    Q_OBJECT

  public:
    ConvergenceDialog(std::shared_ptr<const GameTree> tree, const UctOptions& options,
                      QWidget* parent);

    /// How many seeds, from that of the options on.
    static constexpr std::uint32_t runs = 20;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    using Measured = tl::expected<Convergence, SearchError>;

    void show(const Convergence& found);
    void fill(QChart& chart, const Convergence& found, bool shares) const;
    void addLeaves(QChart& chart, std::uint64_t leaves, Qt::PenStyle dashes, double least,
                   double most) const;

    void draw();

    std::optional<Convergence> found_;
    QLabel* told_;
    QChartView* estimates_;
    QChartView* shares_;
    Job<Measured> job_;
};

} // namespace prunus
