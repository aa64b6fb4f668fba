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

/// A point of the chart as a tree to open, and the search that it stands for.
struct GrowthChoice {
    std::shared_ptr<const GameTree> tree;
    QString name;
    SearchOptions options;
};

/// Search ▸ Growth: how the searches grow with the depth, measured beside the window, as a chart.
class GrowthDialog : public QDialog {
    Q_OBJECT

  public:
    /// The session must outlive this.
    explicit GrowthDialog(const Session& session, QWidget* parent = nullptr);

  signals:
    /// The tree of a point is wanted. It may be that of the window.
    void chosen(const prunus::GrowthChoice& choice);
    /// The tree of a game's point is wanted, searched as it was; there that visited so many nodes.
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
    /// The form, and what starts.
    QWidget* side_ = nullptr;
    GrowthChart* chart_ = nullptr;
    GrowthRun run_;
    QComboBox* count_ = nullptr;
    QLabel* pointed_ = nullptr;
    QLabel* said_ = nullptr;
    QProgressBar* bar_ = nullptr;
    QPushButton* start_ = nullptr;
    QPushButton* export_ = nullptr;
    /// What the ended run could not measure: how much, and the first of it in a sentence.
    int gaps_ = 0;
    QString firstGap_;
    /// What went wrong with the last command; empty if nothing did.
    QString warning_;
    /// Where the last file went.
    QString folder_;
};

} // namespace prunus
