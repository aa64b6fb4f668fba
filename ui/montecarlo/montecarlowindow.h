#pragma once

#include "ui/montecarlo/montecarlo.h"
#include "ui/session/session.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QScrollArea>

namespace prunus {

class BesideAlphaBeta;
class EndStrip;
class FigureActions;
class ListingView;
class NoticeBar;
class StepRow;
class UctCanvas;
class UctForm;

/// The window of Search ▸ Monte Carlo: the search that does not prune, on a tree or on a game, step
/// by step; and beside it alpha-beta with as many leaves read.
class MonteCarloWindow : public QDialog {
    Q_OBJECT

  public:
    /// Searches a tree; or, where the tree is a game's, the game from its root or the tree, as the
    /// user chooses; or a game without a tree.
    MonteCarloWindow(UctSubject subject, const QString& title, double textScale,
                     QWidget* parent = nullptr);
    ~MonteCarloWindow() override;

    /// Searches anew with these options and goes to the end of this iteration; then shows `notice`,
    /// unless it is empty.
    void searchFor(const UctOptions& options, std::uint32_t iteration, const QString& notice = {});
    /// Sets the text size of the trees, which is that of the window it belongs to, and lays the
    /// window out for the font that it has then.
    void setTextScale(double scale);
    [[nodiscard]] MonteCarlo& run() { return run_; }
    [[nodiscard]] UctCanvas& canvas() const { return *canvas_; }
    [[nodiscard]] BesideAlphaBeta& beside() const { return *beside_; }

  private:
    QWidget* buildTrees();
    QWidget* buildTree(QWidget* parent);
    QScrollArea* buildSide();
    QWidget* buildHappened(QWidget* parent);
    QWidget* buildCounts(QWidget* parent);
    QWidget* buildListing(QWidget* parent);
    QWidget* buildView(QWidget* parent);
    void addSide(QVBoxLayout& column);
    void addBeside(QVBoxLayout& column);
    void addFigures(QVBoxLayout& column);
    void offerFigures();
    void markDifferences();
    void arrange();
    void search();
    void showTree();
    void tell();

    UctSubject subject_; ///< all that can be searched
    QString told_;       ///< the notice to show once the running search is over
    MonteCarlo run_;
    Session session_; ///< holds the tree alone
    QBoxLayout* halves_;
    QWidget* trees_ = nullptr;
    QScrollArea* side_ = nullptr;
    NoticeBar* notice_;
    UctCanvas* canvas_ = nullptr;
    FigureActions* figures_ = nullptr;
    QString title_; ///< the title of the tree
    EndStrip* end_ = nullptr;
    BesideAlphaBeta* beside_ = nullptr;
    StepRow* steps_ = nullptr;
    UctForm* form_ = nullptr;
    QCheckBox* marks_ = nullptr;
    QLabel* differences_ = nullptr;
    QLabel* whose_ = nullptr;
    QLabel* headline_ = nullptr;
    QLabel* text_ = nullptr;
    QList<QLabel*> counts_;
    ListingView* listing_ = nullptr;
};

} // namespace prunus
