#include "ui/shell/incoming.h"

#include "ui/files/saving.h"
#include "ui/session/editing.h"
#include "ui/session/loading.h"

#include <QDropEvent>
#include <QMessageBox>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QUrl>

namespace prunus {
namespace {

QStringList filesOf(const QMimeData& data) {
    QStringList files;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile()) {
            files << url.toLocalFile();
        }
    }
    return files;
}

bool isText(const QMimeData& data) {
    return !data.hasUrls() && !data.text().trimmed().isEmpty();
}

} // namespace

Incoming::Incoming(Session& session, Leaving& leaving, QWidget* window)
    : QObject(window), session_(session), leaving_(leaving), window_(*window) {
    connect(&session, &Session::pasteAsked, this, &Incoming::openPasted);
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

bool Incoming::eventFilter(QObject* watched, QEvent* event) {
    const bool drop = event->type() == QEvent::Drop;
    const bool drag = event->type() == QEvent::DragEnter;
    if ((drag || drop) && dropped(*static_cast<QDropEvent*>(event))) {
        return true;
    }
    return QObject::eventFilter(watched, event);
}

/// Or may be; says whether it is of any use.
bool Incoming::dropped(QDropEvent& event) {
    const QMimeData& data = *event.mimeData();
    const QStringList files = filesOf(data);
    if (files.isEmpty() && !isText(data)) {
        return false;
    }
    event.acceptProposedAction();
    if (event.type() == QEvent::Drop) {
        files.isEmpty() ? open(data) : emit filesDropped(files);
    }
    return true;
}

void Incoming::open(const QMimeData& data) {
    TreeClipboard::read(this, data,
                        [this, text = data.text()](const auto& read) { openAs(text, read); });
}

void Incoming::openPasted(const PasteOffer& offer) {
    const auto opens = [this, text = offer.text] {
        QMimeData data;
        data.setText(text);
        open(data);
    };
    if (offer.way.isEmpty()) {
        opens();
        return;
    }
    ask(
        [this, opens] {
            const QScopedValueRollback asked(asked_, true);
            opens();
        },
        offer);
}

/// Whether it is to be a tree of its own, or goes where it was pasted.
void Incoming::ask(const std::function<void()>& opens, const PasteOffer& offer) {
    auto* question = new QMessageBox(QMessageBox::NoIcon, tr("Paste"),
                                     offer.way.isEmpty() ? tr("Open what is pasted as a new tree?")
                                                         : tr("Where does the pasted tree belong?"),
                                     QMessageBox::Cancel, asker(window_));
    question->setObjectName(QStringLiteral("pasteQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    if (!session_.path().isEmpty()) {
        question->setInformativeText(
            tr("A new tree takes the place of “%1” in this window. The file stays as it is.")
                .arg(session_.title()));
    }
    QPushButton* fresh = question->addButton(tr("&New tree"), QMessageBox::AcceptRole);
    const QAbstractButton* other =
        offer.way.isEmpty() ? nullptr : question->addButton(offer.way, QMessageBox::AcceptRole);
    question->setDefaultButton(fresh);
    connect(question, &QMessageBox::buttonClicked, this,
            [question, fresh, other, opens, go = offer.go](const QAbstractButton* button) {
                question->setObjectName({});
                question->close();
                if (button == fresh) {
                    opens();
                } else if (button == other) {
                    go();
                }
            });
    question->open();
    question->activateWindow();
}

void Incoming::openAs(const QString& text,
                      const tl::expected<TreeClipboard::Pasted, TreeClipboard::Fault>& read) {
    if (read) {
        const std::function<void()> opens = [this, text, pasted = *read] {
            leaving_.then([this, text, pasted] { take(text, pasted); });
        };
        // Unsaved work is asked about anyway.
        session_.path().isEmpty() || asked_ || !leaving_.mayLeave() ? opens() : ask(opens);
        return;
    }
    if (read.error().readings.empty()) {
        emit session_.failed(read.error().sentence);
    } else {
        emit session_.readingTold(
            {{read.error().sentence}, read.error().readings, readAgain(text, nullptr)});
    }
}

void Incoming::take(const QString& text, const TreeClipboard::Pasted& pasted) {
    if (!pasted.told.isEmpty() || !pasted.others.empty()) {
        // Once it has landed: till then the notices are those of the tree before.
        connect(
            &session_, &Session::documentChanged, this,
            [this, text, pasted] {
                if (session_.document()->shared == pasted.tree) {
                    emit session_.readingTold(
                        {pasted.told, pasted.others, readAgain(text, pasted.tree)});
                }
            },
            Qt::SingleShotConnection);
    }
    session_.openUnsaved({pasted.tree, {}, tr("Untitled tree"), {}});
}

/// In the place of the first reading, if there was one.
std::function<void(Notation)> Incoming::readAgain(const QString& text,
                                                  const std::shared_ptr<const GameTree>& first) {
    return [this, text, first](Notation as) {
        QMimeData data;
        data.setText(text);
        const auto read = TreeClipboard::tree(data, as);
        const auto document = session_.document();
        const bool typed = session_.editing().unfinished(Editing::Typing::text).has_value();
        if (read && document && document->shared == first && !typed) {
            take(text, *read);
        } else {
            openAs(text, read);
        }
    };
}

} // namespace prunus

#include "moc_incoming.cpp"
