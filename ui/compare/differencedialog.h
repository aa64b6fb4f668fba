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

/// The dialog of Search ▸ Where do these differ?, which looks in the background for the smallest
/// tree on which two procedures differ.
class DifferenceDialog : public QDialog {
    Q_OBJECT

  public:
    /// The first procedure begins as the window's search, which has these options.
    explicit DifferenceDialog(const SearchOptions& options, QWidget* parent = nullptr);

  signals:
    /// Requests to open the tree that was found, searched by both procedures.
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
    /// What the running search looks for, or what the last one did: which two searches shall
    /// differ, in what, and in a tree of how many leaves at most.
    std::array<SearchOptions, 2> searches_;
    Rivalry asked_;
    std::uint32_t mostLeaves_ = 0;
    /// The tree that was found; null before that, and again when something else is asked.
    std::shared_ptr<const GameTree> tree_;
    Job<Outcome> job_;
};

} // namespace prunus
