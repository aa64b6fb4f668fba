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

/// A dialog with charts of how UCT's estimates approach the value of a tree, over many seeds, and
/// of how many leaves alpha-beta needs for that value. Against the number of leaves evaluated, the
/// charts show the root's estimate with its quartiles, and how many of the runs would make a best
/// move.
class ConvergenceDialog : public QDialog {
    Q_OBJECT

  public:
    ConvergenceDialog(std::shared_ptr<const GameTree> tree, const UctOptions& options,
                      QWidget* parent);

    /// The number of seeds, counted up from the seed of the options.
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
