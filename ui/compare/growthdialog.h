#pragma once

#include "ui/compare/growthform.h"
#include "ui/compare/growthrun.h"
#include "ui/session/loading.h"
#include "ui/session/session.h"

#include <QDialog>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace prunus {

class GrowthChart;

/// A tree to open, which stands for a point of the chart, and the search that the point shows.
struct GrowthChoice {
    std::shared_ptr<const GameTree> tree;
    QString name;
    SearchOptions options;
};

/// The dialog of Search ▸ Growth: a chart of how the searches grow with the depth, which is
/// measured in the background.
class GrowthDialog : public QDialog {
    Q_OBJECT

  public:
    /// The session must outlive this.
    explicit GrowthDialog(const Session& session, QWidget* parent = nullptr);

  signals:
    /// Requests to open the tree of a point. It may be the tree of the window.
    void chosen(const prunus::GrowthChoice& choice);
    /// Requests to open the tree of a game's point, searched as the point was; the search of the
    /// game visited so many nodes.
    void gameChosen(const prunus::GameToUnfold& game, std::uint64_t visited);

  private:
    QWidget* buildForm();
    QWidget* buildChart();
    QWidget* buildButtons();
    void startOrStop();
    void derive();
    void tell();
    [[nodiscard]] QString toldOfRun() const;
    void openPoint();
    void openRandom(const GrowthPoint& point);
    void openGame(const GrowthPoint& point);
    void warn(const QString& text);
    void exportTo(const QString& path);
    void askForFile();

    const Session& session_;
    GrowthForm* form_;
    /// The form and the button that starts.
    QWidget* side_ = nullptr;
    GrowthChart* chart_ = nullptr;
    GrowthRun run_;
    QComboBox* count_ = nullptr;
    QLabel* pointed_ = nullptr;
    QLabel* said_ = nullptr;
    QProgressBar* bar_ = nullptr;
    QPushButton* start_ = nullptr;
    QPushButton* export_ = nullptr;
    /// What the run that ended could not measure: how many points, and the first of them in a
    /// sentence.
    int gaps_ = 0;
    QString firstGap_;
    /// What went wrong with the last command; empty if nothing did.
    QString warning_;
    /// The folder of the last file that was exported.
    QString folder_;
};

} // namespace prunus
