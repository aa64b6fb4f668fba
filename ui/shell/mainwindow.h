#pragma once

#include "ui/look/theme.h"
#include "ui/panels/timeline.h"
#include "ui/session/playback.h"
#include "ui/session/session.h"
#include "ui/session/stepactions.h"
#include "ui/session/viewactions.h"
#include "ui/shell/errorbanner.h"
#include "ui/shell/windowsettings.h"

#include <QMainWindow>
#include <QMenu>
#include <QPointer>
#include <QSettings>
#include <functional>
#include <memory>

namespace prunus {

class FigureActions;
class GameMenu;
class FileNotice;
class PracticeMode;
class Presentation;
class RecentFiles;
class Recovery;
class Saving;
class Leaving;
class Incoming;
class FindBar;
class TreeCanvas;
class NoteStrip;
class NoticeBar;
class GrowthDialog;
class ManualWindow;
class MinimalOverlay;
class MonteCarloAction;
class Tour;
struct Difference;
struct GameToUnfold;
struct GrowthChoice;
struct ManualFigure;

/// The window: the tree, the timeline beneath it, and the panels around them.
class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a file; asks first if that would lose unsaved work.
    void openFile(const QString& path);
    /// Opens a tree that is given as text; asks first if that would lose unsaved work.
    void openText(const QString& text, const QString& title, std::optional<Rules> rules = {});
    /// Opens the tree of a game, which is unfolded in the background; asks first if that would lose
    /// unsaved work.
    void openGame(const GameToUnfold& game);
    /// Shows a difference in the place of the open tree, with both searches side by side.
    void openDifference(const Difference& difference);
    /// Opens the tree of figure 5.2, with which the program starts, and then calls `then`.
    void openExample(const std::function<void()>& then = [] {});

    /// Takes choices, look and recent files from these settings, and keeps them there from now on.
    /// Without this call a window has the defaults and keeps nothing.
    void rememberIn(std::unique_ptr<QSettings> settings);

    /// Keeps unsaved work in this folder from now on, and offers what was left there. Without this
    /// call a window leaves nothing on disk.
    void recoverIn(const QString& folder);

    [[nodiscard]] Session& session() { return session_; }
    /// Whether the window asks about something before it closes.
    [[nodiscard]] bool holdsUnsaved() const;
    /// Closes the window, and calls `goOn` once it is closed; does not call it if the user wants
    /// the window to stay.
    void closeThen(const std::function<void()>& goOn);

  signals:
    /// Each of these files is to be opened in a window of its own; an empty path stands for the
    /// example.
    void windowsWanted(const QStringList& files);
    /// A difference is to be shown in a window of its own.
    void differenceWanted(const prunus::Difference& difference);
    /// All windows are to be closed.
    void quitWanted();

  protected:
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

  private:
    void buildCentre();
    QWidget* buildMain();
    void buildMenus();
    void buildFileMenu();
    void buildEditMenu();
    void buildStepMenu();
    void buildCompareMenu();
    void buildExamEntry();
    void buildViewMenu();
    void addZoom(QMenu& view);
    void addMinimalTree(QMenu& view);
    void tellMinimalWithheld();
    void buildThemeMenu(QMenu& view);
    void buildTextSizeMenu(QMenu& view);
    void buildHelpMenu();
    void connectSession();
    void askForFile();
    void openFiles(const QStringList& paths);
    void openLesson(const QString& path);
    void openAt(const UnsavedTree& tree, std::uint32_t at);
    void openWindow();
    void quit();
    void browseExamples();
    void askForNewTree();
    void showGrowth();
    void openGrown(const GrowthChoice& choice);
    void openGrownGame(GameToUnfold game);
    void showTitle();
    void connectBars();
    void tellSaved(const QString& path);
    void tellExported(const QString& path);
    void showTheme(ThemeKind kind);
    void showTextScale(double scale);
    void showManual();
    void openOfManual(const ManualFigure& figure);
    void showKeys();
    void findCommand();
    void showCanvasMenu(QPoint onScreen);
    void showAbout();
    void fitText();

    Session session_;
    Playback playback_;
    StepActions stepActions_;
    ViewActions viewActions_;
    QAction* open_;
    QAction* examples_;
    Saving* saving_;
    Leaving* leaving_;
    Incoming* incoming_;
    Recovery* recovery_ = nullptr;
    WindowSettings* remembering_ = nullptr;
    KeptControls kept_;
    NoticeBar* restoreBar_ = nullptr;
    NoticeBar* fileBar_ = nullptr;
    NoticeBar* savedBar_ = nullptr;
    NoticeBar* importBar_ = nullptr;
    NoticeBar* draftBar_ = nullptr;
    NoticeBar* boardsBar_ = nullptr;
    NoticeBar* minimalBar_ = nullptr;
    Tour* tour_ = nullptr;
    FileNotice* fileNotice_ = nullptr;
    RecentFiles* recent_ = nullptr;
    GameMenu* games_ = nullptr;
    FigureActions* figures_ = nullptr;
    PracticeMode* practice_ = nullptr;
    Presentation* presentation_;
    double textScale_ = 1;
    TreeCanvas* canvas_ = nullptr;
    Timeline* timeline_ = nullptr;
    NoteStrip* noteStrip_ = nullptr;
    ErrorBanner* banner_ = nullptr;
    FindBar* findBar_ = nullptr;
    Panels* panels_ = nullptr;
    QPointer<GrowthDialog> growth_;
    QPointer<ManualWindow> manual_;
    MinimalOverlay* minimal_ = nullptr;
    MonteCarloAction* monteCarlo_ = nullptr;
};

} // namespace prunus
