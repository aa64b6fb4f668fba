#pragma once

#include <QFileDialog>

namespace prunus {

/// What a save dialog asks for: the name of the file to write, of one of several kinds such as
/// `Tables (*.csv)`.
struct SaveQuestion {
    const char* name;
    QString title;
    QStringList kinds;
    /// The kind that is selected at first; empty for the first one.
    QString kind = {};
    /// The folder in which the dialog opens; if empty, the folder in which a file was chosen last.
    QString folder = {};
    QString file;
};

/// Makes a dialog that asks this question. A file name without an ending gets the first ending of
/// its kind. The caller connects to fileSelected() and opens the dialog; the dialog deletes itself.
[[nodiscard]] QFileDialog* makeSaveDialog(QWidget* parent, const SaveQuestion& question);

} // namespace prunus
