#pragma once

#include "ui/canvas/treecanvas.h"
#include "ui/session/session.h"

#include <QAction>
#include <QFileDialog>

namespace prunus {

/// File ▸ Export figure: the current step as SVG, PNG or PDF, with the choices of the canvas and in
/// light colours, which suit paper. The file is written beside the window.
class ExportFigure : public QAction {
    Q_OBJECT

  public:
    /// Session and canvas must outlive this; dialogs open on `window`.
    ExportFigure(const Session& session, const TreeCanvas& canvas, QWidget* window);

    /// Writes the current step; written() or failed() follows. Needs a search.
    void exportTo(const QString& path);

  signals:
    void written(const QString& path);
    /// One line on what failed, for the banner.
    void failed(const QString& message);

  private:
    void askForFile();
    [[nodiscard]] QString suggestedName() const;

    const Session& session_;
    const TreeCanvas& canvas_;
    QWidget* window_;
    /// Where the last figure went.
    QString folder_;
};

} // namespace prunus
