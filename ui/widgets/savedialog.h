#pragma once

#include <QFileDialog>

namespace prunus {

/// What is asked for: the file to write, in one of some kinds, such as `Tables (*.csv)`.
struct SaveQuestion {
    const char* name;
    QString title;
    QStringList kinds;
    /// One of the kinds, or nothing for the first.
    QString kind = {};
    /// Where to begin; where files were chosen last if it is empty.
    QString folder = {};
    QString file;
};

/// A dialog that asks so. A file without an ending gets the first of its kind. Wait for
/// fileSelected(), and open it; it deletes itself.
[[nodiscard]] QFileDialog* makeSaveDialog(QWidget* parent, const SaveQuestion& question);

} // namespace prunus
