#include "ui/widgets/savedialog.h"

#include <QRegularExpression>

namespace prunus {

QFileDialog* makeSaveDialog(QWidget* parent, const SaveQuestion& question) {
    auto* dialog = new QFileDialog(parent, question.title, question.folder);
    dialog->setObjectName(QLatin1String(question.name));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(question.kinds);
    if (!question.kind.isEmpty()) {
        dialog->selectNameFilter(question.kind);
    }
    const auto endAs = [dialog](const QString& kind) {
        static const QRegularExpression ending(QStringLiteral("\\*\\.([\\w.-]+)"));
        dialog->setDefaultSuffix(ending.match(kind).captured(1));
    };
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, endAs);
    endAs(dialog->selectedNameFilter());
    dialog->selectFile(question.file);
    return dialog;
}

} // namespace prunus
