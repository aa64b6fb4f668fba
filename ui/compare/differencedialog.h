#pragma once

#include "core/practice/counterexample.h"
#include "core/practice/showing.h"
#include "ui/base/job.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <array>

namespace prunus {

class ProcedureFields;

/// Search ▸ Where do these differ?: looks for the smallest tree on which two procedures do, beside
/// the window.
class DifferenceDialog : public QDialog {
    Q_OBJECT

  public:
    /// The one begins as the search of the window.
    explicit DifferenceDialog(const SearchOptions& options, QWidget* parent = nullptr);

  signals:
    /// The tree that was found is wanted, searched by both.
    void chosen(const prunus::Difference& difference);

  private:
    using Outcome = tl::expected<Counterexample, NoCounterexample>;

    QWidget* buildForm(const SearchOptions& options);
    QWidget* buildButtons();
    void lookOrStop();
    void land(Brought<Outcome> outcome);
    void tellFound(Counterexample found);
    void forget();
    void derive();
    void tell(const QString& text);

    ProcedureFields* one_ = nullptr;
    ProcedureFields* other_ = nullptr;
    QComboBox* aspect_ = nullptr;
    QSpinBox* leaves_ = nullptr;
    QLabel* said_ = nullptr;
    QPushButton* look_ = nullptr;
    QPushButton* open_ = nullptr;
    QTimer tick_;
    /// What is asked of the running search, or was of the last.
    std::array<SearchOptions, 2> searches_;
    Rivalry asked_;
    std::uint32_t mostLeaves_ = 0;
    /// Null before one is found, and when something else is asked.
    std::shared_ptr<const GameTree> tree_;
    Job<Outcome> job_;
};

} // namespace prunus
