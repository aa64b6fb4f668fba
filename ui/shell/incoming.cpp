#include "ui/shell/incoming.h"

#include "ui/session/editing.h"
#include "ui/session/opening.h"

#include <QDropEvent>
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
    : QObject(window), session_(session), leaving_(leaving) {
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

void Incoming::openAs(const QString& text,
                      const tl::expected<TreeClipboard::Pasted, TreeClipboard::Fault>& read) {
    if (read) {
        leaving_.then([this, text, pasted = *read] { take(text, pasted); });
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
