#include "ui/window/importnotices.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace prunus {

ImportNotices::ImportNotices(Session& session, NoticeBar& bar, QWidget* window)
    : QObject(window), session_(session), bar_(bar), window_(window) {
    connect(&session, &Session::documentChanged, this, [this] {
        if (session_.continuation() == nullptr) {
            tell();
        }
    });
}

void ImportNotices::tell() {
    const QStringList notices = session_.document()->notices;
    if (notices.isEmpty()) {
        bar_.hide();
        return;
    }
    std::vector<NoticeBar::Answer> answers;
    QString text = notices.front();
    if (notices.size() > 1) {
        text = tr("%1 (and %n more)", nullptr, static_cast<int>(notices.size() - 1)).arg(text);
        answers.emplace_back(tr("Show &all"), [this, notices] { showAll(notices); });
    }
    answers.emplace_back(tr("&Close"), [] {});
    bar_.tell(text, answers);
}

void ImportNotices::showAll(const QStringList& notices) {
    auto* dialog = new QDialog(window_);
    dialog->setObjectName(QStringLiteral("importNotices"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("How %1 was read").arg(session_.document()->name));
    auto* list = new QPlainTextEdit(notices.join(QStringLiteral("\n\n")), dialog);
    list->setObjectName(QStringLiteral("importNoticeList"));
    list->setAccessibleName(dialog->windowTitle());
    list->setReadOnly(true);
    list->setTabChangesFocus(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(list, 1);
    column->addWidget(buttons);
    dialog->resize(640, 320);
    dialog->open();
}

} // namespace prunus
