#pragma once

#include "ui/canvas/treecanvas.h"
#include "ui/export/figuredialog.h"
#include "ui/export/printing.h"
#include "ui/web/webpage.h"

#include <QAction>
#include <QPointer>
#include <QPrinter>
#include <functional>

namespace prunus {

/// The commands that take figures out of the window: export, handout, copy, print. Files are
/// written in the background. Choices made once are offered again.
class FigureActions : public QObject {
    Q_OBJECT

  public:
    /// Session and canvas must outlive this; dialogs open on `window`.
    FigureActions(const Session& session, const TreeCanvas& canvas, QWidget* window);

    QAction* const exportFigure;
    QAction* const exportHandout;
    QAction* const exportWebPage;
    QAction* const copyPicture;
    QAction* const copyQuestion;
    QAction* const printPreview;
    QAction* const print;

    /// Makes the sheet that takes the place of the step: a question, with the answers given so far
    /// or without; or a step of a search that belongs to no session.
    using Asked = std::function<FigureSheet(bool answered)>;
    /// Sets what takes the place of the step; an empty function brings back the step.
    void ask(Asked question);

    /// Reads the choices from these settings, and writes them there, from now on.
    void keepIn(QSettings& settings);
    [[nodiscard]] ExportChoices choices() const;

    /// Writes the current step as chosen; written() or failed() follows. Needs a search.
    void exportTo(const QString& path);
    /// Puts the current step on the clipboard, as PNG and SVG; copied() or failed() follows.
    void copy();
    /// Prints the current step with its sentence, or failed() follows.
    void printOn(QPrinter& printer);

  signals:
    void written(const QString& path);
    void copied();
    /// Emitted with one line on what failed, for the banner.
    void failed(const QString& message);

  private:
    QAction* add(const QString& text, const char* name, const QKeySequence& keys);
    [[nodiscard]] ShownStep shown(bool answered = true) const;
    void derive();
    void keep(const ExportChoices& choices);
    void askForFigure();
    void askForHandout();
    void askForWebPage();
    void askForFile(const QString& name, const QList<FigureFormat>& offered,
                    const std::function<void(const QString&)>& write);
    void askForFile(const QString& name, const QStringList& kinds,
                    const std::function<void(const QString&)>& write);
    void exportAs(const ShownStep& step, const QString& path, const ExportChoices& chosen);
    void exportHandoutOf(const ShownStep& step, const QString& path, const HandoutChoices& chosen);
    void exportPage(const WebPage& page, const QString& path);
    /// Called with the number of parts done; false stops the writing. writeLong() writes in the
    /// background what takes long, in a known number of parts.
    using PartDone = std::function<bool(std::uint64_t)>;
    void writeLong(const QString& label, const char* name, std::uint64_t parts, const QString& path,
                   const std::function<tl::expected<void, QString>(const PartDone&)>& write,
                   const QString& noRoom);
    static QString cannotBeMade(const QString& reason);
    void copyAs(const ShownStep& step, const ExportChoices& chosen);
    [[nodiscard]] ExportChoices choices(Subject subject) const;
    [[nodiscard]] static OnPaper onPaper(const ShownStep& step, const ExportChoices& chosen);
    void printOn(QPrinter& printer, const OnPaper& printed);
    void tell(const QString& path, const tl::expected<void, QString>& outcome);
    void askForPrinter(const ShownStep& step, const ExportChoices& chosen);
    void showPrintPreview();

    const Session& session_;
    const TreeCanvas& canvas_;
    QWidget* window_;
    Asked asked_;
    QPointer<QSettings> settings_;
    ExportChoices unkept_; ///< the choices while there are no settings
    /// The folder of the last file.
    QString folder_;
};

} // namespace prunus
