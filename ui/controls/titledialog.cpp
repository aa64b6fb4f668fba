#include "ui/controls/titledialog.h"

#include "ui/session/editing.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace prunus {

TitleDialog::TitleDialog(Session& session, QWidget* parent)
    : QDialog(parent), session_(session), title_(new QLineEdit(this)) {
    setObjectName(QStringLiteral("titleDialog"));
    setWindowTitle(tr("Title of the tree"));
    title_->setObjectName(QStringLiteral("titleField"));
    title_->setText(QString::fromStdString(session.document()->tree.header().title));
    shown_ = title_->text();
    title_->selectAll();
    auto* label = new QLabel(tr("&Title:"), this);
    label->setBuddy(title_);
    auto* hint = new QLabel(tr("It stands in the window, in figures and on handouts, and files are "
                               "named after it. Without one, the tree is called by its file."),
                            this);
    hint->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* set = buttons->addButton(tr("Set the title"), QDialogButtonBox::AcceptRole);
    set->setObjectName(QStringLiteral("titleApply"));
    set->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(label);
    column->addWidget(title_);
    column->addWidget(hint);
    column->addStretch(1);
    column->addWidget(buttons);
    resize(460, 180);
    connect(buttons, &QDialogButtonBox::accepted, this, &TitleDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // Another tree has another title.
    connect(&session, &Session::documentChanged, this, [this](const NodeMap* edited) {
        if (edited == nullptr) {
            reject();
        }
    });
}

/// A title that nobody changed is no edit.
void TitleDialog::accept() {
    const std::string title = title_->text().trimmed().toStdString();
    if (title_->text() != shown_ && session_.editing().possible() &&
        title != session_.document()->tree.header().title &&
        session_.editing().perform(SetTitle{title})) {
        return; // the session has told why
    }
    QDialog::accept();
}

} // namespace prunus

#include "moc_titledialog.cpp"
